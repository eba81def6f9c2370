import { describe, expect, it } from 'vitest';
import { applicantSchema } from '~/domain/quote/applicant';
import { APPLICANT, TODAY, TYPED_APPLICANT } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const schema = applicantSchema({ today: TODAY });

/** The messages for a form with one field changed. */
const messagesFor = (change: Record<string, unknown>) =>
  messagesOf(schema, { ...TYPED_APPLICANT, ...change });

describe('applicantSchema', () => {
  it('returns the stored form of typed values, without blank ones', () => {
    expect(schema.parse(TYPED_APPLICANT)).toStrictEqual(APPLICANT);
  });

  it('keeps a license number', () => {
    const experience = { ...TYPED_APPLICANT.experience, licenseNumber: ' GC-1234 ' };

    expect(schema.parse({ ...TYPED_APPLICANT, experience }).experience).toStrictEqual({
      yearsInBusiness: 12,
      previousBonds: 'no',
      licenseNumber: 'GC-1234',
    });
  });

  it('requires every missing field, in the order of the page', () => {
    const messages = messagesOf(schema, {});

    expect(messages).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Valid email is required',
      phone: 'Valid phone number is required',
      dateOfBirth: 'Date of birth is required',
      ssn: 'SSN is required',
      'address.street': 'Street is required',
      'address.city': 'City is required',
      'address.state': 'State is required',
      'address.zipCode': 'ZIP code is required',
      'experience.yearsInBusiness': 'Years in business is required',
      'experience.previousBonds': 'Answer whether you have had bonds before',
    });
    expect(Object.keys(messages)[0]).toBe('firstName');
    expect(Object.keys(messages).at(-1)).toBe('experience.previousBonds');
  });

  it.each([
    ['a blank name', { firstName: '  ' }, { firstName: 'First name is required' }],
    ['an address without a host', { email: 'ada@' }, { email: 'Valid email is required' }],
    ['nine digits', { phone: '803555012' }, { phone: 'Valid phone number is required' }],
    ['eight digits', { ssn: '21909123' }, { ssn: 'SSN is required' }],
    [
      'an SSN nobody has',
      { ssn: '666-09-1234' },
      { ssn: 'Enter the SSN as it appears on the Social Security card' },
    ],
  ])('reports %s', (_, change, messages) => {
    expect(messagesFor(change)).toEqual(messages);
  });

  it.each([
    [
      'no day of the calendar',
      '02/30/1980',
      'There is no such day. Check the month, the day and the year',
    ],
    ['missing', '', 'Date of birth is required'],
    ['a two-digit year', '3/9/80', undefined],
    ['today', '2026-11-20', 'Date of birth must be in the past'],
    ['a day to come', '2027-01-01', 'Date of birth must be in the past'],
    ['yesterday', '2026-11-19', 'You must be at least 18 years old to apply'],
    ['one day short of 18 years', '11/21/2008', 'You must be at least 18 years old to apply'],
    ['18 years ago today', '11/20/2008', undefined],
    ['90 years ago', '1936-11-20', undefined],
  ])('checks a date of birth: %s', (_, dateOfBirth, message) => {
    expect(messagesFor({ dateOfBirth }).dateOfBirth).toBe(message);
  });

  it.each([
    ['0', undefined],
    [0, undefined],
    ['80', undefined],
    ['81', 'Enter your own years in this work, up to 80'],
    [200, 'Enter your own years in this work, up to 80'],
    ['', 'Years in business is required'],
    ['-1', 'Enter a whole number, such as 12'],
    ['2.5', 'Enter a whole number, such as 12'],
  ])('accepts 0 or more whole years in business: %j', (yearsInBusiness, message) => {
    const experience = { ...TYPED_APPLICANT.experience, yearsInBusiness };

    expect(messagesFor({ experience })['experience.yearsInBusiness']).toBe(message);
  });

  it.each([
    ['state', 'XX', 'State is required'],
    ['state', 'S', 'State is required'],
    ['zipCode', '2940', 'ZIP code is required'],
    ['zipCode', '00000', 'This ZIP code does not exist. Enter the ZIP code of the address'],
    ['zipCode', '00500-1234', 'This ZIP code does not exist. Enter the ZIP code of the address'],
    ['zipCode', '00501', undefined],
  ])('refuses an address whose %s is %j', (part, value, message) => {
    const address = { ...TYPED_APPLICANT.address, [part]: value };

    expect(messagesFor({ address })).toEqual({ [`address.${part}`]: message });
  });

  it('names the fields that are too long', () => {
    const line = 'x'.repeat(201);

    expect(
      messagesFor({
        firstName: line,
        lastName: line,
        address: { ...TYPED_APPLICANT.address, street: line, city: line },
        experience: { ...TYPED_APPLICANT.experience, licenseNumber: line },
      }),
    ).toEqual({
      firstName: 'First name must be 200 characters or fewer',
      lastName: 'Last name must be 200 characters or fewer',
      'address.street': 'Street must be 200 characters or fewer',
      'address.city': 'City must be 200 characters or fewer',
      'experience.licenseNumber': 'License number must be 200 characters or fewer',
    });
  });
});
