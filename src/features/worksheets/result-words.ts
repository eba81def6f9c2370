/** The words of a worksheet's result. */
import { formatWholeMoney } from '~/domain/money';
import { NO_INTEREST } from '~/domain/worksheets/appeal-amount';
import type { WorksheetAmount, WorksheetGap } from '~/domain/worksheets/worksheet-result';

/** The text under every result. */
export const CAVEAT =
  'The court decides the amount; this applies the published rule to your figures. We are not your lawyer.';

/** Says why there is no amount, and what to do. */
export const GAP_SENTENCES: Record<WorksheetGap, string> = {
  incomplete: 'Fill in the form to see the amount.',
  'no-interest': NO_INTEREST,
  unreadable: 'Correct the figures marked in red to see the amount.',
  'no-state': 'Choose your state to see its rule.',
  'court-decides':
    'This state has no formula: the law leaves the amount to the court. Ask the clerk which amount to expect.',
  confirm:
    'The rule is below; we do not compute an amount from it. Confirm the amount with the clerk.',
  'no-guardian-rule':
    'We have read this state’s rule for estates, not for guardians. Confirm the amount with the clerk.',
  'minors-only':
    'The rule below is for guardians of minors; we have not read one for adults. Confirm the amount with the clerk.',
  'no-bonds': 'The Miller Act asks for no bonds at this price. Read the invitation all the same.',
  'other-protection':
    'At this price the contracting officer names other payment protections, such as a payment bond or a letter of credit. You choose one.',
  'no-working-capital':
    'Current liabilities use up the working capital, so no limit follows from it. An underwriter can look at cash, collateral or an SBA guarantee.',
  'no-net-worth': 'Without net worth, no limit follows from it. Ask an underwriter.',
  'no-largest-job':
    'Without a finished job, no limit follows from past work. Ask an underwriter about a first bond.',
};

/** An amount, or an estimate from one amount to another. */
export function amountWords({ amount, upTo = amount }: WorksheetAmount): string {
  const from = formatWholeMoney(amount);

  return upTo === amount ? from : `${from} to ${formatWholeMoney(upTo)}`;
}
