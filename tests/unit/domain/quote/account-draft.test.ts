import { describe, expect, it } from 'vitest';
import {
  type AccountDraft,
  readAccountDraft,
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
  it('comes back on another device as it was, under a key of that device', () => {
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
    'is not readable when its answers are %j',
    (answers) => {
      expect(readAccountDraft({ ...row, answers }, OTHER_KEY, NOW)).toEqual({
        ok: false,
        code: 'unreadable',
      });
    },
  );
});
