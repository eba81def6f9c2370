import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { matterFileCalls } from '../support/matter-file-calls.ts';
import { openSigningBench, type SigningBench } from '../support/signing.ts';
import { serviceClient } from '../support/stack.ts';
import { storeBond } from '../support/stored-bond.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

type Person = { userId: string; token: string };

let stack: FunctionsStack;
let join: ReturnType<typeof matterFileCalls>['join'];
let leave: ReturnType<typeof matterFileCalls>['leave'];
let bench: SigningBench;
let bondId: string;
let paralegal: Person;

beforeAll(async () => {
  stack = await startFunctionsStack();
  ({ join, leave } = matterFileCalls(stack));
});

beforeEach(async () => {
  bench = await openSigningBench(stack);
  bondId = await storeBondOfMatter(bench, bench.attorney.userId);
  paralegal = await join(bench, 'paralegal');
});

afterAll(() => stack.stop());

/** A bond with papers that a member applied for in the matter of a firm. */
async function storeBondOfMatter({ matterId }: SigningBench, userId: string): Promise<string> {
  const applicationId = randomUUID();
  await stack.query(
    `insert into public.applications (
       id, number, user_id, bond_slug, state_code, status, penal_sum_cents, premium_cents, fees_cents, taxes_cents,
       total_cents, terms_version, terms_accepted_at, submitted_at
     ) values (
       $1, private.next_application_number(), $2, 'notary', 'TN', 'submitted', 1000000, 15000, 0, 0, 15000, 'v1.1',
       now(), now()
     )`,
    [applicationId, userId],
  );
  await stack.query(`update public.applications set status = 'issued' where id = $1`, [
    applicationId,
  ]);
  await stack.query('update public.matters set application_id = $2 where id = $1', [
    matterId,
    applicationId,
  ]);
  const id = await storeBond(
    { queryAs: (_, sql, parameters) => stack.query(sql, parameters) },
    { userId, applicationId, hasFiles: true },
  );
  for (const name of ['bond', 'power-of-attorney']) {
    const { error } = await serviceClient(stack)
      .storage.from('bonds')
      .upload(`${id}/${name}.pdf`, new Blob(['%PDF-1.7 a bond'], { type: 'application/pdf' }));
    if (error) throw error;
  }

  return id;
}

async function sign(person: Partial<Person>, type = 'bond', of = bondId) {
  const { status, body } = await stack.call('generate-signed-url', { bondId: of, type }, person);

  return { status, body };
}

describe('the papers of a bond that a colleague bought for a matter', () => {
  it.each(['owner', 'attorney', 'paralegal'])(
    'open for a member with the role %s',
    async (role) => {
      const member = await join(bench, role);
      const { status, body } = await sign(member);

      expect(status).toBe(200);
      expect(await (await fetch(String(body['url']))).text()).toBe('%PDF-1.7 a bond');
      expect((await sign(member, 'poa')).status).toBe(200);
    },
  );

  it('are not recorded as opened by staff when a member opens them', async () => {
    const looks = async () =>
      (await stack.query('select count(*)::integer as count from private.staff_reads'))[0];
    const before = await looks();
    await sign(paralegal);

    expect(await looks()).toEqual(before);
  });

  it('stay closed to the role billing, another firm, another customer and a visitor', async () => {
    const other = await openSigningBench(stack);
    const stranger = await stack.signIn();
    const billing = await join(bench, 'billing');

    for (const person of [billing, other.attorney, stranger]) {
      expect(await sign(person)).toEqual(NOT_FOUND);
      expect((await stack.call('filing-packet', { bondId }, person)).status).toBe(404);
    }
    expect((await sign({})).status).toBe(401);
  });

  it('close to a member at the moment of the removal', async () => {
    expect((await sign(paralegal)).status).toBe(200);
    await leave(paralegal.userId);

    expect(await sign(paralegal)).toEqual(NOT_FOUND);
  });

  it('close when the colleague who bought the bond left the firm, but not to that colleague', async () => {
    await leave(bench.attorney.userId);

    expect(await sign(paralegal)).toEqual(NOT_FOUND);
    expect((await sign(bench.attorney)).status).toBe(200);
  });

  it('open in a firm with named access only for members named for the matter', async () => {
    await stack.query(`update public.firms set matter_access = 'named' where id = $1`, [
      bench.firmId,
    ]);
    expect(await sign(paralegal)).toEqual(NOT_FOUND);

    await stack.query('insert into public.matter_access (matter_id, user_id) values ($1, $2)', [
      bench.matterId,
      paralegal.userId,
    ]);
    expect((await sign(paralegal)).status).toBe(200);
  });

  it('stay closed when the bond belongs to no matter, or to a matter of another firm', async () => {
    const own = await storeBond(
      { queryAs: (_, sql, parameters) => stack.query(sql, parameters) },
      { userId: bench.attorney.userId, hasFiles: true },
    );
    const other = await openSigningBench(stack);
    const elsewhere = await storeBondOfMatter(other, bench.attorney.userId);

    expect(await sign(paralegal, 'bond', own)).toEqual(NOT_FOUND);
    expect(await sign(paralegal, 'bond', elsewhere)).toEqual(NOT_FOUND);
    // The other firm's matter has it, but the owner of the bond is no colleague there.
    expect(await sign(other.attorney, 'bond', elsewhere)).toEqual(NOT_FOUND);
  });

  it('close with the session of the member', async () => {
    await stack.query('delete from auth.sessions where user_id = $1', [paralegal.userId]);

    expect((await sign(paralegal)).status).toBe(401);
  });
});
