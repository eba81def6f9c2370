import { filingBadge, filingFor } from '../../domain/states/filing.ts';
import type { CitedRule } from '../schemas/worksheets.ts';
import { getServedStates } from './states.ts';
import { getAppealStates, getProbateStates } from './worksheets.ts';

/** Load what the Attorney Desk knows about each served state: the rules for amounts, and how a court bond is filed. */
export async function getDeskStates() {
  const probate = await getProbateStates();
  const appeal = await getAppealStates();

  return Object.fromEntries(
    (await getServedStates()).map(({ data: { code, name, filing } }) => {
      const estate = probate.find((state) => state.code === code);
      const judgment = appeal.find((state) => state.code === code);
      const court = filing?.find(({ category }) => category === 'court');

      return [
        code,
        {
          name,
          filing: court && {
            label: filingBadge(court.channel).label,
            how: filingFor('attorney', court.how),
          },
          probate: estate?.computed,
          appeal: judgment?.computed,
          probateRules: (estate?.cited ?? []).map(toDeskRule),
          guardianRule: estate?.guardian && toDeskRule(estate.guardian),
          appealRules: (judgment?.cited ?? []).map(toDeskRule),
        },
      ];
    }),
  );
}

function toDeskRule({ rule, row, source: { title, citation } }: CitedRule) {
  return { rule, row, source: citation ?? title };
}
