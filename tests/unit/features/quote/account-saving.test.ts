// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAccountAnswers } from '~/domain/quote/account-draft';
import type { QuoteDraft } from '~/domain/quote/draft';
import { startAccountSaving } from '~/features/quote/account-saving';
import { keepAnswersOfThisDevice, takeOtherDeviceAnswers } from '~/features/quote/other-device';
import { restoreDraft } from '~/features/quote/quote-draft';
import { recordSubmission, resetQuote } from '~/features/quote/quote-ends';
import { loadRules } from '~/features/quote/rules-loader';
import {
  $formVersion,
  $isSubmitting,
  $otherDevice,
  $payment,
  $quote,
  $savedMark,
  $saveState,
  $sections,
  $step,
} from '~/features/quote/store';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { $session } from '~/stores/session';
import { QUOTE_ID, RECEIPT } from '../../domain/support/builders';
import { AccountServer, keepSession } from '../../stores/account-server';
import { buildDraft, openWizard } from './wizard-builder';

const server = new AccountServer();
server.listen();
const rules = await loadRules();
const USER = { id: 'a-user', email: 'marisol@example.com', isVerified: true };

let stop: () => void;

/** This browser's saves: the draft in its storage, and its marker. */
function save(revision: number, obligee: string): QuoteDraft {
  const draft = buildDraft({
    revision,
    step: 'bond-details',
    sections: { bondDetails: { obligee } },
    savedAt: new Date(Date.now() + revision).toISOString(),
  });
  localStorage.setItem(DRAFT_KEY, rules.writeDraft(draft));
  restoreDraft(draft);

  return draft;
}

/** Another device saves the quote in the account. */
function otherDeviceKeeps(revision: number, obligee: string): void {
  const draft = buildDraft({
    revision,
    step: 'bond-details',
    sections: { bondDetails: { obligee } },
    savedAt: new Date(Date.now() + 60_000).toISOString(),
  });
  server.put({ id: QUOTE_ID, revision, answers: toAccountAnswers(draft) });
}

function inAccount(): { revision?: number; obligee?: unknown } {
  const row = server.rows.get(QUOTE_ID);
  const answers = row?.answers as
    { draft: { sections: { bondDetails: { obligee: unknown } } } } | undefined;

  return row
    ? { revision: row.revision, obligee: answers?.draft.sections.bondDetails.obligee }
    : {};
}

function signIn(): void {
  $session.set({ status: 'signed-in', user: USER });
}

