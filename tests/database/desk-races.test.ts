import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActorDatabase, SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor } from '../support/contractor-rows.ts';
import { MILLION } from '../support/line-account.ts';
import { hasPostgresServer } from '../support/postgres/native-database.ts';
import {
  openRacingDesk,
  type RacingDesk,
  ROUNDS,
  SESSIONS,
  tally,
} from '../support/postgres/racing-desk.ts';
import { MATTER, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { inviteSamplePeople, SAMPLE_SIGNATURE } from '../support/sample-signing.ts';

// A deadlock rejects one of the sessions, so each race also proves that there is none.
describe.runIf(hasPostgresServer())('at the desks, transactions at the same time', () => {
  let desk: RacingDesk;
  let owner: SignedIn;

  beforeAll(async () => {
    desk = await openRacingDesk();
  });

  beforeEach(async () => {
    owner = await desk.database.addCustomer();
  });

  afterAll(() => desk.close());

  describe('of a matter', () => {
    let people: object[];
    let matterId: string;
    let linkId: string;
    let sessionHash: string;

    beforeEach(async () => {
      people = [{ ...CLIENT, id: randomUUID() }];
      await openFirm(desk.database, owner);
      matterId = await saveNewMatter(desk.database, owner, { people });
      ({ linkId, sessionHash } = await inviteSamplePeople(desk.database, owner));
      await desk.database.query('delete from private.signatures');
      await desk.database.query('delete from public.signing_corrections');
      await desk.database.query('update private.signing_codes set used_at = now()');
      await desk.database.query(
        `update private.signing_parts as part set checked_facts = private.facts_for(link)
         from public.signing_links as link where link.id = $1 and part.subject = link.subject`,
        [linkId],
      );
    });

    const sign = async (session: ActorDatabase, name = 'Mary Smith') => {
      const [row] = await session.queryAs(
        'service_role',
        'select public.sign_by_link($1, $2) as answer',
        [sessionHash, { ...SAMPLE_SIGNATURE, name }],
      );

      return (row?.['answer'] as { outcome: string }).outcome;
    };

    /** Sign while another session holds its locks. */
    const waitAndSign = async (session: ActorDatabase) => {
      await session.query('select pg_sleep(0.2)');

      return sign(session);
    };

    const save = async (session: ActorDatabase, index: number) => {
      const matter = { ...MATTER, people, amount_cents: 30_000_000 + index };
      const { outcome } = await callAs<{ outcome: string }>(
        session,
        owner,
        'save_matter',
        matterId,
        1,
        randomUUID(),
        matter,
      );

      return outcome;
    };

    it.each(ROUNDS)('sign a part once, and mail one copy: round %i', async () => {
      const answers = await desk.race((session, _, index) => sign(session, `Mary ${index}`));

      expect(tally(answers)).toEqual({ signed: SESSIONS });
      expect(await desk.count('private.signatures where link_id = $1', [linkId])).toBe(1);
      expect(
        await desk.count('private.notifications where dedupe_key = $1', [`signing_copy:${linkId}`]),
      ).toBe(1);
    });

    it.each(ROUNDS)('sign a part or revoke its link, never both: round %i', async () => {
      const answers = await desk.race((session, _, index) =>
        index % 2 === 0
          ? sign(session)
          : callAs<string>(session, owner, 'revoke_signing_link', linkId),
      );
      const isSigned = answers.includes('signed');

      expect(tally(answers)).toEqual(
        isSigned
          ? { signed: SESSIONS / 2, 'already-signed': SESSIONS / 2 }
          : { 'session-ended': SESSIONS / 2, revoked: SESSIONS / 2 },
      );
      expect(await desk.count('private.signatures where link_id = $1', [linkId])).toBe(+isSigned);
    });

    it('refuse a signature that waited for a revocation', async () => {
      const [revoked, signed] = await desk.race(async (session, _, index) => {
        if (index > 1) return undefined;
        if (index === 1) return waitAndSign(session);
        const [row] = await session.queryAs(
          owner,
          `select public.revoke_signing_link($1) as answer, ${HOLD_LOCKS}`,
          [linkId],
        );

        return row?.['answer'];
      });

      expect([revoked, signed]).toEqual(['revoked', 'session-ended']);
      expect(await desk.count('private.signatures where link_id = $1', [linkId])).toBe(0);
    });

    it('refuse a signature that waited for another amount', async () => {
      const [saved, signed] = await desk.race(async (session, _, index) => {
        if (index > 1) return undefined;
        if (index === 1) return waitAndSign(session);
        const [row] = await session.queryAs(
          owner,
          `select public.save_matter($1, 1, $2, $3) ->> 'outcome' as answer, ${HOLD_LOCKS}`,
          [matterId, randomUUID(), { ...MATTER, people, amount_cents: 30_000_000 }],
        );

        return row?.['answer'];
      });

      expect([saved, signed]).toEqual(['saved', 'changed']);
    });

    it.each(ROUNDS)('never leave a signature on facts that changed: round %i', async () => {
      const answers = await desk.race((session, _, index) =>
        index % 2 === 0 ? sign(session) : save(session, index),
      );

      expect(answers.filter((answer) => answer === 'saved')).toHaveLength(1);
      expect(
        await desk.count(
          `private.signatures as signature join public.signing_links as link on link.id = signature.link_id
           where link.id = $1 and link.voided_at is null and signature.facts <> private.facts_for(link)`,
          [linkId],
        ),
      ).toBe(0);
    });
  });

  it.each(ROUNDS)('give bids exactly what fits the line: round %i', async () => {
    const contractor = await storeContractor(desk.database, owner);
    const projects = await Promise.all(
      Array.from({ length: SESSIONS }, () => addProject(desk.database, contractor)),
    );

    const answers = await desk.race((session, _, index) =>
      callAs<{ outcome: string }>(
        session,
        owner,
        'request_bid',
        projects[index],
        randomUUID(),
        MILLION,
      ),
    );

    expect(tally(answers.map(({ outcome }) => outcome))).toEqual({
      yes: FITTING,
      stopped: SESSIONS - FITTING,
    });
    const [line] = await desk.database.query(`select private.line_used($1, 'all-work') as used`, [
      contractor,
    ]);
    expect(Number(line?.['used'])).toBe(FITTING * MILLION);
  });

  it.each(ROUNDS)('let exactly two underwriters approve a large bid: round %i', async () => {
    const contractor = await storeContractor(desk.database, owner, { line: null });
    const project = await addProject(desk.database, contractor, { hasDesign: true });
    const bid = randomUUID();
    await callAs(desk.database, owner, 'request_bid', project, bid, MILLION);

    const answers = await desk.race((session, member) =>
      callAs<string>(session, member, 'decide_bid', bid, 'approved', 'Known owner'),
    );

    expect(tally(answers)).toEqual({
      'colleague-required': 1,
      decided: 1,
      'not-open': SESSIONS - 2,
    });
  });
});

/** Keeps a transaction open, with the locks that it has, until another one waits for them. */
const HOLD_LOCKS = 'pg_sleep(0.6)';

/** The bids of a million that a line of five takes. */
const FITTING = 5;

/** The client of a matter. */
const CLIENT = { role: 'client', full_name: 'Mary Smith', email: 'mary@example.com', phone: '' };
