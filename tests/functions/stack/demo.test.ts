import { PDFDocument } from '@cantoo/pdf-lib';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { BOND_STATUSES } from '~/domain/bonds/bond-status';
import { newPasswordField } from '~/domain/accounts/new-password-field';
import { SIGN_UP_PASSWORD_RULES } from '~/domain/accounts/password-rules';
import { readAccountDraft } from '~/domain/quote/account-draft';
import { addDemoAccounts } from '../../../supabase/local/demo/add-demo-accounts.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  DEMO_SECRET,
} from '../../../supabase/local/demo/demo-accounts.ts';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys.ts';
import { DISORDERED_BONDS } from '../../support/disordered-bonds.ts';
import { startFunctionsStack, type FunctionsStack } from '../../support/functions-stack.ts';
import { proveFactor, tokenOf } from '../../support/second-factor.ts';
import { buildQuote } from '../../support/builders.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
  await addDemoAccounts(stack);
});

afterAll(() => stack.stop());

const signedIn = new Map<string, ReturnType<typeof openSession>>();

/**
 * Signs in as a demo account, once for all tests. Staff also enter their app's code. They share one app, whose third code
 * would come after half a minute.
 */
function signInAs(name: string) {
  const session = signedIn.get(name) ?? openSession(name);
  signedIn.set(name, session);

  return session;
}

