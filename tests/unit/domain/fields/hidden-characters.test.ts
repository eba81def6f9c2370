import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { accountProfileSchema, profileSchema } from '~/domain/accounts/profile';
import { signUpSchema } from '~/domain/accounts/sign-up';
import { ssoSyncRequestSchema } from '~/domain/accounts/sso-sync';
import { informationAnswerSchema } from '~/domain/applications/customer-actions';
import { readInformationAnswer } from '~/domain/applications/information-answer';
import { staffDecisionSchema } from '~/domain/applications/staff-decision';
import { bondChangeCallSchema } from '~/domain/bond-requests/change-request';
import { readChange } from '~/domain/bond-requests/read-change';
import { requestDecisionSchema } from '~/domain/bond-requests/request-decision';
import { readableFileName } from '~/domain/documents/file-names';
import { withoutHiddenAnywhere } from '~/domain/fields/clean-text';
import { toAccountAnswers } from '~/domain/quote/account-draft';
import { paymentFormSchema } from '~/domain/quote/payment';
import { sectionSchemas } from '~/domain/quote/sections';
import { identityRevealSchema } from '~/domain/underwriting/identity-reveal';
import { readNote, readReason } from '~/domain/underwriting/read-reason';
import { readRevealReason } from '~/domain/underwriting/reveal-reason';
import {
  buildBond,
  TODAY,
  TYPED_APPLICANT,
  TYPED_BOND_DETAILS,
  TYPED_BUSINESS,
  UNDERWRITING,
} from '../support/builders';

const ID = '0d9a3c5e-52d4-4a36-8a35-9b1f0c7d2e11';
const sections = sectionSchemas({ bond: buildBond(), stateCode: 'TX', today: TODAY });

/** Every schema that reads typed text, with an answer in each of its text fields. */
const FORMS: Record<string, [schema: z.ZodType, typed: object]> = {
  bondDetails: [sections.bondDetails, { ...TYPED_BOND_DETAILS, specialConditions: 'None known' }],
  applicant: [
    sections.applicant,
    { ...TYPED_APPLICANT, experience: { ...TYPED_APPLICANT.experience, licenseNumber: 'L-12' } },
  ],
  business: [sections.business, { ...TYPED_BUSINESS, dbaName: 'Marsh Notary' }],
  underwriting: [
    sections.underwriting,
    {
      ...UNDERWRITING,
      claimsHistory: { answer: 'yes', details: 'A claim in 2020 was paid in full.' },
      additionalInfo: 'Nothing else.',
    },
  ],
  payment: [
    paymentFormSchema({ today: TODAY }),
    { paymentMethod: 'wire', billingAddress: TYPED_APPLICANT.address, terms: true },
  ],
  accountProfile: [accountProfileSchema, { displayName: 'Ada', phone: '(803) 555-0123' }],
  profile: [profileSchema, { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' }],
  signUp: [
    signUpSchema,
    {
      firstName: 'Ada',
      lastName: 'Marsh',
      email: 'ada@example.com',
      password: 'Ebb-and-flow-1742',
      confirmPassword: 'Ebb-and-flow-1742',
    },
  ],
  singleSignOn: [
    ssoSyncRequestSchema.shape.auth0User.pick({ name: true, picture: true }),
    { name: 'Ada', picture: 'https://pictures.example/ada.png' },
  ],
  informationAnswer: [informationAnswerSchema, { applicationId: ID, answer: 'It was paid.' }],
  staffDecision: [
    staffDecisionSchema,
    { applicationId: ID, action: 'decline', reason: 'Too many claims', seenEvent: 1 },
  ],
  requestDecision: [
    requestDecisionSchema,
    { requestId: ID, decision: 'decline', reason: 'Not in this state', seenEvent: 1 },
  ],
  bondChange: [
    bondChangeCallSchema.options[0].pick({ action: true, requestId: true, note: true }),
    { action: 'request', requestId: ID, note: 'Please change it.' },
  ],
  identityReveal: [
    identityRevealSchema,
    { applicationId: ID, which: 'ssn', reason: 'The court asked for it' },
  ],
};

const hidden = fc.constantFrom(
  ...['\u0000', '\u0007', '\u0085', '\u00ad', '\u061c', '\u200b', '\u200d', '\u200f'],
  ...['\u202a', '\u202e', '\u2060', '\u2066', '\u2069', '\ufeff', '\u{e0041}', '\ud800'],
);

const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/u;

/** Passwords stay as typed, character by character. */
const AS_TYPED = ['password', 'confirmPassword'];

type Leaf = { path: string[]; text: string };

function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function withLeaf(value: object, [key = '', ...rest]: string[], text: string): object {
  const inner: unknown = (value as Record<string, unknown>)[key];

  return { ...value, [key]: rest.length === 0 ? text : withLeaf(inner as object, rest, text) };
}

function splice(text: string, character: string, at: number): string {
  const place = at % (text.length + 1);

  return text.slice(0, place) + character + text.slice(place);
}

describe.each(Object.entries(FORMS))('the schema of %s', (_, [schema, typed]) => {
  const leaves = leavesOf(typed);

  it('reads the example', () => {
    expect(schema.safeParse(typed).error).toBeUndefined();
  });

  it.each(leaves.map(({ path, text }) => [path.join('.'), path, text] as const))(
    'accepts no hidden character in %s',
    (_name, path, text) => {
      fc.assert(
        fc.property(hidden, fc.nat(), (character, at) => {
          const read = schema.safeParse(withLeaf(typed, path, splice(text, character, at)));
          if (!read.success) return;

          const stored = leavesOf(read.data).filter(
            (leaf) => !AS_TYPED.includes(leaf.path.join('.')),
          );
          expect(stored.filter((leaf) => HIDDEN.test(leaf.text))).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('text that is read without a schema', () => {
  const bond = {
    bondSlug: 'notary',
    stateCode: 'TX',
    principal: 'Ada Marsh',
    amount: 1_000_000,
    effectiveDate: '2026-01-01',
  } as const;

  it.each([
    ['an answer', (text: string) => readInformationAnswer(text, { hasFile: false })],
    ['a reason', (text: string) => readReason('decline', text)],
    ['a note', (text: string) => readNote(text)],
    ['a reason to look at a number', (text: string) => readRevealReason(text)],
    ['a file name', (text: string) => readableFileName(text)],
    [
      'a new name',
      (text: string) => readChange({ kind: 'name-change', name: text }, bond, '2026-11-20'),
    ],
    [
      'a new address',
      (text: string) =>
        readChange(
          { kind: 'address-change', street: text, city: text, state: 'TX', zipCode: '78701' },
          bond,
          '2026-11-20',
        ),
    ],
    [
      'a draft',
      (text: string) =>
        toAccountAnswers({
          quoteId: ID,
          revision: 1,
          step: 'applicant',
          selection: {},
          sections: { applicant: { firstName: text, [text]: [text] } },
          savedAt: '2026-11-20T00:00:00.000Z',
        }),
    ],
    ['anything in JSON', (text: string) => withoutHiddenAnywhere([{ [text]: text }, 1, null])],
  ])('loses its hidden characters in %s', (_, read) => {
    fc.assert(
      fc.property(hidden, fc.nat(), (character, at) => {
        const stored = leavesOf(read(splice('Ada Marsh of Austin', character, at)));
        expect(stored.filter(({ text }) => HIDDEN.test(text))).toEqual([]);
      }),
    );
  });
});
