import type { FamilyFiling, FiledBond } from '../bonds/filing-card.ts';
import type { BondCategory, BondSlug } from '../bonds/bond-types.ts';
import type { FilingMethod } from '../states/filing.ts';
import type { StateCode } from '../us-states.ts';

/** A sentence, with its sources as printed: "S.C. Code 62-3-604, ... (checked November 2026)". */
export type SourcedSentence = { text: string; sources: readonly string[] };

/** A note on a state. A note about estates cites law that does not apply to a guardian, a trust or an appeal. */
export type StateNote = SourcedSentence & { isOfEstates?: boolean };

/** The words for one family of bonds. */
export type FamilyWords = {
  checks: readonly string[];
  bring: readonly string[];
  askFor: readonly string[];
};

/** The filing facts of a bond, with the sources of each state's entry. */
export type PacketBondWords = FiledBond &
  NamedMethod & {
    states: Partial<Record<StateCode, NamedMethod & { sources?: readonly string[] }>>;
  };

/** True when `howFiled` says whether the office takes paper, an upload or an email. */
type NamedMethod = { namesMethod?: boolean };

/** The filing facts of a state. */
export type PacketStateWords = {
  filing: readonly (FamilyFiling & { sources: readonly string[] })[];
  /** The filing method of the one office that takes a bond, as on the state's page. */
  methods?: Partial<Record<BondSlug, FilingMethod>>;
  /** Notes about filing by a fiduciary. */
  notes: readonly StateNote[];
};

/** All texts of filing packets, generated from the content. */
export type FilingWords = {
  channels: Record<FilingMethod | 'unknown', string>;
  /** For a bond that is filed in other states and that no office takes in this one. */
  kept: FamilyWords;
  families: Record<BondCategory, FamilyWords>;
  /** Bonds with their own checks instead of those of their family. */
  ownFamilies: Partial<Record<BondSlug, FamilyWords>>;
  bonds: Record<BondSlug, PacketBondWords>;
  states: Partial<Record<StateCode, PacketStateWords>>;
};