async function openSession(name: string) {
  const client = createClient(stack.apiUrl, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signInWithPassword({
    email: `${name}@example.com`,
    password: DEMO_PASSWORD,
  });
  if (error) throw error;
  const [factor] = data.user.factors ?? [];
  if (factor) await proveFactor(client, { factorId: factor.id, secret: DEMO_SECRET });

  return { client, token: await tokenOf(client) };
}

/** The contents of every table with rows of an account. */
async function countRows() {
  const [counts] = await stack.query(
    `select (select count(*)::int from auth.users) as users,
            (select count(*)::int from public.applications) as applications,
            (select count(*)::int from public.bonds) as bonds,
            (select count(*)::int from public.renewals) as renewals,
            (select count(*)::int from public.payments) as payments,
            (select count(*)::int from storage.objects where bucket_id = 'bonds') as files`,
  );

  return counts;
}

describe('a stack without demo accounts', () => {
  it('creates none', async () => {
    const other = await startFunctionsStack();
    const users = await other.query('select 1 from auth.users');
    await other.stop();

    expect(users).toEqual([]);
  });
});

describe('the bonds of the demo accounts', () => {
  it('name their principals and their matter', async () => {
    const bonds = await stack.query(
      `select bond.principals = array[bond.principal] as is_named, bond.caption,
         bond.caption is not distinct from application.caption as is_same
       from public.bonds as bond join public.applications as application on application.id = bond.application_id`,
    );

    expect(bonds.length).toBeGreaterThan(0);
    for (const bond of bonds) expect(bond).toMatchObject({ is_named: true, is_same: true });
    expect(bonds.some(({ caption }) => String(caption).startsWith('Estate of '))).toBe(true);
  });
});

describe('the days of the demo bonds', () => {
  it('are in a possible order: case, application, issue, first day, filing, end', async () => {
    const disordered = await stack.query(DISORDERED_BONDS);

    expect(disordered).toEqual([]);
  });

  it('give a case the same number in the matter of its firm', async () => {
    const cases = await stack.query(
      `select application.answers #>> '{bondDetails,matter,caseNumber}' as applied, matter.case_number
       from public.matters as matter
       join public.applications as application on application.id = matter.application_id
       where matter.case_number <> ''`,
    );

    expect(cases).toHaveLength(2);
    for (const { applied, case_number } of cases) expect(applied).toBe(case_number);
  });
});

describe('the demo accounts', () => {
  it('have a password that the forms accept', () => {
    expect(newPasswordField(SIGN_UP_PASSWORD_RULES).safeParse(DEMO_PASSWORD).success).toBe(true);
  });

  it.each(DEMO_ACCOUNTS.map(({ email }) => email.split('@')[0] ?? ''))(
    '%s can sign in and sees only their own rows',
    async (name) => {
      const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${name}@`));
      const { client } = await signInAs(name);
      const userId = (await client.auth.getUser()).data.user?.id ?? '';
      const [bonds, applications] = await Promise.all([
        client.from('bonds').select('id').eq('user_id', userId),
        client.from('applications').select('id').eq('user_id', userId).neq('status', 'issued'),
      ]);

      expect(bonds.data).toHaveLength(account?.bonds.length ?? 0);
      expect(applications.data).toHaveLength(account?.applications.length ?? 0);
      const all = await client.from('bonds').select('id');
      expect(all.data).toHaveLength(bonds.data?.length ?? 0);
    },
  );

  it.each(['underwriter', 'admin'])(
    'of the staff (%s) can read an application after opening it',
    async (name) => {
      const { client } = await signInAs(name);
      const [sent] = await stack.query(
        `select application_id from public.bonds where status = 'active' limit 1`,
      );
      const bonds = () =>
        client.from('bonds').select('id').eq('application_id', String(sent?.['application_id']));

      expect((await bonds()).data).toEqual([]);
      await client.rpc('open_application', { of_application: sent?.['application_id'] });
      expect((await bonds()).data).toHaveLength(1);
    },
  );

  it.each(['underwriter', 'admin'])(
    'of the staff (%s) read nothing with only the password',
    async (name) => {
      const client = createClient(stack.apiUrl, PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const email = `${name}@example.com`;
      await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });

      expect((await client.from('bonds').select('id')).data).toEqual([]);
    },
  );

  it('are created once, however often the stack starts', async () => {
    const before = await countRows();
    await addDemoAccounts(stack);

    expect(await countRows()).toEqual(before);
  });

  it('of a customer have bonds in every status and applications in every status but submitted', async () => {
    const { client } = await signInAs('customer');
    const bonds = await client.from('bonds').select('status');
    const applications = await client.from('applications').select('status');

    expect(new Set(bonds.data?.map(({ status }) => String(status)))).toEqual(
      new Set(BOND_STATUSES),
    );
    const statuses = new Set(applications.data?.map(({ status }) => String(status)));
    expect(APPLICATION_STATUSES.filter((status) => !statuses.has(status))).toEqual(['submitted']);
  });

  it('of an attorney have a filed bond, in its matter and among the bonds', async () => {
    const { client } = await signInAs('attorney');
    const progress = await client.rpc('matter_progress');
    const filed = await client.from('matters').select('id').not('facts->>filedOn', 'is', null);

    expect(filed.data).toHaveLength(1);
    expect(
      (progress.data as { matter_id: string; is_filed: boolean }[])
        .filter((row) => row.is_filed)
        .map((row) => ({ id: row.matter_id })),
    ).toEqual(filed.data);
  });

  it('have drafts that the wizard can open', async () => {
    const { client } = await signInAs('customer');
    const { data } = await client
      .from('applications')
      .select('id, revision, answers')
      .eq('status', 'draft');

    expect(data).toHaveLength(2);
    for (const row of data ?? []) {
      const draft = readAccountDraft(
        row as { id: string; revision: number; answers: unknown },
        buildQuote().quoteKey,
        new Date(),
      );
      expect(draft).toMatchObject({ ok: true, value: { step: 'applicant' } });
    }
  });

  it('have sealed numbers for each submitted application, and none for drafts', async () => {
    const [sealed] = await stack.query(
      `select count(distinct application.id)::int as sent, count(secret.kind)::int as secrets,
              count(secret.kind) filter (where application.status = 'draft')::int as of_drafts
       from public.applications as application
       left join private.application_secrets as secret on secret.application_id = application.id
       where application.submitted_at is not null or secret.kind is not null`,
    );

    expect(sealed?.['sent']).toBeGreaterThan(0);
    expect(sealed).toEqual({
      sent: sealed?.['sent'],
      secrets: 3 * Number(sealed?.['sent']),
      of_drafts: 0,
    });
  });

  it('have files that download, each with one page', async () => {
    const { client, token } = await signInAs('attorney');
    const { data } = await client.from('bonds').select('id, pdf_url').not('pdf_url', 'is', null);
    const { body } = await stack.call(
      'generate-signed-url',
      { bondId: String(data?.[0]?.id), type: 'bond' },
      { token },
    );
    const file = await fetch(String(body['url']));
    const paper = await PDFDocument.load(await file.arrayBuffer());

    expect(file.headers.get('content-type')).toContain('application/pdf');
    expect(paper.getPageCount()).toBe(1);
    expect(paper.getTitle()).toMatch(/sample/);
  });
});
