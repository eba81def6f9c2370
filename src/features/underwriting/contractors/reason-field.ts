import type { FormField } from '~/domain/contractors/typed-form';

/** Why an underwriter decided so. */
export const REASON_FIELD: FormField = { key: 'reason', label: 'Reason', kind: 'note', max: 2000 };
