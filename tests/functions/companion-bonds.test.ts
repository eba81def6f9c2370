import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOfPdf } from '../support/read-pdf.ts';
import {
  buildFinalBondApplication,
  buildNotaryApplication,
  buildQuote,
  buildSubmission,
  type BuiltApplication,
} from '../support/builders.ts';
import { uploadDocument } from '../support/customer-documents.ts';
import { clientOf } from '../support/bid-bonds.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { serviceClient } from '../support/stack.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  [customer, underwriter] = await Promise.all([stack.signIn(), stack.signInStaff()]);
});

afterAll(() => stack.stop());

type Quote = ReturnType<typeof buildQuote>;

/** Start the draft of a final bond in the account, with its documents. */
async function startDraft(application: BuiltApplication): Promise<Quote> {
  const quote = buildQuote();
  const owner = { ...customer, client: clientOf(stack, customer), email: '', password: '' };
  const { bondType, stateCode } = application.selection;
  const { error } = await owner.client
    .from('applications')
    .insert({ id: quote.quoteId, bond_slug: bondType, state_code: stateCode, revision: 1 });
  if (error) throw error;
  for (const docType of ['contract_details', 'financial_statements'] as const) {
    const document = { docType, name: `${docType}.pdf` };
    const { documentId } = await uploadDocument(owner, quote.quoteId, document);
    const checked = await stack.call('check-document', { documentId }, { token: owner.token });
    expect(checked.status).toBe(200);
  }

  return quote;
}

const submit = async (quote: Quote, paid: BuiltApplication, sent = paid) =>
  stack.call(
    'submit-application',
    buildSubmission(quote, sent, await payFor(stack, quote, paid, { token: customer.token })),
    { token: customer.token },
  );

async function approve(applicationId: string) {
  const [row] = await stack.query(
    'select max(id) as id from public.application_events where application_id = $1',
    [applicationId],
  );
  const decision = { applicationId, action: 'approve', seenEvent: Number(row?.['id']) };
  const answer = await stack.call('decide-application', decision, { token: underwriter.token });
  expect(answer.status).toBe(200);
  const issued = await stack.call('issue-bond', { applicationId }, { token: underwriter.token });
  expect(issued.status).toBe(200);
}

async function issuedBond(applicationId: string) {
  const [bond] = await stack.query('select * from public.bonds where application_id = $1', [
    applicationId,
  ]);
  const { data, error } = await serviceClient(stack)
    .storage.from('bonds')
    .download(String(bond?.['pdf_url']));
  if (error) throw error;

  return { bond, text: await textOfPdf(new Uint8Array(await data.arrayBuffer())) };
}

const storedMatter = async ({ quoteId }: Quote) =>
  (
    await stack.query(
      `select caption, total_cents, answers #> '{bondDetails,matter}' as matter from public.applications where id = $1`,
      [quoteId],
    )
  )[0];

describe('a performance bond that comes with a payment bond', () => {
  it('costs what it costs alone, and is issued as both forms under one number', async () => {
    const both = buildFinalBondApplication('performance-bond', { companion: 'payment-bond' });
    const alone = buildFinalBondApplication('performance-bond', { companion: 'none' });
    const [pair, single] = [await startDraft(both), await startDraft(alone)];
    expect((await submit(pair, both)).body).toMatchObject({ status: 'under_review' });
    expect((await submit(single, alone)).body).toMatchObject({ status: 'under_review' });

    const stored = await storedMatter(pair);
    expect(stored?.['caption']).toMatch(/, with a payment bond$/);
    expect((await storedMatter(single))?.['total_cents']).toBe(stored?.['total_cents']);

    await approve(pair.quoteId);
    await approve(single.quoteId);
    const issued = await issuedBond(pair.quoteId);
    expect(issued.bond).toMatchObject({
      caption: stored?.['caption'],
      matter: { companion: 'payment-bond' },
    });
    expect(issued.text).toContain('Execution of performance bond');
    expect(issued.text).toContain('Execution of payment bond');
    expect((await issuedBond(single.quoteId)).text).not.toMatch(/payment bond/i);
  });
});

describe('the mails about both bonds', () => {
  it('name the payment bond once, before the bond is issued and after', async () => {
    const both = buildFinalBondApplication('performance-bond', { companion: 'payment-bond' });
    const quote = await startDraft(both);
    await submit(quote, both);
    await approve(quote.quoteId);
    const mails = await stack.query(
      `select kind, data ->> 'bondName' as name, data ->> 'caption' as caption from private.notifications
       where application_id = $1 and kind in ('received', 'approved', 'issued') order by kind`,
      [quote.quoteId],
    );

    expect(mails).toEqual([
      { kind: 'issued', name: 'Performance Bond', caption: expect.stringMatching(/payment bond$/) },
      { kind: 'received', name: 'Performance Bond with a payment bond', caption: null },
    ]);
  });
});

it('the mail about an issued bond names the day to file it, which is its first day', async () => {
  const alone = buildFinalBondApplication('performance-bond', { companion: 'none' });
  const quote = await startDraft(alone);
  await submit(quote, alone);
  await approve(quote.quoteId);

  expect(
    await stack.query(
      `select data ->> 'fileBefore' as day from private.notifications where application_id = $1 and kind = 'issued'`,
      [quote.quoteId],
    ),
  ).toEqual([{ day: alone.bondDetails.effectiveDate }]);
});

describe('somebody who wants a second bond for nothing', () => {
  it.each([
    ['a payment bond', () => buildFinalBondApplication('payment-bond', {}), 'performance-bond'],
    ['a notary bond', buildNotaryApplication, 'payment-bond'],
  ] as const)('gets no companion with %s', async (_, build, companion) => {
    const honest = build();
    const quote = await startDraft(honest);
    const { bondDetails } = honest;
    const sent = {
      ...honest,
      bondDetails: { ...bondDetails, matter: { ...bondDetails.matter, companion } },
    };
    expect((await submit(quote, honest, sent)).status).toBe(200);

    const stored = await storedMatter(quote);
    expect(stored?.['matter']).not.toHaveProperty('companion');
    expect(String(stored?.['caption'])).not.toContain('with a');
  });

  it.each(['bid-bond', 'performance-bond', 'included'])(
    'is refused a performance bond with the companion %s after the payment',
    async (companion) => {
      const honest = buildFinalBondApplication('performance-bond', { companion: 'none' });
      const quote = await startDraft(honest);
      const answer = await submit(
        quote,
        honest,
        buildFinalBondApplication('performance-bond', { companion }),
      );

      expect(answer).toMatchObject({
        status: 422,
        body: { issues: [{ path: ['bondDetails', 'matter', 'companion'] }] },
      });
    },
  );

  it('cannot change the answer after the application is sent', async () => {
    const alone = buildFinalBondApplication('performance-bond', { companion: 'none' });
    const quote = await startDraft(alone);
    await submit(quote, alone);
    const both = buildFinalBondApplication('performance-bond', { companion: 'payment-bond' });

    await clientOf(stack, customer)
      .from('applications')
      .update({ answers: both as never, revision: 9 })
      .eq('id', quote.quoteId);
    const repeated = await stack.call(
      'submit-application',
      buildSubmission(quote, both, '00000000-0000-4000-8000-000000000000'),
      { token: customer.token },
    );

    expect(repeated.status).toBe(200);
    expect((await storedMatter(quote))?.['matter']).toMatchObject({ companion: 'none' });
    await approve(quote.quoteId);
    expect((await issuedBond(quote.quoteId)).text).not.toMatch(/payment bond/i);
  });
});
