import { describe, expect, it } from 'vitest';
import { planStampWords, toPlanStamp } from '~/domain/rates/plan-stamp';

describe('the stamp of a price', () => {
  it('is read from the columns of a row, and missing where one is null', () => {
    expect(toPlanStamp({ rate_plan: 'standard', rate_plan_version: 2 })).toEqual({
      id: 'standard',
      version: 2,
    });
    expect(toPlanStamp({ rate_plan: null, rate_plan_version: null })).toBeUndefined();
    expect(toPlanStamp({ rate_plan: 'standard', rate_plan_version: null })).toBeUndefined();
  });

  it('names plan and version', () => {
    expect(planStampWords({ id: 'standard', version: 2 })).toBe('standard, version 2');
  });
});
