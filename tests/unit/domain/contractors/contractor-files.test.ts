import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { contractorFileWords } from '~/domain/contractors/contractor-file-words';
import { contractorFileUploadSchema } from '~/domain/contractors/contractor-files';

const UPLOAD = {
  fileId: randomUUID(),
  contractorId: randomUUID(),
  projectId: null,
  kind: 'statement',
  name: 'statement.pdf',
  content: 'JVBERg==',
};

const takes = (change: object) =>
  contractorFileUploadSchema.safeParse({ ...UPLOAD, ...change }).success;

it('takes statements of the company, and forms and contracts of a project', () => {
  const projectId = randomUUID();

  expect(takes({})).toBe(true);
  expect(takes({ kind: 'other' })).toBe(true);
  expect(takes({ kind: 'contract' })).toBe(false);
  expect(takes({ kind: 'contract', projectId })).toBe(true);
  expect(takes({ kind: 'other', projectId })).toBe(true);
  expect(takes({ projectId })).toBe(false);
  expect(takes({ contractorId: '../x' })).toBe(false);
  expect(takes({ kind: 'photo' })).toBe(false);
});

it('says why a file was not added, opened or removed', () => {
  expect(contractorFileWords('opened')).toMatch(/^An underwriter has opened this file/u);
  expect(contractorFileWords('infected')).toMatch(/malware/u);
  expect(contractorFileWords('of another version')).toMatch(/could not do this/u);
});
