import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencyDay } from '../../src/domain/business-day.ts';
import { formatDate } from '../../src/domain/dates.ts';
import {
  buildNotaryApplication,
  buildQuote,
  buildSubmission,
  SECRETS,
} from '../support/builders.ts';
import {
  callForFile,
  freshAddress,
  payByWire,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { countCallsAs } from '../support/many-calls.ts';
import { readPdf } from '../support/read-pdf.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';

type Submitted = { applicationId: string; quoteKey: string; number: string };

let stack: FunctionsStack;
let visitors: Submitted;

beforeAll(async () => {
  stack = await startFunctionsStack();
  visitors = await submit();
});

afterAll(() => stack.stop());

/** Submits a notary's application, as a visitor or as the user of a token. */
async function submit(
  token?: string,
  pay = payFor,
  application = buildNotaryApplication(),
): Promise<Submitted> {
  const quote = buildQuote();
  const options = token === undefined ? {} : { token };
  const paymentId = await pay(stack, quote, application, options);
  const { body } = await stack.call(
    'submit-application',
    buildSubmission(quote, application, paymentId),
    options,
  );

  return {
    applicationId: quote.quoteId,
    quoteKey: quote.quoteKey,
    number: String(body['applicationNumber']),
  };
}

const ask = (body: object, options = {}) =>
  callForFile(stack, 'application-receipt', body, options);

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

describe('application-receipt', () => {
  it('gives a visitor with the key the receipt, in a file named after the application number', async () => {
    const { applicationId, quoteKey, number } = visitors;
    const { status, headers, bytes } = await ask({ applicationId, quoteKey });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="marshline-receipt-${number}.pdf"`,
    );
    const pdf = await readPdf(bytes);
    const text = await pdf.textOf(1);
    expect(pdf.title).toBe(`Receipt ${number}`);
    expect(text).toContain('Applicant Marisol Okafor');
    expect(text).toContain('Notary Bond, Tennessee');
    expect(text).toContain('Credit card ending in 4242');
    expect(text).toContain(`Total ${NOTARY_TOTAL}`);
  });

  it('names the issued bond and says that the card was charged', async () => {
    const { applicationId, quoteKey } = visitors;
    const text = await (await readPdf((await ask({ applicationId, quoteKey })).bytes)).textOf(1);

    expect(text).toMatch(/Bond number MSB-\d{8}/);
    expect(text).toContain(`Charged to your card on ${formatDate(agencyDay(new Date()))}`);
  });

  it.each([
    ['issued', payFor],
    ['waiting for a wire', payByWire],
  ])('names the payee of the law as the obligee of a bond that is %s', async (_, pay) => {
    const application = buildNotaryApplication();
    application.bondDetails.obligee = 'Davidson County Clerk';
    const { applicationId, quoteKey } = await submit(undefined, pay, application);
    const text = await (await readPdf((await ask({ applicationId, quoteKey })).bytes)).textOf(1);

    expect(text).toContain('Obligee The State of Tennessee');
    expect(text).toContain('Filed with Davidson County Clerk');
  });

  it('neither names nor promises a bond that is paid for but not in force', async () => {
    await stack.query(
      `alter table public.bonds add constraint never_active check (status <> 'active') not valid`,
    );
    const { applicationId, quoteKey } = await submit();
    await stack.query('alter table public.bonds drop constraint never_active');
    const text = await (await readPdf((await ask({ applicationId, quoteKey })).bytes)).textOf(1);

    expect(
      await stack.query('select status from public.bonds where application_id = $1', [
        applicationId,
      ]),
    ).toEqual([{ status: 'pending' }]);
    expect(text).toContain('We have your application');
    expect(text).not.toContain('MSB-');
    expect(text).toContain('Charged to your card');
  });

  it('returns the same bytes every time', async () => {
    const { applicationId, quoteKey } = visitors;
    const first = await ask({ applicationId, quoteKey });
    const second = await ask({ applicationId: applicationId.toUpperCase(), quoteKey });

    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('contains no secret', async () => {
    const { applicationId, quoteKey } = visitors;
    const text = await (await readPdf((await ask({ applicationId, quoteKey })).bytes)).textOf(1);

    for (const secret of [SECRETS.ssn, SECRETS.ein, SECRETS.dateOfBirth, quoteKey]) {
      expect(text).not.toContain(secret);
    }
  });

  it('gives a signed-in customer the receipt without a key', async () => {
    const { token } = await stack.signIn();
    const { applicationId, number } = await submit(token);

    const { status, bytes } = await ask({ applicationId }, { token });
    expect(status).toBe(200);
    expect((await readPdf(bytes)).title).toBe(`Receipt ${number}`);
  });

  it('says that we are waiting for a wire transfer', async () => {
    const { applicationId, quoteKey } = await submit(undefined, payByWire);
    const { bytes } = await ask({ applicationId, quoteKey });

    expect(await (await readPdf(bytes)).textOf(1)).toContain(
      'We are waiting for your wire transfer',
    );
  });

  it('reveals nothing to anyone else', async () => {
    const { applicationId, quoteKey } = visitors;
    const { token } = await stack.signIn();
    const other = buildQuote();

    for (const [body, options] of [
      [{ applicationId }, {}],
      [{ applicationId, quoteKey: other.quoteKey }, {}],
      [{ applicationId }, { token }],
      [{ applicationId: randomUUID(), quoteKey }, {}],
    ] as const) {
      expect(await stack.call('application-receipt', body, options)).toMatchObject(NOT_FOUND);
    }
  });

  it("keeps an account's receipt from the next user of the browser who holds the quote's key", async () => {
    const owner = await stack.signIn();
    const stranger = await stack.signIn();
    const { applicationId, quoteKey } = await submit(owner.token);

    expect(
      await stack.call(
        'application-receipt',
        { applicationId, quoteKey },
        { token: stranger.token },
      ),
    ).toMatchObject(NOT_FOUND);
  });

  it("doesn't accept the quote's key after an account owns the application", async () => {
    const owner = await stack.signIn();
    const { applicationId, quoteKey } = await submit(owner.token);

    expect(await stack.call('application-receipt', { applicationId, quoteKey })).toMatchObject(
      NOT_FOUND,
    );
    expect((await ask({ applicationId }, { token: owner.token })).status).toBe(200);
  });

  it('has no receipt for a paid quote that was not submitted', async () => {
    const quote = buildQuote();
    await payFor(stack, quote, buildNotaryApplication());

    expect(
      await stack.call('application-receipt', {
        applicationId: quote.quoteId,
        quoteKey: quote.quoteKey,
      }),
    ).toMatchObject(NOT_FOUND);
  });

  it.each([
    ['the method GET', {}, { method: 'GET' }, 405, 'method-not-allowed'],
    ['a form of another site', '{}', { contentType: 'text/plain' }, 415, 'unsupported-media-type'],
    ['no key', {}, { apikey: null }, 401, 'unauthorized'],
    [
      'a token that does not verify',
      { applicationId: randomUUID() },
      { token: 'x' },
      401,
      'unauthorized',
    ],
    ['half a body', '{"a": ', {}, 400, 'malformed'],
    ['no application', {}, {}, 422, 'invalid-application'],
    ['a number instead of an id', { applicationId: 'APP-123456' }, {}, 422, 'invalid-application'],
  ])('refuses %s', async (_, body, options, status, code) => {
    expect(await stack.call('application-receipt', body, options)).toMatchObject({
      status,
      body: { code },
    });
  });

  it('allows 60 calls from an address and refuses the next', async () => {
    const address = freshAddress();
    const call = () => stack.call('application-receipt', {}, { address });
    await call();
    await countCallsAs(stack, 'application-receipt', 59);
    expect((await call()).status).toBe(422);

    expect(await call()).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
  });
});
