import { describe, expect, it } from 'vitest';
import { openingFacts } from '~/domain/contractors/company-facts';
import { DETAIL_FIELDS, ACCOUNT_FIELDS } from '~/domain/contractors/desk-forms';
import { readForm } from '~/domain/contractors/typed-form';
import { APPLICANT, BUSINESS, SECTIONS } from '../support/builders';

const person = { email: APPLICANT.email, firstName: 'Ada', lastName: 'Marsh' };

const application = (business: object = {}, change: object = {}) => ({
  bondSlug: 'contractor-license',
  stateCode: 'CA',
  submittedOn: '2026-11-03',
  answers: { ...SECTIONS, business: { ...BUSINESS, ...business } },
  ...change,
});

const factsOf = (business?: object, change?: object) =>
  openingFacts({ person, application: application(business, change) });

describe('the form that opens a desk', () => {
  it('starts with the company of the last application, and never with its tax ID', () => {
    const business = {
      businessType: 'llc',
      businessDescription: 'Roads,\nbridges and drainage',
      industryCode: '237310',
    };
    const bondDetails = { matter: { licenseNumber: '1012345' } };
    const answers = { ...application(business).answers, bondDetails };
    const facts = factsOf(business, { answers });

    expect(facts?.source).toBe('your application of November 3, 2026');
    expect(facts?.typed).toMatchObject({
      legal_name: BUSINESS.legalName,
      entity: 'llc',
      trades: 'Roads, bridges and drainage',
      naics: '237310',
      licenses: 'CA 1012345',
    });
    expect(facts?.year).toBe(String(BUSINESS.yearEstablished));
    expect(JSON.stringify(facts)).not.toContain(BUSINESS.ein);
    const fields = [...ACCOUNT_FIELDS, ...DETAIL_FIELDS].filter(
      ({ key }) => facts?.typed[key] !== undefined,
    );
    expect(readForm(fields, facts?.typed ?? {})).toMatchObject({ ok: true });
  });

  it('leaves out what an application says in another form', () => {
    const facts = factsOf({
      businessType: 'corporation', // perhaps an S corporation
      businessDescription: 'x'.repeat(201),
      industryCode: '2373',
    });

    expect(Object.keys(facts?.typed ?? {})).not.toEqual(
      expect.arrayContaining(['entity', 'trades', 'naics', 'licenses']),
    );
    for (const key of ['entity', 'trades', 'naics']) expect(facts?.typed[key]).toBeUndefined();
  });

  it('takes the license of a contract bond’s applicant, and none that is not issued yet', () => {
    const licensed = (number: string) => ({
      bondSlug: 'bid-bond',
      answers: { ...SECTIONS, applicant: { ...APPLICANT, experience: { licenseNumber: number } } },
    });

    expect(factsOf({}, licensed('C-12'))?.typed['licenses']).toBe('CA C-12');
    expect(factsOf({}, licensed('Not issued yet'))?.typed['licenses']).toBeUndefined();
    expect(
      factsOf({}, { ...licensed('C-12'), bondSlug: 'auto-dealer' })?.typed['licenses'],
    ).toBeUndefined();
  });

  it('starts empty without an application, and after one of a person or of a client', () => {
    expect(openingFacts({ person, application: undefined })).toBeUndefined();
    expect(factsOf({}, { answers: { applicant: APPLICANT } })).toBeUndefined();
    expect(
      openingFacts({
        person: { ...person, email: 'counsel@firm.example' },
        application: application(),
      }),
    ).toBeUndefined();
  });
});
