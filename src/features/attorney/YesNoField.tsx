import { RadioGroupField } from '~/ui/RadioGroupField';

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional: boolean;
  value: string;
  onChoose: (value: string) => void;
};

const OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** A question that is answered with yes or no. */
export function YesNoField({ id, value, onChoose, ...field }: Props) {
  return (
    <RadioGroupField
      {...field}
      id={id}
      name={id}
      inline
      options={OPTIONS}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
