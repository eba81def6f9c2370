import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHARED_FACT_KEYS } from '~/domain/signing/shared-facts';
import { itemsSeenBy, SEEN_ITEMS, type SeenItem } from '~/domain/signing/what-each-sees';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addColleague, MATTER, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { inviteSamplePeople } from '../support/sample-signing.ts';
import { addStaff } from '../support/staff-actor.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

let database: ActorDatabase;
let owner: Awaited<ReturnType<ActorDatabase['addCustomer']>>;
let matterId: string;
let sample: { linkId: string; sessionHash: string };

const PRIVATE_NOTE = 'The brother objects';

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
  matterId = await saveNewMatter(database, owner, {
    people: [
      {
        id: crypto.randomUUID(),
        role: 'client',
        full_name: 'Mary Smith',
        email: 'mary@example.com',
        phone: '',
      },
    ],
  });
  await database.queryAs(owner, 'select public.save_matter_note($1, 0, $2)', [
    matterId,
    PRIVATE_NOTE,
  ]);
  sample = await inviteSamplePeople(database, owner);
});

afterAll(() => database.close());

const partOf = async () => {
  const sql = 'select public.signing_part($1) as part';
  const [row] = await database.queryAs('service_role', sql, [sample.sessionHash]);

  return row?.['part'] as Record<string, object>;
};

/** Whether an actor can read a row with this statement. A refused statement reads nothing. */
async function canRead(actor: Actor, sql: string): Promise<boolean> {
  try {
    return (await database.tryAs(actor, sql)).length > 0;
  } catch {
    return false;
  }
}

const READS: Record<SeenItem, string> = {
  'matter-facts': 'select subject_name from public.matters',
  corrections: 'select proposed from public.signing_corrections',
  'contact-details': 'select email from public.matter_people',
  'signing-state': 'select signed_at from public.signing_links',
  'own-answers': 'select answers from private.signing_parts',
  'credit-report': 'select consents from private.signing_parts',
  'secret-numbers': 'select kind from private.signing_secrets',
  'private-notes': 'select words from public.matter_notes',
};

async function readableItems(actor: Actor): Promise<SeenItem[]> {
  const items = Object.keys(SEEN_ITEMS) as SeenItem[];
  const readable = await Promise.all(items.map((item) => canRead(actor, READS[item])));
  return items.filter((_, index) => readable[index]);
}

describe('what each person sees', () => {
  it('is for the firm what the attorney read before sending', async () => {
    expect(await readableItems(owner)).toEqual(itemsSeenBy('firm'));
  });

  it('is for the client what the attorney read before sending', async () => {
    const part = await partOf();
    const seen: Record<SeenItem, boolean> = {
      'matter-facts': 'facts' in part,
      corrections: 'corrections' in part,
      'contact-details': 'answers' in part,
      'signing-state': 'signedAt' in part,
      'own-answers': 'saved' in part,
      'credit-report': 'report' in part,
      'secret-numbers': 'given' in part,
      'private-notes': JSON.stringify(part).includes(PRIVATE_NOTE),
    };
    const items = (Object.keys(SEEN_ITEMS) as SeenItem[]).filter((item) => seen[item]);

    expect(items).toEqual(itemsSeenBy('client'));
    expect(itemsSeenBy('co-fiduciary')).toEqual(itemsSeenBy('client'));
    expect(part['given']).toEqual(['ssn']);
    expect(textWithoutIds(part)).not.toContain('9999');
  });

  it('is nothing for another firm, a former colleague, staff and visitors, and less for billing', async () => {
    const stranger = await database.addCustomer();
    await openFirm(database, stranger);
    const former = await addColleague(database, owner, 'attorney');
    await database.queryAs(owner, 'select public.remove_colleague($1)', [former.userId]);
    const underwriter = await addStaff(database, 'Dana Whitfield');

    for (const actor of [stranger, former, underwriter, 'anon'] as const)
      expect(await readableItems(actor)).toEqual([]);
    const billing = await addColleague(database, owner, 'billing');
    expect(await readableItems(billing)).not.toContain('private-notes');
  });
});

it('shares the bond and the facts that the page asks about, and no others', async () => {
  const { bond, facts = {} } = await partOf();
  expect([bond, Object.keys(facts).sort()]).toEqual(['administrator', SHARED_FACT_KEYS.toSorted()]);
});

