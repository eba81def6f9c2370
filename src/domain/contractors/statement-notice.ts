/** What a contractor's statements need soon: the CPA's level for a bid, and a newer statement before the old one is stale. */
import { daysBetween, formatDate } from '../dates.ts';
import { dollars, formatWholeMoney, type Cents } from '../money.ts';
import {
  type BondForm,
  FORM_LABELS,
  keysOf,
  LEVEL_LABELS,
  type StatementLevel,
} from './closed-sets.ts';

/** How long before a statement is stale the desk says so, in days. */
export const EXPIRY_NOTICE_DAYS = 120;

/** The usual level for a single job above each price. Underwriters decide. */
const USUAL_LEVELS: readonly { above: Cents; level: StatementLevel }[] = [
  { above: dollars(1_000_000), level: 'reviewed' },
  { above: dollars(500_000), level: 'compiled' },
];

/** The level of a CPA's statement that underwriters usually ask for at a price. Up to $500,000 none is usual. */
export function usualLevel(price: Cents): StatementLevel {
  return USUAL_LEVELS.find(({ above }) => price > above)?.level ?? 'internal';
}

/** What to say before a bid about the level of the latest statement. Undefined when it is usual for the price. */
export function levelNotice(price: Cents, level: StatementLevel | undefined): string | undefined {
  const wanted = missingLevel(price, level);

  return (
    wanted &&
    `For a job of ${formatWholeMoney(price)}, underwriters usually ask for a statement ${wanted}. This is an estimate: an underwriter decides.`
  );
}

/** What to say a year ahead about the level that the wanted limit usually needs. Undefined when the latest one has it. */
export function yearAheadNotice(
  singleAsked: Cents,
  level: StatementLevel | undefined,
): string | undefined {
  const wanted = missingLevel(singleAsked, level);

  return (
    wanted &&
    `For jobs of ${formatWholeMoney(singleAsked)}, the limit that you want, underwriters usually ask for a fiscal year-end statement ${wanted}. You can ask with the statement that you have: an underwriter decides. Arrange the next one with your CPA before your fiscal year ends.`
  );
}

/** The usual level in words if the latest statement is below it: "reviewed by a CPA". */
function missingLevel(price: Cents, level: StatementLevel | undefined): string | undefined {
  const order = keysOf(LEVEL_LABELS);
  const wanted = usualLevel(price);
  if (order.indexOf(level ?? 'internal') >= order.indexOf(wanted)) return undefined;

  return LEVEL_LABELS[wanted].toLowerCase().replace('cpa', 'CPA');
}

/** What to say before a bid about the form of the bonds. We print each bond on our own form. */
export function formNotice(form: BondForm): string {
  if (form === 'none') return 'The owner names no bond form, so we issue our own.';
  const wanted = form === 'owner' ? 'its own bond form' : FORM_LABELS[form];

  return `The owner wants ${wanted}, and we issue our own form. Ask the owner before you bid whether it accepts ours. If it does not, call us.`;
}

/** What to say about the age of the latest statement. Undefined while it is current for long. */
export function expiryNotice(staleAfter: string | undefined, today: string): string | undefined {
  if (staleAfter === undefined) return 'Add a fiscal or interim statement. Your line needs one.';
  const left = daysBetween(today, staleAfter);
  if (left < 0)
    return `Your latest statement went out of date on ${formatDate(staleAfter)}. Add a newer one.`;
  if (left > EXPIRY_NOTICE_DAYS) return undefined;

  return `Your latest statement goes out of date on ${formatDate(staleAfter)}, in ${left} ${left === 1 ? 'day' : 'days'}. Ask your CPA for the next one now.`;
}
