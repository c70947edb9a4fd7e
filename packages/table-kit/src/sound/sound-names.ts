/** The sounds that a table can make. */
export const SOUND_NAMES = ['dice', 'coins', 'sail', 'cannon', 'bell', 'card', 'quill', 'storm', 'drum'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];
