import { expect, it } from 'vitest';
import { withoutCopiedLabel } from '~/domain/bonds/copied-label';

it.each([
  ['caseNumber', 'Case No. 2026-ES-10-00123', '2026-ES-10-00123'],
  ['caseNumber', 'Case Number: 2026-ES-10-00123', '2026-ES-10-00123'],
  ['caseNumber', 'Estate No.24-1', '24-1'],
  ['caseNumber', 'File # 24 CVS 100', '24 CVS 100'],
  ['caseNumber', 'No 24-PR-1', '24-PR-1'],
  ['licenseNumber', 'Lic. # 54321', '54321'],
  ['licenseNumber', 'License No. C-10 54321', 'C-10 54321'],
  ['licenseNumber', 'LIC54321', 'LIC54321'],
  ['commissionNumber', 'Commission number 12345-6', '12345-6'],
  ['caseNumber', 'Estate-24-1', 'Estate-24-1'],
  ['caseNumber', 'NO24-1', 'NO24-1'],
  ['caseNumber', 'Not assigned yet', 'Not assigned yet'],
  ['dbaName', 'dba Ray’s Quality Cars', 'Ray’s Quality Cars'],
  ['dbaName', 'D/B/A: Tide Motors', 'Tide Motors'],
  ['dbaName', 'DBA', 'DBA'],
  ['dbaName', 'DBAs of Georgia', 'DBAs of Georgia'],
  ['caseTitle', 'Estate of Smith v. Reed', 'Estate of Smith v. Reed'],
])('reads the %s in %j as %j', (key, text, read) => {
  expect(withoutCopiedLabel(key, text)).toBe(read);
});
