import { describe, expect, it } from 'vitest';
import { inquiryCallSchema } from '~/domain/inquiries/inquiry-calls';
import { MAX_DETAILS_CHARACTERS, readInquiry } from '~/domain/inquiries/read-inquiry';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { buildInquiry, TYPED_INQUIRY } from '../../../support/inquiries.ts';

const problemsOf = (change: Partial<typeof TYPED_INQUIRY>) => {
  const read = readInquiry({ ...TYPED_INQUIRY, ...change });

  return read.ok ? {} : read.problems;
};

describe('an inquiry', () => {
  it('is read from the fields as typed', () => {
    expect(readInquiry({ ...TYPED_INQUIRY, details: ' ', email: ' counsel@EXAMPLE.com ' })).toEqual(
      {
        ok: true,
        value: {
          bond: 'administrator',
          state: 'SC',
          amount: 25_000_000,
          worry: 'bankruptcy',
          details: '',
          email: 'counsel@example.com',
        },
      },
    );
  });

  it.each([
    [{ bond: 'bail' }, { bond: 'Select the bond' }],
    [{ state: 'PR' }, { state: 'Select the state' }],
    [{ amount: ' ' }, { amount: 'Enter the bond amount' }],
    [{ amount: 'much' }, { amount: 'Enter an amount in dollars, such as $10,000' }],
    [{ amount: '0' }, { amount: 'Enter an amount above $0' }],
    [{ amount: '100000001' }, { amount: 'Enter $100,000,000 or less' }],
    [{ worry: 'fear' }, { worry: 'Select what worries you' }],
    [
      { details: 'a'.repeat(MAX_DETAILS_CHARACTERS + 1) },
      { details: `Use ${MAX_DETAILS_CHARACTERS} characters or fewer` },
    ],
    [{ email: 'counsel' }, { email: 'Enter an email address, such as name@example.com' }],
  ])('is refused for %o', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it.each([
    ['219', '09', '9999'].join('-'),
    ['12', '3456789'].join('-'),
    ['4111', '1111', '1111', '1111'].join(' '),
  ])('is refused if its text holds the number %s', (number) => {
    expect(problemsOf({ details: `My client has ${number}` })).toEqual({
      details: LEAVE_NUMBER_OUT,
    });
  });
});

describe('the call of send-inquiry', () => {
  it('reads the same fields', () => {
    expect(inquiryCallSchema.parse(buildInquiry({ key: 'k'.repeat(43) }))).toEqual({
      key: 'k'.repeat(43),
      asker: 'attorney',
      bond: 'administrator',
      state: 'SC',
      amount: 25_000_000,
      worry: 'bankruptcy',
      details: 'Chapter 13, discharged in 2021',
      email: 'counsel@example.com',
    });
  });

  it('names each field with a problem', () => {
    const { error } = inquiryCallSchema.safeParse(buildInquiry({ state: '', email: '' }));

    expect(error?.issues.map(({ path }) => path)).toEqual([['state'], ['email']]);
  });

  it.each([{ key: 'short' }, { asker: 'somebody' }, { client: 'Jane Roe' }])(
    'refuses %o',
    (change) => {
      expect(inquiryCallSchema.safeParse(buildInquiry(change)).success).toBe(false);
    },
  );
});