/** This device and another have both changed the quote, and this device has noticed. */
async function differ(): Promise<void> {
  signIn();
  save(3, 'First');
  await vi.waitFor(() => expect(inAccount()).toEqual({ revision: 3, obligee: 'First' }));
  otherDeviceKeeps(4, 'Typed there');
  save(6, 'Typed here');
  await vi.waitFor(() => expect($otherDevice.get()?.kind).toBe('changed'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.reset();
  openWizard();
  $session.set({ status: 'signed-out' });
  keepSession();
  stop = startAccountSaving();
});

afterEach(() => stop());

describe('saving in the account', () => {
  it('follows each save of this browser', async () => {
    signIn();
    save(3, 'First');
    await vi.waitFor(() => expect(inAccount()).toEqual({ revision: 3, obligee: 'First' }));

    save(4, 'Second');
    await vi.waitFor(() => expect(inAccount()).toEqual({ revision: 4, obligee: 'Second' }));
  });

  it('waits for a sign-in, even during work', async () => {
    save(3, 'Typed as a visitor');
    await server.settled();
    expect(server.calls).toEqual([]);

    signIn();
    await vi.waitFor(() => expect(inAccount().obligee).toBe('Typed as a visitor'));

    $session.set({ status: 'expired', user: USER });
    save(4, 'Typed without a session');
    await server.settled();
    expect(inAccount().revision).toBe(3);

    signIn();
    await vi.waitFor(() => expect(inAccount().revision).toBe(4));
  });

  it('catches up after the connection returns', async () => {
    signIn();
    server.isSilent = true;
    save(3, 'Typed in a tunnel');
    await server.settled();
    expect(inAccount()).toEqual({});

    server.isSilent = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(inAccount().obligee).toBe('Typed in a tunnel'));
  });

  it('removes a discarded quote from the account, even if the removal has to wait', async () => {
    signIn();
    save(3, 'First');
    await vi.waitFor(() => expect(inAccount().revision).toBe(3));
    server.isSilent = true;
    localStorage.removeItem(DRAFT_KEY);
    resetQuote();
    await server.settled();
    expect(inAccount().revision).toBe(3);

    server.isSilent = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(inAccount()).toEqual({}));
  });

  it('ends after the application is submitted', async () => {
    signIn();
    $isSubmitting.set(true);
    save(3, 'First');
    await server.settled();
    expect(server.calls).toEqual([]);
    $isSubmitting.set(false);

    recordSubmission();
    window.dispatchEvent(new Event('online'));
    await server.settled();
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['who signs out', { status: 'signed-out' }],
    ['the one before whoever signs in', { status: 'signed-in', user: { ...USER, id: 'other' } }],
  ] as const)('shows nothing of %s', async (_, session) => {
    signIn();
    save(3, 'Private');
    await vi.waitFor(() => expect(inAccount().revision).toBe(3));
    localStorage.clear();

    $session.set(session);

    expect($sections.get()).toEqual({});
    expect($step.get()).toBe('select-bond');
    expect($quote.get().quoteId).not.toBe(QUOTE_ID);
    await server.settled();
    expect(inAccount().revision).toBe(3);
  });
});

describe('a quote that another device changed', () => {
  it('is not overwritten, and saving stops until the visitor chooses', async () => {
    await differ();
    save(7, 'Typed here later');
    await server.settled();

    expect(inAccount()).toEqual({ revision: 4, obligee: 'Typed there' });
  });

  it("continues with the other device's answers", async () => {
    await differ();
    const formVersion = $formVersion.get();
    await takeOtherDeviceAnswers();

    expect($sections.get().bondDetails).toEqual({ obligee: 'Typed there' });
    expect($formVersion.get()).toBe(formVersion + 1);
    expect($savedMark.get()).toEqual({ quoteId: QUOTE_ID, revision: 4 });
    expect(localStorage.getItem(DRAFT_KEY)).toContain('Typed there');

    save(5, 'And on from there');
    await vi.waitFor(() => expect(inAccount().obligee).toBe('And on from there'));
  });

  it("continues with this device's answers", async () => {
    await differ();
    await keepAnswersOfThisDevice();

    expect($saveState.get().status).toBe('saved');
    await vi.waitFor(() => expect(inAccount()).toEqual({ revision: 5, obligee: 'Typed here' }));
    expect($otherDevice.get()).toBeUndefined();
  });
});

describe('a quote that was submitted elsewhere', () => {
  it('is reported, and its answers can continue as a new quote without a payment', async () => {
    signIn();
    save(3, 'First');
    await vi.waitFor(() => expect(inAccount().revision).toBe(3));
    server.put({ id: QUOTE_ID, revision: 3, answers: {}, status: 'approved' });
    save(4, 'Too late');
    await vi.waitFor(() => expect($otherDevice.get()).toEqual({ kind: 'closed' }));
    $payment.set(RECEIPT);

    await keepAnswersOfThisDevice();

    expect($quote.get().quoteId).not.toBe(QUOTE_ID);
    expect($payment.get()).toBeUndefined();
    expect($sections.get().bondDetails).toEqual({ obligee: 'Too late' });
    expect($saveState.get().status).toBe('saving');
  });

  it('has no answers of another device to offer', async () => {
    $otherDevice.set({ kind: 'closed' });
    await takeOtherDeviceAnswers();

    expect($otherDevice.get()).toEqual({ kind: 'closed' });
  });
});
