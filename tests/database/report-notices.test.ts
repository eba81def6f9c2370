import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_REPORT } from '../support/consumer-report.ts';
import { REPORT_USED, setUpReportBench } from '../support/report-uses.ts';
import { openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { inviteSamplePeople, sha256 } from '../support/sample-signing.ts';
import {
  addFactor,
  addStaff,
  endSessionOf,
  openApplication,
  signInWithPassword,
} from '../support/staff-actor.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

const bench = setUpReportBench();

describe('a notice about a credit report', () => {
  it('is nothing for another customer, staff, a visitor, an unproved session and an ended one', async () => {
    await bench.desk.decline(bench.applicationId, REPORT_USED);
    await openApplication(bench.database, bench.desk.underwriter, bench.applicationId);
    const ended = await signInWithPassword(bench.database, bench.customer);
    await endSessionOf(bench.database, ended);
    const owner = await signInWithPassword(bench.database, bench.customer);
    expect(await bench.desk.noticesFor(owner)).toHaveLength(1);
    await addFactor(bench.database, bench.customer, 'verified');

    for (const actor of [
      await bench.database.addCustomer(),
      bench.desk.underwriter,
      ended,
      owner,
    ]) {
      expect(await bench.desk.noticesFor(actor)).toEqual([]);
    }
    await expect(bench.desk.noticesFor('anon')).rejects.toMatchObject({ code: '42501' });
  });

  it('is nothing for an account with the address that nobody confirmed', async () => {
    const id = await bench.desk.apply({}, 'ann@example.com');
    await bench.desk.decline(id, REPORT_USED);
    const thief = await bench.database.addCustomer();
    await bench.database.query(
      `update auth.users set email = 'ann@example.com', email_confirmed_at = null where id = $1`,
      [thief.userId],
    );
    expect(await bench.desk.noticesFor(thief)).toEqual([]);

    await bench.database.query(
      `update auth.users set email = 'Ann@example.com', email_confirmed_at = now() where id = $1`,
      [thief.userId],
    );
    expect(await bench.desk.noticesFor(thief)).toHaveLength(1); // now the owner of the address
  });

  it('is in the audit bundle for staff, and for an owner only if it went to the owner', async () => {
    await bench.desk.decline(bench.applicationId, REPORT_USED);
    const audited = async (owner: string | null) => {
      const [row] = await bench.database.queryAs(
        'service_role',
        'select public.audited_report_uses($1, $2) as uses',
        [bench.applicationId, owner],
      );

      return row?.['uses'];
    };
    const listed = [{ name: 'Ann Smith', agencies: [SAMPLE_REPORT.agency], wasMailed: true }];

    expect(await audited(null)).toMatchObject(listed);
    expect(textWithoutIds(await audited(null))).not.toMatch(/score|612|delinquency/i);
    expect(await audited(bench.customer.userId)).toMatchObject(listed);
    const attorney = await bench.database.addCustomer();
    for (const other of [attorney.userId, randomUUID()]) expect(await audited(other)).toEqual([]);
    await bench.database.query('update auth.users set email_confirmed_at = null where id = $1', [
      bench.customer.userId,
    ]);
    expect(await audited(bench.customer.userId)).toEqual([]);
    for (const actor of [bench.customer, bench.desk.underwriter, 'anon'] as const) {
      await expect(
        bench.database.queryAs(actor, 'select public.audited_report_uses($1, null)', [
          bench.applicationId,
        ]),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is in no table that anybody reads, not even the owner of the application', async () => {
    await bench.desk.decline(bench.applicationId, REPORT_USED);

    for (const actor of [bench.customer, bench.desk.underwriter, 'service_role', 'anon'] as const) {
      await expect(
        bench.database.queryAs(actor, 'select * from private.report_uses'),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is hidden from customers and staff who did not open the application', async () => {
    const colleague = await addStaff(bench.database, 'Lee Moreno');

    for (const actor of [
      bench.customer,
      colleague,
      await signInWithPassword(bench.database, colleague),
    ]) {
      expect(await bench.desk.seenByStaff(actor, bench.applicationId)).toBeNull();
    }
    await expect(bench.desk.seenByStaff('anon', bench.applicationId)).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('an application of a matter', () => {
  let attorney: { userId: string };
  let client: { userId: string };
  let linkId: string;
  let ofMatter: string;

  /** The client signed by the link, and agreed to these texts. */
  async function sign(documents: readonly object[]): Promise<void> {
    await bench.database.query(
      `insert into private.application_parts (
         application_id, principal, matter_id, link_id, name, role, signed_at, content_hash, signature
       )
       select $1, 1, person.matter_id, $2, 'Mary Smith', 'client', now(), $3, jsonb_build_object('documents', $4::jsonb)
       from public.signing_links as link
       join public.matter_people as person on person.id = link.matter_person_id
       where link.id = $2`,
      [ofMatter, linkId, sha256('content'), JSON.stringify(documents)],
    );
  }

  beforeEach(async () => {
    [attorney, client] = [await bench.database.addCustomer(), await bench.database.addCustomer()];
    await openFirm(bench.database, attorney);
    const email = await bench.desk.addressOf(client);
    const person = { id: randomUUID(), role: 'client', full_name: 'Mary Smith', email, phone: '' };
    const matterId = await saveNewMatter(bench.database, attorney, { people: [person] });
    ({ linkId } = await inviteSamplePeople(bench.database, attorney));
    await bench.database.query('update public.signing_links set sent_to = $2 where id = $1', [
      linkId,
      email,
    ]);
    ofMatter = await bench.desk.apply(attorney, await bench.desk.addressOf(attorney));
    await bench.database.query('update public.matters set application_id = $2 where id = $1', [
      matterId,
      ofMatter,
    ]);
  });

  it('sends the notice to the client who signed by link, and the attorney never sees it', async () => {
    await sign([{ id: 'application' }, { id: 'credit' }]);
    expect(await bench.desk.decline(ofMatter, REPORT_USED)).toEqual({
      outcome: 'reports-unanswered',
    });
    await bench.desk.decline(ofMatter, [{ person: linkId, reports: [SAMPLE_REPORT] }]);

    expect(await bench.desk.mails()).toMatchObject([
      { recipient: await bench.desk.addressOf(client), user_id: null, application_id: null },
    ]);
    expect(await bench.desk.noticesFor(client)).toHaveLength(1);
    expect(await bench.desk.noticesFor(attorney)).toEqual([]);
    const exported = JSON.stringify(await bench.desk.call(attorney, 'export_own_data()'));
    expect(exported).not.toMatch(/consumer_report_used|Equifax|delinquency/);
    expect(JSON.stringify(await bench.desk.call(client, 'export_own_data()'))).toContain('Equifax');
  });

  it.each(['declined', 'withdrawn'])(
    'tells the client once, by mail and on the link, that it was %s, without a reason',
    async (end) => {
      await sign([{ id: 'application' }]);
      await bench.database.query(
        'update public.signing_links set signed_at = now() where id = $1',
        [linkId],
      );
      const link =
        'select private.signing_page(token_hash) from public.signing_links where id = $1';
      expect(textWithoutIds(await bench.database.query(link, [linkId]))).toContain('"signed"');

      if (end === 'declined') await bench.desk.decline(ofMatter);
      else await bench.desk.withdraw(ofMatter, attorney);

      expect(textWithoutIds(await bench.database.query(link, [linkId]))).toContain(`"bond-${end}"`);
      expect(await bench.desk.mails(`signed_${end}`)).toEqual([
        {
          ...{ recipient: await bench.desk.addressOf(client), user_id: null, application_id: null },
          data: { sender: 'Ward & Hale', purpose: 'Administrator Bond' },
        },
      ]);
    },
  );

  it('keeps nothing that the client signed after the application was erased', async () => {
    await sign([{ id: 'application' }]);
    await bench.desk.decline(ofMatter);
    await bench.database.query('select private.erase_application($1)', [ofMatter]);

    expect(
      await bench.database.query(
        'select 1 from private.application_parts where application_id = $1',
        [ofMatter],
      ),
    ).toEqual([]);
  });

  it('has nobody to ask about when the client signed without this permission', async () => {
    await sign([{ id: 'application' }]);

    expect(await bench.desk.decline(ofMatter)).toMatchObject({ status: 'declined' });
  });

  it('mails nothing to the attorney whose address was given as the client’s', async () => {
    await openApplication(bench.database, bench.desk.underwriter, ofMatter);
    expect(await bench.desk.seenByStaff(bench.desk.underwriter, ofMatter)).toMatchObject({
      people: [{ person: 'applicant', hasAddress: false }],
    });
    await bench.desk.decline(ofMatter, REPORT_USED);

    expect(await bench.desk.mails()).toEqual([]);
    expect(await bench.desk.noticesFor(attorney)).toEqual([]);
    expect(await bench.desk.seenByStaff(bench.desk.underwriter, ofMatter)).toMatchObject({
      uses: [{ wasMailed: false }],
    });
  });
});
