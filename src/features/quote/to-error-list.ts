import type { FieldErrorMessage } from '~/ui/ErrorSummary';

/** The id of the field for an answer path: `address.street` becomes `address-street`. */
export function toFieldId(path: string): string {
  return path.replaceAll('.', '-');
}

/**
 * The errors of a form for the summary, in the order of the fields on the page. `errors` has React Hook Form's nested
 * format. Paths that are missing in `fieldOrder` come last.
 */
export function toErrorList(errors: object, fieldOrder: readonly string[]): FieldErrorMessage[] {
  const messages = new Map(listMessages(errors, ''));
  const paths = [...fieldOrder.filter((path) => messages.has(path)), ...messages.keys()];

  return [...new Set(paths)].map((path) => ({
    id: toFieldId(path),
    message: namedAtParty(path, messages.get(path) ?? ''),
  }));
}

/** The answers of the second principal and the following ones: `furtherPrincipals.0.ssn` is of principal 2. */
const FURTHER_PARTY = /^further(?:Principals|Businesses)\.(\d)\./;

/** A message with the principal that it is about, if there is more than one: "Principal 2: SSN is required". */
export function namedAtParty(path: string, message: string): string {
  const index = FURTHER_PARTY.exec(path)?.[1];

  return index === undefined ? message : `Principal ${Number(index) + 2}: ${message}`;
}

/** The paths of the fields with errors. */
export function listErrorPaths(errors: object): string[] {
  return listMessages(errors, '').map(([path]) => path);
}

function listMessages(errors: object, parent: string): [path: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const path = parent === '' ? key : `${parent}.${key}`;

    return 'message' in error && typeof error.message === 'string'
      ? [[path, error.message]]
      : listMessages(error, path);
  });
}
