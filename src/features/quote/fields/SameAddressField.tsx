import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '~/ui/CheckboxField';
import { toFieldId } from '../to-error-list';

export type SameAddressFieldProps = {
  /** Where the address stands in the form, such as `businessAddress`. */
  path: string;
  /** The address that may be repeated: the fields of this form that it fills, as they are typed. */
  source: Record<string, string>;
  label: string;
};

/**
 * "Same as …": one tick instead of typing an address again. It is ticked exactly while the two are the same, so that it
 * is never wrong, whichever way that came about; taking the tick away empties the fields.
 */
export function SameAddressField({ path, source, label }: SameAddressFieldProps) {
  const { setValue } = useFormContext();
  const names = Object.keys(source);
  const values = useWatch({ name: names.map((name) => `${path}.${name}`) }) as unknown[];
  const isSame = names.every((name, index) => source[name] === values[index]);

  const fill = (isTicked: boolean) => {
    for (const name of names) {
      setValue(`${path}.${name}`, isTicked ? source[name] : '');
    }
  };

  return (
    <CheckboxField
      id={toFieldId(`${path}.same`)}
      label={label}
      checked={isSame}
      onChange={({ target }) => fill(target.checked)}
    />
  );
}
