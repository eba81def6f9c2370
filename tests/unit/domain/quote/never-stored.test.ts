import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  containsSecret,
  disclosesSecret,
  withoutSecrets,
  withoutSecretsOrDisclosures,
} from '~/domain/quote/never-stored';
import { SECTIONS, TYPED_SECTIONS } from '../support/builders';

/** The keys of secrets in forms. */
const SECRET_KEYS = ['ssn', 'dateOfBirth', 'ein', 'creditCard', 'ach', 'quoteKey'];

const SECRET = 'top-secret-value';

const openKeys = fc.string().filter((key) => !SECRET_KEYS.includes(key));

/** Answers of any shape. A secret key holds the secret at any depth. */
const { answers } = fc.letrec<{ answers: unknown; node: unknown; secret: unknown }>((tie) => ({
  answers: fc
    .dictionary(fc.oneof(openKeys, fc.constantFrom(...SECRET_KEYS)), tie('node'), { maxKeys: 5 })
    .chain((entries) =>
      fc.record(
        Object.fromEntries(
          Object.keys(entries).map((key) => [
            key,
            SECRET_KEYS.includes(key) ? tie('secret') : fc.constant(entries[key]),
          ]),
        ),
      ),
    ),
  node: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double(),
    fc.constantFrom(null, true, false),
    fc.array(tie('node'), { maxLength: 3 }),
    tie('answers'),
  ),
  secret: fc.constantFrom(SECRET, { number: SECRET, cvv: [SECRET] }, [{ any: SECRET }]),
}));

describe('withoutSecrets', () => {
  it('removes SSN, date of birth and EIN from the sections and keeps the rest', () => {
    const { ssn: _, dateOfBirth: __, ...applicant } = SECTIONS.applicant;
    const { ein: ___, ...business } = SECTIONS.business;

    expect(withoutSecrets(SECTIONS)).toStrictEqual({ ...SECTIONS, applicant, business });
  });

  it('removes cards, accounts and the key at any depth', () => {
    const form = {
      payment: { creditCard: { number: '4242' }, ach: { accountNumber: '1' }, terms: true },
      history: [{ ach: {}, at: null }, 'text', 7],
      quoteKey: 'k',
    };

    expect(withoutSecrets(form)).toStrictEqual({
      payment: { terms: true },
      history: [{ at: null }, 'text', 7],
    });
  });

  it('does not change its input', () => {
    const sections = structuredClone(TYPED_SECTIONS);
    withoutSecrets(sections);

    expect(sections).toEqual(TYPED_SECTIONS);
  });

  it('leaves no secret anywhere in the JSON, whatever the answers look like', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(JSON.stringify(withoutSecrets(given as object))).not.toContain(SECRET);
      }),
    );
  });

  it('keeps answers without secrets', () => {
    const open = fc.dictionary(openKeys, fc.jsonValue());

    fc.assert(
      fc.property(open, (given) => {
        fc.pre(!SECRET_KEYS.some((key) => JSON.stringify(given).includes(`"${key}":`)));
        expect(withoutSecrets(given)).toEqual(given);
      }),
    );
  });
});

describe('containsSecret', () => {
  it.each([
    ['as it was typed', 'ssn=219-09-1234'],
    ['as digits alone', '{"ssn":"219091234"}'],
    ['with other separators', '219 09 1234'],
    ['with dashes of any kind', 'it is 219–09—1234.'],
    ['with invisible marks', '219\u200b09\u200b1234'],
    ['between other digits', 'id 77219091234'],
  ])('finds a number %s', (_, text) => {
    expect(containsSecret(text, ['219-09-1234'])).toBe(true);
  });

  it('finds any of several secrets, and words as typed', () => {
    expect(containsSecret('the key is k_a-B', ['nothing', 'k_a-B'])).toBe(true);
    expect(containsSecret('4242424242424242', ['4242 4242 4242 4242'])).toBe(true);
  });

  it.each([
    ['other text', 'Austin TX', ['219-09-1234']],
    ['other digits', '219-09-1235', ['219-09-1234']],
    ['no secrets', 'anything', []],
    ['numbers that only together have the digits', '{"zip":"21909","id":"1234"}', ['219-09-1234']],
    ['the digits of a word', 'order 2024', ['key-2024-x']],
    ['a value too short to tell', 'cvv 123', ['123']],
    ['text, when the secret was not given', 'anything', ['']],
  ])('finds no secret in %s', (_, text, secrets) => {
    expect(containsSecret(text, secrets)).toBe(false);
  });

  it('finds every typed secret inside a text', () => {
    const secrets = fc.string({ minLength: 4 });

    fc.assert(
      fc.property(fc.string(), secrets, fc.string(), (before, secret, after) => {
        expect(containsSecret(`${before}${secret}${after}`, [secret])).toBe(true);
      }),
    );
  });
});

describe('disclosesSecret', () => {
  it('finds an SSN in a note', () => {
    expect(disclosesSecret('additionalInfo', 'SSN 219 09 1234', ['219-09-1234'])).toBe(true);
  });

  it.each(['phone', 'zipCode', 'industryCode'])('treats the digits of %s as its own', (field) => {
    expect(disclosesSecret(field, '219091234', ['219-09-1234'])).toBe(false);
  });
});

describe('withoutSecretsOrDisclosures', () => {
  const applicant = { ssn: '219-09-1234', dateOfBirth: '03/04/1979', phone: '2190912345' };

  it('drops an answer that contains the SSN, the date of birth or the EIN', () => {
    const sections = {
      applicant,
      business: { ein: '57-1234567', legalName: 'Okafor, EIN 571234567' },
      underwriting: {
        claimsHistory: { answer: 'yes', details: 'Born 03.04.1979' },
        additionalInfo: 'My SSN is 219 09 1234',
        notes: [{ text: '219091234', kept: 'A claim, paid' }],
      },
    };

    expect(withoutSecretsOrDisclosures(sections)).toStrictEqual({
      applicant: { phone: '2190912345' },
      business: {},
      underwriting: { claimsHistory: { answer: 'yes' }, notes: [{ kept: 'A claim, paid' }] },
    });
  });

  it('keeps text that only resembles an unfinished secret', () => {
    const sections = { applicant: { ssn: '2190', city: 'Lot 2190' }, business: null, other: 7 };

    expect(withoutSecretsOrDisclosures(sections)).toStrictEqual({
      applicant: { city: 'Lot 2190' },
      business: null,
      other: 7,
    });
  });
});
