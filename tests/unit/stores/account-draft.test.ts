// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { toAccountAnswers } from '~/domain/quote/account-draft';
import { type QuoteDraft, writeDraft } from '~/domain/quote/draft';
import { DRAFT_KEY } from '~/platform/storage-keys';
import {
  discardInAccount,
  findInAccount,
  goOnFrom,
  isInAccount,
  keepInAccount,
  moveDraftIntoAccount,
} from '~/stores/account-draft';
import { QUOTE_ID, QUOTE_KEY } from '../domain/support/builders';
import { AccountServer, keepSession } from './account-server';

const server = new AccountServer();
server.listen();

const SAVED = { ok: true, value: undefined };

function aDraft(changes: Partial<QuoteDraft> = {}): QuoteDraft {
  return {
    version: 1,
    quoteId: QUOTE_ID,
    quoteKey: QUOTE_KEY,
    revision: 3,
    step: 'bond-details',
    selection: { bondType: 'notary', stateCode: 'TX' },
    sections: { bondDetails: { obligee: 'Typed here' } },
    savedAt: new Date().toISOString(),
    ...changes,
  };
}

/** The same draft, saved a little later with other answers. */
function later(draft: QuoteDraft, obligee: string): QuoteDraft {
  return {
    ...draft,
    revision: draft.revision + 1,
    savedAt: new Date(Date.parse(draft.savedAt) + 1000).toISOString(),
    sections: { bondDetails: { obligee } },
  };
}

/** Another device keeps a draft in the account. */
function otherDeviceKeeps(draft: QuoteDraft): void {
  const { quoteId: id, revision } = draft;
  server.put({ id, revision, answers: toAccountAnswers(draft) });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.reset();
  keepSession();
});

describe('keeping a draft in the account', () => {
  it('adds it, then changes it, and sends nothing twice', async () => {
    const draft = aDraft();
    expect(await keepInAccount(draft)).toEqual(SAVED);
    expect(await keepInAccount(draft)).toEqual(SAVED);
    expect(await keepInAccount(later(draft, 'Changed'))).toEqual(SAVED);

    expect(server.calls).toEqual(['POST', 'PATCH']);
    expect(server.rows.get(QUOTE_ID)).toMatchObject({ revision: 4 });
    expect(JSON.stringify(server.rows.get(QUOTE_ID))).not.toContain(QUOTE_KEY);
  });

  it('is left alone by a visitor', async () => {
    localStorage.clear();

    expect(await keepInAccount(aDraft())).toEqual({ ok: false, code: 'signed-out' });
    expect(await findInAccount()).toBeUndefined();
    expect(await discardInAccount(QUOTE_ID)).toBe(false);
    expect(server.calls).toEqual([]);
  });

  it('never overwrites what another device wrote, however often this one saved', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    const theirs = later(draft, 'Typed there');
    otherDeviceKeeps(theirs);

    const ours = { ...later(draft, 'Typed here too'), revision: 9, savedAt: draft.savedAt };
    const result = await keepInAccount({ ...ours, savedAt: new Date(0).toISOString() });

    expect(result).toMatchObject({
      ok: false,
      code: 'stale',
      theirs: { quoteKey: QUOTE_KEY, sections: { bondDetails: { obligee: 'Typed there' } } },
    });
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(theirs.revision);
  });

  it('goes on once the visitor chose the answers of this device', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    const theirs = later(draft, 'Typed there');
    otherDeviceKeeps(theirs);

    goOnFrom(theirs);
    expect(await keepInAccount(later(theirs, 'Typed here'))).toEqual(SAVED);
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(5);
  });

  it('knows its own answers again when the server’s answer was lost', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    const second = later(draft, 'Lost on its way');
    server.losesAnswer = true;
    expect(await keepInAccount(second)).toMatchObject({ ok: false, code: 'unreachable' });
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(4);

    expect(await keepInAccount(later(second, 'Typed later'))).toEqual(SAVED);
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(5);
  });

  it('is done where another tab of this browser kept something newer', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    const newer = later(later(draft, 'Second'), 'Third');
    otherDeviceKeeps(newer);
    goOnFrom(newer); // the other tab notes it in the storage that both have

    expect(await keepInAccount(later(draft, 'Second'))).toEqual(SAVED);
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(5);
  });

  it('ends where the quote was submitted', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    server.put({ id: QUOTE_ID, revision: 3, answers: {}, status: 'approved' });

    expect(await keepInAccount(later(draft, 'Too late'))).toEqual({ ok: false, code: 'not-open' });
  });

  it('leaves a row alone that this version cannot read', async () => {
    server.put({ id: QUOTE_ID, revision: 3, answers: { draft: { version: 99 } } });

    expect(await keepInAccount(aDraft({ revision: 7 }))).toEqual({ ok: false, code: 'not-saved' });
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(3);
  });

  it('adds a draft again that was thrown away on another device', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    server.rows.clear();

    expect(await keepInAccount(later(draft, 'Still here'))).toEqual(SAVED);
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(4);
  });
});

describe('finding a draft in the account', () => {
  it('brings it under a key of this browser', async () => {
    otherDeviceKeeps(aDraft());
    const found = await findInAccount(QUOTE_ID);

    expect(found).toMatchObject({ quoteId: QUOTE_ID, revision: 3 });
    expect(found?.quoteKey).not.toBe(QUOTE_KEY);
  });

  it.each([
    ['29 days', 29, true],
    ['31 days', 31, false],
  ])('offers one that was changed %s ago: %s', async (_, days, isOffered) => {
    const savedAt = new Date(Date.now() - days * 86_400_000).toISOString();
    otherDeviceKeeps(aDraft({ savedAt }));

    expect((await findInAccount()) !== undefined).toBe(isOffered);
  });

  it('finds nothing where there is none', async () => {
    expect(await findInAccount()).toBeUndefined();
  });

  it('tells whether this browser has what the account has', async () => {
    const draft = aDraft();
    expect(await isInAccount(draft)).toBe(false);
    await keepInAccount(draft);

    expect(await isInAccount(draft)).toBe(true);
    expect(await isInAccount(later(draft, 'Changed'))).toBe(false);
  });
});

describe('discarding', () => {
  it('says whether the draft is gone', async () => {
    otherDeviceKeeps(aDraft());
    server.isSilent = true;
    expect(await discardInAccount(QUOTE_ID)).toBe(false);

    server.isSilent = false;
    expect(await discardInAccount(QUOTE_ID)).toBe(true);
    expect(server.rows.size).toBe(0);
  });
});

describe('moving the draft of this browser into the account', () => {
  it('has nothing to do without a draft, or with one that cannot be read', async () => {
    expect(await moveDraftIntoAccount()).toBe(true);
    localStorage.setItem(DRAFT_KEY, '{ broken');
    expect(await moveDraftIntoAccount()).toBe(true);

    expect(server.calls).toEqual([]);
  });

  it('keeps the draft of a visitor', async () => {
    localStorage.setItem(DRAFT_KEY, writeDraft(aDraft()));

    expect(await moveDraftIntoAccount()).toBe(true);
    expect(server.rows.has(QUOTE_ID)).toBe(true);
  });

  it('says so when it did not arrive, so that nothing replaces it', async () => {
    localStorage.setItem(DRAFT_KEY, writeDraft(aDraft()));
    server.isSilent = true;

    expect(await moveDraftIntoAccount()).toBe(false);
  });
});
