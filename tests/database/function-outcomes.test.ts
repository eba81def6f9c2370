import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOwnAccount } from '~/data/account/own-account';
import type { Db } from '~/data/connection/db';
import { type DeskFunction, callDesk } from '~/data/contractors/desk-calls';
import { changeFirm, type FirmChange } from '~/data/firms/firm';
import { askUnderwriter } from '~/data/firms/matter-answers';
import { changeMatter, type MatterChange } from '~/data/firms/matters';
import { checkBarNumber } from '~/data/staff/bar-numbers';
import { answerInquiry } from '~/data/staff/inquiries';
import { endSessionsOf, grantRole, revokeRole } from '~/data/staff/staff-security';
import type { Result } from '~/domain/result';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { cannedServer } from '../unit/data/canned-server';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

type Call = (db: Db) => Promise<Result<unknown, string>>;

const NOTHING = {} as never;

const firm = (name: FirmChange['name']): [string, Call] => [
  name,
  (db) => changeFirm(db, { name, args: NOTHING }),
];
const matter = (name: MatterChange['name']): [string, Call] => [
  name,
  (db) => changeMatter(db, { name, args: NOTHING }),
];

/** The functions that answer with the name of an outcome, and the calls that read it. */
const CALLS: [string, Call][] = [
  firm('open_firm'),
  firm('change_firm'),
  firm('invite_colleague'),
  firm('take_back_invitation'),
  firm('join_firm'),
  firm('remove_colleague'),
  firm('change_colleague'),
  matter('hand_over_matter'),
  matter('name_for_matter'),
  matter('close_matter'),
  matter('attach_application'),
  matter('file_later_paper'),
  ['ask_underwriter', (db) => askUnderwriter(db, '', NOTHING)],
  ['grant_staff_role', (db) => grantRole(db, '', 'admin')],
  ['revoke_staff_role', (db) => revokeRole(db, '', 'admin')],
  ['end_sessions_of', (db) => endSessionsOf(db, '')],
  ['check_bar_number', (db) => checkBarNumber(db, NOTHING, '')],
  ['answer_inquiry', (db) => answerInquiry(db, NOTHING)],
  ['delete_own_account', (db) => deleteOwnAccount(db, '')],
];

/** The codes of the calls for an answer that they do not know. */
const UNKNOWN = ['refused', 'not-saved', 'unexpected'];

/** Pages show the desks to staff only, so staff who lost the role read that the server refused. */
const NOT_NAMED = ['not-staff'];

/** The outcomes that a database function can return, from its text and that of the function whose answer it returns. */
async function outcomesOf(name: string): Promise<string[]> {
  const rows = await database.query(
    `select prosrc from pg_proc where proname = $1
     and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    [name],
  );
  const returns = rows.flatMap(({ prosrc }) => String(prosrc).match(/\breturn\b[^;]*;/g) ?? []);
  const outcomes = returns.flatMap((statement) =>
    [...statement.matchAll(/(?:return|then|else|'outcome',)\s+'([a-z-]+)'/g)].map(([, outcome]) =>
      String(outcome),
    ),
  );

  const passedOn = returns.flatMap(
    (statement) => /^return private\.(\w+)\(/.exec(statement)?.[1] ?? [],
  );
  for (const other of passedOn) outcomes.push(...(await outcomesOf(other)));

  return [...new Set(outcomes)];
}

describe('the outcomes of a database function', () => {
  it.each(CALLS)('have names at the call of %s', async (name, call) => {
    const outcomes = await outcomesOf(name);
    expect(outcomes.length).toBeGreaterThan(1);

    for (const outcome of outcomes.filter((one) => !NOT_NAMED.includes(one))) {
      const result = await call(cannedServer(() => Response.json(outcome)).db);

      expect(UNKNOWN, outcome).not.toContain(result.ok ? 'ok' : result.code);
    }
  });
});

/** The outcomes of the contractor's desk that are no failures. The desk takes every other answer for a success too. */
const DONE = [
  'yes',
  'moved',
  'saved',
  'linked',
  'recorded',
  'granted',
  'approved',
  'suspended',
  'decided',
  'confirmed',
  'asked',
  'released',
  'notified',
  'stopped',
];

const DESK: DeskFunction[] = [
  'save_contractor',
  'add_statement',
  'save_wip_schedule',
  'save_project',
  'request_bid',
  'move_bid',
  'write_letter',
  'link_project_bond',
  'record_bid_result',
  'grant_line',
  'approve_line',
  'suspend_line',
  'renew_line',
  'decide_bid',
  'confirm_statement',
  'confirm_schedule',
  'confirm_largest_job',
  'ask_indemnitor',
  'release_indemnitor',
  'notify_indemnitor',
];

describe('the outcomes of the desk of contractors', () => {
  it.each(DESK)('of %s are known as a success or as a failure', async (name) => {
    for (const outcome of await outcomesOf(name)) {
      const { db } = cannedServer(() => Response.json({ outcome }));
      const result = await callDesk(db, name, NOTHING);

      expect(result.ok, outcome).toBe(DONE.includes(outcome));
    }
  });
});
