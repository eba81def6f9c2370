import { describe, expect, it } from 'vitest';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { draftBond } from '~/domain/papers/draft-bond';
import { draftPage } from '~/domain/papers/draft-page';
import { gap, hasGap, splitGaps, withoutGaps } from '~/domain/papers/gaps';
import { buildForm } from '../../../support/bond-form';
import { buildBond, TODAY, TYPED_APPLICANT, TYPED_BOND_DETAILS } from '../support/builders';

const county = matterFieldSchema.parse({
  key: 'county',
  label: 'County',
  kind: 'county',
  required: true,
});
const start = matterFieldSchema.parse({ key: 'start', label: 'First day', kind: 'date' });
const bond = buildBond({ matter: [county, start], matterCaption: '{county}' });

const surety = {
  name: 'Saltmarsh Surety Company',
  stateOfIncorporation: 'South Carolina',
  address: '40 Battery Park Row',
  phone: '(843) 555-0168',
  naicNumber: '00000',
  attorneyInFact: 'Eleanor Prioleau',
  president: 'Harriet Gadsden',
  secretary: 'Josiah Wentworth',
  resolutionDate: '2026-01-15',
  opening: '{principal} of {principalAddress}, {principalPhone}, owes {obligee} {penalSum}.',
  companion: { bond: 'Two bonds have the number {bondNumber}.' },
};
const form = buildForm({
  recitals: ['In {matter.county}.', { text: 'From {matter.start}.', needs: ['start'] }],
  condition: 'Effective {effectiveDate}, {penalSumInWords}.',
  term: { fixed: 'Ends {end}.', continuous: 'Goes on.' },
});

function paragraphs(sections: unknown, choice: Partial<Parameters<typeof draftPage>[0]> = {}) {
  const page = draftPage(
    { bond, stateCode: 'TX', sections, ...choice },
    { surety, forms: [form] },
    TODAY,
  );

  return page.paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''));
}

