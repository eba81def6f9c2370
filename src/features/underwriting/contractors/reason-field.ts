import type { FormField } from '~/domain/contractors/typed-form';

/** The field for the underwriter's reason. */
export const REASON_FIELD: FormField = { key: 'reason', label: 'Reason', kind: 'note', max: 2000 };
