import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/database.types.ts';
import { loadSignedIndemnities } from '../../src/data/staff/signed-parts.ts';
import { ATTESTATION, UNDERWRITER_ATTESTATION } from '../../src/domain/signing/consent-words.ts';
import { hashConsent } from '../../src/domain/signing/consents.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/keys.ts';
import { CONTRACTOR_FACTS } from '../support/contractor-rows.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { clientCalls } from '../support/signing.ts';
import { SIGNER_SSN } from '../support/signing-answers.ts';
import { mailsTo } from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

type Member = { token: string; userId: string };

const clientOf = ({ token }: Member) =>
  createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(token),
  });

let nextIndemnitor = 0;

/** A contractor with one member and one person or company who is asked to indemnify. */
async function openAccount(kind = 'person') {
  const contractor = await stack.signIn();
  const [contractorId, indemnitorId] = [randomUUID(), randomUUID()];
  nextIndemnitor += 1;
  const email = `indemnitor-${nextIndemnitor}@example.com`;
  for (const [table, row] of [
    ['contractors', { ...CONTRACTOR_FACTS, id: contractorId }],
    ['contractor_members', { contractor_id: contractorId, user_id: contractor.userId }],
    [
      'indemnitors',
      {
        id: indemnitorId,
        contractor_id: contractorId,
        kind,
        relation: kind === 'person' ? 'owner' : 'affiliate',
        full_name: kind === 'person' ? 'Ann Lee' : 'Lee Holdings LLC',
        email,
        reason: 'You own half of the company',
        asked_by: randomUUID(),
      },
    ],
  ] as const) {
    const names = Object.keys(row).join(', ');
    await stack.query(
      `insert into public.${table} (${names}) select ${names} from jsonb_populate_record(null::public.${table}, $1)`,
      [row],
    );
  }
  const invite = async ({ token }: Member, change: object = {}) =>
    stack.call(
      'send-signing-link',
      {
        linkId: randomUUID(),
        indemnitorId,
        attestation: { hash: await hashConsent(UNDERWRITER_ATTESTATION) },
        ...change,
      },
      { token },
    );

  return { contractor, contractorId, indemnitorId, email, invite, ...clientCalls(stack, email) };
}

const newestLink = async (indemnitorId: string): Promise<string> => {
  const [link] = await stack.query(
    'select id from public.signing_links where indemnitor_id = $1 order by created_at desc limit 1',
    [indemnitorId],
  );

  return String(link?.['id']);
};

describe('an indemnitor', () => {
  it('is invited with the reason, answers and signs, and only staff who opened the account see the signature', async () => {
    const underwriter = await stack.signInStaff();
    const { contractor, contractorId, invite, ...person } = await openAccount();

    expect((await invite(underwriter)).status).toBe(200);
    const token = await person.mailedToken();
    expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
      role: 'indemnitor',
      reason: 'You own half of the company',
    });
    const session = await person.openSession(token);
    expect((await person.save(session, {})).body).toMatchObject({
      answers: { legalName: 'Ann Lee' },
      facts: {},
    });
    const db = clientOf(underwriter);
    expect(await loadSignedIndemnities(db, contractorId)).toEqual({ ok: true, value: [] });
    await person.answerAll(session);
    expect((await person.sign(session)).status).toBe(200);

    expect(await loadSignedIndemnities(db, contractorId)).toEqual({ ok: true, value: [] });
    await db.rpc('open_contractor', { of_contractor: contractorId });
    const loaded = await loadSignedIndemnities(db, contractorId);
    expect(loaded.ok && loaded.value).toMatchObject([
      {
        name: 'Ann Lee',
        role: 'indemnitor',
        signature: { name: 'Mary Ann Smith', given: ['date_of_birth', 'ssn'] },
      },
    ]);
    expect(JSON.stringify(loaded)).not.toContain(SIGNER_SSN);
    const nothing = { ok: true, value: [] };
    expect(await loadSignedIndemnities(clientOf(contractor), contractorId)).toEqual(nothing);
    expect((await invite(underwriter)).body).toEqual({ code: 'already-signed' });
    // A member of the account who is staff is no stranger to it.
    await stack.query(
      'insert into public.contractor_members (contractor_id, user_id) values ($1, $2)',
      [contractorId, underwriter.userId],
    );
    expect(await loadSignedIndemnities(db, contractorId)).toEqual(nothing);
  });

  it('that is a company is asked for the officer who signs', async () => {
    const { invite, ...company } = await openAccount('entity');

    await invite(await stack.signInStaff());
    const token = await company.mailedToken();
    expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
      role: 'indemnitor-entity',
    });
    const session = await company.openSession(token);
    expect((await company.save(session, {})).body).toMatchObject({ answers: {} });
  });

  it('is invited only by staff who are not members of the account, with the current text for an underwriter', async () => {
    const { contractor, contractorId, email, invite } = await openAccount();
    const [underwriter, other] = [await stack.signInStaff(), await openAccount()];

    for (const member of [contractor, other.contractor])
      expect((await invite(member)).body).toEqual({ code: 'not-found' });
    expect(
      (await invite(underwriter, { attestation: { hash: await hashConsent(ATTESTATION) } })).body,
    ).toEqual({ code: 'text-changed' });
    await stack.query(
      'insert into public.contractor_members (contractor_id, user_id, left_at) values ($1, $2, now())',
      [contractorId, underwriter.userId],
    );
    expect((await invite(underwriter)).body).toEqual({ code: 'not-found' });
    await stack.query('delete from public.staff_roles where user_id = $1', [underwriter.userId]);
    expect((await other.invite(underwriter)).body).toEqual({ code: 'not-found' });
    await stack.call('send-notifications', {}, { apikey: SECRET_KEY });
    expect(await mailsTo(stack, email)).toEqual([]);
  });

  it('gets one mail when the answer to the underwriter was lost', async () => {
    const underwriter = await stack.signInStaff();
    const { email, invite, newestMail } = await openAccount();
    const linkId = randomUUID();

    expect((await invite(underwriter, { linkId })).status).toBe(200);
    await newestMail();
    expect((await invite(underwriter, { linkId })).status).toBe(200);
    await newestMail();
    expect(await mailsTo(stack, email)).toHaveLength(1);
  });

  it('cannot use a link that staff revoked, or the link of a person who was released', async () => {
    const underwriter = await stack.signInStaff();
    const db = clientOf(underwriter);
    const { contractor, indemnitorId, invite, ...person } = await openAccount();
    await invite(underwriter);
    const first = await person.mailedToken();
    const ofLink = await newestLink(indemnitorId);

    const byContractor = await clientOf(contractor).rpc('revoke_signing_link', { of_link: ofLink });
    expect(byContractor.data).toBe('not-found');
    expect((await stack.call('open-signing-link', { token: first })).status).toBe(200);
    expect((await db.rpc('revoke_signing_link', { of_link: ofLink })).data).toBe('revoked');
    expect((await stack.call('open-signing-link', { token: first })).status).toBe(404);

    await invite(underwriter);
    const session = await person.openSession(await person.mailedToken());
    expect((await db.rpc('release_indemnitor', { of_indemnitor: indemnitorId })).data).toBe(
      'released',
    );
    expect((await person.save(session, {})).body).toEqual({ code: 'session-ended' });
    expect((await invite(underwriter)).body).toEqual({ code: 'not-found' });
  });
});
