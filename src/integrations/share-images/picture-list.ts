import type { ShareWords } from './lay-out-words.ts';

/** The file below `/share/` by which the pages tell the end of the build what to draw. */
export const PICTURE_LIST = 'pictures.json';

/** A picture: its path below `/share/` without `.png`, and what it says. */
export type Picture = { image: string; words: ShareWords };
