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
import { RENEWS } from '../features/quote/renewal-server';
import { AccountServer, keepSession } from './account-server';

const server = new AccountServer();
server.listen();

const OTHER_ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

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

/** Another device saves a draft in the account. */
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

describe('saving a draft in the account', () => {
  it('adds it, then changes it, and sends nothing twice', async () => {
    const draft = aDraft();
    expect(await keepInAccount(draft)).toEqual(SAVED);
    expect(await keepInAccount(draft)).toEqual(SAVED);
    expect(await keepInAccount(later(draft, 'Changed'))).toEqual(SAVED);

    expect(server.calls).toEqual(['POST', 'PATCH']);
    expect(server.rows.get(QUOTE_ID)).toMatchObject({ revision: 4 });
    expect(JSON.stringify(server.rows.get(QUOTE_ID))).not.toContain(QUOTE_KEY);
  });

  it('sends nothing for a visitor', async () => {
    localStorage.clear();

    expect(await keepInAccount(aDraft())).toEqual({ ok: false, code: 'signed-out' });
    expect(await findInAccount()).toBeUndefined();
    expect(await discardInAccount(QUOTE_ID)).toBe(false);
    expect(server.calls).toEqual([]);
  });

  it("never overwrites another device's version, however often this device saves", async () => {
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

  it("continues after the visitor chose this device's answers", async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    const theirs = later(draft, 'Typed there');
    otherDeviceKeeps(theirs);

    goOnFrom(theirs);
    expect(await keepInAccount(later(theirs, 'Typed here'))).toEqual(SAVED);
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(5);
  });

  it('recognizes its own answers after the server’s response was lost', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    const second = later(draft, 'Lost on its way');
    server.losesAnswer = true;
    expect(await keepInAccount(second)).toMatchObject({ ok: false, code: 'unreachable' });
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(4);

    expect(await keepInAccount(later(second, 'Typed later'))).toEqual(SAVED);
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(5);
  });

  it('succeeds when another tab of this browser saved a newer version', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    const newer = later(later(draft, 'Second'), 'Third');
    otherDeviceKeeps(newer);
    goOnFrom(newer); // the other tab records it in the shared storage

    expect(await keepInAccount(later(draft, 'Second'))).toEqual(SAVED);
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(5);
  });

  it('ends after the quote was submitted', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    server.put({ id: QUOTE_ID, revision: 3, answers: {}, status: 'approved' });

    expect(await keepInAccount(later(draft, 'Too late'))).toEqual({ ok: false, code: 'not-open' });
  });

  it("returns another browser's draft for the same renewal, and keeps it", async () => {
    const theirs = aDraft({ quoteId: OTHER_ID, renews: RENEWS });
    otherDeviceKeeps(theirs);

    expect(await keepInAccount(aDraft({ renews: RENEWS }))).toMatchObject({
      ok: false,
      code: 'stale',
      theirs: { quoteId: OTHER_ID, quoteKey: QUOTE_KEY, renews: RENEWS },
    });
    expect([...server.rows.keys()]).toEqual([OTHER_ID]);

    const nextTerm = { ...RENEWS, startsOn: '2027-12-10' };
    expect(await keepInAccount(aDraft({ renews: nextTerm }))).toEqual(SAVED);
  });

  it('does not change a row that this version cannot read', async () => {
    server.put({ id: QUOTE_ID, revision: 3, answers: { draft: { version: 99 } } });

    expect(await keepInAccount(aDraft({ revision: 7 }))).toEqual({ ok: false, code: 'not-saved' });
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(3);
  });

  it('adds a draft again after another device discarded it', async () => {
    const draft = aDraft();
    await keepInAccount(draft);
    server.rows.clear();

    expect(await keepInAccount(later(draft, 'Still here'))).toEqual(SAVED);
    expect(server.rows.get(QUOTE_ID)?.revision).toBe(4);
  });
});

describe('finding a draft in the account', () => {
  it('returns it with a key of this browser', async () => {
    otherDeviceKeeps(aDraft());
    const found = await findInAccount(QUOTE_ID);

    expect(found).toMatchObject({ quoteId: QUOTE_ID, revision: 3 });
    expect(found?.quoteKey).not.toBe(QUOTE_KEY);
  });

  it.each([
    ['29 days', 29, true],
    ['31 days', 31, false],
  ])('offers a draft changed %s ago: %s', async (_, days, isOffered) => {
    const savedAt = new Date(Date.now() - days * 86_400_000).toISOString();
    otherDeviceKeeps(aDraft({ savedAt }));

    expect((await findInAccount()) !== undefined).toBe(isOffered);
  });

  it('finds nothing when there is none', async () => {
    expect(await findInAccount()).toBeUndefined();
  });

  it("tells whether this browser has the account's version", async () => {
    const draft = aDraft();
    expect(await isInAccount(draft)).toBe(false);
    await keepInAccount(draft);

    expect(await isInAccount(draft)).toBe(true);
    expect(await isInAccount(later(draft, 'Changed'))).toBe(false);
  });
});

describe('discarding', () => {
  it('reports whether the draft is gone', async () => {
    otherDeviceKeeps(aDraft());
    server.isSilent = true;
    expect(await discardInAccount(QUOTE_ID)).toBe(false);

    server.isSilent = false;
    expect(await discardInAccount(QUOTE_ID)).toBe(true);
    expect(server.rows.size).toBe(0);
  });
});

describe("moving this browser's draft into the account", () => {
  it('does nothing without a readable draft', async () => {
    expect(await moveDraftIntoAccount()).toBe(true);
    localStorage.setItem(DRAFT_KEY, '{ broken');
    expect(await moveDraftIntoAccount()).toBe(true);

    expect(server.calls).toEqual([]);
  });

  it("saves a visitor's draft", async () => {
    localStorage.setItem(DRAFT_KEY, writeDraft(aDraft()));

    expect(await moveDraftIntoAccount()).toBe(true);
    expect(server.rows.has(QUOTE_ID)).toBe(true);
  });

  it('takes its turn before a quote that starts meanwhile', async () => {
    localStorage.setItem(DRAFT_KEY, writeDraft(aDraft()));
    const started = aDraft({ quoteId: OTHER_ID });
    await Promise.all([moveDraftIntoAccount(), keepInAccount(started)]);

    expect(await isInAccount(started)).toBe(true);
  });

  it('reports a failure, so that nothing replaces the draft', async () => {
    localStorage.setItem(DRAFT_KEY, writeDraft(aDraft()));
    server.isSilent = true;

    expect(await moveDraftIntoAccount()).toBe(false);
  });
});
