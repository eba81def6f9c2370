import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '~/ui/CheckboxField';
import { toFieldId } from '../to-error-list';

export type SameAddressFieldProps = {
  /** The path of the address in the form, such as `businessAddress`. */
  path: string;
  /** The address to copy: its typed fields by their names in this form. */
  source: Record<string, string>;
  label: string;
};

/**
 * The "Same as …" checkbox, which copies an address. It is checked exactly while the two addresses are equal, so it is
 * right even after the visitor edits either. Unchecking it empties the fields.
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
