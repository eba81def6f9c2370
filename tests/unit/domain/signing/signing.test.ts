import { describe, expect, it } from 'vitest';
import {
  CONSENTS,
  hashConsent,
  hashConsents,
  isSameName,
  type SignerTexts,
} from '~/domain/signing/consents';
import { knownFacts, readCorrection, showFact } from '~/domain/signing/shared-facts';
import { nameVoidingChanges } from '~/domain/signing/voiding-changes';
import {
  isGiven,
  isStepDone,
  nextConsent,
  nextPartStep,
  type SigningPart,
} from '~/domain/signing/signing-part';
import {
  isRevocable,
  mayFirmIndemnify,
  readSigningState,
  SIGNING_STATES,
} from '~/domain/signing/signing-state';
import { itemsSeenBy, VIEWERS, viewersWords } from '~/domain/signing/what-each-sees';
import { confirmCallSchema } from '~/domain/signing/signing-calls';
import { signingPageSchema } from '~/domain/signing/signing-page';
import { readPartStep } from '~/domain/signing/read-part';
import { CLIENT_STEPS } from '../../../support/signing-answers.ts';

const TEXT = { version: 'v1.0', title: 'Title', text: ['One', 'Two'], agree: 'I agree' };
const TEXTS = Object.fromEntries(
  CONSENTS.map((id) => [id, { ...TEXT, title: id }]),
) as unknown as SignerTexts;
const today = '2026-11-23';
const now = new Date('2026-11-23T12:00:00Z');

describe('the hash of a consent', () => {
  it('is the same for the same words, and another for any other word, version or order', async () => {
    const hash = await hashConsent(TEXT);

    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashConsent({ ...TEXT })).toBe(hash);
    for (const change of [
      { version: 'v1.1' },
      { title: 'Titles' },
      { text: ['Two', 'One'] },
      { text: ['OneTwo'] },
      { agree: 'I agree.' },
    ])
      expect(await hashConsent({ ...TEXT, ...change })).not.toBe(hash);
  });

  it('comes with each text of a signer, electronic records first', async () => {
    expect((await hashConsents(TEXTS)).map(({ id }) => id)).toEqual([
      'e-records',
      'application',
      'credit',
      'indemnity',
    ]);
  });
});

it.each([
  ['mary ann  smith', 'Mary Ann Smith', true],
  ['John Q. Smith, Jr.', 'John Q Smith Jr', true],
  ['Mary Smith', 'Mary Ann Smith', false],
  [' . ', '', false],
])('isSameName(%s, %s) is %s', (typed, name, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame);
});

describe('a shared fact', () => {
  it('is asked about when it is known', () => {
    expect(knownFacts({ subjectName: 'John', caseNumber: '' })).toEqual(['subjectName']);
    expect(showFact('caseNumber', '')).toBe('Not known yet');
    expect(showFact('court', 'Probate Court')).toBe('Probate Court');
    expect(showFact('amountCents', '25000000')).toBe('$250,000.00');
  });

  it.each([
    ['court', ' Circuit  Court ', { ok: true, value: 'Circuit Court' }],
    ['amountCents', '$1,000', { ok: true, value: '100000' }],
    ['amountCents', '$0', { ok: false, problem: 'Enter an amount from $1 to $100,000,000' }],
    ['amountCents', '0.99', { ok: false, problem: 'Enter an amount from $1 to $100,000,000' }],
    ['amountCents', '100000001', { ok: false, problem: 'Enter an amount from $1 to $100,000,000' }],
    ['amountCents', 'a lot', { ok: false, problem: expect.stringContaining('Enter') }],
    ['court', '', { ok: false, problem: 'Enter what is right: Court' }],
    [
      'caseNumber',
      'a'.repeat(61),
      { ok: false, problem: 'Case number must be 60 characters or fewer' },
    ],
    ['court', '219099999', { ok: false, problem: expect.stringContaining('Remove the SSN') }],
  ] as const)('is corrected in %s by "%s"', (fact, typed, read) => {
    expect(readCorrection(fact, typed)).toEqual(read);
  });
});

