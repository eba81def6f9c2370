import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { parseApplication } from '~/domain/quote/application';
import {
  changedDetails,
  changedPrincipal,
  isSameName,
  type KeptTerms,
} from '~/domain/renewals/kept-terms';
import { buildBond, BOND_DETAILS, SECTIONS, TODAY } from '../support/builders';
import { OTHER_NAMES, SAME_NAMES } from '../../../support/spelled-names';

const KEPT: KeptTerms = {
  bondId: '0b1f6f9e-6a0e-4c53-9a52-0d3f7f0a7f11',
  bondNumber: 'MSB-27182818',
  amount: BOND_DETAILS.amount,
  principal: 'Ada Marsh',
  obligee: BOND_DETAILS.obligee,
  startsOn: BOND_DETAILS.effectiveDate,
};

describe('changedDetails', () => {
  it('finds no change in the terms of the bond, in any spelling of its names', () => {
    const typed = { ...BOND_DETAILS, obligee: '  texas  secretary of STATE ' };

    expect(changedDetails(KEPT, BOND_DETAILS)).toEqual([]);
    expect(changedDetails(KEPT, typed)).toEqual([]);
  });

  it('finds no change in a name with other letter composition', () => {
    const kept = { ...KEPT, obligee: 'Cámara de Cañón'.normalize('NFD') };

    expect(changedDetails(kept, { ...BOND_DETAILS, obligee: 'Cámara de Cañón' })).toEqual([]);
  });

  it.each([
    ['amount', { amount: dollars(10_001) }, 'A renewal keeps the amount of $10,000.'],
    ['effectiveDate', { effectiveDate: '2026-12-02' }, 'when this one ends, on December 1, 2026.'],
    ['obligee', { obligee: 'Texas Comptroller' }, 'keeps the obligee, Texas Secretary of State.'],
  ])('explains for another %s what to do', (field, change, words) => {
    expect(changedDetails(KEPT, { ...BOND_DETAILS, ...change })).toEqual([
      { path: [field], message: expect.stringContaining(words) },
    ]);
  });

  it.each([
    ['alone', undefined, 'payment-bond', 'This bond was issued alone'],
    ['with its companion', 'payment-bond', 'none', 'issued with a payment bond, and a renewal'],
  ])('keeps a bond that was issued %s so', (_, companion, answer, words) => {
    const kept = { ...KEPT, companion };
    const answered = (given?: string) => ({
      ...BOND_DETAILS,
      ...(given && { matter: { companion: given } }),
    });

    expect(changedDetails(kept, answered(answer))).toEqual([
      { path: ['matter', 'companion'], message: expect.stringContaining(words) },
    ]);
    expect(changedDetails(kept, answered(companion))).toEqual([]);
  });
});

it('sends a notary who was appointed again to a new bond', () => {
  const kept = { ...KEPT, commissionStart: 'December 1, 2022' };
  const answered = (commissionStart: string) => ({ ...BOND_DETAILS, matter: { commissionStart } });

  expect(changedDetails(kept, answered('2022-12-01'))).toEqual([]);
  expect(changedDetails(kept, answered('2026-12-01'))).toEqual([
    {
      path: ['matter', 'commissionStart'],
      message: expect.stringContaining('apply for a new bond instead'),
    },
  ]);
});

it('changedPrincipal reports another name at its field', () => {
  expect(changedPrincipal(KEPT, 'ADA  marsh', 'firstName')).toEqual([]);
  expect(changedPrincipal(KEPT, 'Ada Marsh-Lowe', 'firstName')).toEqual([
    { path: ['firstName'], message: expect.stringContaining('names Ada Marsh as principal') },
  ]);
});

describe('an application that renews a bond', () => {
  const check = (slug: 'notary' | 'auto-dealer', renews: KeptTerms) =>
    parseApplication(SECTIONS, {
      bond: buildBond({ slug }),
      stateCode: 'TX' as const,
      today: TODAY,
      renews,
    });
  const paths = (checked: ReturnType<typeof check>) =>
    checked.ok ? [] : checked.issues.map(({ path }) => path);

  it('is compared with the bond, at the fields of its terms', () => {
    const { legalName } = SECTIONS.business;
    const other = { ...KEPT, amount: 1, principal: 'Somebody Else' };

    expect(paths(check('notary', KEPT))).toEqual([]);
    expect(paths(check('notary', other))).toEqual([
      ['bondDetails', 'amount'],
      ['applicant', 'firstName'],
    ]);
    expect(paths(check('auto-dealer', { ...KEPT, principal: legalName }))).toEqual([]);
    expect(paths(check('auto-dealer', KEPT))).toEqual([['business', 'legalName']]);
  });

  it('keeps the business or the person that an appeal bond binds', () => {
    const { legalName } = SECTIONS.business;
    const checkAppeal = (business: object, renews: KeptTerms) =>
      paths(
        parseApplication(
          { ...SECTIONS, business },
          {
            bond: buildBond({ slug: 'appeal-supersedeas' }),
            ...{ stateCode: 'TX' as const, today: TODAY, renews },
          },
        ),
      );
    const ofBusiness = { ...KEPT, principal: legalName, boundBusiness: legalName };
    const withLee = { ...ofBusiness, principal: `${legalName} and Lee Lowe` };
    const inPerson = { isBusiness: 'no' };

    expect(checkAppeal(SECTIONS.business, ofBusiness)).toEqual([]);
    expect(checkAppeal({ ...SECTIONS.business, legalName: 'Other LLC' }, ofBusiness)).toEqual([
      ['business', 'legalName'],
    ]);
    expect(checkAppeal(inPerson, ofBusiness)).toEqual([['business', 'isBusiness']]);
    expect(checkAppeal(SECTIONS.business, withLee)).toEqual([['applicant', 'firstName']]);
    expect(checkAppeal(inPerson, KEPT)).toEqual([]);
    expect(checkAppeal(SECTIONS.business, KEPT)).toEqual([['business', 'legalName']]);
    expect(checkAppeal(inPerson, { ...KEPT, principal: 'Lee Lowe' })).toEqual([
      ['applicant', 'firstName'],
    ]);
  });

  it('keeps every principal of the bond', () => {
    const second = {
      ...{ firstName: 'Lee', middleName: 'Q.', lastName: 'Lowe' },
      ...{ dateOfBirth: '1975-01-02', ssn: '219094321' },
    };
    const executors = { ...SECTIONS.applicant, furtherPrincipals: [second] };
    const checkExecutors = (applicant: object, principal: string) =>
      paths(
        parseApplication(
          { ...SECTIONS, applicant },
          {
            bond: buildBond({ slug: 'trustee' }),
            ...{ stateCode: 'TX' as const, today: TODAY },
            renews: { ...KEPT, principal },
          },
        ),
      );

    expect(checkExecutors(executors, 'Ada Marsh and Lee Q. Lowe')).toEqual([]);
    expect(checkExecutors(executors, 'Ada Marsh')).toEqual([['applicant', 'firstName']]);
    expect(checkExecutors(SECTIONS.applicant, 'Ada Marsh and Lee Q. Lowe')).toEqual([
      ['applicant', 'firstName'],
    ]);
  });
});

it.each(SAME_NAMES)('%s: does not change the name', (_, one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

it.each(OTHER_NAMES)('%s: changes the name', (_, one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
