import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  itemsSeenBy,
  SEEN_ITEMS,
  type SeenItem,
  type Viewer,
} from '~/domain/signing/what-each-sees';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addIndemnitor, storeContractor } from '../support/contractor-rows.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { SAMPLE_SIGNATURE, sha256 } from '../support/sample-signing.ts';
import { addStaff, openApplication, openContractor } from '../support/staff-actor.ts';
import { storeUnderReview } from '../support/stored-application.ts';

/** Everybody around a desk, and who that is on the list that the attorney reads before sending. */
const MATRIX = {
  attorney: 'firm',
  paralegal: 'firm',
  'named user': 'firm',
  'former colleague': 'nobody',
  'client by link': 'client',
  'co-fiduciary by link': 'co-fiduciary',
  'indemnitor by link': 'indemnitor',
  'other firm': 'nobody',
  underwriter: 'underwriter',
} as const satisfies Record<string, Viewer | 'nobody'>;

type Role = keyof typeof MATRIX;

const SIGNERS = ['client', 'co-fiduciary', 'indemnitor'] as const;
type Signer = (typeof SIGNERS)[number];

const NOTE = 'The brother objects';
const COUNTY = 'Charleston';
const PROPOSED = 'Probate Court, Annex';
const LAST_FOUR = '9999';

const emailOf = (signer: Signer) => `${signer}@example.com`;
const workOf = (signer: Signer) => `Work of the ${signer}`;

/** What tells that a text holds an item of a signer. No table keeps a credit report. */
const MARKS: Record<Exclude<SeenItem, 'credit-report'>, (signer: Signer) => RegExp> = {
  'matter-facts': () => new RegExp(COUNTY, 'u'),
  corrections: () => new RegExp(PROPOSED, 'u'),
  'contact-details': (signer) => new RegExp(emailOf(signer), 'u'),
  'signing-state': () => /"signed_?at":"2/iu,
  'own-answers': (signer) => new RegExp(workOf(signer), 'u'),
  'secret-numbers': () => /"given":\["ssn"\]/u,
  'private-notes': () => new RegExp(NOTE, 'u'),
};

const KEPT: readonly SeenItem[] = (Object.keys(SEEN_ITEMS) as SeenItem[]).filter(
  (item) => item !== 'credit-report',
);

let database: ActorDatabase;
/** Who signs by link has no account, only the session of the link. */
let accounts: Partial<Record<Role, Actor>>;
let sessions: Record<Signer, string>;
let applicationId: string;
let contractorId: string;

/** Invite a signer, who answers, corrects the court of a matter, gives a number and signs. Returns the session. */
async function signAs(role: Signer, subject: string, sentBy: string): Promise<string> {
  const [linkId, session] = [randomUUID(), sha256(randomUUID())];
  const column = role === 'indemnitor' ? 'indemnitor_id' : 'matter_person_id';
  await database.query(
    `insert into public.signing_links (id, ${column}, role, sender, purpose, attestation, token_hash, sent_to, sent_by)
     values ($1, $2, $3, 'Ward & Hale', 'Administrator Bond', '{"version":"v1.0","hash":"x"}', $4, $5, $6)`,
    [linkId, subject, role, sha256(linkId), emailOf(role), sentBy],
  );
  await database.query('insert into private.signing_sessions (key_hash, link_id) values ($1, $2)', [
    session,
    linkId,
  ]);
  await database.query(
    'insert into private.signing_codes (link_id, code_hash, used_at) values ($1, $2, now())',
    [linkId, sha256('code')],
  );
  const answers = { legalName: role, email: emailOf(role), occupation: workOf(role) };
  const secret = { kind: 'ssn', sealed: 'AAAA', nonce: 'A'.repeat(16), key_id: 'test' };
  await database.queryAs('service_role', 'select public.save_signing_part($1, $2)', [
    session,
    {
      answers,
      corrections: role === 'indemnitor' ? {} : { court: PROPOSED },
      secrets: [{ ...secret, last_four: LAST_FOUR }],
    },
  ]);
  const [row] = await database.queryAs(
    'service_role',
    'select public.sign_by_link($1, $2) as answer',
    [session, { ...SAMPLE_SIGNATURE, name: role, answers, content_hash: sha256(role) }],
  );
  expect(row?.['answer']).toMatchObject({ outcome: 'signed' });

  return session;
}

const person = (id: string, role: 'client' | 'co-fiduciary') => ({
  id,
  role,
  full_name: role,
  email: emailOf(role),
  phone: '',
});

