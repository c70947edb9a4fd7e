/** Reads the page's fonts, to embed them in the chronicle. */

import title from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2?url';
import text from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import type { PageFont } from './chronicle-page.ts';

const FONTS = { 'IM Fell English': title, 'EB Garamond': text } as const;

/** @returns the fonts that could be fetched; the chronicle falls back on the system's for the others */
export async function pageFonts(): Promise<readonly PageFont[]> {
  const fonts = await Promise.all(Object.entries(FONTS).map(([family, url]) => read(family, url).catch(() => null)));
  return fonts.flatMap((font) => font ?? []);
}

async function read(family: string, url: string): Promise<PageFont | null> {
  const answer = await fetch(url);
  if (!answer.ok) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { family, source: `data:font/woff2;base64,${btoa(binary)}` };
}
