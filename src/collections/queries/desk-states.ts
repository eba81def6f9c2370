import { bondFiling } from '../../domain/bonds/filing-card.ts';
import type { BondSlug } from '../../domain/bonds/bond-types.ts';
import { MATTER_BONDS } from '../../domain/matters/matter-words.ts';
import { asksForClientId } from '../../domain/quote/required-documents.ts';
import type { StateCode } from '../../domain/us-states.ts';
import type { CitedRule } from '../schemas/worksheets.ts';
import { getBonds } from './bonds.ts';
import { type DeskContent, getDeskCatalogue } from './desk-catalogue.ts';
import { getServedStates } from './states.ts';
import { getAppealStates, getProbateStates } from './worksheets.ts';

const DESK_BONDS = Object.values(MATTER_BONDS).flatMap(Object.keys) as BondSlug[];

/** Load what the Attorney Desk knows about each served state: the rules for amounts, and how each bond is filed. */
export async function getDeskStates() {
  const probate = await getProbateStates();
  const appeal = await getAppealStates();
  const catalogue = await getDeskCatalogue();
  const asking = (await getBonds())
    .filter(({ data }) => asksForClientId(data.requiredDocuments.map(({ type }) => type)))
    .map(({ id }) => id);

  return Object.fromEntries(
    (await getServedStates()).map(({ data: { code, name } }) => {
      const estate = probate.find((state) => state.code === code);
      const judgment = appeal.find((state) => state.code === code);

      return [
        code,
        {
          name,
          filings: filingsOf(catalogue, code, asking),
          probate: estate?.computed,
          appeal: judgment?.computed,
          probateRules: (estate?.cited ?? []).map(toDeskRule),
          guardianRules: (estate?.guardian ?? []).map(toDeskRule),
          appealRules: (judgment?.cited ?? []).map(toDeskRule),
        },
      ];
    }),
  );
}

/**
 * How an attorney files each bond of the desk in a state. `asking` are the bonds whose quotes ask for the identification of
 * the client.
 */
function filingsOf({ bonds, states }: DeskContent, state: StateCode, asking: readonly BondSlug[]) {
  return Object.fromEntries(
    DESK_BONDS.flatMap((slug) => {
      const bond = bonds[slug];
      if (!bond) return [];
      const { badge, beforeSigning, how } = bondFiling(
        bond,
        state,
        states[state] ?? [],
        'attorney',
      );
      const filing = beforeSigning ? `${beforeSigning} ${how}` : how;

      return [
        [
          slug,
          {
            label: badge?.label,
            how: filing,
            ...(asking.includes(slug) && { asksForClientId: true }),
          },
        ],
      ];
    }),
  );
}

function toDeskRule({ rule, row, source: { title, citation } }: CitedRule) {
  return { rule, row, source: citation ?? title };
}