describe('the next thing to do', () => {
  const part = {
    role: 'client' as const,
    saved: {},
    given: [] as string[],
    facts: { court: 'Probate Court' },
    hasCheckedFacts: false,
  };
  const saved = Object.assign(
    {},
    ...Object.entries(CLIENT_STEPS)
      .filter(([step]) => step !== 'identity')
      .map(([step, typed]) => {
        const read = readPartStep(step as 'you', typed, { today });

        return read.ok ? read.value : {};
      }),
  ) as SigningPart['saved'];

  it('is the first step that is not whole', () => {
    expect(nextPartStep(part, today)).toBe('you');
    expect(nextPartStep({ ...part, saved }, today)).toBe('identity');
    const given = ['date_of_birth', 'ssn'];
    expect(nextPartStep({ ...part, saved, given }, today)).toBe('facts');
    expect(nextPartStep({ ...part, saved, given, hasCheckedFacts: true }, today)).toBeUndefined();
    expect(isStepDone({ ...part, facts: {} }, 'facts', today)).toBe(true);
    expect(isGiven(given, 'legalName')).toBe(false);
  });

  it('is the first text that was not agreed to in its current words', async () => {
    const documents = await hashConsents(TEXTS);
    const at = now.toISOString();
    const agreed = { 'e-records': { version: 'v1.0', hash: documents[0]?.hash ?? '', at } };

    expect(nextConsent({ consents: {}, documents })?.id).toBe('e-records');
    expect(nextConsent({ consents: agreed, documents })?.id).toBe('application');
    expect(
      nextConsent({ consents: { 'e-records': { version: 'v0.9', hash: 'old', at } }, documents })
        ?.id,
    ).toBe('e-records');
    expect(nextConsent({ consents: {}, documents: [] })).toBeUndefined();
  });
});

describe('what changed after a signature', () => {
  it('is named in one order, whatever the database lists first', () => {
    expect(nameVoidingChanges(['signer', 'amountCents', 'court', 'bond'])).toBe(
      'Court, Bond amount, Kind of bond, Name or role of the signer',
    );
    expect(nameVoidingChanges([])).toBe('');
  });
});

describe('the state of a link', () => {
  const LINK = {
    expiresAt: '2026-11-30T12:00:00Z',
    openedAt: null,
    confirmedAt: null,
    lockedAt: null,
    declinedAt: null,
    signedAt: null,
    voidedAt: null,
    revokedAt: null,
  };
  const at = '2026-11-23T10:00:00Z';

  it.each([
    ['invited', {}],
    ['opened', { openedAt: at }],
    ['confirmed', { openedAt: at, confirmedAt: at }],
    ['signed', { openedAt: at, confirmedAt: at, signedAt: at, expiresAt: at }],
    ['must-sign-again', { signedAt: at, voidedAt: at }],
    ['declined', { declinedAt: at, expiresAt: at }],
    ['revoked', { revokedAt: at, lockedAt: at }],
    ['expired', { expiresAt: now.toISOString(), confirmedAt: at }],
    ['locked', { lockedAt: at, expiresAt: at }],
  ] as const)('is %s', (state, change) => {
    expect(readSigningState({ ...LINK, ...change }, now)).toBe(state);
  });

  it('can be revoked while somebody may still use the link', () => {
    expect(SIGNING_STATES.filter(isRevocable)).toEqual([
      'invited',
      'opened',
      'confirmed',
      'expired',
      'locked',
    ]);
  });
});

it('lets a firm indemnify everywhere but in Michigan', () => {
  expect(mayFirmIndemnify('SC')).toBe(true);
  expect(mayFirmIndemnify('MI')).toBe(false);
});

it('keeps private notes in the firm, and credit reports and answers away from it', () => {
  for (const viewer of VIEWERS)
    expect(itemsSeenBy(viewer).includes('private-notes')).toBe(viewer === 'firm');
  for (const item of ['own-answers', 'credit-report', 'secret-numbers'] as const)
    expect(itemsSeenBy('firm')).not.toContain(item);
});

it('shows the answers of a signer to no other signer, and lists each viewer once', () => {
  expect(viewersWords('own-answers')).toBe('This signer, Our underwriter');
  expect(viewersWords('contact-details')).toBe('Your firm, This signer, Our underwriter');
  expect(viewersWords('matter-facts')).toBe(
    'Your firm, Your client, A co-fiduciary, Our underwriter',
  );
});

it('reads a code with blanks and dashes', () => {
  const token = 'k'.repeat(32);

  expect(confirmCallSchema.parse({ token, code: ' 123-456 ' }).code).toBe('123456');
  expect(confirmCallSchema.safeParse({ token, code: '12345' }).success).toBe(false);
});

it('shows no name of a person before the code', () => {
  const page = { sender: 'Ward & Hale', purpose: 'Notary Bond', role: 'client', reason: '' };

  expect(signingPageSchema.parse({ ...page, state: 'open' })).toEqual({ ...page, state: 'open' });
  expect(signingPageSchema.safeParse({ ...page, state: 'open', name: 'Mary' }).success).toBe(false);
});
