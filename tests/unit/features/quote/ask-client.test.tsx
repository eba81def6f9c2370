// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toAccountAnswers } from '~/domain/quote/account-draft';
import { AskClientForm } from '~/features/quote/steps/payment/client/AskClientForm';
import { checkQuote } from '~/features/quote/checked-quote';
import { restoreDraft } from '~/features/quote/quote-draft';
import { loadRules } from '~/features/quote/rules-loader';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { QUOTE_ID } from '../../domain/support/builders';
import { AccountServer, keepSession } from '../../stores/account-server';
import { enter, render } from '../../ui/render';
import { anOpenQuote } from './quote-builder';
import { buildDraft, openWizard } from './wizard-builder';

type Asked = { linkId: string; payer: { name: string } };

const MATTER_ID = '7b1f0c52-3d55-4a0e-9a43-0c6f5a1f8f10';
const server = new AccountServer();
server.listen();
const { writeDraft } = await loadRules();

/** The requests to the client. Every answer is lost. */
const asked: Asked[] = [];
const api = globalThis.fetch;
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  if (!request.url.endsWith('/send-payment-link')) return api(request);
  asked.push((await request.json()) as Asked);
  throw new TypeError('Failed to fetch');
});

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  server.reset();
  keepSession();
  openWizard();
  const draft = buildDraft({ savedAt: new Date().toISOString() });
  localStorage.setItem(DRAFT_KEY, writeDraft(draft));
  restoreDraft(draft);
  server.put({ id: QUOTE_ID, revision: draft.revision, answers: toAccountAnswers(draft) });

  const quote = checkQuote(anOpenQuote());
  if (!quote.ok) throw new Error(JSON.stringify(quote.issues));
  const payment = {
    ...{ matterId: MATTER_ID, asked: undefined, receipt: undefined },
    client: { name: 'Mary Smith', email: 'mary@example.com' },
  };
  render(
    <AskClientForm
      viewKey={QUOTE_ID}
      payment={payment}
      quote={quote.value}
      total={23_700}
      onPayHere={() => undefined}
      onSent={() => undefined}
    />,
  );
});

async function send(): Promise<Asked | undefined> {
  const before = asked.length;
  await act(async () => {
    document.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.body.textContent).toContain('Our server did not answer');
  });

  return asked.at(-1);
}

it('asks the client again under the same id after a lost answer, and a corrected name under another', async () => {
  const first = await send();
  const again = await send();
  enter('payer-name', 'Mary A. Smith');
  const corrected = await send();

  expect(again?.linkId).toBe(first?.linkId);
  expect(corrected?.payer.name).toBe('Mary A. Smith');
  expect(corrected?.linkId).not.toBe(first?.linkId);
});
