import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { payByWire, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { serviceClient } from '../support/stack.ts';
import { untilNotBusy } from '../support/until-not-busy.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };
let applicationId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
  underwriter = await stack.signInStaff();
});

beforeEach(async () => {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payByWire(stack, quote, application, { token: customer.token });
  const { body } = await stack.call(
    'submit-application',
    buildSubmission(quote, application, paymentId),
    { token: customer.token },
  );
  expect(body).toMatchObject({ status: 'approved' });
  applicationId = quote.quoteId;
});

afterAll(() => stack.stop());

const issue = (token = underwriter.token, id = applicationId) =>
  stack.call('issue-bond', { applicationId: id }, { token });

async function bondOf(id = applicationId) {
  const rows = await stack.query('select * from public.bonds where application_id = $1', [id]);
  expect(rows.length).toBeLessThanOrEqual(1);

  return rows[0];
}

async function fileHash(path: unknown): Promise<string> {
  const { data, error } = await serviceClient(stack).storage.from('bonds').download(String(path));
  if (error) throw error;
  const bytes = Buffer.from(await data.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  return createHash('sha256').update(bytes).digest('hex');
}

async function makeUnprintable(path: string): Promise<void> {
  await stack.query(
    `update public.applications
     set answers = jsonb_set(answers, ${path}, '"王"'), revision = revision + 1
     where id = $1`,
    [applicationId],
  );
}

async function setMatter(matter: Record<string, string> | null): Promise<void> {
  await stack.query(
    `update public.applications
     set answers = jsonb_set(answers #- '{business,matter}', '{bondDetails,matter}', $2::jsonb), revision = revision + 1
     where id = $1`,
    [applicationId, JSON.stringify(matter ?? {})],
  );
}

describe('issue-bond', () => {
  it('activates a bond with both documents and captures the payment', async () => {
    const { status, body } = await issue();
    const bond = await bondOf();

    expect({ status, body }).toEqual({
      status: 200,
      body: { bondId: bond?.['id'], bondNumber: bond?.['number'], status: 'active' },
    });
    expect(bond).toMatchObject({ bond_type_id: 'notary', user_id: customer.userId });
    expect(await fileHash(bond?.['pdf_url'])).toBe(bond?.['pdf_sha256']);
    expect(await fileHash(bond?.['poa_pdf_url'])).toBe(bond?.['poa_pdf_sha256']);
    const payments = await stack.query(
      'select status from public.payments where application_id = $1',
      [applicationId],
    );
    expect(payments).toEqual([{ status: 'captured' }]);
  });

  it('lets only the customer download the documents', async () => {
    const { body } = await issue();
    const request = { bondId: body['bondId'], type: 'bond' };
    const stranger = await stack.signIn();

    const own = await stack.call('generate-signed-url', request, { token: customer.token });
    expect(own.status).toBe(200);
    expect((await fetch(String(own.body['url']))).status).toBe(200);
    expect(
      (await stack.call('generate-signed-url', request, { token: stranger.token })).status,
    ).toBe(404);
  });

  it('returns the same bond and documents for ten simultaneous calls and a later one', async () => {
    const tenfold = await Promise.all(Array.from({ length: 10 }, () => untilNotBusy(issue)));
    const [before, again] = [await bondOf(), await issue()];

    expect(tenfold.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set([...tenfold, again].map(({ body }) => body['bondNumber'])).size).toBe(1);
    expect(await bondOf()).toEqual(before);
    const events = await stack.query(
      `select 1 from public.application_events where application_id = $1 and kind = 'issued'`,
      [applicationId],
    );
    expect(events).toHaveLength(1);
  });

  it('completes a bond after a failure halfway', async () => {
    await issue();
    await stack.query(
      `update public.bonds
       set pdf_url = null, pdf_sha256 = null, poa_pdf_url = null, poa_pdf_sha256 = null
       where application_id = $1`,
      [applicationId],
    );

    expect((await issue()).status).toBe(200);
    const bond = await bondOf();
    expect(await fileHash(bond?.['pdf_url'])).toBe(bond?.['pdf_sha256']);
  });

  it('is refused to a customer, a visitor and for an unknown application', async () => {
    expect(await issue(customer.token)).toMatchObject({ status: 403, body: { code: 'not-staff' } });
    expect((await stack.call('issue-bond', { applicationId })).status).toBe(401);
    expect((await issue(underwriter.token, randomUUID())).status).toBe(404);
    expect(await bondOf()).toBeUndefined();
  });

  it('keeps a paper that an earlier attempt stored, whatever the words are by then', async () => {
    await issue();
    const before = await bondOf();
    await stack.query(
      `update public.bonds
       set purpose = 'Another purpose', pdf_url = null, pdf_sha256 = null, poa_pdf_url = null, poa_pdf_sha256 = null
       where application_id = $1`,
      [applicationId],
    );

    expect((await issue()).status).toBe(200);
    const bond = await bondOf();
    expect(bond?.['pdf_sha256']).toBe(before?.['pdf_sha256']);
    expect(await fileHash(bond?.['pdf_url'])).toBe(before?.['pdf_sha256']);
  });

  it('issues an application from before we asked for the matter', async () => {
    await setMatter(null);

    expect(await issue()).toMatchObject({ status: 200, body: { status: 'active' } });
  });

  // A contract bond from before we asked for the project names it in its purpose alone.
  it.each(['performance-bond', 'payment-bond', 'bid-bond'])(
    'captures no payment for an old %s that names no project, and issues it with one',
    async (slug) => {
      await setMatter(null);
      await stack.query(
        `update public.applications
         set bond_slug = $2, revision = revision + 1,
           answers = jsonb_set(answers #- '{bondDetails,purpose}', '{business,legalName}', '"Wando Builders LLC"')
         where id = $1`,
        [applicationId, slug],
      );

      expect(await issue()).toMatchObject({ status: 422, body: { code: 'paper-lacks-matter' } });
      expect(await bondOf()).toBeUndefined();

      await stack.query(
        `update public.applications
         set answers = jsonb_set(answers, '{bondDetails,purpose}', '"Pier 4 Repairs"'), revision = revision + 1
         where id = $1`,
        [applicationId],
      );
      expect(await issue()).toMatchObject({ status: 200, body: { status: 'active' } });
    },
  );

  it('captures no payment if the paper would have an empty recital, and tells the staff', async () => {
    await setMatter({ commissionNumber: '7' });

    expect(await issue()).toMatchObject({ status: 422, body: { code: 'paper-lacks-matter' } });
    expect(await bondOf()).toBeUndefined();
    const [row] = await stack.query(
      `select application.needs_hand, payment.status
       from public.applications as application
       join public.payments as payment on payment.application_id = application.id
       where application.id = $1`,
      [applicationId],
    );
    expect(row).toEqual({ needs_hand: 'paper-lacks-matter', status: 'authorized' });
  });

  it.each([
    ['name', `'{applicant,firstName}'`],
    ['obligee', `'{bondDetails,obligee}'`],
    ['purpose', `'{bondDetails,purpose}'`],
  ])("captures no payment if the documents can't print the %s", async (_, path) => {
    await makeUnprintable(path);

    expect(await issue()).toMatchObject({ status: 422, body: { code: 'not-printable' } });
    expect(await bondOf()).toBeUndefined();
    const [payment] = await stack.query(
      'select status from public.payments where application_id = $1',
      [applicationId],
    );
    expect(payment).toEqual({ status: 'authorized' });
  });

  it("says that a numbered bond's documents can't be made, and makes them once they can", async () => {
    const { body } = await issue();
    await makeUnprintable(`'{applicant,firstName}'`);
    await stack.query(
      `update public.bonds
       set principal = '王', principals = array['王'], pdf_url = null, pdf_sha256 = null, poa_pdf_url = null, poa_pdf_sha256 = null
       where application_id = $1`,
      [applicationId],
    );
    expect(await issue()).toMatchObject({ status: 422, body: { code: 'issued-not-printable' } });

    await stack.query(
      'update public.bonds set principal = $2, principals = array[$2] where application_id = $1',
      [applicationId, 'Wang'],
    );
    expect(await issue()).toMatchObject({ status: 200, body });
  });

  it("can be repeated for a bond with documents, even if its name can't be printed now", async () => {
    const { body } = await issue();
    await stack.query(
      `update public.bonds set principal = '王', principals = array['王'] where application_id = $1`,
      [applicationId],
    );

    expect(await issue()).toMatchObject({ status: 200, body });
  });

  it('refuses an application that the customer withdrew', async () => {
    await stack.call('withdraw-application', { applicationId }, { token: customer.token });

    expect(await issue()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    expect(await bondOf()).toBeUndefined();
  });
});
