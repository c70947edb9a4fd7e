import { expect, test } from 'vitest';
import { BadInput } from './bad-input.ts';
import { type Format, inNewestFormat } from './formats.ts';

interface Song {
  readonly format: number;
  readonly title: string;
  readonly verses?: readonly string[];
  readonly singers?: number;
}

/** Made up: format 2 wrote a song's text as verses, and format 3 counted the singers. */
const SONGS: Format<Song> = {
  of: 'songs',
  newest: 3,
  migrations: {
    2: (song) => ({ ...song, verses: [song.title] }),
    3: (song) => ({ ...song, singers: song.verses?.length ?? 0 }),
  },
};
const read = (format: unknown) => inNewestFormat({ format: 1, title: 'Fifteen men' }, format, SONGS);

test('data of an older format goes through each migration after it, in order', () => {
  expect(read(1)).toEqual({ format: 1, title: 'Fifteen men', verses: ['Fifteen men'], singers: 1 });
  expect(read(2)).toEqual({ format: 1, title: 'Fifteen men', singers: 0 });
});

test('data of the newest format is left as it is', () => {
  expect(read(3)).toEqual({ format: 1, title: 'Fifteen men' });
});

test.each([4, 0, -1, 1.5, Number.NaN, '3', null, undefined, 'what-if-1'])('the format %s is refused, at its place', (format) => {
  expect(() => read(format)).toThrow(new BadInput('format', `this program reads songs of formats 1 to 3, not ${String(format)}`));
});

test('without migrations, only the newest format is read', () => {
  const only = { ...SONGS, migrations: {} };
  expect(() => inNewestFormat({ format: 2, title: '' }, 2, only)).toThrow('format: this program reads songs of format 3, not 2');
});
