/** The conditions of a line in words, for contractors and underwriters. */
import { formatWholeMoney } from '../money.ts';
import { isStateCode, stateName } from '../us-states.ts';
import { USUAL_SPREAD_PERCENT } from './bid-spread.ts';
import { WORK_KIND_LABELS, type WorkKind } from './closed-sets.ts';
import type { Indemnitor } from './contractor-desk.ts';
import type { LineConditions } from './line-stops.ts';

/** A label and a value for each condition of a line. The spread has a usual limit. `people` names the indemnitors. */
export function conditionWords(
  conditions: LineConditions,
  people: readonly Pick<Indemnitor, 'id' | 'fullName'>[] = [],
): { label: string; value: string }[] {
  const { states, kinds, maxDurationDays, maxDamagesPerDay, minPriorJobPercent } = conditions;
  const { maxSpreadPercent = USUAL_SPREAD_PERCENT, maxStatementDays } = conditions;
  const pairs: [string, string | undefined][] = [
    ['States', states?.map((code) => (isStateCode(code) ? stateName(code) : code)).join(', ')],
    ['Kinds of work', kinds?.map((kind) => WORK_KIND_LABELS[kind as WorkKind]).join(', ')],
    ['Longest job', maxDurationDays === undefined ? undefined : `${maxDurationDays} days`],
    [
      'Liquidated damages',
      maxDamagesPerDay === undefined
        ? undefined
        : `Up to ${formatWholeMoney(maxDamagesPerDay)} a day`,
    ],
    [
      'Largest finished job',
      minPriorJobPercent === undefined ? undefined : `${minPriorJobPercent}% of the price or more`,
    ],
    [
      'Age of the statement',
      maxStatementDays === undefined ? undefined : `${maxStatementDays} days or less`,
    ],
    ['Owner’s own bond form', conditions.noOwnersForm ? 'Not covered' : undefined],
    ['Must have signed the indemnity', namesOf(conditions.indemnitors, people)],
    ['Takeover work', conditions.noTakeover ? 'Not covered' : undefined],
    ['Bid spread without an underwriter', `Up to ${maxSpreadPercent}%`],
  ];

  return pairs.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

function namesOf(
  ids: readonly string[] | undefined,
  people: readonly Pick<Indemnitor, 'id' | 'fullName'>[],
): string | undefined {
  return ids
    ?.map((id) => people.find((person) => person.id === id)?.fullName ?? 'A former indemnitor')
    .join(', ');
}
