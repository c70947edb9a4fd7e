import { BadInput } from '@bb/kernel';

/** @throws BadInput if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('', `The file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
