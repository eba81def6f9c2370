import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_FACTS } from '~/domain/own-facts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { storeApplicationIn } from '../support/moved-application.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';

let database: ActorDatabase;
let owner: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
});

afterAll(() => database.close());

describe('the staff', () => {
  it('sees submitted applications and no drafts', async () => {
    const staff = await addStaff(database, 'Dana Whitfield');
    const [draft, sent] = [
      await storeApplicationIn(database, owner.userId, 'draft'),
      await storeApplicationIn(database, owner.userId, 'under_review'),
    ];
    const read = 'select id from public.applications where id in ($1, $2)';
    await openApplication(database, staff, sent);

    expect(await database.queryAs(staff, read, [draft, sent])).toEqual([{ id: sent }]);
    expect(OWN_FACTS.draftInAccount).toContain('where only you can read them');
    expect(
      await database.queryAs(staff, 'select 1 from public.payments where quote_id = $1', [sent]),
    ).toHaveLength(1);
    expect(
      await database.queryAs(
        staff,
        'select 1 from public.application_events where application_id = $1',
        [sent],
      ),
    ).toHaveLength(2);
  });

  it("can't change an application over the Data API", async () => {
    const staff = await addStaff(database, 'Calvin Ward', 'admin');
    const id = await storeApplicationIn(database, owner.userId, 'under_review');

    await expect(
      database.queryAs(staff, `update public.applications set status = 'approved' where id = $1`, [
        id,
      ]),
    ).rejects.toMatchObject({ code: '42501' });
    expect(
      await database.changeAs(
        staff,
        `update public.applications set answers = '{}', revision = 99 where id = $1`,
        [id],
      ),
    ).toBe(0);
  });
});
