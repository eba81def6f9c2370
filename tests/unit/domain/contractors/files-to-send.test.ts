import { expect, it } from 'vitest';
import { filesToSend } from '~/domain/contractors/files-to-send';

const STATEMENT = { kind: 'statement' } as const;
const CONTRACT = { kind: 'contract', projectId: 'p1' } as const;
const FORM = { kind: 'bond-form', projectId: 'p1' } as const;
const OTHER_CONTRACT = { kind: 'contract', projectId: 'p2' } as const;
const COMPANY_OTHER = { kind: 'other' } as const;
const PROJECT_OTHER = { kind: 'other', projectId: 'p1' } as const;
const FILES = [STATEMENT, CONTRACT, FORM, OTHER_CONTRACT, COMPANY_OTHER, PROJECT_OTHER];

it.each([
  ['financial_statements', [STATEMENT]],
  ['contract_details', [CONTRACT, FORM]],
  ['other', [COMPANY_OTHER, PROJECT_OTHER]],
  ['personal_id', []],
] as const)('offers the files of the company and the project as %s', (type, wanted) => {
  expect(filesToSend(FILES, type, 'p1')).toEqual(wanted);
});
