import type { LoadedProgress } from '~/data/firms/board';
import { fieldsOf } from '~/domain/matters/matter-fields';
import { amountChange, matterAmount } from '~/domain/matters/matter-amount';
import { textOf } from '~/domain/matters/matter-values';
import { formatWholeMoney } from '~/domain/money';
import { NO_INTEREST } from '~/domain/worksheets/appeal-amount';
import type { WorksheetGap } from '~/domain/worksheets/worksheet-result';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import type { DeskRule, DeskState, DeskStates } from './desk-states';
import { NOT_YOUR_LAWYER } from './messages';
import type { MatterForm } from './use-matter-form';

type Props = { form: MatterForm; states: DeskStates; progress: LoadedProgress | undefined };

const GAPS: Partial<Record<WorksheetGap, string>> = {
  'no-state': 'Choose the state to see its rule.',
  incomplete: 'Enter the property or the judgment to see the amount.',
  'no-interest': NO_INTEREST,
  'court-decides':
    'This state has no formula: the law leaves the amount to the court. Ask the clerk.',
  confirm: 'We do not compute the amount for this bond and state. Confirm it with the clerk.',
  'no-guardian-rule': 'We have this state’s rule for estates, not for guardians. Ask the clerk.',
  'minors-only': 'The rule below is for guardians of minors, not of adults. Ask the clerk.',
};

/** Why there is no amount for a bond whose rule is cited below. */
const CITED_GAPS: typeof GAPS = {
  confirm:
    'The rule is below; we do not compute an amount from it. Confirm the amount with the clerk.',
};

/** The amount by the rule of the state, with its citation, and what an issued bond needs when it changes. */
export function AmountPanel({ form, states, progress }: Props) {
  const { facts } = form;
  const state = states[textOf(facts.values, 'state')];
  const result = matterAmount(facts, state);
  const bonded = progress?.bondNumber ? progress.bondAmount : undefined;
  const change = bonded === undefined ? undefined : amountChange(bonded, result);
  const rules = rulesFor(state, facts.kind, textOf(facts.values, 'bond'));
  const amountField = fieldsOf(facts.kind).find(({ key }) => key === 'amount');

  return (
    <Card title="Amount by the published rule">
      {result.ok ? (
        <>
          <table className="attorney-figures">
            <tbody>
              {result.value.lines.map(({ label, amount }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{formatWholeMoney(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="mt-3 grid gap-2">
            {result.value.amounts.map(({ label, amount }) => (
              <li key={label}>
                {label} <strong>{formatWholeMoney(amount)}</strong>{' '}
                {amountField && amount > 0 && (
                  <Button
                    look="quiet"
                    onClick={() => form.type(amountField, formatWholeMoney(amount))}
                  >
                    Use {formatWholeMoney(amount)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{gapSentence(result.code, rules.length > 0)}</p>
      )}
      {change && (
        <div className="mt-4">
          <Alert type="warning" title={CHANGE_TITLES[change.kind]}>
            The bond is {formatWholeMoney(change.from)}; the rule now gives{' '}
            {formatWholeMoney(change.to)} ({citationsOf(rules)}). {CHANGE_ADVICE[change.kind]}
            {progress?.isOwn && progress.bondId && (
              <a className="mt-2 block font-semibold" href={`/dashboard?bond=${progress.bondId}`}>
                {CHANGE_LINKS[change.kind]}
              </a>
            )}
          </Alert>
        </div>
      )}
      <Rules rules={rules} />
      <p className="mt-3 text-sm text-muted">{NOT_YOUR_LAWYER}</p>
    </Card>
  );
}

function gapSentence(gap: WorksheetGap, isCited: boolean) {
  return (isCited && CITED_GAPS[gap]) || (GAPS[gap] ?? GAPS.incomplete);
}

const CHANGE_TITLES = {
  increase: 'The bond may need an increase rider',
  reduction: 'The bond may be reduced',
};

const CHANGE_ADVICE = {
  increase: 'Ask for a change of amount, with the inventory or the order. We write the rider.',
  reduction:
    'Move the court for a reduction, then ask for a change of amount with the order. We write the rider.',
};

const CHANGE_LINKS = {
  increase: 'Ask for the rider on the bond',
  reduction: 'Ask for the reduction on the bond',
};

function citationsOf(rules: readonly DeskRule[]): string {
  return rules.map(({ source }) => source).join('; ');
}

function rulesFor(state: DeskState | undefined, kind: string, bond: string): readonly DeskRule[] {
  if (!state) return [];
  if (kind === 'litigation') return state.appealRules;
  // The rule for estates says nothing about guardians or trustees.
  if (bond === 'guardian-conservator') return state.guardianRules;

  return bond === 'trustee' ? [] : state.probateRules;
}

function Rules({ rules }: { rules: readonly DeskRule[] }) {
  return rules.map(({ rule, row, source }) => (
    <p key={rule} className="mt-3 max-w-text text-sm">
      {rule} <cite>{row ? <a href={row}>{source}</a> : source}</cite>
    </p>
  ));
}
