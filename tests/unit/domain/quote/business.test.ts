import { describe, expect, it } from 'vitest';
import { businessSchema } from '~/domain/quote/business';
import { BUSINESS, TODAY, TYPED_BUSINESS } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const schema = businessSchema({ today: TODAY, stateCode: 'TX' });

/** The schema of a bond that binds a person. */
const personal = businessSchema({ today: TODAY, stateCode: 'TX', mayBePerson: true });

/** The messages for a form with one field changed. */
const messagesFor = (change: Record<string, unknown>) =>
  messagesOf(schema, { ...TYPED_BUSINESS, ...change });

describe('businessSchema', () => {
  it('returns the stored form of typed values, without blank ones', () => {
    const { isBusiness: _, ...stored } = BUSINESS;

    expect(schema.parse(TYPED_BUSINESS)).toStrictEqual(stored);
  });

  it('requires every missing field', () => {
    expect(messagesOf(schema, {})).toEqual({
      legalName: 'Legal business name is required',
      ein: 'EIN is required',
      businessType: 'Business type is required',
      yearEstablished: 'Valid year is required',
      annualRevenue: 'Annual revenue is required',
      employeeCount: 'Employee count is required',
      'businessAddress.street': 'Street is required',
      'businessAddress.city': 'City is required',
      'businessAddress.zipCode': 'ZIP code is required',
      businessDescription: 'Business description is required',
    });
  });

  it('lets a business that appeals be in another state, and asks for it', () => {
    const appeal = businessSchema({
      ...{ today: TODAY, stateCode: 'TX', mayBePerson: true, mayBeElsewhere: true },
    });
    const typedIn = (state: string) => ({
      ...TYPED_BUSINESS,
      businessAddress: { ...TYPED_BUSINESS.businessAddress, state },
    });

    expect(appeal.parse(typedIn('NY')).businessAddress?.state).toBe('NY');
    expect(messagesOf(appeal, typedIn(''))).toEqual({
      'businessAddress.state': 'State is required',
    });
    expect(messagesOf(appeal, { isBusiness: 'yes' })).toMatchObject({
      'businessAddress.state': 'State is required',
    });
  });

  it('uses the state selected in step 0, whatever the form holds', () => {
    const businessAddress = { ...TYPED_BUSINESS.businessAddress, state: 'NY' };

    expect(schema.parse({ ...TYPED_BUSINESS, businessAddress }).businessAddress?.state).toBe('TX');
  });

  it.each([
    ['1799', 'Valid year is required'],
    ['1800', undefined],
    [1_800, undefined],
    ['2026', undefined],
    ['2027', 'Valid year is required'],
    ['last year', 'Valid year is required'],
  ])('accepts a year from 1800 to this year: %j', (yearEstablished, message) => {
    expect(messagesFor({ yearEstablished }).yearEstablished).toBe(message);
  });

  it.each([
    ['0', undefined],
    ['$0.00', undefined],
    ['-1', 'Enter an amount without a minus sign'],
    ['a lot', 'Enter an amount in dollars, such as $10,000'],
    ['', 'Annual revenue is required'],
  ])('accepts a revenue of 0 or more: %j', (annualRevenue, message) => {
    expect(messagesFor({ annualRevenue }).annualRevenue).toBe(message);
  });

  it.each([
    ['0', 'Employee count is required'],
    ['1', undefined],
    [1, undefined],
  ])('accepts an employee count of 1 or more: %j', (employeeCount, message) => {
    expect(messagesFor({ employeeCount }).employeeCount).toBe(message);
  });

  it.each([
    ['nine characters', 'Surveying', 'Business description is required'],
    ['nine characters and blanks', ' Surveying ', 'Business description is required'],
    ['ten characters', 'Surveying.', undefined],
  ])('accepts a description of ten characters: %s', (_, businessDescription, message) => {
    expect(messagesFor({ businessDescription }).businessDescription).toBe(message);
  });

  it.each([
    ['an unknown legal form', { businessType: 'guild' }, 'Business type is required'],
    ['a short EIN', { ein: '12-345678' }, 'EIN is required'],
    ['an EIN nobody has', { ein: '00-1234567' }, 'Enter the EIN as it appears on the IRS notice'],
    ['a word for an industry code', { industryCode: 'law' }, 'Enter a NAICS code of 2 to 6 digits'],
    [
      'a site that is none',
      { website: 'none' },
      'Enter the address of the website, such as example.com',
    ],
  ])('reports %s', (_, change, message) => {
    expect(Object.values(messagesFor(change))).toEqual([message]);
  });

  it("keeps a business's other name, and accepts a blank code and website", () => {
    const business = schema.parse({
      ...TYPED_BUSINESS,
      dbaName: ' DBA Marsh & Co ',
      industryCode: ' ',
      website: '',
    });

    expect(business.dbaName).toBe('Marsh & Co');
    expect(Object.keys(business)).not.toContain('industryCode');
    expect(Object.keys(business)).not.toContain('website');
  });

  it('names the fields that are too long', () => {
    expect(
      messagesFor({
        legalName: 'x'.repeat(201),
        dbaName: 'x'.repeat(201),
        businessDescription: 'x'.repeat(2_001),
      }),
    ).toEqual({
      legalName: 'Legal business name must be 200 characters or fewer',
      dbaName: 'DBA name must be 200 characters or fewer',
      businessDescription: 'Business description must be 2000 characters or fewer',
    });
  });
});

describe('whether a business applies', () => {
  it('is asked only for bonds that bind a person', () => {
    expect(personal.parse(TYPED_BUSINESS)).toStrictEqual(BUSINESS);
    expect(schema.parse({ ...TYPED_BUSINESS, isBusiness: 'no' })).not.toHaveProperty('isBusiness');
  });

  it('spares a person the facts about a business, and drops those that were typed before', () => {
    expect(personal.parse({ ...TYPED_BUSINESS, isBusiness: 'no' })).toStrictEqual({
      isBusiness: 'no',
    });
  });

  it('requires the facts about a business after a yes', () => {
    expect(Object.keys(messagesOf(personal, { isBusiness: 'yes' }))).toContain('legalName');
  });

  it('is known of an older application by the business that it names', () => {
    const { isBusiness: _, ...older } = TYPED_BUSINESS;

    expect(personal.parse(older)).toStrictEqual(BUSINESS);
  });

  it.each([['maybe'], [''], [1], [undefined]])(
    'refuses another answer or none: %j',
    (isBusiness) => {
      expect(messagesOf(personal, { isBusiness })).toEqual({
        isBusiness: 'Select whether a business is applying',
      });
    },
  );

  it.each([[undefined], [null], ['yes']])(
    'refuses a section that is not an object: %j',
    (given) => {
      expect(personal.safeParse(given).success).toBe(false);
      expect(schema.safeParse(given).success).toBe(false);
    },
  );
});
