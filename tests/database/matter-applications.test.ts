import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorDatabase, openDatabase, type SignedIn } from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { storeUnderReview } from '../support/stored-application.ts';

let database: ActorDatabase;
let owner: SignedIn;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
});

const call = async (actor: SignedIn, sql: string, parameters: unknown[] = []) =>
  (await database.queryAs(actor, `select public.${sql} as answer`, parameters))[0]?.['answer'];

describe('a matter', () => {
  it('shows colleagues the status of its application, which only the applicant can attach', async () => {
    const attorney = await addColleague(database, owner, 'attorney');
    const [id, other] = [
      await saveNewMatter(database, owner),
      await saveNewMatter(database, owner),
    ];
    const application = randomUUID();
    await database.queryAs(owner, 'insert into public.applications (id, answers) values ($1, $2)', [
      application,
      { bondDetails: { matter: { caseNumber: '2026-ES-1' } } },
    ]);

    expect(await call(attorney, 'attach_application($1, $2)', [id, application])).toBe('not-found');
    expect(await call(owner, 'attach_application($1, $2)', [id, application])).toBe('attached');
    expect(await call(owner, 'attach_application($1, $2)', [other, application])).toBe(
      'attached-elsewhere',
    );
    expect(
      await database.queryAs(
        attorney,
        'select matter_id, status, is_own, printed_case_number from public.matter_progress()',
      ),
    ).toEqual([{ matter_id: id, status: 'draft', is_own: false, printed_case_number: null }]);
    const stranger = await database.addCustomer();
    expect(await database.queryAs(stranger, 'select 1 from public.matter_progress()')).toEqual([]);
  });

  it('keeps an application that is under way when a browser remembers an older one', async () => {
    const id = await saveNewMatter(database, owner);
    const attach = async (status: string) => {
      const application = await storeUnderReview(database, owner);
      await database.query('update public.applications set status = $2 where id = $1', [
        application,
        status,
      ]);

      return {
        application,
        attach: () => call(owner, 'attach_application($1, $2)', [id, application]),
      };
    };
    const declined = await attach('declined');
    const live = await attach('under_review');
    const withdrawn = await attach('withdrawn');
    const second = await attach('under_review');

    expect(await declined.attach()).toBe('attached');
    expect(await live.attach()).toBe('attached');
    expect(await live.attach()).toBe('attached');
    expect(await declined.attach()).toBe('has-application');
    expect(await withdrawn.attach()).toBe('has-application');
    expect(await second.attach()).toBe('has-application');
    const [progress] = await database.queryAs(
      owner,
      'select application_id from public.matter_progress() where matter_id = $1',
      [id],
    );
    expect(progress).toEqual({ application_id: live.application });
  });
});
