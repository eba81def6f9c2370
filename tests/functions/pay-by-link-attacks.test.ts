import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import {
  booksOf,
  type ClientPaymentBench,
  openClientPayment,
  paymentsOf,
} from '../support/client-payment.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { mailsTo, serviceClient } from '../support/stack.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const changeMember = ({ firmId }: ClientPaymentBench, change: string) =>
  stack.query(`update public.firm_members set ${change} where firm_id = $1`, [firmId]);

const closeLink = (linkId: string, token: string) =>
  fetch(`${stack.apiUrl}/rest/v1/rpc/revoke_signing_link`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ of_link: linkId }),
  }).then((response) => response.json() as Promise<unknown>);

const linksOf = ({ draft }: ClientPaymentBench) =>
  stack.query(
    'select id, revoked_at from public.signing_links where payment_quote_id = $1 order by created_at',
    [draft.quoteId],
  );

describe('a link to pay', () => {
  it('is sent only by a member who may change the matter, for a draft of that member', async () => {
    const [bench, other] = [await openClientPayment(stack), await openClientPayment(stack)];
    for (const attempt of [
      bench.ask({}, other.attorney.token),
      bench.ask({ matterId: other.matterId }),
      bench.ask({ quoteId: other.draft.quoteId }),
      bench.ask({ quoteId: randomUUID() }),
    ])
      expect(await attempt).toMatchObject(NOT_FOUND);
    expect((await bench.ask({}, '')).status).toBe(401);

    for (const change of [`role = 'billing'`, `role = 'owner', left_at = now()`]) {
      await changeMember(bench, change);
      expect(await bench.ask()).toMatchObject(NOT_FOUND);
    }
    await changeMember(bench, `role = 'paralegal', left_at = null`);
    await stack.query(`update public.firms set matter_access = 'named' where id = $1`, [
      bench.firmId,
    ]);
    expect(await bench.ask()).toMatchObject(NOT_FOUND); // a paralegal who is not named
    await stack.query(`update public.firms set matter_access = 'firm' where id = $1`, [
      bench.firmId,
    ]);
    expect((await bench.ask()).status).toBe(200);

    await serviceClient(stack).auth.admin.updateUserById(other.attorney.userId, {
      ban_duration: '24h',
    });
    expect((await other.ask()).status).toBe(401);
    expect(await linksOf(other)).toEqual([]);
  });

  it('is closed only by such a member, ends its session, and closes when the sender leaves the firm', async () => {
    const [bench, other] = [await openClientPayment(stack), await openClientPayment(stack)];
    const { session, token } = await bench.openAsked();
    const [link] = await linksOf(bench);
    const id = String(link?.['id']);

    expect(await closeLink(id, other.attorney.token)).toBe('not-found');
    await changeMember(bench, `role = 'billing'`);
    expect(await closeLink(id, bench.attorney.token)).toBe('not-found');
    await changeMember(bench, `role = 'owner'`);
    expect(await closeLink(id, bench.attorney.token)).toBe('revoked');
    expect((await bench.pay(session)).body).toEqual({ code: 'session-ended' });
    expect((await stack.call('open-signing-link', { token })).status).toBe(404);
    expect(await paymentsOf(stack, bench.draft)).toEqual([]);

    const again = await bench.openAsked();
    await changeMember(bench, 'left_at = now()');
    expect((await bench.pay(again.session)).body).toEqual({ code: 'session-ended' });
  });

  it('asks for no other amount than the server’s', async () => {
    const bench = await openClientPayment(stack);
    for (const shownTotal of [1, bench.total - 1, bench.total + 1])
      expect((await bench.ask({ shownTotal })).body).toEqual({
        code: 'payment-mismatch',
        owed: bench.total,
      });
    const bondDetails = { ...bench.application.bondDetails, amount: dollars(90_000) };
    expect((await bench.ask({ bondDetails })).body).toMatchObject({ code: 'payment-mismatch' });
    expect((await bench.ask({ priced: { price: { total: 1 } } })).status).toBe(422);

    const { session } = await bench.openAsked();
    for (const change of [{ shownTotal: 1 }, { shownTotal: bench.total + 1 }])
      expect((await bench.pay(session, change)).body).toEqual({ code: 'payment-mismatch' });
    for (const change of [
      { shownTotal: -5 },
      { amount: 1 },
      { method: 'wire' },
      { lastFour: '42424' },
    ])
      expect((await bench.pay(session, change)).status).toBe(422);
    expect(await paymentsOf(stack, bench.draft)).toEqual([]);
  });

  it('holds no card or bank number: a token of digits is refused, and nothing stores one', async () => {
    const bench = await openClientPayment(stack);
    const { session } = await bench.openAsked();
    const number = '4000001234567899';
    expect((await bench.pay(session, { token: number })).status).toBe(422);
    expect((await bench.pay(session, { number })).status).toBe(422);
    await bench.pay(session);

    const payer = { name: `Mary ${number}`, email: bench.email };
    const bondDetails = { ...bench.application.bondDetails, obligee: `Court ${number}` };
    for (const change of [{ principal: `Card ${number}` }, { payer }, { bondDetails }])
      expect((await bench.ask(change)).status).toBe(422);
    for (const table of ['public.payments', 'private.payment_attempts', 'public.payment_requests'])
      expect(JSON.stringify(await stack.query(`select * from ${table}`))).not.toContain(number);
  });

  it('shows nothing without the mailed code, and neither signs nor reads what a signer may', async () => {
    const bench = await openClientPayment(stack);
    const { token, session } = await bench.openAsked();
    const page = await stack.call('open-signing-link', { token });
    expect(Object.keys(page.body).sort()).toEqual(['purpose', 'reason', 'role', 'sender', 'state']);

    for (const wrong of [token, 'k'.repeat(43), randomBytes(32).toString('base64url')]) {
      const { status } = await bench.read(wrong);
      expect([401, 422]).toContain(status);
    }
    expect((await bench.save(session, {})).body).toEqual({ code: 'session-ended' });
    expect((await bench.sign(session)).body).toEqual({ code: 'session-ended' });

    await bench.send();
    const signer = await bench.openSession(
      /\/sign#([\w-]{32})/.exec(await bench.newestMail())?.[1] ?? '',
    );
    expect((await bench.read(signer)).body).toEqual({ code: 'session-ended' });
    expect((await bench.pay(signer)).body).toEqual({ code: 'session-ended' });

    const seen = JSON.stringify((await bench.read(session)).body);
    for (const secret of ['219098765', '1979-11-30', 'The brother objects', 'marisol.okafor'])
      expect(seen).not.toContain(secret);
  });

  it('opens nothing once it or its session has expired or its quote is deleted', async () => {
    const bench = await openClientPayment(stack);
    const { token, session } = await bench.openAsked();
    await stack.query(
      `update public.signing_links set expires_at = now() where token_hash is not null`,
    );
    expect((await stack.call('send-signing-code', { token })).body).toEqual({ code: 'not-found' });

    await stack.query(`update private.signing_sessions set expires_at = now()`);
    expect((await bench.pay(session)).body).toEqual({ code: 'session-ended' });

    const deleted = await openClientPayment(stack);
    const gone = await deleted.openAsked();
    await stack.query('delete from public.applications where id = $1', [deleted.draft.quoteId]);
    expect((await deleted.pay(gone.session)).body).toEqual({ code: 'session-ended' });
    expect((await stack.call('open-signing-link', { token: gone.token })).status).toBe(404);
  });

  it('holds no money of a client for a quote that its attorney deleted', async () => {
    const bench = await openClientPayment(stack);
    const { session } = await bench.openAsked();
    await bench.pay(session);
    await stack.query('delete from public.applications where id = $1', [bench.draft.quoteId]);
    expect(await paymentsOf(stack, bench.draft)).toMatchObject([{ status: 'voided' }]);
    expect(await bench.newestMail()).toContain('Ward & Hale did not submit the application');

    await stack.query(
      `update public.payments set created_at = now() - interval '16 minutes' where quote_id = $1`,
      [bench.draft.quoteId],
    );
    await finishBonds(stack);
    expect(await booksOf(stack, bench.draft)).toMatchObject([{ status: 'voided' }]);
  });

  it('floods no mailbox and tries no list of stolen cards', async () => {
    const bench = await openClientPayment(stack);
    const sent = [];
    for (let time = 0; time < 11; time += 1) sent.push((await bench.ask()).status);
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await bench.newestMail();
    expect(await mailsTo(stack, bench.email)).toHaveLength(1); // the replaced ones were not sent

    const session = await bench.openSession(await bench.mailedToken());
    for (let card = 0; card < 10; card += 1)
      await stack.query(
        `insert into private.payment_attempts (quote_id, quote_key_hash, method, amount_cents, last_four, status)
         values ($1, repeat('a', 64), 'credit_card', 1, $2, 'declined')`,
        [bench.draft.quoteId, String(1000 + card)],
      );
    expect(await bench.pay(session)).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
  });

  it('takes one address and plain names', async () => {
    const bench = await openClientPayment(stack);
    for (const payer of [
      { name: 'Mary', email: 'mary' },
      { name: 'Mary', email: 'a@example.com, b@example.com' },
      { name: '', email: bench.email },
      { name: 'M'.repeat(300), email: bench.email },
    ])
      expect((await bench.ask({ payer })).status).toBe(422);
    expect(await linksOf(bench)).toEqual([]);
  });
});
