import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatShortDate } from '~/domain/dates';
import { formatEin } from '~/domain/formats/business-numbers';
import { formatSsn } from '~/domain/formats/ssn';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  SECRETS,
} from '../support/builders.ts';
import {
  startFunctionsStack,
  type Answer,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

let stack: FunctionsStack;
const quote = buildQuote();
const answers: Answer[] = [];

/** Every form in which a secret could be stored. */
const FORMS = [
  SECRETS.ssn,
  formatSsn(SECRETS.ssn),
  SECRETS.ein,
  formatEin(SECRETS.ein),
  SECRETS.dateOfBirth,
  formatShortDate(SECRETS.dateOfBirth),
  quote.quoteKey,
];

beforeAll(async () => {
  stack = await startFunctionsStack();
  const application = buildNotaryApplication();
  const call = async (name: string, body: object) => {
    const answer = await stack.call(name, body);
    answers.push(answer);
    return answer;
  };

  // One application is refused, one fails after the function starts and one is stored.
  const submission = buildSubmission(quote, application, crypto.randomUUID());
  await call('submit-application', { ...submission, business: {} });
  await call('submit-application', submission);
  const { body } = await call('authorize-payment', buildPaymentRequest(quote, application));
  await stack.query(
    'alter table public.application_events add constraint broken check (false) not valid',
  );
  await call('submit-application', { ...submission, paymentId: body['paymentId'] });
  await stack.query('alter table public.application_events drop constraint broken');
  await call('submit-application', { ...submission, paymentId: body['paymentId'] });
});

afterAll(() => stack.stop());

async function dumpTables(): Promise<Record<string, string>> {
  const tables = await stack.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'supabase_migrations')`,
  );
  const dumps: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = await stack.query(`select stored::text as text from ${name} as stored`);
    dumps[String(name)] = rows.map(({ text }) => text).join('\n');
  }

  return dumps;
}

describe('SSN, EIN, date of birth and the key of the quote', () => {
  it('were sent in a refused, a failed and a successful call', () => {
    expect(answers.map(({ status }) => status)).toEqual([422, 402, 200, 500, 200]);
  });

  it('appear in no table in any form', async () => {
    const dumps = await dumpTables();

    expect(dumps['public.applications']).toContain(quote.quoteId);
    for (const [table, text] of Object.entries(dumps)) {
      for (const form of FORMS) expect(text, table).not.toContain(form);
    }
  });

  it('appear only as their last four digits, in the sealed table', async () => {
    const { 'private.application_secrets': sealed, ...others } = await dumpTables();

    expect(sealed).toContain(SECRETS.ssn.slice(-4));
    expect(sealed).toContain(SECRETS.ein.slice(-4));
    expect(textWithoutIds(others['public.applications'])).not.toContain(SECRETS.ssn.slice(-4));
    expect(textWithoutIds(others['public.application_events'])).not.toContain(
      SECRETS.ssn.slice(-4),
    );
  });

  it('are sealed, each with its own nonce and the id of the key', async () => {
    const rows = await stack.query(
      'select kind, nonce, key_id from private.application_secrets where application_id = $1 order by kind',
      [quote.quoteId],
    );

    expect(rows.map(({ kind }) => kind)).toEqual(['date_of_birth', 'ein', 'ssn']);
    expect(new Set(rows.map(({ nonce }) => nonce)).size).toBe(3);
    expect(rows.every(({ key_id: id }) => id !== '')).toBe(true);
  });

  it('appear in no log line of the functions, even after an error', () => {
    const log = stack.output.join('\n');

    expect(log).toContain('"function":"submit-application"');
    expect(log).toContain('"dependency":"database"');
    for (const form of FORMS) expect(log).not.toContain(form);
    expect(log).not.toContain('Okafor');
  });

  it('appear in no answer', () => {
    const text = JSON.stringify(answers.map(({ body }) => body));

    for (const form of FORMS) expect(text).not.toContain(form);
  });

  it('leave only the code in the answer to an error', () => {
    expect(answers[3]?.body).toEqual({ code: 'unexpected' });
  });
});

describe('a secret typed into another field', () => {
  it.each([
    ['the SSN', `Call me about ${formatSsn(SECRETS.ssn)}`],
    ['the SSN, spaced', '219 09 8765'],
    ['the EIN', `Our EIN is ${SECRETS.ein}.`],
    ['the date of birth', `Born ${formatShortDate(SECRETS.dateOfBirth)}`],
  ])('is sent back and not stored: %s', async (_, text) => {
    const other = buildQuote();
    const application = buildNotaryApplication();
    application.underwriting.additionalInfo = text;

    const paid = await stack.call('authorize-payment', buildPaymentRequest(other, application));
    const submission = buildSubmission(other, application, String(paid.body['paymentId']));
    expect(await stack.call('submit-application', submission)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid-application',
        issues: [
          { path: ['underwriting', 'additionalInfo'], message: expect.stringMatching(/^Remove/) },
        ],
      },
    });
    expect(
      await stack.query('select 1 from public.applications where id = $1', [other.quoteId]),
    ).toEqual([]);
  });
});
