import { randomUUID } from 'node:crypto';
import type { Actor, ActorDatabase, SignedIn } from './actor-database.ts';

/** What the browser sends to open a firm. */
export const FIRM = {
  name: 'Ward & Hale',
  office_address: '12 Broad Street, Charleston, SC 29401',
  matter_access: 'firm',
  payer_default: 'client',
  bar_numbers: [{ state: 'SC', number: '100234' }],
};

/** What the browser sends to save a matter. */
export const MATTER = {
  kind: 'fiduciary',
  reference: '2026-114',
  bond_slug: 'administrator',
  state_code: 'SC',
  county: 'Charleston',
  court: 'Probate Court',
  case_number: '',
  subject_name: 'Mary Smith',
  petition_on: null,
  hearing_on: '2026-12-10',
  appointed_on: null,
  file_by: null,
  amount_cents: 25_000_000,
  payer: 'client',
  facts: { capacity: 'administrator' },
  bondability: null,
  bondability_on: null,
  people: [] as object[],
};

/** Open a firm as a user, and return its id. */
export async function openFirm(
  database: ActorDatabase,
  owner: Actor,
  change: object = {},
): Promise<string> {
  const id = randomUUID();
  const [row] = await database.queryAs(owner, 'select public.open_firm($1, $2) as outcome', [
    id,
    { ...FIRM, ...change },
  ]);
  if (row?.['outcome'] !== 'opened')
    throw new Error(`The firm is not open: ${String(row?.['outcome'])}`);

  return id;
}

/** Save a new matter as a user, and return its id. */
export async function saveNewMatter(
  database: ActorDatabase,
  actor: Actor,
  change: object = {},
): Promise<string> {
  const id = randomUUID();
  const [row] = await database.queryAs(
    actor,
    'select public.save_matter($1, 0, $2, $3) as answer',
    [id, randomUUID(), { ...MATTER, ...change }],
  );
  const { outcome } = row?.['answer'] as { outcome: string };
  if (outcome !== 'saved') throw new Error(`The matter is not saved: ${outcome}`);

  return id;
}

/** Start an application as this member, attach it to the matter, and return its id. */
export async function addMatterApplication(
  database: Pick<ActorDatabase, 'queryAs'>,
  member: SignedIn,
  matterId: string,
): Promise<string> {
  const id = randomUUID();
  await database.queryAs(
    member,
    `insert into public.applications (id, answers) values ($1, '{}')`,
    [id],
  );
  await database.queryAs(member, 'select public.attach_application($1, $2)', [matterId, id]);

  return id;
}

/** Add an account to the owner's firm by an invitation, and return it. */
export async function addColleague(
  database: ActorDatabase,
  owner: Actor,
  role: string,
): Promise<SignedIn> {
  const colleague = await database.addCustomer();
  const [account] = await database.query('select email from auth.users where id = $1', [
    colleague.userId,
  ]);
  await database.queryAs(owner, 'select public.invite_colleague($1, $2)', [
    account?.['email'],
    role,
  ]);
  const [row] = await database.queryAs(
    colleague,
    `select public.join_firm((public.own_invitations() -> 0 ->> 'id')::uuid) as outcome`,
  );
  if (row?.['outcome'] !== 'joined') throw new Error('The colleague did not join');

  return colleague;
}

/** A firm of one user, with a row in each table of firms and matters. */
export async function openSampleFirm(
  database: ActorDatabase,
  { userId }: { userId: string },
): Promise<void> {
  const firmId = randomUUID();
  const matterId = randomUUID();
  for (const [sql, parameters] of [
    [
      'insert into public.firms (id, name, office_address) values ($1, $2, $3)',
      [firmId, FIRM.name, FIRM.office_address],
    ],
    [
      `insert into public.firm_bar_numbers (firm_id, state_code, number) values ($1, 'SC', '1')`,
      [firmId],
    ],
    [
      `insert into public.firm_members (firm_id, user_id, role) values ($1, $2, 'owner')`,
      [firmId, userId],
    ],
    [
      `insert into public.firm_invitations (firm_id, email, role) values ($1, 'a@example.com', 'attorney')`,
      [firmId],
    ],
    [
      `insert into public.matters (id, firm_id, created_by, kind) values ($1, $2, $3, 'fiduciary')`,
      [matterId, firmId, userId],
    ],
    [
      `insert into public.matter_people (id, matter_id, role) values (gen_random_uuid(), $1, 'client')`,
      [matterId],
    ],
    ['insert into public.matter_access (matter_id, user_id) values ($1, $2)', [matterId, userId]],
    [`insert into public.matter_notes (matter_id, words) values ($1, 'Call first')`, [matterId]],
    [
      `insert into public.matter_files (id, matter_id, kind, name, mime_type, size_bytes, sha256, scan_status, stored_at)
       values (gen_random_uuid(), $1, 'letter', 'a.pdf', 'application/pdf', 1, repeat('a', 64), 'clean', now())`,
      [matterId],
    ],
    [
      `insert into private.calendar_feeds (user_id, firm_id, token_hash)
       values ($1, $2::uuid, encode(sha256(convert_to($2::uuid::text, 'UTF8')), 'hex'))`,
      [userId, firmId],
    ],
  ] as const) {
    await database.query(sql, [...parameters]);
  }
}
