import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  callForFile,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { readPdf } from '../support/read-pdf.ts';
import { renewOnline, storeNotaryBond } from '../support/renewable-bond.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** What the receipt of a renewal says on its first page. */
async function wordsOf(applicationId: unknown, customer: { token: string }): Promise<string> {
  const { bytes } = await callForFile(stack, 'application-receipt', { applicationId }, customer);

  return (await readPdf(bytes)).textOf(1);
}

it('says that a bond is renewed only when its new term is stored', async () => {
  const customer = await stack.signIn();
  const leadAfter = async () => {
    const { body } = await renewOnline(
      stack,
      customer,
      await storeNotaryBond(stack, customer.userId),
    );

    return wordsOf(body['applicationId'], customer);
  };

  await stack.query(
    'alter table public.bond_terms add constraint first_term_only check (number = 1) not valid',
  );
  const before = await leadAfter();
  await stack.query('alter table public.bond_terms drop constraint first_term_only');

  expect(before).toContain('Charged to your card');
  expect(before).toContain('We have your application');
  expect(await leadAfter()).toContain('Your bond is renewed');
});

it('has no new end on the receipt for the renewal of a bond that runs until its release', async () => {
  const customer = await stack.signIn();
  const bondId = await storeNotaryBond(stack, customer.userId);
  await renewOnline(stack, customer, bondId);
  await stack.query('update public.bonds set expiry_date = null where id = $1', [bondId]);
  const [renewal] = await stack.query(
    'select application_id from public.renewals where bond_id = $1 and application_id is not null',
    [bondId],
  );

  const words = await wordsOf(renewal?.['application_id'], customer);

  expect(words).toContain('Renewal of Bond');
  expect(words).not.toContain('New end');
});
