import { describe, expect, it } from 'vitest';
import { CASE_NUMBER_BLANK, NOT_ASSIGNED, withCaseNumberBlank } from '~/domain/bonds/case-number';

describe('withCaseNumberBlank', () => {
  it('puts a blank in place of a number that the court has not assigned', () => {
    expect(withCaseNumberBlank({ court: 'Probate Court', caseNumber: NOT_ASSIGNED })).toEqual({
      court: 'Probate Court',
      caseNumber: CASE_NUMBER_BLANK,
    });
  });

  it.each([
    ['an assigned number', { caseNumber: '2026-ES-1' }],
    ['a bond without a case', { contractNumber: NOT_ASSIGNED }],
  ])('keeps %s', (_, matter) => {
    expect(withCaseNumberBlank(matter)).toEqual(matter);
  });
});
