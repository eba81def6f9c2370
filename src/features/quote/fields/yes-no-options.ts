import type { YesNo } from '~/domain/fields/choice-field';

/** The options of a yes-or-no question. */
export const YES_NO_OPTIONS: readonly { value: YesNo; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
