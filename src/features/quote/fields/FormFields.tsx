import { useRef } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { latestTypedDay, tidyDate } from '~/domain/fields/typed-date';
import { capitalizeName } from '~/domain/formats/capitalize-name';
import { holdsIdentityNumber } from '~/domain/formats/identity-number';
import { tidyMoney } from '~/domain/money';
import { today } from '~/stores/server-day';
import { DateField, type DateFieldProps } from '~/ui/DateField';
import { MaskedField, type MaskedFieldProps } from '~/ui/MaskedField';
import { MoneyField, type MoneyFieldProps } from '~/ui/MoneyField';
import { RadioGroupField, type RadioGroupFieldProps } from '~/ui/RadioGroupField';
import { SelectField, type SelectFieldProps } from '~/ui/SelectField';
import { TextAreaField, type TextAreaFieldProps } from '~/ui/TextAreaField';
import { TextField, type TextFieldProps } from '~/ui/TextField';
import { toFieldId } from '../to-error-list';

/** The props that a field gets from the form by its name. */
type FromForm =
  'id' | 'name' | 'value' | 'error' | 'ref' | 'onChange' | 'onBlur' | 'onValueChange' | 'read';

/** The props of a field in a form with these values. `name` is the path of the answer. */
export type InForm<Props, Values extends FieldValues> = Omit<Props, FromForm> & {
  name: Path<Values>;
};

/** A text field in the surrounding form. */
export function FormTextField<Values extends FieldValues>({
  name,
  ...props
}: InForm<TextFieldProps, Values>) {
  return <TextField {...props} {...useRegistered<Values>(name)} />;
}

/**
 * A field for the name of a person, a court or a place, in the surrounding form. A name typed without capital letters gets
 * them when the visitor leaves the field. This happens once: the visitor may change the name back.
 */
export function FormNameField<Values extends FieldValues>({
  name,
  ...props
}: InForm<TextFieldProps, Values>) {
  const { setValue } = useFormContext<Values>();
  const { onBlur, ...field } = useRegistered<Values>(name);
  const isDone = useRef(false);

  return (
    <TextField
      autoCapitalize="words"
      {...props}
      {...field}
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        const written = isDone.current ? typed : capitalizeName(typed);
        if (written !== typed) {
          isDone.current = true;
          setValue(name, written as PathValue<Values, Path<Values>>, { shouldDirty: true });
        }

        return onBlur(event);
      }}
    />
  );
}

/** A text area in the surrounding form. It warns of a number that may be an SSN or an EIN, because free text is not sealed. */
export function FormTextAreaField<Values extends FieldValues>({
  name,
  ...props
}: InForm<TextAreaFieldProps, Values>) {
  const text: unknown = useWatch<Values>({ name });

  return (
    <div>
      <TextAreaField {...props} {...useRegistered<Values>(name)} />
      <p role="status" className="mt-1.5 max-w-text text-sm text-warning empty:hidden">
        {typeof text === 'string' && holdsIdentityNumber(text) ? NUMBER_IN_TEXT : ''}
      </p>
    </div>
  );
}

const NUMBER_IN_TEXT =
  'This text seems to hold a Social Security or tax ID number. Take it out: we do not encrypt this text.';

/** A select field in the surrounding form. */
export function FormSelectField<Values extends FieldValues>({
  name,
  ...props
}: InForm<SelectFieldProps, Values>) {
  return <SelectField {...props} {...useControlled<Values>(name)} />;
}

/** A radio group in the surrounding form. */
export function FormRadioField<Values extends FieldValues>({
  name,
  ...props
}: InForm<RadioGroupFieldProps, Values>) {
  return <RadioGroupField {...props} {...useRegistered<Values>(name)} />;
}

/** A field for an amount in dollars, in the surrounding form. */
export function FormMoneyField<Values extends FieldValues>({
  name,
  ...props
}: InForm<MoneyFieldProps, Values>) {
  const { onChange, ...field } = useControlled<Values>(name);

  return <MoneyField {...props} {...field} onValueChange={onChange} read={tidyMoney} />;
}

/** A field for digits in a fixed pattern, in the surrounding form. */
export function FormMaskedField<Values extends FieldValues>({
  name,
  ...props
}: InForm<MaskedFieldProps, Values>) {
  return <MaskedField {...props} {...useControlled<Values>(name)} />;
}

/** A date field in the surrounding form. With `isPast`, a two-digit year is never in the future. */
export function FormDateField<Values extends FieldValues>({
  name,
  isPast = false,
  ...props
}: InForm<DateFieldProps, Values> & { isPast?: boolean }) {
  const { onChange, ...field } = useControlled<Values>(name);
  const readDate = (typed: string) => tidyDate(typed, isPast ? today() : latestTypedDay(today()));

  return <DateField {...props} {...field} onValueChange={onChange} read={readDate} />;
}

function useRegistered<Values extends FieldValues>(name: Path<Values>) {
  const { register, getFieldState, formState } = useFormContext<Values>();
  const { error } = getFieldState(name, formState);

  return { ...register(name), id: toFieldId(name), error: error?.message };
}

function useControlled<Values extends FieldValues>(name: Path<Values>) {
  const { field, fieldState } = useController<Values>({ name });
  const { value, ...rest } = field;

  return { ...rest, value: String(value), id: toFieldId(name), error: fieldState.error?.message };
}
