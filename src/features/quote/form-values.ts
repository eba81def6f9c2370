/** What a form holds: text, nested as its section is. */
export type FormValues = { [key: string]: string | FormValues };

/**
 * The values a form opens with: the shape of `blank`, filled with the texts that were kept. What was kept comes from
 * storage, so anything that is not text where text belongs is left out.
 */
export function fillIn<Values extends FormValues>(blank: Values, kept: unknown): Values {
  const known: Record<string, unknown> = isRecord(kept) ? kept : {};

  const entries = Object.entries(blank).map(([key, empty]) => {
    const value = known[key];
    if (typeof empty !== 'string') return [key, fillIn(empty, value)];

    return [key, typeof value === 'string' ? value : empty];
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
