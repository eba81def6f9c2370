import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, type ActorDatabase, openDatabase } from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { inviteSamplePeople, sha256 } from '../support/sample-signing.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  submitApplication,
} from '../support/stored-application.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

let database: ActorDatabase;
let attorney: { userId: string };
let matterId: string;
let linkId: string;
let quoteId: string;

const person = () => ({
  id: randomUUID(),
  role: 'client',
  full_name: 'Mary Smith',
  email: 'mary@example.com',
  phone: '',
});

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  attorney = await database.addCustomer();
  await openFirm(database, attorney);
  matterId = await saveNewMatter(database, attorney, { people: [person()] });
  ({ linkId } = await inviteSamplePeople(database, attorney));
  quoteId = randomUUID();
  await database.query(
    `insert into public.applications (id, user_id, bond_slug, state_code, revision) values ($1, $2, 'notary', 'TN', 1)`,
    [quoteId, attorney.userId],
  );
});

async function partsFor(actor: Actor): Promise<unknown> {
  const [row] = await database.queryAs(actor, 'select public.matter_parts($1) as parts', [
    matterId,
  ]);

  return row?.['parts'];
}

/** Mary Smith signs the facts of the matter as they are, with an answer that the firm may not read. */
async function sign(): Promise<void> {
  await database.query('delete from private.signatures where link_id = $1', [linkId]);
  await database.query(
    `insert into private.signatures (
       link_id, subject, name, intent, documents, answers, facts, given, content_hash, challenge, challenged_at, address,
       device
     )
     select
       link.id, link.subject, 'Mary Smith', 'I sign', '[{}]',
       '{"legalName": "Mary Ann Smith", "hadBonds": "no", "hasBankruptcy": "yes"}', private.facts_for(link), '{ssn}', $2, 'mail-code', now(),
       '', ''
     from public.signing_links as link where link.id = $1`,
    [linkId, sha256('content')],
  );
  await database.query('update public.signing_links set signed_at = now() where id = $1', [linkId]);
}

async function signAndBind(): Promise<void> {
  await sign();
  await database.query(
    `insert into private.application_parts (application_id, principal, matter_id, link_id, name, role, signed_at, content_hash)
     values ($1, 1, $2, $3, 'Ann', 'client', now(), $4)`,
    [quoteId, matterId, linkId, sha256('content')],
  );
  await database.query(
    `insert into private.draft_secrets (application_id, kind, sealed, nonce, key_id, link_id)
     values ($1, 'ssn', 'AAAA', repeat('A', 16), 'test', $2), ($1, 'ein', 'AAAA', repeat('A', 16), 'test', null)`,
    [quoteId, linkId],
  );
}

const copies = async () =>
  (
    await database.query('select kind from private.draft_secrets where application_id = $1', [
      quoteId,
    ])
  ).map(({ kind }) => kind);

describe('the people of a matter for a quote', () => {
  it('are shown to members who may change it, without the signers’ private answers', async () => {
    const paralegal = await addColleague(database, attorney, 'paralegal');
    expect(await partsFor(attorney)).toMatchObject([
      { role: 'client', name: 'Mary Smith', times: { signedAt: null }, contact: null },
    ]);

    await sign();
    for (const member of [attorney, paralegal]) {
      const parts = await partsFor(member);
      expect(parts).toMatchObject([{ contact: { legalName: 'Mary Ann Smith', hadBonds: 'no' } }]);
      expect(textWithoutIds(parts)).not.toMatch(/hasBankruptcy|AAAA|9999/);
    }

    await database.query(`update public.matters set court = 'Circuit Court' where id = $1`, [
      matterId,
    ]);
    expect(await partsFor(attorney)).toMatchObject([
      { contact: null, voidedFor: expect.arrayContaining(['court']) },
    ]);
  });

  it('are hidden from billing, a former colleague, another firm, a customer and a visitor', async () => {
    const billing = await addColleague(database, attorney, 'billing');
    const former = await addColleague(database, attorney, 'attorney');
    await database.query('update public.firm_members set left_at = now() where user_id = $1', [
      former.userId,
    ]);
    const stranger = await database.addCustomer();
    const rival = await database.addCustomer();
    await openFirm(database, rival);

    for (const actor of [billing, former, stranger, rival])
      expect(await partsFor(actor)).toBeNull();
    await expect(partsFor('anon')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a draft with numbers of a signed part', () => {
  it('loses only the copied numbers when the signature is voided', async () => {
    await signAndBind();
    await database.query('update public.matters set county = $2 where id = $1', [
      matterId,
      'Berkeley',
    ]);

    expect(await copies()).toEqual(['ein']);
  });

  it('loses the copied numbers when the matter is deleted', async () => {
    await signAndBind();
    await database.query('delete from public.matters where id = $1', [matterId]);

    expect(await copies()).toEqual(['ein']);
  });

  it('loses numbers and parts when it gets another owner', async () => {
    await signAndBind();
    const other = await database.addCustomer();
    await database.query('update public.applications set user_id = $2 where id = $1', [
      quoteId,
      other.userId,
    ]);

    expect(await copies()).toEqual([]);
    expect(
      await database.query('select 1 from private.application_parts where application_id = $1', [
        quoteId,
      ]),
    ).toEqual([]);
  });

  it('keeps a number that its owner typed, even in place of a copied one', async () => {
    await signAndBind();
    const sealed = { kind: 'ssn', sealed: 'BBBB', nonce: 'B'.repeat(16), key_id: 'test' };
    await database.queryAs('service_role', 'select public.keep_draft_numbers($1, $2, $3)', [
      quoteId,
      attorney.userId,
      { sealed: [sealed], dropped: [] },
    ]);
    await database.query('update public.signing_links set voided_at = now() where id = $1', [
      linkId,
    ]);

    expect((await copies()).toSorted()).toEqual(['ein', 'ssn']);
  });

  it('is not stored as an application when the signature is voided after the check', async () => {
    await signAndBind();
    const claim = { userId: attorney.userId, keyHash: buildKeyHash() };
    const { payment } = await authorizePayment(database, quoteId, claim);
    const submission = buildStoredSubmission(quoteId, claim, payment?.id);
    await database.query('update public.signing_links set voided_at = now() where id = $1', [
      linkId,
    ]);

    expect(await submitApplication(database, submission)).toEqual({ outcome: 'signature-voided' });
    expect(
      await database.query('select status from public.applications where id = $1', [quoteId]),
    ).toEqual([{ status: 'draft' }]);
  });
});
