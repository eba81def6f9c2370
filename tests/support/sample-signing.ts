import { createHash, randomUUID } from 'node:crypto';
import type { ActorDatabase } from './actor-database.ts';

/** The SHA-256 of a text, as the database stores it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** An invitation of a person of the user's firm, with a row in each table of signing by link. It is not signed yet. */
export async function inviteSamplePeople(
  database: ActorDatabase,
  { userId }: { userId: string },
): Promise<{ linkId: string; sessionHash: string }> {
  const [linkId, sessionHash] = [randomUUID(), sha256(randomUUID())];
  const [person] = await database.query(
    `select person.id from public.matter_people as person
     join public.matters as matter on matter.id = person.matter_id
     join public.firm_members as member on member.firm_id = matter.firm_id
     where member.user_id = $1 limit 1`,
    [userId],
  );
  for (const [sql, parameters] of [
    [
      `insert into public.signing_links (id, matter_person_id, role, sender, purpose, attestation, token_hash, sent_to, sent_by)
       values ($1, $2, 'client', 'Ward & Hale', 'Administrator Bond', '{"version":"v1.0","hash":"x"}', $3, 'a@example.com', $4)`,
      [linkId, person?.['id'], sha256(linkId), userId],
    ],
    [
      `insert into public.signing_corrections (matter_person_id, fact, entry, proposed) values ($1, 'court', 'A', 'B')`,
      [person?.['id']],
    ],
    [
      `insert into private.signing_sessions (key_hash, link_id) values ($1, $2)`,
      [sessionHash, linkId],
    ],
    [
      `insert into private.signing_codes (link_id, code_hash) values ($1, $2)`,
      [linkId, sha256('code')],
    ],
    [
      `insert into private.signing_parts (subject, answered_from, answers)
       values ($1, 'a@example.com', '{"occupation": "Nurse"}')`,
      [person?.['id']],
    ],
    [
      `insert into private.signing_secrets (subject, kind, sealed, nonce, key_id, last_four)
       values ($1, 'ssn', 'AAAA', repeat('A', 16), 'test', '9999')`,
      [person?.['id']],
    ],
    [
      `insert into private.signatures (
         link_id, subject, name, intent, documents, answers, facts, given, content_hash, challenge, challenged_at, address,
         device
       )
       values ($1, $2, 'Ann', 'I sign', '[{}]', '{}', '{}', '{ssn}', $3, 'mail-code', now(), '', '')`,
      [linkId, person?.['id'], sha256('content')],
    ],
  ] as const) {
    await database.query(sql, [...parameters]);
  }

  return { linkId, sessionHash };
}

/** What `sign-by-link` stores, for the answers of the sample. */
export const SAMPLE_SIGNATURE = {
  intent: 'I sign',
  documents: [
    {
      id: 'indemnity',
      version: 'v1.0',
      title: 'Indemnity',
      text: ['I pay.'],
      agree: 'I agree',
      hash: 'x',
      agreedAt: '2026-11-23',
    },
  ],
  answers: { occupation: 'Nurse' },
  consents: {},
  content_hash: sha256('content'),
  address: '',
  device: '',
};
