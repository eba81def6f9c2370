import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetter, type NotificationKind } from '~/domain/notifications/read-letter.ts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';
import { addStaff } from '../support/staff-actor.ts';
import { acceptOffer, capture, decide, type Member } from '../support/staff-decisions.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  submitApplication,
} from '../support/stored-application.ts';

let database: ActorDatabase;
let attorney: Member;
let underwriter: Member;

beforeAll(async () => {
  database = await openDatabase();
  attorney = await database.addCustomer();
  underwriter = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

/** A quote of an attorney that a client paid by a link. */
async function payByLink() {
  const id = randomUUID();
  const claim = { userId: attorney.userId, keyHash: buildKeyHash() };
  const email = `${id}@example.com`;
  const byLink = {
    link_id: randomUUID(),
    payer: { name: 'Mary Smith', email, sender: 'Ward & Hale', purpose: 'Notary Bond' },
  };
  const { payment } = await authorizePayment(database, id, claim, byLink);
  const submit = () =>
    submitApplication(database, {
      ...buildStoredSubmission(id, claim, payment?.id),
      status: 'under_review',
      review_reasons: ['amount-not-statutory'],
      caption: 'Estate of John Smith',
    });

  return { id, claim, email, byLink, submit };
}

/** A quote that a client paid and the attorney submitted. */
async function submitPaid() {
  const quote = await payByLink();
  await quote.submit();

  return quote;
}

/** The mails to a client about charged and released money, with the facts of their letters. */
async function mailsTo(email: string) {
  const rows = await database.query(
    `select kind, data, user_id, application_id from private.notifications where recipient = $1 order by kind`,
    [email],
  );

  return rows.map(({ kind, data, user_id, application_id }) => {
    expect([user_id, application_id]).toEqual([null, null]); // no export of the attorney has it
    expect(readLetter(kind as NotificationKind, data)).toBeDefined();

    return { kind, ...(data as object) };
  });
}

const withdraw = (id: string, caller: Member) =>
  database.queryAs('service_role', 'select public.withdraw_application($1, $2)', [
    id,
    caller.userId,
  ]);

describe('a client who paid by a link', () => {
  it('gets one mail when the payment is charged, however often the charge is confirmed', async () => {
    const { id, email } = await submitPaid();
    await decide(database, id, underwriter);
    expect(await mailsTo(email)).toEqual([]);

    const issue = { application_id: id, staff_id: underwriter.userId, principal: 'Mary Smith' };
    await Promise.all([capture(database, issue), capture(database, issue)]);
    await capture(database, issue);

    expect(await mailsTo(email)).toMatchObject([
      {
        kind: 'payment_charged',
        sender: 'Ward & Hale',
        purpose: 'Notary Bond',
        caption: 'Estate of John Smith',
        applicationNumber: expect.stringContaining('APP-') as string,
        totalCents: NOTARY_PRICE.total,
        lastFour: '4242',
        chargedAt: expect.any(String) as string,
      },
    ]);
  });

  it('gets one mail when the application is declined, without the reason of the underwriter', async () => {
    const { id, email } = await submitPaid();
    await decide(database, id, underwriter, { action: 'decline', reason: 'The brother objects' });

    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ kind: 'payment_released', cause: 'declined' }]);
    expect(JSON.stringify(mails)).not.toContain('brother');
  });

  it('gets one mail when the attorney withdraws, also if the call is repeated', async () => {
    const { id, email } = await submitPaid();
    await Promise.all([withdraw(id, attorney), withdraw(id, attorney)]);
    await withdraw(id, attorney);

    expect(await mailsTo(email)).toMatchObject([
      { kind: 'payment_released', cause: 'withdrawn', totalCents: NOTARY_PRICE.total },
    ]);
  });

  it('gets no mail about a release that another firm asks for, or that is rolled back', async () => {
    const { id, email } = await submitPaid();
    await withdraw(id, await database.addCustomer());
    await database
      .query(
        `do $$ begin
           update public.payments set status = 'voided' where quote_id = '${id}';
           raise exception 'Killed before the end';
         end $$`,
      )
      .catch(() => undefined);

    expect(await mailsTo(email)).toEqual([]);
  });

  it('is told which amount is held instead when the attorney accepts a lower price', async () => {
    const { id, email } = await submitPaid();
    await decide(database, id, underwriter, {
      action: 'offer-price',
      reason: 'Low risk',
      offer: 12_000,
    });
    expect(await acceptOffer(database, id, attorney)).toMatchObject({ outcome: 'accepted' });

    expect(await mailsTo(email)).toMatchObject([
      { kind: 'payment_released', cause: 'replaced', heldCents: 12_000 + 7_500 + 960 },
    ]);
  });

  it('is told that the bond is paid in another way when the attorney pays', async () => {
    const { id, claim, email } = await payByLink();
    await authorizePayment(database, id, claim, { last_four: '1111' });

    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ kind: 'payment_released', cause: 'replaced' }]);
    expect(mails[0]).not.toHaveProperty('heldCents');
    expect(mails[0]).not.toHaveProperty('applicationNumber');
  });

  it('is told that nothing was submitted when the quote is given up', async () => {
    const { id, claim, email } = await payByLink();
    await database.queryAs('service_role', 'select public.void_quote_payments($1, $2, $3)', [
      id,
      claim.userId,
      claim.keyHash,
    ]);

    expect(await mailsTo(email)).toMatchObject([{ cause: 'not-submitted' }]);
  });
});

describe('a customer who paid without a link', () => {
  it('gets none of these mails', async () => {
    const id = randomUUID();
    const claim = { userId: attorney.userId, keyHash: buildKeyHash() };
    await authorizePayment(database, id, claim);
    await authorizePayment(database, id, claim, { last_four: '1111' });

    const mails = await database.query(
      `select mail.kind from private.notifications as mail
       join public.payments as paid on mail.dedupe_key in ('payment_released:' || paid.id, 'payment_charged:' || paid.id)
       where paid.quote_id = $1`,
      [id],
    );
    expect(mails).toEqual([]);
  });

  it('can’t be stored as the client of a link', async () => {
    const claim = { userId: attorney.userId, keyHash: buildKeyHash() };
    const payer = { name: 'A', email: 'a@example.com', sender: 'B', purpose: 'C' };
    await expect(authorizePayment(database, randomUUID(), claim, { payer })).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('the mail to an attorney whose client paid', () => {
  it('says so after each decision, and no other says it', async () => {
    const [paid, own] = [await submitPaid(), randomUUID()];
    const claim = { userId: attorney.userId, keyHash: buildKeyHash() };
    const { payment } = await authorizePayment(database, own, claim);
    await submitApplication(database, buildStoredSubmission(own, claim, payment?.id));
    await decide(database, paid.id, underwriter);

    const factsOf = (id: string) =>
      database.query(
        `select kind, data -> 'isPaidByClient' as by_client, data ->> 'paymentMethod' as method
         from private.notifications where application_id = $1 order by kind`,
        [id],
      );
    expect(await factsOf(paid.id)).toEqual([
      { kind: 'approved', by_client: true, method: null },
      { kind: 'received', by_client: true, method: null },
    ]);
    expect(await factsOf(own)).toMatchObject([
      { kind: 'approved', by_client: null, method: 'credit_card' },
      { kind: 'received', by_client: null },
    ]);
  });
});
