import { atom } from 'nanostores';
import { amountLimitsFor, statutoryAmountFor } from '~/domain/bonds/bond-rules';
import { proposedObligee } from '~/domain/bonds/obligee-entry';
import { isRecord } from '~/domain/is-record';
import { type Cents, parseMoney } from '~/domain/money';
import { parseStateCode, type StateCode } from '~/domain/us-states';
import type { QuoteBond } from './quote-bond';

/** The bond and the state of a quote, as far as they are chosen. */
export type Choice = { bond: QuoteBond | undefined; stateCode: string | undefined };

/** An answer that does not fit another bond or state. */
export type LostAnswer = 'amount' | 'obligee';

/** The answers that a quote lost with its last change of bond or state. */
export const $lostAnswers = atom<{ quoteId: string; lost: readonly LostAnswer[] }>({
  quoteId: '',
  lost: [],
});

/** The answers that the visitor last gave, with the choice that they were given for. */
let given: { quoteId: string; choice: Choice; details: unknown; fitted: unknown } | undefined;

/**
 * The bond details that fit another choice. Their answers come back when the visitor returns to the
 * first choice. `$lostAnswers` names those that are gone, unless they were only our proposal.
 */
export function fitDetails(
  quoteId: string,
  details: unknown,
  { from, to }: { from: Choice; to: Choice },
): unknown {
  const isUnchanged = given?.quoteId === quoteId && given.fitted === details;
  const source = isUnchanged && given ? given : { quoteId, choice: from, details };
  const { kept, lost } = fit(source.details, source.choice, to);
  given = { ...source, fitted: kept };
  $lostAnswers.set({ quoteId, lost });

  return kept;
}

function fit(
  details: unknown,
  from: Choice,
  to: Choice,
): { kept: unknown; lost: readonly LostAnswer[] } {
  const state = parseStateCode(to.stateCode ?? '');
  if (!isRecord(details) || !to.bond || !state) return { kept: details, lost: [] };

  const amount = parseMoney(textOf(details['amount']));
  const isProposal = amount !== undefined && amount === proposedAmount(from);
  const isOldProposal = isProposal && amount !== proposedAmount(to);
  const fits = amount === undefined || (isSameCase(from, to) && isWithin(amount, to.bond, state));
  const obligee = textOf(details['obligee']);
  const isOldObligee = obligee !== '' && !hasSameObligee(from, to);
  const isOldOffice = isOldObligee && obligee === proposedOffice(from);
  const lost: LostAnswer[] = [
    ...(!isOldProposal && !fits ? (['amount'] as const) : []),
    ...(isOldObligee && !isOldOffice ? (['obligee'] as const) : []),
  ];
  const emptied = [
    ...lost,
    ...(isOldProposal ? ['amount'] : []),
    ...(isOldOffice ? ['obligee'] : []),
  ];
  if (emptied.length === 0) return { kept: details, lost };

  return { kept: { ...details, ...Object.fromEntries(emptied.map((key) => [key, ''])) }, lost };
}

/** The amount that the law sets for this choice, which the wizard proposes. */
function proposedAmount({ bond, stateCode }: Choice): Cents | undefined {
  const state = parseStateCode(stateCode ?? '');

  return bond && state && statutoryAmountFor(bond, state);
}

/** The office that takes this bond in this state, which the wizard proposes. */
function proposedOffice({ bond, stateCode }: Choice): string | undefined {
  const state = parseStateCode(stateCode ?? '');

  return state && bond && proposedObligee(bond, state);
}

function isWithin(amount: Cents, bond: QuoteBond, state: StateCode): boolean {
  const { min, max } = amountLimitsFor(bond, state);

  return amount >= min && amount <= max;
}

function hasSameObligee(from: Choice, to: Choice): boolean {
  return from.stateCode === to.stateCode && isSameCase(from, to);
}

/** One court requires all bonds of an estate, and one owner all bonds of a job. Each license has its own agency. */
function isSameCase({ bond: from }: Choice, { bond: to }: Choice): boolean {
  if (from?.slug === to?.slug) return true;
  const isShared = to?.category === 'court' || to?.category === 'contract';

  return isShared && from?.category === to.category;
}

function textOf(answer: unknown): string {
  return typeof answer === 'string' ? answer.trim() : '';
}