beforeAll(async () => {
  database = await openDatabase();
  const owner = await database.addCustomer();
  await openFirm(database, owner);
  const attorney = await addColleague(database, owner, 'attorney');
  const paralegal = await addColleague(database, owner, 'paralegal');
  const named = await addColleague(database, owner, 'paralegal');
  const former = await addColleague(database, owner, 'attorney');
  const [client, other] = [randomUUID(), randomUUID()];
  const matterId = await saveNewMatter(database, owner, {
    people: [person(client, 'client'), person(other, 'co-fiduciary')],
  });
  await database.queryAs(owner, 'select public.save_matter_note($1, 0, $2)', [matterId, NOTE]);
  for (const { userId } of [named, former])
    await database.queryAs(owner, 'select public.name_for_matter($1, $2, true)', [
      matterId,
      userId,
    ]);
  await database.queryAs(owner, 'select public.remove_colleague($1)', [former.userId]);
  const stranger = await database.addCustomer();
  await openFirm(database, stranger, { name: 'Other & Other' });

  contractorId = await storeContractor(database, await database.addCustomer());
  const indemnitor = await addIndemnitor(database, contractorId);
  sessions = {
    client: await signAs('client', client, owner.userId),
    'co-fiduciary': await signAs('co-fiduciary', other, owner.userId),
    indemnitor: await signAs('indemnitor', indemnitor, owner.userId),
  };
  const underwriter = await addStaff(database, 'Dana Whitfield');
  applicationId = await storeUnderReview(database, owner);
  await database.query('update public.matters set application_id = $2 where id = $1', [
    matterId,
    applicationId,
  ]);
  await openApplication(database, underwriter, applicationId);
  await openContractor(database, underwriter, contractorId);
  accounts = {
    attorney,
    paralegal,
    'named user': named,
    'former colleague': former,
    'other firm': stranger,
    underwriter,
  };
});

afterAll(() => database.close());

/** All that an account can read of matters, signers and signatures, as text. A refused statement reads nothing. */
async function readByAccount(actor: Actor): Promise<string> {
  const read: unknown[] = [];
  for (const sql of [
    'select subject_name, court, county from public.matters',
    'select proposed from public.signing_corrections',
    'select full_name, email, phone from public.matter_people',
    'select signed_at from public.signing_links',
    'select words from public.matter_notes',
    'select answers, consents from private.signing_parts',
    'select kind, last_four from private.signing_secrets',
    'select answers, facts, given from private.signatures',
    `select public.signed_parts('${applicationId}')`,
    `select public.earlier_inquiries('${applicationId}')`,
    `select public.signed_indemnities('${contractorId}')`,
    'select public.matter_parts(id) from public.matters',
  ]) {
    read.push(await database.tryAs(actor, sql).catch(() => []));
  }

  return JSON.stringify(read);
}

async function readByLink(signer: Signer): Promise<string> {
  const rows = await database.queryAs('service_role', 'select public.signing_part($1) as part', [
    sessions[signer],
  ]);

  return JSON.stringify(rows);
}

const itemsIn = (text: string, signer: Signer) =>
  KEPT.filter((item) => MARKS[item as keyof typeof MARKS](signer).test(text));

const keptItemsSeenBy = (viewer: Viewer | 'nobody') =>
  viewer === 'nobody' ? [] : itemsSeenBy(viewer).filter((item) => KEPT.includes(item));

/** A firm has to do with the signers of its matter, an underwriter with all, and a signer with nobody else. */
function signersShownTo(viewer: Viewer | 'nobody'): readonly Signer[] {
  if (viewer === 'underwriter') return SIGNERS;
  if (viewer === 'firm') return ['client', 'co-fiduciary'];

  return SIGNERS.filter((signer) => signer === viewer);
}

async function expectItems(role: Role, viewer: Viewer | 'nobody'): Promise<void> {
  const account = accounts[role];
  const text = await (account ? readByAccount(account) : readByLink(viewer as Signer));
  const shown = signersShownTo(viewer);

  for (const signer of shown)
    expect(itemsIn(text, signer), signer).toEqual(keptItemsSeenBy(viewer));
  for (const signer of SIGNERS.filter((one) => !shown.includes(one))) {
    expect(text).not.toContain(emailOf(signer));
    expect(text).not.toContain(workOf(signer));
  }
  if (shown.length === 0) expect(itemsIn(text, 'client')).toEqual([]);
  expect(text).not.toContain(LAST_FOUR);
}

const setAccess = (access: string) =>
  database.query('update public.firms set matter_access = $1', [access]);

describe('each role around a desk', () => {
  it.each(Object.entries(MATRIX) as [Role, Viewer | 'nobody'][])(
    '%s sees what the attorney read before sending: %s',
    async (role, viewer) => {
      await setAccess('firm');
      await expectItems(role, viewer);
    },
  );

  it.each([
    ['attorney', 'nobody'],
    ['paralegal', 'nobody'],
    ['named user', 'firm'],
    ['former colleague', 'nobody'],
    ['underwriter', 'underwriter'],
  ] as const)('%s, where a firm shows its matters to named users: %s', async (role, viewer) => {
    await setAccess('named');
    await expectItems(role, viewer);
  });
});
