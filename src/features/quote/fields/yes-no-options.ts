import type { YesNo } from '~/domain/fields/choice-field';

/** The two answers to a question that only has two. */
export const YES_NO_OPTIONS: readonly { value: YesNo; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
