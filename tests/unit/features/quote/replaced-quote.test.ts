// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepQuoteNow, startAccountSaving } from '~/features/quote/account-saving';
import { startDraftSaving } from '~/features/quote/draft-saving';
import { $phase } from '~/features/quote/opening';
import { loadRules } from '~/features/quote/rules-loader';
import { startRequestedQuote } from '~/features/quote/saved-arrival';
import { $otherDevice, $quote, goBack, saveSection } from '~/features/quote/store';
import { deviceStorage } from '~/platform/browser-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { nextTask } from '~/platform/next-task';
import { moveDraftIntoAccount } from '~/stores/account-draft';
import { $session } from '~/stores/session';
import { QUOTE_ID } from '../../domain/support/builders';
import { AccountServer, keepSession } from '../../stores/account-server';
import { buildDraft, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const server = new AccountServer();
server.listen();
const rules = await loadRules();
const USER = { id: 'a-user', email: 'marisol@example.com', isVerified: true };

let stops: (() => void)[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.reset();
  openWizard();
  keepSession();
  $otherDevice.set(undefined);
  $session.set({ status: 'signed-in', user: USER });
  stops = [startAccountSaving()];
});

afterEach(() => {
  for (const stop of stops) stop();
});

function obligeeInAccount(quoteId: string): unknown {
  const answers = server.rows.get(quoteId)?.answers as
    { draft: { sections: { bondDetails: { obligee: unknown } } } } | undefined;

  return answers?.draft.sections.bondDetails.obligee;
}

describe('a new quote in place of the one in this browser', () => {
  it.each([
    ['the account has', true],
    ['the account does not have yet', false],
  ])('is saved again and again after a quote that %s', async (_, isKnown) => {
    const sections = { bondDetails: { obligee: 'First matter' } };
    const draft = buildDraft({ sections, savedAt: new Date().toISOString() });
    deviceStorage.write(DRAFT_KEY, rules.writeDraft(draft));
    if (isKnown) await moveDraftIntoAccount();

    const requested = {
      ...NOTARY_IN_TEXAS,
      sections: { bondDetails: { obligee: 'Second matter' } },
    };
    $phase.set({ name: 'choosing', draft, requested });
    const saving = startDraftSaving({
      storage: deviceStorage,
      now: () => new Date(),
      onOtherTabChange: () => () => undefined,
    });
    stops.push(saving.stop);
    await startRequestedQuote();
    await nextTask();
    await keepQuoteNow(); // a matter attaches the quote at once
    goBack(); // before the new quote replaces the draft in this browser
    await server.settled();
    const { quoteId } = $quote.get();
    saving.flush();
    for (const obligee of ['Changed', 'Changed again']) {
      saveSection('bondDetails', { obligee });
      saving.flush();
      await vi.waitFor(() => expect(obligeeInAccount(quoteId)).toBe(obligee));
    }

    expect($otherDevice.get()).toBeUndefined();
    expect(obligeeInAccount(QUOTE_ID)).toBe('First matter');
  });
});