const settle = async (actor: Actor, wanted: string) => {
  const [row] = await database.queryAs(
    actor,
    `select public.settle_correction((select id from public.signing_corrections where matter_person_id in (
       select id from public.matter_people where matter_id = $1)), $2) as outcome`,
    [matterId, wanted],
  );

  return row?.['outcome'];
};

const revoke = async (actor: Actor) => {
  const [row] = await database.queryAs(actor, 'select public.revoke_signing_link($1) as outcome', [
    sample.linkId,
  ]);

  return row?.['outcome'];
};

describe('a correction', () => {
  it('is discussed or accepted by the firm, and acceptance changes the matter once', async () => {
    expect(await settle(owner, 'discussed')).toBe('discussed');
    expect(await settle(owner, 'accepted')).toBe('accepted');
    expect(await settle(owner, 'accepted')).toBe('accepted');
    expect(await settle(owner, 'discussed')).toBe('already-accepted');

    expect(
      await database.query('select court, version from public.matters where id = $1', [matterId]),
    ).toEqual([{ court: 'B', version: 2 }]);
  });

  it('is not settled by billing or another firm', async () => {
    const billing = await addColleague(database, owner, 'billing');
    const stranger = await database.addCustomer();
    await openFirm(database, stranger);

    expect(await settle(billing, 'accepted')).toBe('not-found');
    expect(await settle(stranger, 'accepted')).toBe('not-found');
  });
});

describe('a link', () => {
  it('is revoked by the firm, which ends its session, and by nobody else', async () => {
    const stranger = await database.addCustomer();
    await openFirm(database, stranger);
    expect(await revoke(stranger)).toBe('not-found');

    expect(await revoke(owner)).toBe('revoked');
    expect(await revoke(owner)).toBe('revoked');
    expect(await partOf()).toBeNull();
  });

  it('keeps its person in the matter, and the removal is refused with the reason', async () => {
    await database.query('update public.signing_links set signed_at = now() where id = $1', [
      sample.linkId,
    ]);
    const [row] = await database.queryAs(
      owner,
      'select public.save_matter($1, 1, $2, $3) as answer',
      [matterId, crypto.randomUUID(), { ...MATTER, people: [] }],
    );

    expect(row?.['answer']).toEqual({ outcome: 'person-signed' });
  });

  it('stays once it is signed, and so does its person, until the matter is deleted', async () => {
    await database.query('update public.signing_links set signed_at = now() where id = $1', [
      sample.linkId,
    ]);
    expect(await revoke(owner)).toBe('already-signed');
    await expect(
      database.query('delete from public.matter_people where matter_id = $1', [matterId]),
    ).rejects.toMatchObject({ code: '23514' });

    await database.query('delete from public.matters where id = $1', [matterId]);
    expect(
      await database.query('select id from public.signing_links where id = $1', [sample.linkId]),
    ).toEqual([]);
  });
});

describe('the answers of a signer', () => {
  const save = (answers: Record<string, string>) =>
    database.query(
      `insert into private.signing_parts (subject, answered_from, answers)
       values (gen_random_uuid(), 'mary@example.com', $1) returning subject`,
      [JSON.stringify(answers)],
    );

  it('may have nine digits in a row in the ZIP code and in the email address', async () => {
    expect(await save({ zipCode: '29401-1234', email: 'm-27-4111204@a.example' })).toHaveLength(1);
  });

  it('hold no Social Security number in any other text', async () => {
    await expect(save({ occupation: 'Nurse, 219-09-9999' })).rejects.toThrow('secret_number');
  });
});

describe('answers that were never signed', () => {
  const leave = (expired: string) =>
    database.query(
      'update public.signing_links set expires_at = now() - $2::interval where id = $1',
      [sample.linkId, expired],
    );
  const parts = () =>
    database.query(
      `select part.subject from private.signing_parts as part
       join private.signing_secrets as secret on secret.subject = part.subject
       where part.subject in (select subject from public.signing_links where id = $1)`,
      [sample.linkId],
    );
  const sweep = () => database.query('select private.delete_expired_signing(100)');

  it('are deleted with the numbers 90 days after the last link', async () => {
    await leave('89 days');
    await sweep();
    expect(await parts()).toHaveLength(1);
    await leave('91 days');
    await sweep();
    expect(await parts()).toEqual([]);
  });

  it('are deleted with the matter', async () => {
    const [before] = await database.query('select count(*)::int from private.signing_parts');
    await database.query('delete from public.matters where id = $1', [matterId]);
    const [after] = await database.query('select count(*)::int from private.signing_parts');

    expect(Number(after?.['count'])).toBe(Number(before?.['count']) - 1);
  });
});
