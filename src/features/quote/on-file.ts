import { atom } from 'nanostores';
import type { NumberKind } from '~/domain/quote/draft-numbers';

/** The numbers that the server has sealed for this quote, each with the name of its principal. */
export type NumbersOnFile = Partial<Record<NumberKind, string>>;

export const $onFile = atom<NumbersOnFile>({});
