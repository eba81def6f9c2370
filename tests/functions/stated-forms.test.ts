import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencyDay } from '../../src/domain/business-day.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { payByWire, type FunctionsStack } from '../support/functions-stack.ts';
import { storeLicenseBond } from '../support/license-bond.ts';
import { textOfPdf } from '../support/read-pdf.ts';
import { askForRider, startRiderStack } from '../support/rider-actions.ts';
import { serviceClient } from '../support/stack.ts';

/** What a bond has of a form that nobody prints any more. */
const OLD = { id: 'CONTRACTOR-LICENSE-CA-00000000', payee: 'the Board of Old', label: 'Yard' };

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };

beforeAll(async () => {
  ({ stack, customer, underwriter } = await startRiderStack());
});

afterAll(() => stack.stop());

async function textOfFile(path: string): Promise<string> {
  const { data, error } = await serviceClient(stack).storage.from('bonds').download(path);
  if (error) throw error;

  return textOfPdf(new Uint8Array(await data.arrayBuffer()));
}

const setForm = (bondId: string) =>
  stack.query(
    'update public.bonds set form_id = $2, payee = $3, matter_label = $4, caption = $5 where id = $1',
    [bondId, OLD.id, OLD.payee, OLD.label, 'General building, L-77120'],
  );

/** The text of a rider to a contractor's bond in California, whose form of today runs to the State of California. */
async function riderText(prepare: (bondId: string) => Promise<unknown>): Promise<string> {
  const bond = await storeLicenseBond(stack.query, customer.userId, agencyDay(new Date()));
  await prepare(bond.bondId);
  const wanted = { kind: 'name-change', proofKind: 'name_record', name: 'Okafor Reyes LLC' };
  const approve = await askForRider(stack, { bond, customer, underwriter }, wanted);
  expect(await approve()).toMatchObject({ status: 200 });

  return textOfFile(`${bond.bondId}/rider-1.pdf`);
}

describe('a rider', () => {
  it('names the payee and the form of its bond after the content has changed', async () => {
    const text = await riderText(setForm);

    expect(text).toContain('and the surety named above to the Board of Old, as obligee');
    expect(text).toContain('Obligee: The Board of Old');
    expect(text).toContain('Filed with: Contractors State License Board');
    expect(text).toContain('Yard: General building, L-77120');
    expect(text).toContain(`Form: ${OLD.id}`);
    expect(text).not.toContain('State of California, as obligee');
  });

  it('runs to the obligee of a bond that is older than stored forms', async () => {
    const text = await riderText(() => Promise.resolve());

    expect(text).toContain('to Contractors State License Board, as obligee');
    expect(text).not.toContain('Form:');
  });
});

describe('the form of an issued bond', () => {
  let applicationId: string;

  /** Submit and pay for a notary's bond. The rules approve it; staff issue it when the wire is here. */
  async function approvedBond(): Promise<void> {
    const [quote, application] = [buildQuote(), buildNotaryApplication()];
    const paymentId = await payByWire(stack, quote, application, { token: customer.token });
    const submission = buildSubmission(quote, application, paymentId);
    await stack.call('submit-application', submission, { token: customer.token });
    applicationId = quote.quoteId;
  }

  const issue = () => stack.call('issue-bond', { applicationId }, { token: underwriter.token });

  /** As if a deployment ended between the bond and its paper: the bond was stored by the code of before. */
  async function onInsert(change: string) {
    await stack.query(
      `create or replace function private.state_old_form() returns trigger language plpgsql as
       $$ begin ${change} return new; end; $$`,
    );
    await stack.query(
      `create trigger state_old_form before insert on public.bonds
       for each row when (new.application_id = '${applicationId}') execute function private.state_old_form()`,
    );
  }

  async function stored() {
    const [row] = await stack.query(
      'select id, form_id, payee, matter_label, pdf_url from public.bonds where application_id = $1',
      [applicationId],
    );
    if (!row) throw new Error('There is no bond');

    return { ...row, id: String(row['id']) } as Record<string, unknown> & { id: string };
  }

  it('is stored with it, and its paper prints it', async () => {
    await approvedBond();
    expect(await issue()).toMatchObject({ status: 200 });
    const bond = await stored();

    expect(bond).toMatchObject({
      form_id: expect.stringMatching(/^NOTARY-TN-[0-9A-F]{8}$/),
      payee: expect.stringMatching(/^the State of Tennessee/),
      matter_label: expect.stringMatching(/.+/),
    });
    const text = await textOfFile(`${bond.id}/bond.pdf`);
    expect(text).toContain(`Form: ${String(bond['form_id'])}`);
    expect(text).toContain(`bound to ${String(bond['payee'])}`);
  });

  it('is the new one if the content changes between the bond and its paper', async () => {
    await approvedBond();
    await onInsert(
      `new.form_id := 'OLD'; new.payee := 'the Board of Old'; new.matter_label := 'Yard';`,
    );
    expect(await issue()).toMatchObject({ status: 200 });
    const bond = await stored();

    expect(bond['payee']).toMatch(/^the State of Tennessee/);
    const text = await textOfFile(`${bond.id}/bond.pdf`);
    expect(text).toContain(`Form: ${String(bond['form_id'])}`);
    expect(text).not.toContain('Board of Old');
  });

  it('stays the one of a paper that was kept but not recorded', async () => {
    await approvedBond();
    await stack.query(
      `create or replace function private.refuse_papers() returns trigger language plpgsql as
       $$ begin raise exception 'No room' using errcode = '53100'; end; $$`,
    );
    await stack.query(
      `create trigger refuse_papers before update of pdf_url on public.bonds
       for each row when (new.application_id = '${applicationId}') execute function private.refuse_papers()`,
    );
    await issue();
    expect(await stored()).toMatchObject({ pdf_url: null });
    const { id } = await stored();
    await setForm(id);
    await stack.query('drop trigger refuse_papers on public.bonds');

    expect(await issue()).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject({ form_id: OLD.id, pdf_url: `${id}/bond.pdf` });
  });

  it('cannot change after its paper is made, not even by a function', async () => {
    await approvedBond();
    await issue();
    const { id } = await stored();
    const { error } = await serviceClient(stack)
      .from('bonds')
      .update({ payee: 'Mallory' })
      .eq('id', id);

    expect(error?.message).toContain('The form of a bond with a paper cannot change');
  });
});
