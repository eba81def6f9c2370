import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_SEALS } from '~/domain/own-facts';
import { buildNotaryApplication, SECRETS } from '../support/builders.ts';
import {
  askOnFile,
  openDraft,
  seal,
  sealedNumbers,
  submissionOnFile,
  submitOnFile,
  withoutTypedNumbers,
  type OpenDraft,
} from '../support/draft-on-file.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { buildTwoExecutors, CO_EXECUTOR } from '../support/several-principals.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

const KINDS = ['date_of_birth', 'ssn', 'ein'];
const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let draft: OpenDraft;
const application = buildNotaryApplication();

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
});

beforeEach(async () => {
  draft = await openDraft(stack, customer, application);
});

afterAll(() => stack.stop());

const rowsOf = (of: { quoteId: string }) => sealedNumbers(stack, of);

const kindsOf = async (of: { quoteId: string }) => (await rowsOf(of)).map(({ kind }) => kind);

const ask = (changes: object) => askOnFile(stack, draft, { ...application, ...changes });

const submit = () => submitOnFile(stack, draft, application);

describe('the numbers of a signed-in draft', () => {
  it('are sealed, and the answers and the log contain no digit of them', async () => {
    const sealed = await seal(stack, draft, application);
    const asked = await ask({});

    expect(sealed).toMatchObject({ status: 200, body: { onFile: KINDS } });
    expect(asked).toMatchObject({ status: 200, body: { onFile: KINDS } });
    expect(Object.keys(DRAFT_SEALS).sort()).toEqual([...KINDS].sort());
    const rows = await rowsOf(draft);
    expect(rows).toHaveLength(3);
    const told = JSON.stringify([sealed.body, asked.body, rows, stack.output]);
    for (const number of Object.values(SECRETS)) {
      expect(told).not.toContain(number);
      expect(textWithoutIds([sealed.body, asked.body])).not.toContain(number.slice(-4));
    }
  });

  it('are submitted without being typed again, and move to the application', async () => {
    await seal(stack, draft, application);

    expect(await submit()).toMatchObject({ status: 200, body: { status: 'issued' } });
    expect(await rowsOf(draft)).toEqual([]);
    const stored = await stack.query(
      'select kind, last_four from private.application_secrets where application_id = $1 order by kind',
      [draft.quoteId],
    );
    expect(stored).toEqual([
      { kind: 'date_of_birth', last_four: null },
      { kind: 'ein', last_four: SECRETS.ein.slice(-4) },
      { kind: 'ssn', last_four: SECRETS.ssn.slice(-4) },
    ]);
  });

  it('open for staff like typed numbers', async () => {
    await seal(stack, draft, application);
    await submit();
    const { token } = await stack.signInStaff();

    expect(
      await stack.call(
        'reveal-identity',
        {
          applicationId: draft.quoteId,
          which: 'ssn',
          reason: 'To compare it with the court order',
        },
        { token },
      ),
    ).toMatchObject({ body: { number: SECRETS.ssn } });
  });

  it('include those of a second principal', async () => {
    const two = buildTwoExecutors();
    const of = await openDraft(stack, customer, two);

    expect((await seal(stack, of, two)).body).toEqual({
      onFile: ['date_of_birth', 'ssn', 'date_of_birth-2', 'ssn-2', 'ein'],
    });
    expect(JSON.stringify(await rowsOf(of))).not.toContain(CO_EXECUTOR.ssn);
  });

  it.each([
    ['the name of the principal', { applicant: { ...application.applicant, lastName: 'Oka' } }, 1],
    ['the name of the business', { business: { ...application.business, legalName: 'Oka' } }, 2],
  ])('are dropped with %s', async (_, changed, left) => {
    await seal(stack, draft, application);
    const { body } = await ask(changed);

    expect(body['onFile']).toHaveLength(left);
    expect(await rowsOf(draft)).toHaveLength(left);
  });

  it('stay if only capitals and spaces of the name change', async () => {
    await seal(stack, draft, application);
    const applicant = { ...application.applicant, lastName: ' OKAFOR ' };

    expect((await ask({ applicant })).body).toEqual({ onFile: KINDS });
  });

  it('are replaced, and deleted if the new answers have none', async () => {
    await seal(stack, draft, application);
    const before = await rowsOf(draft);
    const replaced = withoutTypedNumbers(application);
    replaced.applicant.ssn = '219091111';
    replaced.business.ein = '';

    expect((await seal(stack, draft, replaced)).body).toEqual({ onFile: ['ssn', 'date_of_birth'] });
    const after = await rowsOf(draft);
    expect(after.map(({ kind }) => kind)).toEqual(['date_of_birth', 'ssn']);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).not.toEqual(before[2]);
  });

  it('are deleted with the draft and with a withdrawal', async () => {
    await seal(stack, draft, application);
    await stack.query('delete from public.applications where id = $1', [draft.quoteId]);
    expect(await rowsOf(draft)).toEqual([]);

    const withdrawn = await openDraft(stack, customer, application);
    await seal(stack, withdrawn, application);
    await stack.call(
      'withdraw-application',
      { applicationId: withdrawn.quoteId },
      { token: customer.token },
    );
    expect(await rowsOf(withdrawn)).toEqual([]);
  });

  it('are deleted with a draft after its retention period', async () => {
    await seal(stack, draft, application);
    await stack.query('alter table public.applications disable trigger user');
    await stack.query(
      `update public.applications set updated_at = now() - interval '31 days' where id = $1`,
      [draft.quoteId],
    );
    await stack.query('alter table public.applications enable trigger user');
    await stack.query('select private.delete_expired_records(100)');

    expect(await rowsOf(draft)).toEqual([]);
  });
});

describe('a stopped or repeated call', () => {
  it('leaves the same numbers on file when the answer was lost', async () => {
    await seal(stack, draft, application);
    await seal(stack, draft, application);

    expect(await kindsOf(draft)).toEqual(['date_of_birth', 'ein', 'ssn']);
    expect((await submit()).status).toBe(200);
  });

  it('stores all numbers or none', async () => {
    const mend = await breakWriting(stack, 'private.draft_secrets', 'insert', `new.kind = 'ein'`);
    const { status } = await seal(stack, draft, application);
    await mend();

    expect(status).toBe(503);
    expect(await rowsOf(draft)).toEqual([]);
  });

  it.each(['private.application_secrets', 'public.application_events'])(
    'keeps the numbers of a submission that died while writing %s, and takes them the next time',
    async (table) => {
      await seal(stack, draft, application);
      const mend = await breakWriting(stack, table, 'insert');
      const paymentId = await payFor(stack, draft, application, { token: draft.token });
      const body = submissionOnFile(draft, application, paymentId);
      const died = await stack.call('submit-application', body, { token: draft.token });
      await mend();

      expect(died.status).toBe(503);
      expect(await rowsOf(draft)).toHaveLength(3);
      const answers = [];
      for (let call = 0; call < 2; call++) {
        answers.push(await stack.call('submit-application', body, { token: draft.token }));
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body).toEqual(answers[0]?.body); // the repeated call needs no number
      expect(await rowsOf(draft)).toEqual([]);
    },
  );

  it('seals nothing after the submission', async () => {
    await seal(stack, draft, application);
    await submit();

    expect(await seal(stack, draft, application)).toMatchObject(NOT_FOUND);
    expect(await rowsOf(draft)).toEqual([]);
  });
});
