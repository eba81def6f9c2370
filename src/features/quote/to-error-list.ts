import type { FieldErrorMessage } from '~/ui/ErrorSummary';

/** The id of the field that holds the answer at a path: `address.street` is `address-street`. */
export function toFieldId(path: string): string {
  return path.replaceAll('.', '-');
}

/**
 * The errors of a form as the summary lists them, in the order of the fields on the page. `errors` is nested as
 * react-hook-form keeps it; what is not in `fieldOrder` comes last.
 */
export function toErrorList(errors: object, fieldOrder: readonly string[]): FieldErrorMessage[] {
  const messages = new Map(listMessages(errors, ''));
  const paths = [...fieldOrder.filter((path) => messages.has(path)), ...messages.keys()];

  return [...new Set(paths)].map((path) => ({
    id: toFieldId(path),
    message: messages.get(path) ?? '',
  }));
}

/** The paths of the fields that have an error. */
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
