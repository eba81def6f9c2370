import type { ShareWords } from './lay-out-words.ts';

/** The file below `/share/` that tells the integration which images to draw. */
export const PICTURE_LIST = 'pictures.json';

/** An image: its path below `/share/` without `.png`, and its text. */
export type Picture = { image: string; words: ShareWords };
