// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { toAccountAnswers } from '~/domain/quote/account-draft';
import { keepQuoteNow } from '~/features/quote/account-saving';
import { restoreDraft } from '~/features/quote/quote-draft';
import { loadRules } from '~/features/quote/rules-loader';
import { $otherDevice } from '~/features/quote/store';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { QUOTE_ID } from '../../domain/support/builders';
import { AccountServer, keepSession } from '../../stores/account-server';
import { buildDraft, openWizard } from './wizard-builder';

const server = new AccountServer();
server.listen();
const { writeDraft } = await loadRules();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.reset();
  keepSession();
  openWizard();
  $otherDevice.set(undefined);
  const draft = buildDraft({ savedAt: new Date().toISOString() });
  localStorage.setItem(DRAFT_KEY, writeDraft(draft));
  restoreDraft(draft);
});

describe('a quote that is saved at once', () => {
  it("is in the account with this browser's content", async () => {
    expect(await keepQuoteNow()).toEqual({ ok: true, value: undefined });

    expect(server.rows.get(QUOTE_ID)).toMatchObject({ revision: 3, status: 'draft' });
  });

  it('replaces any version that another device saved', async () => {
    const theirs = buildDraft({ revision: 9, savedAt: new Date(Date.now() + 1).toISOString() });
    server.put({ id: QUOTE_ID, revision: 9, answers: toAccountAnswers(theirs) });

    expect(await keepQuoteNow()).toEqual({ ok: true, value: undefined });

    expect(server.rows.get(QUOTE_ID)).toMatchObject({ revision: 9 });
    expect($otherDevice.get()?.kind).toBe('changed');
  });

  it('comes from the page when the browser stores nothing, once for several calls', async () => {
    localStorage.removeItem(DRAFT_KEY);

    expect(await Promise.all([keepQuoteNow(), keepQuoteNow()])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);

    expect(server.calls.filter((method) => method === 'POST')).toHaveLength(1);
  });

  it('reports a missing network, session or draft', async () => {
    server.isSilent = true;
    expect(await keepQuoteNow()).toEqual({ ok: false, code: 'unreachable' });
    server.isSilent = false;

    server.put({ id: QUOTE_ID, revision: 3, status: 'submitted', answers: {} });
    expect(await keepQuoteNow()).toEqual({ ok: false, code: 'not-open' });
    expect($otherDevice.get()).toEqual({ kind: 'closed' });

    localStorage.clear();
    sessionStorage.clear();
    expect(await keepQuoteNow()).toEqual({ ok: false, code: 'session-ended' });
  });
});
