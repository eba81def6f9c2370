import { expect, it } from 'vitest';
import { firstTerm } from '~/domain/bonds/first-term';
import { termConventionFor, termConventionSchema } from '~/domain/bonds/term-convention';
import { buildBond } from '../support/builders';

it('ends a bid bond with its bid, whatever a file says', () => {
  const bond = buildBond({ slug: 'bid-bond', termConvention: 'day-before' });

  expect(termConventionFor(bond, 'SC')).toBe('until-award');
  expect(firstTerm(bond, 'SC', { effectiveDate: '2027-03-15', termYears: 1 })).toEqual({
    endsOn: '2028-03-15',
    ending: 'at-award',
    paidYears: 1,
  });
  expect(termConventionSchema.safeParse('until-award').success).toBe(false);
});
