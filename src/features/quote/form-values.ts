import { isRecord } from '~/domain/is-record';

/**
 * The values of a form: text, nested like its section. In a blank form, the one entry of a list is
 * the blank of its entries.
 */
export type FormValues = { [key: string]: string | FormValues | FormValues[] };

/**
 * The initial values of a form: the shape of `blank`, filled with the stored texts. A text in `blank` is a proposal,
 * used if nothing is stored. A list starts with as many entries as are stored. Stored values that are not text are
 * ignored, because storage can contain anything.
 */
export function fillIn<Values extends FormValues>(blank: Values, kept: unknown): Values {
  const known: Record<string, unknown> = isRecord(kept) ? kept : {};

  const entries = Object.entries(blank).map(([key, empty]) => {
    const value = known[key];
    if (Array.isArray(empty)) return [key, fillInList(empty, value)];
    if (typeof empty !== 'string') return [key, fillIn(empty, value)];

    return [key, typeof value === 'string' && value !== '' ? value : empty];
  });

  return Object.fromEntries(entries) as Values;
}

function fillInList([blank]: FormValues[], kept: unknown): FormValues[] {
  if (!blank || !Array.isArray(kept)) return [];

  return kept.map((entry: unknown) => fillIn(blank, entry));
}

/** The paths of a form's fields without those of lists, which come last on the page. The order of `blank` is the order on the page. */
export function fieldPaths(blank: FormValues, parent = ''): string[] {
  return Object.entries(blank).flatMap(([key, value]) => {
    const path = parent === '' ? key : `${parent}.${key}`;

    if (Array.isArray(value)) return [];

    return typeof value === 'string' ? [path] : fieldPaths(value, path);
  });
}

/** Whether two sets of values have the same answers. A text, list or part without an answer counts as none. */
export function holdSameAnswers(some: unknown, others: unknown): boolean {
  return answersOf(some) === answersOf(others);
}

function answersOf(values: unknown): string {
  return JSON.stringify(values ?? {}, (key, value: unknown) =>
    key !== '' && isBlank(value) ? undefined : value,
  );
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return value === '';

  return Object.values(value).every((part) => part === '');
}
