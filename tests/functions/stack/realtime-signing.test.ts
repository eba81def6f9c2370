import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../../support/functions-stack.ts';
import { openSigningBench } from '../../support/signing.ts';
import { anonClient, type Client, signUpCustomer } from '../../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

type Told = { new: Record<string, unknown> };

/** Follow invitations like the desk. Resolves when changes are sent. */
async function follow(client: Client): Promise<Told[]> {
  const changes: Told[] = [];
  const said: string[] = [];
  client
    .channel('signing')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'signing_links' }, (change) =>
      changes.push(change),
    )
    .on('system', {}, ({ message }: { message: string }) => said.push(message))
    .subscribe();
  onTestFinished(async () => {
    await client.removeAllChannels();
  });
  await vi.waitFor(() => expect(said).toEqual(['Subscribed to PostgreSQL']));

  return changes;
}

it('sends a firm changes of its own invitations, and sends none to a former colleague, another firm or a visitor', async () => {
  const bench = await openSigningBench(stack);
  const [colleague, former, other] = [
    await signUpCustomer(stack),
    await signUpCustomer(stack),
    await signUpCustomer(stack),
  ];
  for (const { userId } of [colleague, former])
    await stack.query(
      `insert into public.firm_members (firm_id, user_id, role) values ($1, $2, 'attorney')`,
      [bench.firmId, userId],
    );
  const otherBench = await openSigningBench(stack);
  await stack.query(
    `insert into public.firm_members (firm_id, user_id, role) values ($1, $2, 'owner')`,
    [otherBench.firmId, other.userId],
  );

  const told = await follow(colleague.client);
  const strangers = [
    await follow(former.client),
    await follow(other.client),
    await follow(anonClient(stack)),
  ];
  await stack.query('update public.firm_members set left_at = now() where user_id = $1', [
    former.userId,
  ]);
  await bench.send();
  await vi.waitFor(() => expect(told).toHaveLength(1));

  expect(told[0]?.new).toMatchObject({ matter_person_id: bench.personId, signed_at: null });
  expect(told[0]?.new).not.toHaveProperty('token_hash');
  expect(strangers).toEqual([[], [], []]);
});
