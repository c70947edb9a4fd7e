/** A position for each question of the game, found by `scripts/gallery.ts`. */
import { readFileSync } from 'node:fs';

export interface GalleryRecord {
  /** The engine's name for the question, then what distinguishes this position. */
  readonly name: string;
  /** The file to import. */
  readonly record: object;
}

export const GALLERY: readonly GalleryRecord[] = JSON.parse(readFileSync(new URL('gallery.json', import.meta.url), 'utf8'));
