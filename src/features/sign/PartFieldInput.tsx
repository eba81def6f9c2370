import { useState } from 'react';
import type { PartField } from '~/domain/signing/part-fields';
import { Button } from '~/ui/Button';
import { DateField } from '~/ui/DateField';
import { MaskedField } from '~/ui/MaskedField';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { SelectField } from '~/ui/SelectField';
import { TextAreaField } from '~/ui/TextAreaField';
import { TextField } from '~/ui/TextField';

type Props = {
  id: string;
  field: PartField;
  value: string;
  error: string | undefined;
  /** The server has this secret. It may stay empty. */
  isGiven: boolean;
  readOnly: boolean;
  onChange: (value: string) => void;
};

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const GIVEN = 'We have it. Leave this empty, or type it again to change it.';

/** The control of one question. */
export function PartFieldInput({ id, field, value, error, isGiven, readOnly, onChange }: Props) {
  const { kind, label, autoComplete, options, isOptional: optional = false } = field;
  const hint = isGiven ? GIVEN : field.hint;
  const common = { id, label, hint, error, optional, autoComplete, value };
  const typed = { ...common, readOnly };
  const handleChange = ({ target }: { target: { value: string } }) => onChange(target.value);

  switch (kind) {
    case 'choice':
      return (
        <SelectField
          {...common}
          options={options ?? []}
          placeholder="Select"
          onChange={handleChange}
        />
      );
    case 'yes-no':
      return (
        <RadioGroupField
          id={id}
          name={id}
          label={label}
          hint={hint}
          error={error}
          options={YES_NO}
          value={value}
          inline
          onChange={handleChange}
        />
      );
    case 'note':
      return <TextAreaField {...typed} onChange={handleChange} />;
    case 'date-of-birth':
      return <DateField {...typed} onValueChange={onChange} />;
    case 'ssn':
    case 'ein':
      return <SecretNumber {...typed} pattern={PATTERNS[kind]} onChange={handleChange} />;
    case 'line':
    case 'phone':
    case 'email':
    case 'zip':
      return <TextField {...typed} {...TYPES[kind]} onChange={handleChange} />;
  }
}

const PATTERNS = { ssn: '###-##-####', ein: '##-#######' };

const TYPES = {
  line: {},
  phone: { type: 'tel', width: 'number' },
  email: { type: 'email' },
  zip: { inputMode: 'numeric', width: 'code' },
} as const;

type SecretProps = Omit<Parameters<typeof MaskedField>[0], 'isHidden' | 'addition'>;

/** A number that shows dots until the signer asks to see it. */
function SecretNumber(props: SecretProps) {
  const [isHidden, setIsHidden] = useState(true);

  return (
    <MaskedField
      {...props}
      isHidden={isHidden}
      addition={
        <Button look="quiet" aria-pressed={!isHidden} onClick={() => setIsHidden(!isHidden)}>
          {isHidden ? 'Show' : 'Hide'}
        </Button>
      }
    />
  );
}
