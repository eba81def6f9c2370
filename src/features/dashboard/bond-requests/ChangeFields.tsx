import {
  endDays,
  type BondToChange,
  type ChangeField,
  type ChangeProblems,
} from '~/domain/bond-requests/read-change';
import type { RequestKind } from '~/domain/bond-requests/request-kinds';
import { noticeDays } from '~/domain/bond-requests/request-rules';
import { formatDate, type IsoDate } from '~/domain/dates';
import { latestTypedDay, tidyDate } from '~/domain/fields/typed-date';
import { formatWholeMoney, tidyMoney } from '~/domain/money';
import { STATE_OPTIONS } from '~/domain/us-states';
import { DateField } from '~/ui/DateField';
import { MoneyField } from '~/ui/MoneyField';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { fieldId } from './field-ids';

type Props = {
  kind: RequestKind;
  bond: BondToChange;
  typed: Partial<Record<ChangeField, string>>;
  problems: ChangeProblems;
  today: IsoDate;
  /** While the request is being sent. */
  readOnly: boolean;
  onType: (field: ChangeField, text: string) => void;
};

/** The fields of one kind of request. */
export function ChangeFields(props: Props) {
  const { kind, bond, typed, problems, today, readOnly, onType } = props;
  const text = (field: ChangeField, label: string, autoComplete: string, hint?: string) => (
    <TextField
      id={fieldId(field)}
      label={label}
      required
      hint={hint}
      error={problems[field]}
      readOnly={readOnly}
      autoComplete={autoComplete}
      value={typed[field] ?? ''}
      onChange={(event) => onType(field, event.currentTarget.value)}
    />
  );

  switch (kind) {
    case 'name-change':
      return (
        <div className="grid gap-5">
          {bond.principals && bond.principals.length > 1 && (
            <SelectField
              id={fieldId('ofPrincipal')}
              label="Whose name changes"
              required
              placeholder="Choose a principal"
              options={bond.principals.map((name, index) => ({
                value: String(index + 1),
                label: name,
              }))}
              error={problems.ofPrincipal}
              value={typed.ofPrincipal ?? ''}
              onChange={(event) => onType('ofPrincipal', event.currentTarget.value)}
            />
          )}
          {text(
            'name',
            `New name instead of ${nameToChange(bond, typed.ofPrincipal)}`,
            'off',
            'Enter the whole name as the bond must show it. Put a trade name after “d/b/a”.',
          )}
        </div>
      );
    case 'address-change':
      return (
        <div className="grid gap-5">
          {text('street', 'Street', 'street-address')}
          {text('city', 'City', 'address-level2')}
          <SelectField
            id={fieldId('state')}
            label="State"
            required
            placeholder="Choose a state"
            options={STATE_OPTIONS}
            error={problems.state}
            value={typed.state ?? ''}
            onChange={(event) => onType('state', event.currentTarget.value)}
          />
          {text('zipCode', 'ZIP code', 'postal-code')}
        </div>
      );
    case 'amount-change':
      return (
        <MoneyField
          id={fieldId('amount')}
          label="New amount"
          hint={`The bond is for ${formatWholeMoney(bond.amount)} now.`}
          required
          error={problems.amount}
          readOnly={readOnly}
          value={typed.amount ?? ''}
          onValueChange={(amount) => onType('amount', amount)}
          read={tidyMoney}
        />
      );
    case 'cancellation':
    case 'release': {
      const { earliest, latest } = endDays(kind, bond, today);

      return (
        <DateField
          id={fieldId('endsOn')}
          label={kind === 'release' ? 'Date of the release' : 'First day without the bond'}
          hint={kind === 'release' ? 'As shown on the document.' : noticeWords(bond, earliest)}
          required
          error={problems.endsOn}
          readOnly={readOnly}
          hasCalendar
          earliest={earliest}
          {...(latest !== undefined && { latest })}
          value={typed.endsOn ?? ''}
          onValueChange={(day) => onType('endsOn', day)}
          read={(day) => tidyDate(day, latestTypedDay(today))}
        />
      );
    }
  }
}

function nameToChange({ principal, principals = [] }: BondToChange, chosen?: string): string {
  return principals[Number(chosen) - 1] ?? principal;
}

function noticeWords({ bondSlug, stateCode }: BondToChange, earliest: IsoDate): string {
  const days = noticeDays(bondSlug, stateCode);
  if (days === 0) return 'Today at the earliest.';

  return `We give the obligee ${days} days of notice, so ${formatDate(earliest)} at the earliest. If the law requires more, the underwriter will tell you.`;
}
