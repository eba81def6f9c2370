import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatShortDate } from '~/domain/dates';
import { formatEin } from '~/domain/formats/business-numbers';
import { formatSsn } from '~/domain/formats/ssn';
import {
  buildQuote,
  buildSubmission,
  type BuiltApplication,
  SECRETS,
} from '../support/builders.ts';
import {
  type Answer,
  callForFile,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
  type StaffMember,
} from '../support/functions-stack.ts';
import { textOfPdf } from '../support/read-pdf.ts';
import { signInWithPassword, tokenOf } from '../support/second-factor.ts';
import {
  buildJointVenture,
  buildTwoExecutors,
  CO_EXECUTOR,
  PARTNER,
} from '../support/several-principals.ts';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let member: StaffMember;
let executors: Answer;
let venture: Answer;

/** Every form in which a number of a second principal could be stored. */
const FORMS = [
  CO_EXECUTOR.ssn,
  formatSsn(CO_EXECUTOR.ssn),
  CO_EXECUTOR.dateOfBirth,
  formatShortDate(CO_EXECUTOR.dateOfBirth),
  PARTNER.ein,
  formatEin(PARTNER.ein),
];

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
  member = await stack.signInStaff();
  // An executor's documents are a story of their own.
  await stack.query('delete from public.bond_required_documents');
  executors = await submit(buildTwoExecutors());
  venture = await submit(buildJointVenture());
});

afterAll(() => stack.stop());

async function submit(application: BuiltApplication): Promise<Answer> {
  const quote = buildQuote();
  const paymentId = await payFor(stack, quote, application, { token: customer.token });

  return stack.call('submit-application', buildSubmission(quote, application, paymentId), {
    token: customer.token,
  });
}

const idOf = (answer: Answer) => String(answer.body['applicationId']);

const reveal = (of: Answer, which: string, token: string = member.token) =>
  stack.call(
    'reveal-identity',
    { applicationId: idOf(of), which, reason: 'To compare it with the court order' },
    { token },
  );

const kindsOf = (of: Answer) =>
  stack.query(
    'select kind, last_four from private.application_secrets where application_id = $1 order by kind',
    [idOf(of)],
  );

describe('an application of two principals', () => {
  it('seals the numbers of each', async () => {
    expect([executors.status, venture.status]).toEqual([200, 200]);
    expect(await kindsOf(executors)).toEqual([
      { kind: 'date_of_birth', last_four: null },
      { kind: 'date_of_birth-2', last_four: null },
      { kind: 'ein', last_four: SECRETS.ein.slice(-4) },
      { kind: 'ssn', last_four: SECRETS.ssn.slice(-4) },
      { kind: 'ssn-2', last_four: CO_EXECUTOR.ssn.slice(-4) },
    ]);
    expect((await kindsOf(venture)).map(({ kind }) => kind)).toEqual([
      ...['date_of_birth', 'ein', 'ein-2', 'ssn'],
    ]);
  });

  it('leaves no number of the second one in a table, a log line or an answer', async () => {
    const tables = await stack.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'supabase_migrations')`,
    );
    for (const { name } of tables) {
      const rows = await stack.query(`select stored::text as text from ${String(name)} as stored`);
      const text = rows.map((row) => row['text']).join('\n');
      for (const form of FORMS) expect(text, String(name)).not.toContain(form);
    }
    const answers = JSON.stringify([executors.body, venture.body, stack.output]);
    for (const form of FORMS) expect(answers).not.toContain(form);
  });

  it.each([
    ['the SSN of the co-executor', `Mary, ${formatSsn(CO_EXECUTOR.ssn)}`],
    ['the date of birth of the co-executor', formatShortDate(CO_EXECUTOR.dateOfBirth)],
  ])('is sent back when an open answer holds %s', async (_, text) => {
    const application = buildTwoExecutors();
    application.underwriting.additionalInfo = text;

    expect(await submit(application)).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['underwriting', 'additionalInfo'] }] },
    });
  });

  it.each([
    ['executors', () => executors, "Marisol Q. Okafor and Mary Ann O'Neil-Whitfield III"],
    ['partners', () => venture, 'Okafor Notary Services and Lowe & Sons, Inc.'],
  ])('has a receipt that names both %s as the applicant', async (_, answer, names) => {
    const { bytes } = await callForFile(
      stack,
      'application-receipt',
      { applicationId: idOf(answer()) },
      { token: customer.token },
    );

    expect(await textOfPdf(bytes)).toContain(`Applicant ${names}`);
  });

  it('is found by staff under the name of each', async () => {
    const found = await stack.query(
      'select word from public.application_words where application_id = $1 and word in ($2, $3)',
      [idOf(executors), 'okafor', 'oneil-whitfield'],
    );

    expect(found).toHaveLength(2);
  });
});

describe('a number of the second principal', () => {
  it('is shown to staff, with a record of its own for each look', async () => {
    expect(await reveal(executors, 'ssn-2')).toMatchObject({ body: { number: CO_EXECUTOR.ssn } });
    expect(await reveal(venture, 'ein-2')).toMatchObject({ body: { number: PARTNER.ein } });
    expect(await reveal(executors, 'ssn')).toMatchObject({ body: { number: SECRETS.ssn } });

    const looks = await stack.query(
      `select detail ->> 'which' as which, actor_id from public.application_events
       where kind = 'identity-revealed' order by id`,
    );
    expect(looks).toEqual(
      ['ssn-2', 'ein-2', 'ssn'].map((which) => ({ which, actor_id: member.userId })),
    );
  });

  it.each([
    ['of a principal that does not exist', 'ssn-3', 404],
    ['of a seventh principal', 'ssn-7', 422],
    ['that is a date of birth', 'date_of_birth-2', 422],
    ['with words of SQL', "ssn-2' or true", 422],
  ])('is refused to staff: a number %s', async (_, which, status) => {
    expect((await reveal(executors, which)).status).toBe(status);
  });

  it('is refused to its customer, to another customer, and to staff without the second factor', async () => {
    const other = await stack.signIn();
    const bare = await signInWithPassword(stack, member);
    const tokens = [customer.token, other.token, await tokenOf(bare)];
    const answers = await Promise.all(tokens.map((token) => reveal(executors, 'ssn-2', token)));

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(CO_EXECUTOR.ssn);
  });

  it('cannot be opened in the place of another one', async () => {
    await stack.query(
      `update private.application_secrets as kept set sealed = other.sealed, nonce = other.nonce
       from private.application_secrets as other
       where kept.application_id = $1 and kept.kind = 'ssn' and other.application_id = $1 and other.kind = 'ssn-2'`,
      [idOf(executors)],
    );

    expect((await reveal(executors, 'ssn')).status).toBe(500);
  });
});

describe('the bond of a joint venture', () => {
  it('names both partners, and stores what its paper names', async () => {
    expect(venture.body['status']).toBe('issued');
    const [bond] = await stack.query(
      'select principal, principals, purpose, capacity from public.bonds where application_id = $1',
      [idOf(venture)],
    );

    expect(bond).toEqual({
      principal: 'Okafor Notary Services and Lowe & Sons, Inc.',
      principals: ['Okafor Notary Services', 'Lowe & Sons, Inc.'],
      purpose: 'License of the joint venture',
      capacity: null,
    });
  });
});
