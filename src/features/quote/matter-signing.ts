import { atom } from 'nanostores';

/** Where the signatures of the open quote's matter stand. */
export type MatterSigning = {
  quoteId: string;
  matterId: string;
  /** Why somebody has not signed: a sentence for each person. */
  missing: readonly string[];
};

export const $matterSigning = atom<MatterSigning | undefined>();

/** The signatures that the open quote does not have yet. */
export type UnusedSignatures = {
  quoteId: string;
  matterId: string;
  /** What differs: a sentence for each signature. */
  sentences: readonly string[];
};

export const $unusedSignatures = atom<UnusedSignatures | undefined>();
