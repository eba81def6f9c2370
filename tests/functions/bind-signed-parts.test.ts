import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/database.types.ts';
import { ON_FILE } from '../../src/domain/fields/on-file-mark.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { agencyDay } from '../../src/domain/business-day.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { sealedNumbers } from '../support/draft-on-file.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import {
  bind,
  buildSignedApplication,
  type MatterQuoteBench,
  openMatterQuote,
  signAsClient,
  submitMatterQuote,
} from '../support/matter-quote.ts';
import { CLIENT_STEPS, SIGNER_SSN } from '../support/signing-answers.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };
const ANSWERED = `Answered by Mary Ann Smith on ${formatDate(agencyDay(new Date()))}`;

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
  // The documents of an estate are a story of their own.
  await stack.query('delete from public.bond_required_documents');
});

afterAll(() => stack.stop());

const kindsOf = async (of: { draft: { quoteId: string } }) =>
  (await sealedNumbers(stack, of.draft)).map(({ kind }) => kind);

const clientOf = (token: string) =>
  createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(token),
  });

const changeMatter = ({ matterId }: MatterQuoteBench, column: string, value: string) =>
  stack.query(`update public.matters set ${column} = $2 where id = $1`, [matterId, value]);

/** Every text from which an attorney could learn what only the client may say. */
const HIDDEN = [
  SIGNER_SSN,
  SIGNER_SSN.replaceAll('-', ''),
  '1970-05-11',
  CLIENT_STEPS.history.history,
  CLIENT_STEPS.work.occupation,
];

describe('the quote of a matter whose client signed by link', () => {
  it('takes numbers and answers on the server, and records the signed parts that it uses', async () => {
    const bench = await openMatterQuote(stack);
    const { attorney, draft, matterId } = bench;
    const bound = await bind(stack, bench, attorney.token);
    expect(bound).toMatchObject({
      status: 200,
      body: {
        parts: [{ principal: 1, name: 'Mary Ann Smith' }],
        numbers: expect.arrayContaining([
          { kind: 'ssn', holder: 'mary ann smith' },
          { kind: 'date_of_birth', holder: 'mary ann smith' },
        ]),
      },
    });
    const submitted = await submitMatterQuote(stack, bench);
    expect(submitted).toMatchObject({
      status: 200,
      body: { reasons: ['never-instant', 'signed-part'] },
    });

    const [row] = await stack.query('select answers from public.applications where id = $1', [
      draft.quoteId,
    ]);
    expect(row).toMatchObject({
      answers: { underwriting: { bankruptcyHistory: { answer: ON_FILE, details: ANSWERED } } },
    });
    const secrets = await stack.query(
      'select kind, last_four from private.application_secrets where application_id = $1 order by kind',
      [draft.quoteId],
    );
    expect(secrets).toEqual([
      { kind: 'date_of_birth', last_four: null },
      { kind: 'ssn', last_four: SIGNER_SSN.slice(-4) },
    ]);
    expect(await kindsOf(bench)).toEqual([]);

    const record = await stack.query(
      'select principal, matter_id, name, signature from private.application_parts where application_id = $1',
      [draft.quoteId],
    );
    expect(record).toMatchObject([
      {
        principal: 1,
        matter_id: matterId,
        signature: { answers: { history: CLIENT_STEPS.history.history } },
      },
    ]);
    const matters = await stack.query('select application_id from public.matters where id = $1', [
      matterId,
    ]);
    expect(matters).toEqual([{ application_id: draft.quoteId }]);

    // The attorney owns the application, and reads none of it: by the API or in an answer.
    const db = clientOf(attorney.token);
    const everything = JSON.stringify([
      bound.body,
      submitted.body,
      await db.from('applications').select('*'),
      await db.from('application_events').select('*'),
      await db.rpc('matter_parts', { of_matter: matterId }),
      await db.rpc('signed_parts', { of_application: draft.quoteId }),
      await db.rpc('export_own_data'),
    ]);
    expect(everything).toContain(CLIENT_STEPS.you.street);
    for (const text of HIDDEN) expect(everything).not.toContain(text);
  });

  it('shows an underwriter the answers and the reason to read them', async () => {
    const bench = await openMatterQuote(stack);
    const another = crypto.randomUUID();
    await stack.query(
      `insert into public.matters (id, firm_id, kind, application_id) values ($1, $2, 'fiduciary', $3)`,
      [another, bench.firmId, bench.draft.quoteId],
    );
    await bind(stack, bench, bench.attorney.token);
    await submitMatterQuote(stack, bench);
    // Neither another matter before nor a change after the submission hides what the application rests on.
    await stack.query('update public.matters set application_id = null where id = $1', [
      bench.matterId,
    ]);
    await changeMatter(bench, 'court', 'Circuit Court');
    await bench.send();
    const db = clientOf((await stack.signInStaff()).token);
    await db.rpc('open_application', { of_application: bench.draft.quoteId });

    const { data } = await db.rpc('signed_parts', { of_application: bench.draft.quoteId });
    expect(JSON.stringify(data)).toContain(CLIENT_STEPS.history.history);
  });

  it('is bound once even by repeated and parallel calls, and a lost answer changes nothing', async () => {
    const bench = await openMatterQuote(stack);
    const { token } = bench.attorney;
    const mend = await breakWriting(stack, 'private.draft_secrets', 'insert');
    expect((await bind(stack, bench, token)).status).toBe(503); // killed between part and number
    await mend();
    expect(
      await stack.query('select 1 from private.application_parts where application_id = $1', [
        bench.draft.quoteId,
      ]),
    ).toEqual([]);

    const answers = await Promise.all([1, 2, 3].map(() => bind(stack, bench, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kindsOf(bench)).toEqual(['date_of_birth', 'ssn']);
    const first = await submitMatterQuote(stack, bench);
    expect((await submitMatterQuote(stack, bench)).body).toEqual(first.body);
    expect(await bind(stack, bench, token)).toMatchObject(NOT_FOUND); // it is no draft any more
  });

  it('holds only for the bond and the amount that were signed', async () => {
    const bench = await openMatterQuote(stack);
    await bind(stack, bench, bench.attorney.token);
    const { bondDetails } = buildSignedApplication();

    expect(
      await submitMatterQuote(stack, bench, {
        bondDetails: { ...bondDetails, amount: 50_000_000 },
      }),
    ).toMatchObject({
      status: 422,
      body: {
        issues: [
          {
            path: ['bondDetails', 'amount'],
            message: expect.stringContaining('Mary Ann Smith signed for $250,000.00'),
          },
        ],
      },
    });
  });
});

describe('a change after the signature', () => {
  it('deletes the copied numbers, and the submission says who must sign again before it works', async () => {
    const bench = await openMatterQuote(stack);
    const { token } = bench.attorney;
    await bind(stack, bench, token);
    await changeMatter(bench, 'court', 'Circuit Court');
    expect(await kindsOf(bench)).toEqual([]);
    expect(await submitMatterQuote(stack, bench)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid-application',
        issues: [
          {
            path: ['applicant', 'ssn'],
            message: expect.stringContaining(
              'Mary Ann Smith must sign again. Changed after the signature: Court. Send a new link',
            ),
          },
        ],
      },
    });
    expect(await bind(stack, bench, token)).toMatchObject({ body: { parts: [], numbers: [] } });

    await signAsClient(bench);
    await bind(stack, bench, token);
    expect(await kindsOf(bench)).toEqual(['date_of_birth', 'ssn']);
    expect((await submitMatterQuote(stack, bench)).status).toBe(200);
  });
});
