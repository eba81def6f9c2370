import type { ReactNode } from 'react';
import { CheckboxField } from './CheckboxField';
import { DateField } from './DateField';
import { MoneyField } from './MoneyField';
import { SelectField, type SelectOption } from './SelectField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

/** One field of a form that a list describes. A check is the text 'yes' or empty. */
export type SheetField = {
  key: string;
  label: string;
  kind:
    | 'text'
    | 'note'
    | 'sheet'
    | 'money'
    | 'signed-money'
    | 'number'
    | 'date'
    | 'time'
    | 'select'
    | 'check'
    | 'email';
  hint?: string;
  isOptional?: boolean;
  options?: readonly SelectOption[];
};

type Props = {
  id: string;
  field: SheetField;
  value: string;
  error: string | undefined;
  /** While the form is being sent. */
  readOnly: boolean;
  /** Returns a complete amount in the usual notation, or undefined. */
  tidyMoney: (text: string) => string | undefined;
  onValueChange: (value: string) => void;
};

/** The control of a field, by its kind. */
export function SheetFormField(props: Props): ReactNode {
  const { id, field, value, error, readOnly, tidyMoney, onValueChange } = props;
  const { label, kind, hint, isOptional: optional = false, options = [] } = field;
  const shared = { id, label, hint, error, optional, value };
  const typed = { ...shared, readOnly, autoComplete: 'off' };

  if (kind === 'check') {
    return (
      <CheckboxField
        id={id}
        label={label}
        hint={hint}
        error={error}
        checked={value === 'yes'}
        onChange={({ currentTarget }) => onValueChange(currentTarget.checked ? 'yes' : '')}
      />
    );
  }
  if (kind === 'money')
    return <MoneyField {...typed} read={tidyMoney} onValueChange={onValueChange} />;
  if (kind === 'date') return <DateField {...typed} onValueChange={onValueChange} />;
  if (kind === 'select') {
    return (
      <SelectField
        {...shared}
        placeholder="Choose one"
        options={options}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
    );
  }
  if (kind === 'note' || kind === 'sheet') {
    return (
      <TextAreaField
        {...shared}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
    );
  }

  return (
    <TextField
      {...typed}
      {...INPUTS[kind]}
      onBlur={() => {
        const amount = kind === 'signed-money' ? tidyMoney(value) : undefined;
        if (amount !== undefined) onValueChange(amount);
      }}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
    />
  );
}

const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', spellCheck: false },
  number: { type: 'text', inputMode: 'numeric', width: 'short' },
  'signed-money': { type: 'text', width: 'number' },
  time: { type: 'datetime-local', width: 'number' },
} as const;
