import { describe, expect, it } from 'vitest';
import {
  type AccountDraft,
  isKnownInAccount,
  readAccountDraft,
  readAccountMark,
  toAccountAnswers,
} from '~/domain/quote/account-draft';
import { containsSecret } from '~/domain/quote/never-stored';
import { QUOTE_ID, QUOTE_KEY, RECEIPT, TYPED_SECTIONS } from '../support/builders';

const NOW = new Date('2026-11-20T16:00:00Z');
const OTHER_KEY = 'o'.repeat(43);

const draft: AccountDraft & { quoteKey: string } = {
  quoteId: QUOTE_ID,
  quoteKey: QUOTE_KEY,
  revision: 3,
  step: 'business',
  selection: { bondType: 'notary', stateCode: 'TX' },
  sections: TYPED_SECTIONS,
  billing: { street: '12 Tide Street' },
  payment: RECEIPT,
  savedAt: '2026-11-20T15:00:00.000Z',
};

const row = { id: QUOTE_ID, revision: 3, answers: toAccountAnswers(draft) };

describe('a draft in an account', () => {
  it('is restored on another device, with a key of that device', () => {
    const read = readAccountDraft(row, OTHER_KEY, NOW);

    expect(read).toMatchObject({
      ok: true,
      value: { quoteId: QUOTE_ID, quoteKey: OTHER_KEY, revision: 3, step: 'business' },
    });
    expect(read.ok && read.value.selection).toEqual(draft.selection);
    expect(read.ok && read.value.payment).toEqual(RECEIPT);
  });

  it('holds no secret and no key', () => {
    const text = JSON.stringify(row.answers);

    expect(containsSecret(text, ['219-09-1234', QUOTE_KEY])).toBe(false);
    expect(text).not.toContain('dateOfBirth');
  });

  it('is dropped 30 days after the last change', () => {
    const late = new Date('2026-12-21T15:00:00Z');

    expect(readAccountDraft(row, OTHER_KEY, late)).toEqual({ ok: false, code: 'expired' });
  });

  it.each([[{}], [null], [{ draft: 'text' }], [{ bondDetails: { amount: '10000' } }]])(
    'is unreadable when its answers are %j',
    (answers) => {
      expect(readAccountDraft({ ...row, answers }, OTHER_KEY, NOW)).toEqual({
        ok: false,
        code: 'unreadable',
      });
    },
  );
});

describe("this browser's record of the draft in the account", () => {
  const SENT = '2026-11-20T15:00:00.000Z';

  it('is read back as written', () => {
    const mark = { quoteId: QUOTE_ID, revision: 3, sent: SENT };

    expect(readAccountMark(JSON.stringify(mark), QUOTE_ID)).toEqual(mark);
  });

  it.each([
    ['nothing', undefined],
    ['broken text', '{ broken'],
    ['another shape', '{"quoteId":7}'],
    ['another quote', JSON.stringify({ quoteId: crypto.randomUUID(), revision: 3 })],
  ])('is empty when there is %s', (_, text) => {
    expect(readAccountMark(text, QUOTE_ID)).toEqual({ quoteId: QUOTE_ID });
  });

  it.each([
    ['the revision it goes on from', { quoteId: QUOTE_ID, revision: 3 }, true],
    ['the answers it sent last', { quoteId: QUOTE_ID, revision: 2, sent: SENT }, true],
    ['neither', { quoteId: QUOTE_ID, revision: 2, sent: '2026-11-20T14:59:59.999Z' }, false],
    ['nothing yet', { quoteId: QUOTE_ID }, false],
  ])("tells its own version from another device's: %s", (_, mark, isKnown) => {
    expect(isKnownInAccount({ revision: 3, savedAt: SENT }, [{ quoteId: QUOTE_ID }, mark])).toBe(
      isKnown,
    );
  });
});
