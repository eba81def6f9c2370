import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_KEY } from '../support/keys.ts';
import { breakWriting } from '../support/broken-writing.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
  type StaffMember,
} from '../support/functions-stack.ts';
import { buildInquiry, inquiryKey } from '../support/inquiries.ts';
import { countCallsAs, statusesOf } from '../support/many-calls.ts';
import { mailsTo } from '../support/stack.ts';

let stack: FunctionsStack;
let underwriter: StaffMember;

beforeAll(async () => {
  stack = await startFunctionsStack();
  underwriter = await stack.signInStaff();
});

afterAll(() => stack.stop());

const send = (inquiry: object) => stack.call('send-inquiry', inquiry);

const statusOf = (key: string) => stack.call('inquiry-status', { key });

const storedFor = (email: string) =>
  stack.query('select * from public.inquiries where email = $1 order by created_at', [email]);

/** The statuses of seven inquiries with one email address, one after another. */
async function fillMailbox(email: string, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const answer = await stack.call('send-inquiry', buildInquiry({ email }), { address });
    statuses.push(answer.status);
  }

  return statuses;
}

let people = 0;

/** An inquiry of a new person. */
function newInquiry(change: object = {}) {
  people += 1;

  return buildInquiry({ email: `counsel-${people}@example.com`, ...change });
}

describe('an inquiry', () => {
  it('is asked, answered and seen, and the answer is mailed once', async () => {
    const inquiry = newInquiry();
    expect(await send(inquiry)).toMatchObject({ status: 200, body: { sent: true } });
    const waiting = await statusOf(inquiry.key);
    expect(waiting).toMatchObject({
      status: 200,
      body: { asker: 'attorney', bond: 'administrator', state: 'SC', amount: 25_000_000 },
    });
    expect(waiting.body).not.toHaveProperty('answered');
    expect(JSON.stringify(waiting.body)).not.toContain('counsel');
    expect(await mailsTo(stack, inquiry.email)).toEqual([]);

    const [stored] = await storedFor(inquiry.email);
    const answer = () =>
      underwriter.client.rpc('answer_inquiry', {
        of_inquiry: String(stored?.['id']),
        wanted: 'needs-help',
        words: 'Send <b>both</b> tax returns',
      });
    expect((await answer()).data).toBe('answered');
    expect((await answer()).data).toBe('answered');

    const status = await statusOf(inquiry.key);
    // A link of this site must not show a stranger's text.
    expect(JSON.stringify(status.body)).not.toContain('Chapter 13');
    expect(status.body).toMatchObject({
      worry: 'bankruptcy',
      answered: { answer: 'needs-help', note: 'Send <b>both</b> tax returns' },
    });
    await stack.call('send-notifications', {}, { apikey: SECRET_KEY });
    const mails = await mailsTo(stack, inquiry.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(
      '/dashboard/attorney?new=fiduciary&bond=administrator&state=SC&amount=250000',
    );
    expect(mails[0]?.text).not.toContain('Chapter 13');
    expect(mails[0]?.html).toContain('Send &#60;b&#62;both&#60;/b&#62; tax returns');
  });

  it('is stored once, however often the call is repeated and whatever answer was lost', async () => {
    const inquiry = newInquiry();
    const mend = await breakWriting(stack, 'public.inquiries', 'insert');
    expect((await send(inquiry)).status).toBe(503);
    await mend();
    expect(await storedFor(inquiry.email)).toEqual([]);

    await Promise.all([send(inquiry), send(inquiry), send(inquiry)]);
    expect(await send(inquiry)).toMatchObject({ status: 200 });

    expect(await storedFor(inquiry.email)).toHaveLength(1);
  });

  it('stores the hash of the key and not the key', async () => {
    const inquiry = newInquiry();
    await send(inquiry);

    expect(JSON.stringify(await storedFor(inquiry.email))).not.toContain(inquiry.key);
  });
});

describe('an attacker', () => {
  it.each([inquiryKey(), 'k'.repeat(43)])('cannot guess a key: %s', async (key) => {
    await send(newInquiry());

    expect(await statusOf(key)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('cannot use the hash as a key', async () => {
    const inquiry = newInquiry();
    await send(inquiry);
    const [stored] = await storedFor(inquiry.email);

    expect((await statusOf(String(stored?.['key_hash']))).status).toBe(422);
  });

  it("sees nothing of another's inquiry and changes nothing with another's key", async () => {
    const [mine, other] = [newInquiry(), newInquiry({ state: 'GA' })];
    await send(mine);
    await send(other);
    await send({ ...other, key: mine.key, email: other.email });

    expect((await statusOf(mine.key)).body).toMatchObject({ state: 'SC' });
    expect(await storedFor(other.email)).toHaveLength(1);
  });

  it('cannot store a secret number, more fields or hidden characters', async () => {
    for (const change of [
      { details: `SSN ${['219', '09', '9999'].join('-')}` },
      { details: `Card ${['4111', '1111', '1111', '1111'].join(' ')}` },
      { client: 'Jane Roe' },
      { state: 'PR' },
      { details: 'a'.repeat(601) },
    ]) {
      const inquiry = newInquiry(change);
      expect(await send(inquiry)).toMatchObject({
        status: 422,
        body: { code: 'invalid-application' },
      });
      expect(await storedFor(inquiry.email)).toEqual([]);
    }
    const hidden = newInquiry({ details: 'a\u202eb' });
    await send(hidden);
    expect(await storedFor(hidden.email)).toMatchObject([{ details: 'ab' }]);
  });

  it('cannot fill the queue: from one address, for one mailbox', async () => {
    const address = freshAddress();
    await statusesOf(20, () => stack.call('send-inquiry', {}, { address }));
    expect((await stack.call('send-inquiry', newInquiry(), { address })).status).toBe(429);

    const { email } = newInquiry();
    const network = freshAddress();
    expect(await fillMailbox(email, network)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await storedFor(email)).toHaveLength(5);
    expect(new Set(await fillMailbox(email.toUpperCase(), network))).toEqual(new Set([429]));
  });

  it('cannot use up the inquiries of everybody from a few networks', async () => {
    const [attacker, visitor] = [freshAddress(), freshAddress()];
    const sendFrom = (address: string) => stack.call('send-inquiry', newInquiry(), { address });
    expect(await statusesOf(3, () => sendFrom(attacker))).toEqual(new Set([200]));
    await countCallsAs(stack, 'send-inquiry-overall-further', 80);

    expect((await sendFrom(attacker)).status).toBe(429);
    expect(await statusesOf(2, () => sendFrom(visitor))).toEqual(new Set([200]));
    expect((await sendFrom(visitor)).status).toBe(429);
    await countCallsAs(stack, 'send-inquiry-overall-further', 1);
  });

  it("cannot use up the inquiries of another person's address", async () => {
    const inquiry = newInquiry();
    const [attacker, owner] = [freshAddress(), freshAddress()];
    await fillMailbox(inquiry.email, attacker);

    const call = () => stack.call('send-inquiry', inquiry, { address: owner });
    expect(await call()).toMatchObject({ status: 200, body: { sent: true } });
    await call(); // a repeated call is the same inquiry
    expect((await fillMailbox(inquiry.email, owner)).slice(3)).toEqual([200, 429, 429, 429]);
  });
});
