import { describe, expect, it } from 'vitest';
import { signedAnswers } from '~/domain/signing/signed-part';

const ANSWERS = {
  legalName: 'Mary Ann Smith',
  phone: '8035550123',
  netWorth: '100-500',
  owesEstate: 'yes',
  hasBankruptcy: 'yes',
  hasLiens: 'no',
} as const;

const rows = signedAnswers('client', {
  answers: ANSWERS,
  facts: { court: 'Probate Court', amountCents: '25000000', caseNumber: '' },
  given: ['ssn'],
});

const rowOf = (label: string) => rows.find((row) => row.label === label);

describe('the answers that a signer signed, for underwriters', () => {
  it('show choices, phone numbers and yes or no in words', () => {
    expect(rowOf('Full legal name')?.value).toBe('Mary Ann Smith');
    expect(rowOf('Phone')?.value).toBe('(803) 555-0123');
    expect(rowOf('What you own, minus what you owe')?.value).toBe('$100,000 to $500,000');
    expect(rowOf('Are there tax or other liens against you?')).toEqual({
      label: 'Are there tax or other liens against you?',
      value: 'No',
    });
  });

  it('flag a yes that needs an explanation, and no other yes', () => {
    expect(rowOf('Have you ever filed for bankruptcy?')).toMatchObject({
      value: 'Yes',
      isFlagged: true,
    });
    expect(rowOf('Do you owe money to the estate or the ward?')).not.toHaveProperty('isFlagged');
  });

  it('say of a secret number only whether it was given', () => {
    expect(rowOf('Social Security number')?.value).toBe('Given, sealed');
    expect(rowOf('Date of birth')).toMatchObject({ value: 'Not given', isMissing: true });
  });

  it('name what was not answered', () => {
    expect(rowOf('Employer')).toMatchObject({ value: 'Not given', isMissing: true });
  });

  it('end with the facts of the case as signed', () => {
    expect(rows.slice(-3)).toEqual([
      { label: 'Court', value: 'Probate Court' },
      { label: 'Case number', value: 'Not known yet' },
      { label: 'Bond amount', value: '$250,000.00' },
    ]);
  });

  it('ask a company for its EIN and no person for one', () => {
    const company = signedAnswers('indemnitor-entity', { answers: {}, facts: {}, given: ['ein'] });

    expect(company.find(({ label }) => label === 'EIN')?.value).toBe('Given, sealed');
    expect(rowOf('EIN')).toBeUndefined();
  });
});
