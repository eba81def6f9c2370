import { randomUUID } from 'node:crypto';
import { SECRET_KEY } from './keys.ts';
import { ATTESTATION } from '../../src/domain/signing/consent-words.ts';
import { hashConsent } from '../../src/domain/signing/consents.ts';
import type { Answer, FunctionsStack } from './functions-stack.ts';
import { CLIENT_STEPS } from './signing-answers.ts';
import { mailsTo } from './stack.ts';

/** A firm with one matter and one client, and calls of its owner and its client. */
export type SigningBench = Awaited<ReturnType<typeof openSigningBench>>;

let nextClient = 0;

/** Open a firm with a matter and a client who has an address of their own. */
export async function openSigningBench(stack: FunctionsStack, state = 'SC') {
  const attorney = await stack.signIn();
  const [firmId, matterId, personId] = [randomUUID(), randomUUID(), randomUUID()];
  nextClient += 1;
  const email = `client-${nextClient}-${personId.slice(0, 8)}@example.com`;

  await stack.query(
    `insert into public.firms (id, name, office_address) values ($1, 'Ward & Hale', '12 Broad Street')`,
    [firmId],
  );
  await stack.query(
    `insert into public.firm_members (firm_id, user_id, role) values ($1, $2, 'owner')`,
    [firmId, attorney.userId],
  );
  await stack.query(
    `insert into public.matters (id, firm_id, kind, bond_slug, state_code, court, county, subject_name, amount_cents)
     values ($1, $2, 'fiduciary', 'administrator', $3, 'Probate Court', 'Charleston', 'John Smith', 25000000)`,
    [matterId, firmId, state],
  );
  await stack.query(
    `insert into public.matter_people (id, matter_id, role, full_name, email) values ($1, $2, 'client', 'Mary Smith', $3)`,
    [personId, matterId, email],
  );
  await stack.query(
    `insert into public.matter_notes (matter_id, words) values ($1, 'The brother objects')`,
    [matterId],
  );

  const send = async (change: object = {}, token = attorney.token) =>
    stack.call(
      'send-signing-link',
      {
        linkId: randomUUID(),
        personId,
        payer: 'client',
        firmIndemnifies: false,
        attestation: { hash: await hashConsent(ATTESTATION) },
        ...change,
      },
      { token },
    );

  return { attorney, firmId, matterId, personId, email, send, ...clientCalls(stack, email) };
}

/** Open a firm whose client was invited, with the token of the mailed link. */
export async function openInvited(
  stack: FunctionsStack,
): Promise<SigningBench & { token: string }> {
  const bench = await openSigningBench(stack);
  const sent = await bench.send();
  if (sent.status !== 200) throw new Error(`The invitation was not sent: ${sent.status}`);

  return { ...bench, token: await bench.mailedToken() };
}

/** The newest link of the client, as it is stored. */
export async function newestLink(
  stack: FunctionsStack,
  { personId }: Pick<SigningBench, 'personId'>,
): Promise<Record<string, unknown>> {
  const [link = {}] = await stack.query(
    'select * from public.signing_links where matter_person_id = $1 order by created_at desc limit 1',
    [personId],
  );

  return link;
}

/** What a signer does with this mailbox. */
export function clientCalls(stack: FunctionsStack, email: string) {
  const newestMail = async (): Promise<string> => {
    await stack.call('send-notifications', {}, { apikey: SECRET_KEY });
    const [mail] = await mailsTo(stack, email);

    return mail?.text ?? '';
  };
  const mailedToken = async (): Promise<string> =>
    /\/sign#([\w-]{32})/.exec(await newestMail())?.[1] ?? '';
  const mailedCode = async (): Promise<string> =>
    /Your code is (\d{6})/.exec(await newestMail())?.[1] ?? '';

  const openSession = async (token: string): Promise<string> => {
    await stack.call('send-signing-code', { token });
    const answer = await stack.call('confirm-signing-code', { token, code: await mailedCode() });

    return String(answer.body['session']);
  };
  const save = (session: string, change: object): Promise<Answer> =>
    stack.call('save-signing-part', { session, ...change });
  const answerAll = async (session: string): Promise<void> => {
    for (const [step, typed] of Object.entries(CLIENT_STEPS))
      await save(session, { answers: { step, typed } });
    const { body } = await save(session, { corrections: {} });
    for (const { id, hash } of body['documents'] as { id: string; hash: string }[])
      await save(session, { consent: { id, hash } });
  };
  const sign = (session: string, name = 'Mary Ann Smith'): Promise<Answer> =>
    stack.call('sign-by-link', { session, decision: 'sign', name });

  return { newestMail, mailedToken, mailedCode, openSession, save, answerAll, sign };
}
