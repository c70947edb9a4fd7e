/** What the player is told of an error. */
import { missingParts } from '@bb/table-kit/missing-parts.svelte.ts';

/** @returns an empty text for a part that can't be fetched: the line about the app says so, and offers to reload */
export function errorText(error: unknown): string {
  if (missingParts.caused(error)) return '';
  return error instanceof Error ? error.message : String(error);
}
