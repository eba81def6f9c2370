/** What a form holds: text, nested as its section is. */
export type FormValues = { [key: string]: string | FormValues };

/**
 * The values a form opens with: the shape of `blank`, filled with the texts that were kept. A text in `blank` is a
 * proposal and stands where nothing was kept. What was kept comes from storage: anything that is not text is left out.
 */
export function fillIn<Values extends FormValues>(blank: Values, kept: unknown): Values {
  const known: Record<string, unknown> = isRecord(kept) ? kept : {};

  const entries = Object.entries(blank).map(([key, empty]) => {
    const value = known[key];
    if (typeof empty !== 'string') return [key, fillIn(empty, value)];

    return [key, typeof value === 'string' && value !== '' ? value : empty];
  });

  return Object.fromEntries(entries) as Values;
}

/** The paths of a form's fields in the order of its blank, which is the order on the page. */
export function fieldPaths(blank: FormValues, parent = ''): string[] {
  return Object.entries(blank).flatMap(([key, value]) => {
    const path = parent === '' ? key : `${parent}.${key}`;

    return typeof value === 'string' ? [path] : fieldPaths(value, path);
  });
}

/** Whether two sets of values hold the same answers; an empty text is none. */
export function holdSameAnswers(some: unknown, others: unknown): boolean {
  return answersOf(some) === answersOf(others);
}

function answersOf(values: unknown): string {
  return JSON.stringify(values ?? {}, (_, value: unknown) => (value === '' ? undefined : value));
}

/** Whether a value from outside has keys to look at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
