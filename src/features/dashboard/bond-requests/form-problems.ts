import {
  CHANGE_FIELDS,
  type ChangeField,
  type ChangeProblems,
} from '~/domain/bond-requests/read-change';
import { filesProblem } from '~/domain/bond-requests/request-limits';
import { fieldId, KIND_FIELD, PROOF_FIELD, PROOF_FILES } from './field-ids';
import { REQUEST_PROBLEMS } from './messages';
import type { ProofFiles } from './use-proof-files';

/** Fields outside the change itself. `documentIds` is for the server's problems with the files. */
type OtherField = 'kind' | 'proofKind' | 'proof' | 'documentIds' | 'note';

/** All problems of the form by field. */
export type FormProblems = ChangeProblems & Partial<Record<OtherField, string>>;

/** The fields and their element ids, in the order of the form. */
const PLACES: readonly [keyof FormProblems, string][] = [
  ['kind', KIND_FIELD],
  ...CHANGE_FIELDS.map((field): [ChangeField, string] => [field, fieldId(field)]),
  ['proofKind', PROOF_FIELD],
  ['proof', PROOF_FILES],
  ['documentIds', PROOF_FILES],
  ['note', fieldId('note')],
];

/** The problem with the files of a request that needs a proof. */
export function proofProblem({ ready, isBusy }: ProofFiles): string | undefined {
  if (isBusy) return REQUEST_PROBLEMS.isUploading;

  return ready.length === 0 ? REQUEST_PROBLEMS.proof : filesProblem(ready.length);
}

/** Assign the server's problems to the fields of the form. */
export function problemsOf(
  issues: readonly { path: readonly (string | number)[]; message: string }[],
): FormProblems {
  const found = issues.flatMap(({ path, message }) => {
    const place = PLACES.find(([about]) => about === path[0]);

    return place ? [[place[0], message]] : [];
  });

  return Object.fromEntries(found) as FormProblems;
}

/** The problems with the ids of their fields, in the order of the form. */
export function toErrorList(problems: FormProblems): { id: string; message: string }[] {
  return PLACES.flatMap(([about, id]) => {
    const message = problems[about];

    return message === undefined ? [] : [{ id, message }];
  });
}
