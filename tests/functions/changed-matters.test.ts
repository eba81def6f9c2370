import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { clientCalls, newestLink, openInvited } from '../support/signing.ts';
import { CLIENT_STEPS } from '../support/signing-answers.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

describe('a change of the matter while its signers are asked', () => {
  it('proposes corrections beside the entries, and voids a signature when a signed fact changes', async () => {
    const { token, ...bench } = await openInvited(stack);
    const session = await bench.openSession(token);
    await bench.answerAll(session);
    await bench.save(session, {
      corrections: { subjectName: 'John Q. Smith', amountCents: '$250,000' },
    });
    const corrections = await stack.query(
      'select fact, entry, proposed, status from public.signing_corrections where matter_person_id = $1',
      [bench.personId],
    );
    expect(corrections).toEqual([
      { fact: 'subjectName', entry: 'John Smith', proposed: 'John Q. Smith', status: 'open' },
    ]);
    expect((await bench.sign(session)).status).toBe(200);

    const change = (column: string, value: string) =>
      stack.query(`update public.matters set ${column} = $2 where id = $1`, [
        bench.matterId,
        value,
      ]);
    await change('subject_name', 'John Q. Smith'); // as the client proposed and signed
    await change('reference', '2026-1'); // no fact of the client
    expect(await newestLink(stack, bench)).toMatchObject({ voided_at: null });
    await change('court', 'Circuit Court');
    expect(await newestLink(stack, bench)).toMatchObject({
      voided_at: expect.any(String),
      voided_for: ['court'],
    });
    expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
      state: 'voided',
    });
    expect((await bench.send()).status).toBe(200);
  });

  it('voids a signature when the matter gets another bond, and when the signer gets another name or role', async () => {
    const changes = [
      ['matters', "bond_slug = 'guardian-conservator'", 'bond'],
      ['matter_people', "full_name = 'Somebody Else'", 'signer'],
      ['matter_people', "role = 'co-fiduciary'", 'signer'],
    ];
    for (const [table, change, reason] of changes) {
      const { token, ...bench } = await openInvited(stack);
      const session = await bench.openSession(token);
      await bench.answerAll(session);
      expect((await bench.sign(session)).status).toBe(200);

      await stack.query(`update public.matter_people set email = 'new@example.com' where id = $1`, [
        bench.personId,
      ]);
      expect(await newestLink(stack, bench), 'a new address').toMatchObject({ voided_at: null });
      await stack.query(`update public.${table} set ${change} where id = $1`, [
        table === 'matters' ? bench.matterId : bench.personId,
      ]);

      expect(await newestLink(stack, bench), change).toMatchObject({
        voided_at: expect.any(String),
        voided_for: [reason],
      });
    }
  });

  it('keeps a signature when the desk corrects the name to the signed one', async () => {
    const { token, ...bench } = await openInvited(stack);
    const session = await bench.openSession(token);
    await bench.answerAll(session);
    await bench.sign(session);
    const rename = (name: string) =>
      stack.query('update public.matter_people set full_name = $2 where id = $1', [
        bench.personId,
        name,
      ]);
    await rename(CLIENT_STEPS.you.legalName.toUpperCase());

    expect(await newestLink(stack, bench)).toMatchObject({ voided_at: null });
  });

  it('keeps a signature when the matter gets its first bond', async () => {
    const bench = await openInvited(stack);
    const choose = (bond: string | null) =>
      stack.query('update public.matters set bond_slug = $2 where id = $1', [bench.matterId, bond]);
    await choose(null);
    await bench.send(); // the former bond is not the one of this link
    const session = await bench.openSession(await bench.mailedToken());
    await bench.answerAll(session);
    expect((await bench.sign(session)).status).toBe(200);

    await choose('administrator');
    expect(await newestLink(stack, bench)).toMatchObject({ voided_at: null });
  });

  it('keeps a signature when the court assigns the case number, and voids one of another number or amount', async () => {
    const signed = async (before: string) => {
      const bench = await openInvited(stack);
      const change = (to: string) =>
        stack.query(`update public.matters set ${to} where id = $1`, [bench.matterId]);
      await change(before);
      const session = await bench.openSession(bench.token);
      await bench.answerAll(session);
      expect((await bench.sign(session)).status).toBe(200);

      return { change, link: () => newestLink(stack, bench) };
    };

    const unassigned = await signed(`case_number = ''`);
    await unassigned.change(`case_number = '2026-ES-10-0042'`);
    await unassigned.change(`case_number = '2026-ES-10-0043'`); // a corrected slip of the firm
    expect(await unassigned.link()).toMatchObject({ voided_at: null });
    await unassigned.change(`case_number = '2026-ES-10-0044', county = 'Berkeley'`);
    expect(await unassigned.link()).toMatchObject({ voided_for: ['county'] });

    const assigned = await signed(`case_number = '2026-ES-10-0042'`);
    await assigned.change(`case_number = '2026-ES-10-0043'`);
    expect(await assigned.link()).toMatchObject({ voided_for: ['caseNumber'] });

    const withoutAmount = await signed('amount_cents = null');
    await withoutAmount.change('amount_cents = 90000000');
    expect(await withoutAmount.link()).toMatchObject({ voided_for: ['amountCents'] });
  });

  it('ends an open link and its session when the person gets another address or the matter another bond', async () => {
    const changes = [
      ['matters', "bond_slug = 'guardian-conservator'"],
      ['matter_people', "email = 'right@example.com'"],
    ];
    for (const [table, change] of changes) {
      const { token, ...bench } = await openInvited(stack);
      const session = await bench.openSession(token);
      await bench.answerAll(session);
      await stack.query(`update public.${table} set ${change} where id = $1`, [
        table === 'matters' ? bench.matterId : bench.personId,
      ]);

      expect((await bench.sign(session)).body, change).toEqual({ code: 'session-ended' });
      expect((await stack.call('open-signing-link', { token })).status).toBe(404);
      expect(await newestLink(stack, bench)).toMatchObject({
        signed_at: null,
        revoked_at: expect.any(String),
      });
    }
  });

  it('shows no answer at another address, whether the client had signed or not', async () => {
    for (const hasSigned of [false, true]) {
      const { token, ...bench } = await openInvited(stack);
      const session = await bench.openSession(token);
      await bench.answerAll(session);
      if (hasSigned) {
        expect((await bench.sign(session)).status).toBe(200);
        await stack.query(`update public.matters set court = 'Circuit Court' where id = $1`, [
          bench.matterId,
        ]);
      }

      // The firm sends the link to a mailbox of its own.
      const email = `attorney-${bench.personId}@example.com`;
      const readdress = (address: string) =>
        stack.query('update public.matter_people set email = $2 where id = $1', [
          bench.personId,
          address,
        ]);
      await readdress(email);
      const linkId = crypto.randomUUID();
      expect((await bench.send({ linkId })).status).toBe(200);
      expect((await bench.send({ linkId })).status).toBe(200); // the answer was lost
      const firm = clientCalls(stack, email);
      const opened = await firm.openSession(await firm.mailedToken());
      const { body } = await firm.save(opened, {});
      expect(body).toMatchObject({ saved: {}, given: [], consents: {} });
      expect(JSON.stringify(body)).not.toContain(CLIENT_STEPS.history.history);
      expect((await firm.sign(opened)).body).toEqual({ code: 'incomplete' });

      // Nothing comes back with the former address either.
      await readdress(bench.email);
      await bench.send();
      const again = await bench.openSession(await bench.mailedToken());
      expect((await bench.save(again, {})).body).toMatchObject({ saved: {}, given: [] });
    }
  });

  it('keeps the answers for a new link to the same address', async () => {
    const { token, ...bench } = await openInvited(stack);
    await bench.answerAll(await bench.openSession(token));
    await stack.query('update public.matter_people set email = upper(email) where id = $1', [
      bench.personId,
    ]);
    await bench.send();
    const link = await newestLink(stack, bench);
    expect(link['sent_to']).toBe(bench.email.toUpperCase());
    const again = clientCalls(stack, bench.email.toUpperCase());
    const session = await again.openSession(await again.mailedToken());

    expect((await again.save(session, {})).body).toMatchObject({ given: ['date_of_birth', 'ssn'] });
  });

  it('asks to check the facts again when they change before the signature', async () => {
    const { token, ...bench } = await openInvited(stack);
    const session = await bench.openSession(token);
    await bench.answerAll(session);
    await stack.query(`update public.matters set county = 'Berkeley' where id = $1`, [
      bench.matterId,
    ]);

    expect((await bench.sign(session)).body).toEqual({ code: 'incomplete' });
    await bench.save(session, { corrections: {} });
    expect((await bench.sign(session)).status).toBe(200);
  });
});