describe('the page of a draft', () => {
  it('has a gap for each fact that is missing', () => {
    const name = `${gap('First name')} ${gap('Last name')}`;

    expect(paragraphs({})).toEqual([
      `${name} of ${gap('Address')}, ${gap('Phone')}, owes ${gap('Obligee')} ${gap('Bond amount')}.`,
      `In ${gap('County')}.`,
      `Effective ${gap('Effective date')}, ${gap('Bond amount in words')}.`,
      `Ends ${gap('at the end of the term')}.`,
    ]);
  });

  it('names the company that gives an appeal bond, at its address', () => {
    const appeal = { bond: { ...bond, slug: 'appeal-supersedeas' as const } };
    const sections = {
      applicant: TYPED_APPLICANT,
      business: {
        isBusiness: 'yes',
        legalName: 'Reed & Sons, Inc.',
        businessAddress: { street: '9 Elm St', city: 'Atlanta', state: 'GA', zipCode: '30303' },
      },
    };
    const principalOf = (business: object) => {
      const draft = { ...appeal, stateCode: 'TX' as const, sections: { ...sections, business } };
      const { principal, principalAddress } = draftBond(draft, TODAY);

      return `${principal} of ${principalAddress}`;
    };

    expect(principalOf(sections.business)).toBe('Reed & Sons, Inc. of 9 Elm St, Atlanta, GA 30303');
    expect(principalOf({ ...sections.business, isBusiness: 'no' })).toBe(
      'Ada Marsh of 12 Tide Street, Austin, TX 78701-1234',
    );
    expect(principalOf({ isBusiness: 'yes' })).toBe(
      `${gap('Legal business name')} of ${gap('Address')}`,
    );
  });

  it('asks for the office where the law names another payee', () => {
    const lawful = { ...form, payee: 'the State of Texas' };
    const { facts } = draftPage(
      { bond, stateCode: 'TX', sections: {} },
      { surety, forms: [lawful] },
      TODAY,
    );

    expect(facts).toContainEqual(['Obligee', 'The State of Texas']);
    expect(facts).toContainEqual(['Filed with', gap('Office that takes the bond')]);
  });

  it('tells whether a fact is missing', () => {
    expect(hasGap({ paragraphs: [[{ text: `In ${gap('County')}.` }]] })).toBe(true);
    expect(hasGap({ paragraphs: [[{ text: 'In Travis County.' }]] })).toBe(false);
  });

  it('prints typed answers as the paper does', () => {
    const bondDetails = {
      ...TYPED_BOND_DETAILS,
      termYears: '1',
      matter: { county: 'Travis', start: '12/1/2026' },
    };

    expect(paragraphs({ bondDetails, applicant: TYPED_APPLICANT })).toEqual([
      'Ada Marsh of 12 Tide Street, Austin, TX 78701-1234, (803) 555-0123, owes Texas Secretary of State $10,000.00.',
      'In Travis County.',
      'From December 1, 2026.',
      'Effective December 1, 2026, Ten thousand and 00/100 dollars.',
      'Ends at 12:01 a.m. on December 1, 2027.',
    ]);
  });

  it('prints stored answers too', () => {
    const bondDetails = { amount: 1_000_000, effectiveDate: '2026-12-01', termYears: 2 };

    expect(paragraphs({ bondDetails }).slice(2)).toEqual([
      'Effective December 1, 2026, Ten thousand and 00/100 dollars.',
      'Ends at 12:01 a.m. on December 1, 2028.',
    ]);
  });

  it.each([['0'], ['ten'], ['1,000,000,000']])('has a gap for the amount %s', (amount) => {
    expect(paragraphs({ bondDetails: { amount } })[0]).toContain(
      `owes ${gap('Obligee')} ${gap('Bond amount')}`,
    );
  });

  it('has a gap for an end before the start: the last day of the license that is renewed', () => {
    const key = 'licenseYearEnd';
    const yearEnd = matterFieldSchema.parse({ key, label: 'Last day', kind: 'date' });
    const licensed = buildBond({ matter: [yearEnd] });
    const ending = (day: string) => {
      const bondDetails = { effectiveDate: '2027-01-01', termYears: '1', matter: { [key]: day } };

      return paragraphs({ bondDetails }, { bond: licensed }).at(-1);
    };

    expect(ending('12/31/2026')).toBe(`Ends ${gap('at the end of the term')}.`);
    expect(ending('12/31/2027')).toBe('Ends at the end of the day on December 31, 2027.');
  });

  it('leaves an end open that the bond does not name', () => {
    const open = buildBond({ slug: 'executor-personal-representative' });
    const dated = { bondDetails: { effectiveDate: '2026-12-01', termYears: '1' } };

    expect(paragraphs({}, { bond: open })).toContain('Goes on.');
    expect(paragraphs(dated, { bond: open })).toContain('Goes on.');
  });

  it('names further principals, with gaps', () => {
    const open = buildBond({ slug: 'executor-personal-representative' });
    const applicant = {
      firstName: 'Ada',
      lastName: 'Marsh',
      furtherPrincipals: [{ firstName: 'Bo', lastName: '' }],
    };

    expect(paragraphs({ applicant }, { bond: open })[0]).toContain(
      `Ada Marsh and Bo ${gap('Last name')} of `,
    );
  });

  it('names the businesses that give a bond, and the address of the first in the state of the bond', () => {
    const contract = buildBond({ slug: 'performance-bond' });
    const business = {
      legalName: 'Marsh LLC',
      businessAddress: { street: '1 Oak St', city: 'Waco', state: '', zipCode: '76701' },
      furtherBusinesses: [{}, { legalName: 'Reed Inc.' }],
    };
    const forms = [buildForm({ capacities: { 'performance-bond': 'contractor' } })];
    const page = draftPage(
      { bond: contract, stateCode: 'TX', sections: { business } },
      { surety, forms },
      TODAY,
    );

    expect(page.paragraphs[0]?.map(({ text }) => text).join('')).toContain(
      `Marsh LLC, ${gap('Legal business name')} and Reed Inc. of 1 Oak St, Waco, TX 76701, `,
    );
    expect(paragraphs({}, { bond })[0]).not.toContain('Legal business name');
    expect(page.facts[0]).toEqual([
      'Principals',
      `Marsh LLC, ${gap('Legal business name')} and Reed Inc.`,
    ]);
  });

  it('has the form of the companion that the applicant asks for', () => {
    const companion = matterFieldSchema.parse({
      key: 'companion',
      label: 'Payment bond',
      kind: 'choice',
      required: true,
      choices: [
        { value: 'payment-bond', label: 'Yes' },
        { value: 'none', label: 'No' },
      ],
    });
    const forms = [
      buildForm({ capacities: { 'performance-bond': 'contractor' } }),
      buildForm({ title: 'Payment Bond', capacities: { 'payment-bond': 'contractor' } }),
    ];
    const pageFor = (answer?: string) =>
      draftPage(
        {
          bond: buildBond({ slug: 'performance-bond', matter: [companion] }),
          stateCode: 'TX',
          sections: { bondDetails: { amount: '10,000', matter: { companion: answer } } },
        },
        { surety, forms },
        TODAY,
      );

    expect(pageFor('payment-bond').companion).toMatchObject({
      title: 'Payment Bond',
      about: 'Payment Bond  ·  State of Texas',
      penalSum: '$10,000.00',
    });
    expect(pageFor('none').companion).toBeUndefined();
    expect(pageFor().companion).toBeUndefined();
  });
});

describe('a gap', () => {
  it('is found among the words', () => {
    expect(splitGaps(`${gap('First name')} Marsh of ${gap('Address')}`)).toEqual([
      { text: 'First name', isGap: true },
      { text: ' Marsh of ', isGap: false },
      { text: 'Address', isGap: true },
    ]);
    expect(splitGaps('Ada')).toEqual([{ text: 'Ada', isGap: false }]);
  });

  it('cannot be typed', () => {
    expect(withoutGaps(gap('Ada'))).toBe('Ada');
  });
});
