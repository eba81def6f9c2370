import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { storeNotaryBond } from '../support/renewable-bond.ts';
import { runRemindersAt } from '../support/run-reminders.ts';

const TODAY = todayIn('America/New_York', new Date());

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** Runs the function some days from now, at noon in Hawaii. */
const runAfter = (days: number) => runRemindersAt(stack, `${addDays(TODAY, days)}T22:00:00Z`);

/** A bond that is ticked as filed, with the certificate of its next term. */
async function storeRenewedBond(userId: string): Promise<string> {
  const endsOn = addDays(TODAY, 200);
  const bondId = await storeNotaryBond(stack, userId, endsOn);
  await stack.query(`insert into public.bond_filing_steps (bond_id, step) values ($1, 'filed')`, [
    bondId,
  ]);
  await stack.query(
    `insert into public.bond_terms (
       bond_id, number, starts_on, ends_on, premium_cents, principal, amount_cents, certificate_url, certificate_sha256
     ) values ($1::uuid, 2, $2, $3, 0, 'Marisol Okafor', 1000000, $1 || '/continuation-2.pdf', repeat('a', 64))`,
    [bondId, endsOn, addDays(endsOn, 365)],
  );

  return bondId;
}

it('renewal-reminders asks for a continuation certificate from the third day until its tick', async () => {
  const { userId } = await stack.signIn();
  const bondId = await storeRenewedBond(userId);

  expect(await runAfter(2)).toMatchObject({ askedToFile: 0 });
  expect(await runAfter(4)).toMatchObject({ askedToFile: 1 });
  expect(await runAfter(12)).toMatchObject({ askedToFile: 1 });
  const mails = await stack.query(
    `select kind, data -> 'term' as term, data ->> 'bondPath' as path from private.notifications where bond_id = $1`,
    [bondId],
  );
  const mail = { kind: 'filing_due', term: 2, path: `/dashboard?bond=${bondId}` };
  expect(mails).toEqual([mail, mail]);

  await stack.query(
    `insert into public.bond_filing_steps (bond_id, step, term) values ($1, 'certificate', 2)`,
    [bondId],
  );
  expect(await runAfter(26)).toMatchObject({ askedToFile: 0 });
});
