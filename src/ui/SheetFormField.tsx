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
  onValueChange: (value: string) => void;
};

/** The control of a field, by its kind. */
export function SheetFormField({ id, field, value, error, onValueChange }: Props): ReactNode {
  const { label, kind, hint, isOptional: optional = false, options = [] } = field;
  const shared = { id, label, hint, error, optional };

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
    return (
      <MoneyField {...shared} autoComplete="off" value={value} onValueChange={onValueChange} />
    );
  if (kind === 'date')
    return <DateField {...shared} autoComplete="off" value={value} onValueChange={onValueChange} />;
  if (kind === 'select') {
    return (
      <SelectField
        {...shared}
        placeholder="Choose one"
        options={options}
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
    );
  }
  if (kind === 'note' || kind === 'sheet') {
    return (
      <TextAreaField
        {...shared}
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
    );
  }

  return (
    <TextField
      {...shared}
      {...INPUTS[kind]}
      autoComplete="off"
      value={value}
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
