import type {
  BeforeSigning,
  FamilyFiling,
  FiledBond,
  Signings,
} from '../../domain/bonds/filing-card.ts';
import type { BondSlug } from '../../domain/bonds/bond-types.ts';
import type { StateCode } from '../../domain/us-states.ts';
import { type Requirement, rowPath } from '../../domain/requirements/requirement.ts';
import { getBonds } from './bonds.ts';
import { getServedStates } from './states.ts';

/**
 * The part of the catalog for the customer's dashboard: how each bond is filed in each state, and
 * how it is released.
 */
export type DeskContent = {
  bonds: Partial<Record<BondSlug, FiledBond & Signings & BeforeSigning & { release: string[] }>>;
  states: Partial<Record<StateCode, FamilyFiling[]>>;
};

/**
 * Load the catalog for the dashboard, without sources and product texts, which customers read
 * before they bought.
 */
export async function getDeskCatalogue(): Promise<DeskContent> {
  const [bonds, states] = await Promise.all([getBonds(), getServedStates()]);

  return {
    bonds: Object.fromEntries(
      bonds.map(({ id, data, requirements, signings, beforeSigning }) => [
        id,
        {
          category: data.category,
          whoFiles: data.whoFiles,
          howFiled: data.howFiled,
          followsStateFiling: data.followsStateFiling,
          release: data.release,
          signings,
          beforeSigning,
          states: Object.fromEntries(
            Object.entries(data.states)
              .map(([code, { whoFiles, howFiled }]) => [
                code,
                { whoFiles, howFiled, lawPath: howFiled && lawPath(requirements, code) },
              ])
              .filter(([, words]) => Object.values(words ?? {}).some(Boolean)),
          ),
        },
      ]),
    ),
    states: Object.fromEntries(
      states.map(({ data }) => [
        data.code,
        data.filing.map(({ category, channel, whoFiles, how, refuses }) => ({
          category,
          channel,
          whoFiles,
          how,
          ...(refuses !== undefined && { refuses }),
        })),
      ]),
    ),
  };
}

/** The row about the days for filing in a state, or else the first row of the state. */
function lawPath(rows: readonly Requirement[], code: string): string | undefined {
  const ofState = rows.filter(({ state }) => state === code);
  const row = ofState.find(({ fact }) => fact === 'deadline') ?? ofState[0];

  return row && rowPath(row);
}
