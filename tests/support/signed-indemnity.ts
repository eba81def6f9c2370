import { randomUUID } from 'node:crypto';
import type { ActorDatabase } from './actor-database.ts';
import { storeRow } from './contractor-rows.ts';
import { sha256 } from './sample-signing.ts';

/** An indemnitor signs by a link, and agrees to these texts. */
export async function signIndemnity(
  database: Pick<ActorDatabase, 'query'>,
  {
    indemnitor,
    sentTo,
    documents,
    role = 'indemnitor',
  }: { indemnitor: string; sentTo: string; documents: readonly string[]; role?: string },
): Promise<void> {
  const id = randomUUID();
  await storeRow(database, 'signing_links', {
    ...{ id, indemnitor_id: indemnitor, role, sender: 'Tidewater Builders', purpose: 'Indemnity' },
    ...{ attestation: { version: 'v1.0', hash: 'a' }, token_hash: sha256(id) },
    ...{ sent_to: sentTo, signed_at: new Date().toISOString() },
    ...{
      expires_at: new Date().toISOString(),
      wrong_codes: 0,
      firm_indemnifies: false,
      reason: '',
    },
  });
  await database.query(
    `insert into private.signatures (
       link_id, subject, name, intent, documents, answers, facts, given, content_hash, challenge, challenged_at, address,
       device
     )
     values ($1, $2, 'Ann Lee', 'I sign', $3, '{}', '{}', '{ssn}', $4, 'mail-code', now(), '', '')`,
    [id, indemnitor, JSON.stringify(documents.map((text) => ({ id: text }))), sha256('content')],
  );
}
