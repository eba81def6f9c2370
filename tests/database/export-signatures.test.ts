import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { inviteSamplePeople } from '../support/sample-signing.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

let database: ActorDatabase;
let attorney: { userId: string };
let signer: { userId: string };
let linkId: string;

beforeAll(async () => {
  database = await openDatabase();
  [attorney, signer] = [await database.addCustomer(), await database.addCustomer()];
  await openFirm(database, attorney);
  const person = { id: crypto.randomUUID(), role: 'client', full_name: 'Mary', phone: '' };
  await saveNewMatter(database, attorney, { people: [{ ...person, email: 'a@example.com' }] });
  ({ linkId } = await inviteSamplePeople(database, attorney));
  await database.query(`update auth.users set email = 'A@example.com' where id = $1`, [
    signer.userId,
  ]);
});
afterAll(() => database.close());

async function exportOf(actor: Actor): Promise<Record<string, unknown>> {
  const [row] = await database.queryAs(actor, 'select public.export_own_data() as data');

  return row?.['data'] as Record<string, unknown>;
}

describe('the export of an account', () => {
  it('has what its owner entered and signed by link, without a secret number', async () => {
    const { signedByLink } = await exportOf(signer);

    expect(signedByLink).toMatchObject([
      {
        sender: 'Ward & Hale',
        role: 'client',
        signed: { name: 'Ann', contentHash: expect.any(String) },
        sealedNumbers: [{ kind: 'ssn', lastFour: '9999' }],
      },
    ]);
    expect(JSON.stringify(signedByLink)).not.toMatch(/AAAA|token|secret/i);
  });

  it('has answers that are not signed yet', async () => {
    await database.query('delete from private.signatures where link_id = $1', [linkId]);

    expect((await exportOf(signer))['signedByLink']).toMatchObject([
      { signed: null, answers: { occupation: 'Nurse' } },
    ]);
  });

  it('has the invitations and corrections of a firm’s matters, and never a signer’s answers', async () => {
    const exported = await exportOf(attorney);

    expect(exported).toMatchObject({
      signedByLink: [],
      firm: {
        matters: [
          {
            people: [
              {
                invitations: [{ sentTo: 'a@example.com', signedAt: null }],
                corrections: [{ fact: 'court', proposed: 'B' }],
              },
            ],
          },
        ],
      },
    });
    expect(textWithoutIds(exported)).not.toMatch(/Nurse|9999/);
  });

  it('has no answers from another address, even if the newest link went to this one', async () => {
    await database.query(
      `update private.signing_parts set answered_from = 'other@example.com'
       where subject = (select link.subject from public.signing_links as link where link.id = $1)`,
      [linkId],
    );

    expect((await exportOf(signer))['signedByLink']).toMatchObject([
      { answers: null, sealedNumbers: null },
    ]);
    expect((await exportOf(await database.addCustomer()))['signedByLink']).toEqual([]);
  });
});
