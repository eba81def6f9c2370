import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { Database } from '../../src/data/database.types.ts';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { dollars } from '../../src/domain/money.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import {
  buildBidBondApplication,
  buildQuote,
  buildSubmission,
  type BuiltApplication,
} from './builders.ts';
import { addProject, CONTRACTOR_FACTS, storeContractor } from './contractor-rows.ts';
import { payFor, type FunctionsStack } from './functions-stack.ts';
import { LINE, MILLION } from './line-account.ts';

const today = todayIn('America/New_York', new Date());
const OPEN_LINE = { ...LINE, effectiveOn: '2020-01-01', reviewOn: '2099-01-01' };

/** A client of the Data API for the holder of a token. */
export function clientOf(stack: FunctionsStack, { token }: { token: string }) {
  return createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(token),
  });
}

/** A contractor with a line and one bid of $1,000,000 inside it, whose owner wants 5% as security. */
export async function openBid(stack: FunctionsStack, hasDesign = false) {
  const member = await stack.signIn();
  const contractor = await storeContractor(stack, member, {
    account: { statement: { asOf: addDays(today, -30), staleAfter: '', isRead: true } },
    line: OPEN_LINE,
  });
  const project = await addProject(stack, contractor, { hasDesign });
  const db = clientOf(stack, member);
  const bid = randomUUID();
  const answer = await db.rpc('request_bid', { of_project: project, bid, price: MILLION });
  const [row] = await stack.query(
    `select number, name || ', ' || place as project, (bid_at at time zone time_zone)::date::text as day
     from public.projects where id = $1`,
    [project],
  );
  const application = buildBidBondApplication({
    principal: CONTRACTOR_FACTS.legal_name,
    obligee: 'Beaufort County',
    amount: dollars(50_000),
    matter: {
      project: String(row?.['project']),
      contractNumber: String(row?.['number']),
      bidDate: String(row?.['day']),
    },
  });
  const stage = async () =>
    (await stack.query('select stage from public.projects where id = $1', [project]))[0]?.['stage'];
  const result = async (wanted: string) => {
    const [now] = await stack.query('select version from public.projects where id = $1', [project]);
    const { data } = await db.rpc('record_bid_result', {
      of_project: project,
      expected: Number(now?.['version']),
      result: { stage: wanted },
    });

    return data;
  };

  return { member, db, contractor, project, bid, answer: answer.data, application, stage, result };
}

export type OpenBid = Awaited<ReturnType<typeof openBid>>;

/** A paid application of the bid, linked to the project unless told otherwise. */
export async function payForBid(
  stack: FunctionsStack,
  { member, db, project, application }: OpenBid,
  change: (application: BuiltApplication) => BuiltApplication = (same) => same,
  isLinked = true,
) {
  const quote = buildQuote();
  const changed = change(application);
  await stack.query(
    `insert into public.applications (id, user_id, bond_slug, state_code, answers) values ($1, $2, 'bid-bond', 'SC', '{}')`,
    [quote.quoteId, member.userId],
  );
  const link = () =>
    db.rpc('link_project_bond', { of_project: project, of_application: quote.quoteId });
  if (isLinked) expect((await link()).data).toBe('linked');
  const paymentId = await payFor(stack, quote, changed, member);
  const submission = buildSubmission(quote, changed, paymentId);
  const submit = () => stack.call('submit-application', submission, member);

  return { id: quote.quoteId, submission, submit, link };
}
