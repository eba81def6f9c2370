/** The place, person and method for filing one bond in one state. */
import {
  filerWords,
  filingBadge,
  type Filer,
  type FilingBadge,
  filingFor,
  type FilingMethod,
  type FilingReader,
} from '../states/filing.ts';
import type { StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';
import type { PaperSigning } from './paper-signing.ts';

/** What a state's law says about filing one bond. */
type OwnFiling = {
  whoFiles?: Filer | undefined;
  howFiled?: string | undefined;
  /** The address of the law's row. */
  lawPath?: string | undefined;
};

/** The filing facts of one bond in the catalog. */
export type FiledBond = {
  category: BondCategory;
  whoFiles: Filer;
  howFiled: string;
  /** True when the bond is filed as its state says for the family. */
  followsStateFiling: boolean;
  states: Partial<Record<StateCode, OwnFiling>>;
};

/** How a bond's paper is signed in the states where no notary's block alone attests it. */
export type Signings = { signings: Partial<Record<StateCode, PaperSigning>> };

/** What the principal does before signing, by state. */
export type BeforeSigning = { beforeSigning?: Partial<Record<StateCode, string>> };

/** The filing facts of a state for one family of bonds. */
export type FamilyFiling = {
  category: BondCategory;
  channel: FilingMethod;
  whoFiles: Filer;
  how: string;
  refuses?: string | undefined;
};

/** The filing card of a bond on the dashboard. */
export type BondFiling = {
  /** Missing when no single filing method is known. */
  badge?: FilingBadge;
  whoFiles: string;
  /** What to do before signing, if anything. */
  beforeSigning?: string;
  how: string;
  /** Common rejections, if known. */
  refuses?: string;
  /** The address of the row of the state's law for this bond. */
  lawPath?: string;
};

/** The facts of a state for the family of a bond; undefined if the bond is filed in its own way. */
export function familyFiling<Filing extends FamilyFiling>(
  { followsStateFiling, category }: Pick<FiledBond, 'followsStateFiling' | 'category'>,
  stateFilings: readonly Filing[],
): Filing | undefined {
  return followsStateFiling
    ? stateFilings.find((filing) => filing.category === category)
    : undefined;
}

/** Who files a bond in a state. */
export function filerOf(
  bond: FiledBond,
  state: StateCode,
  stateFilings: readonly FamilyFiling[],
): Filer {
  return (
    bond.states[state]?.whoFiles ?? familyFiling(bond, stateFilings)?.whoFiles ?? bond.whoFiles
  );
}

/** The filing card of a bond in a state. `stateFilings` are the state's facts by family. */
export function bondFiling(
  bond: FiledBond & BeforeSigning,
  state: StateCode,
  stateFilings: readonly FamilyFiling[],
  reader: FilingReader = 'customer',
): BondFiling {
  const own = bond.states[state] ?? {};
  const family = familyFiling(bond, stateFilings);
  const beforeSigning = bond.beforeSigning?.[state];

  return {
    ...(family && { badge: filingBadge(family.channel) }),
    whoFiles: filerWords(filerOf(bond, state, stateFilings), bond.category, reader),
    ...(beforeSigning && { beforeSigning: filingFor(reader, beforeSigning) }),
    how: filingFor(reader, own.howFiled ?? family?.how ?? bond.howFiled),
    ...(family?.refuses && { refuses: family.refuses }),
    ...(own.lawPath && { lawPath: own.lawPath }),
  };
}

/** How a bond is filed in one state: by whom, and the filing card. */
export type StateFiling = { filer: Filer; filing: BondFiling; signing: PaperSigning };

/** How a bond is filed in each of the states. */
export function filingsByState(
  bond: FiledBond & Signings,
  states: Partial<Record<StateCode, readonly FamilyFiling[]>>,
): Partial<Record<StateCode, StateFiling>> {
  return Object.fromEntries(
    Object.entries(states).map(([code, stateFilings]) => {
      const state = code as StateCode;

      return [
        state,
        {
          filer: filerOf(bond, state, stateFilings),
          filing: bondFiling(bond, state, stateFilings),
          signing: bond.signings[state] ?? 'notary',
        },
      ];
    }),
  );
}
