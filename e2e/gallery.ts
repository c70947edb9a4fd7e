/** A position for each question of the game: `scripts/gallery.ts` finds them. */
import { readFileSync } from 'node:fs';

export interface GalleryRecord {
  /** The question, and its circumstances. */
  readonly name: string;
  /** To be opened as a file. */
  readonly record: object;
}

export const GALLERY: readonly GalleryRecord[] = JSON.parse(readFileSync(new URL('gallery.json', import.meta.url), 'utf8'));
