import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBid, payForBid } from '../support/bid-bonds.ts';
import type { BuiltApplication } from '../support/builders.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';

const NUMBER = 'IFB 26-118';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** A bid inside the line whose owner gave it a number. */
async function openNumberedBid() {
  const bid = await openBid(stack);
  await stack.query('update public.projects set bid_number = $2 where id = $1', [
    bid.project,
    NUMBER,
  ]);

  return bid;
}

const withNumber = ({ bondDetails, ...same }: BuiltApplication): BuiltApplication => ({
  ...same,
  bondDetails: { ...bondDetails, matter: { ...bondDetails.matter, contractNumber: NUMBER } },
});

it('a bid bond prints the owner’s number of the bid', async () => {
  const { submit } = await payForBid(stack, await openNumberedBid(), withNumber);

  expect((await submit()).body).toMatchObject({ status: 'issued' });
});

it('a bid bond with the job number goes to an underwriter when the owner has a number of its own', async () => {
  const { submit } = await payForBid(stack, await openNumberedBid());

  expect((await submit()).body).toMatchObject({ status: 'under_review' });
});

it('a bid bond with a number that the project does not have goes to an underwriter', async () => {
  const { submit } = await payForBid(stack, await openBid(stack), withNumber);

  expect((await submit()).body).toMatchObject({ status: 'under_review' });
});
