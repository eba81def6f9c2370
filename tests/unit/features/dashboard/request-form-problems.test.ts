import { describe, expect, it } from 'vitest';
import {
  problemsOf,
  proofProblem,
  toErrorList,
} from '~/features/dashboard/bond-requests/form-problems';

const document = {
  id: 'd',
  docType: 'request_proof',
  name: 'a.pdf',
  path: 'a',
  sizeBytes: 1,
  isChecked: true,
  mimeType: 'application/pdf',
  uploadedAt: '2026-11-21',
} as never;
const files = {
  documents: [],
  uploads: [],
  isBusy: false,
  isLoading: false,
  retry: undefined,
  ready: [document],
};

describe('the problems of a request', () => {
  it('appear at the fields that the server names, in the order of the form', () => {
    const problems = problemsOf([
      { path: ['note'], message: 'Use 2,000 characters or fewer' },
      { path: ['documentIds'], message: 'Attach 10 files or fewer' },
      { path: ['endsOn'], message: 'Enter a valid date' },
      { path: ['bondId'], message: 'Invalid' },
    ]);

    expect(toErrorList(problems)).toEqual([
      { id: 'request-endsOn', message: 'Enter a valid date' },
      { id: 'request-proof-files', message: 'Attach 10 files or fewer' },
      { id: 'request-note', message: 'Use 2,000 characters or fewer' },
    ]);
  });
});

describe('the files of a request that needs files', () => {
  it.each([
    ['1 file', files, undefined],
    ['10 files', { ...files, ready: Array(10).fill(document) }, undefined],
    ['11 files', { ...files, ready: Array(11).fill(document) }, 'Attach 10 files or fewer'],
    ['no file', { ...files, ready: [] }, 'Attach the proof'],
    [
      'a file on its way',
      { ...files, isBusy: true },
      'Wait until the file is uploaded and checked',
    ],
  ])('%s', (_, given, problem) => {
    expect(proofProblem(given)).toBe(problem);
  });
});
