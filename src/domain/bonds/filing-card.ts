/** Where one bond is filed in one state, by whom and how. */
import {
  filerWords,
  filingBadge,
  type Filer,
  type FilingBadge,
  type FilingMethod,
} from '../states/filing.ts';
import type { StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';

/** What the catalogue says of filing one bond. */
export type FiledBond = {
  category: BondCategory;
  whoFiles: Filer;
  howFiled: string;
  /** True where the bond goes the way that its state tells of the family. */
  followsStateFiling: boolean;
  states: Partial<
    Record<
      StateCode,
      { whoFiles?: Filer | undefined; howFiled?: string | undefined; note?: string | undefined }
    >
  >;
};

/** How a state takes one family of bonds. */
export type FamilyFiling = {
  category: BondCategory;
  channel: FilingMethod;
  whoFiles: Filer;
  how: string;
  refuses?: string | undefined;
};

/** The card of a bond on the desk. */
export type BondFiling = {
  /** Left out where no way of filing is known to be the only one. */
  badge?: FilingBadge;
  whoFiles: string;
  how: string;
  /** What is sent back, where that is known. */
  refuses?: string;
  note?: string;
};

/** The filing card of a bond in a state, with what the state says of the bond's family. */
export function bondFiling(
  bond: FiledBond,
  state: StateCode,
  stateFilings: readonly FamilyFiling[],
): BondFiling {
  const own = bond.states[state] ?? {};
  const family = bond.followsStateFiling
    ? stateFilings.find(({ category }) => category === bond.category)
    : undefined;

  return {
    ...(family && { badge: filingBadge(family.channel) }),
    whoFiles: filerWords(own.whoFiles ?? family?.whoFiles ?? bond.whoFiles),
    how: own.howFiled ?? family?.how ?? bond.howFiled,
    ...(family?.refuses && { refuses: family.refuses }),
    ...(own.note && { note: own.note }),
  };
}
