/** What the player is told of an error. */
import { missingParts } from '@bb/ui/missing-parts.svelte.ts';
import { say } from '../i18n/say.ts';

export function errorText(error: unknown): string {
  if (missingParts.caused(error)) return say().pages.cannotFetch;
  return error instanceof Error ? error.message : String(error);
}
