import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { addressOf, type AuthCall, type AuthParts } from '../call.ts';
import { AuthFailure } from '../failure.ts';
import type { OwnFactor } from './factor-call.ts';
import type { Factor } from './factor-rows.ts';

/** How long a challenge can be answered, in seconds. The platform's default. */
const LIFETIME_SECONDS = 300;

/** `POST /factors/{id}/challenge`: creates a challenge that a code answers. */
export async function challengeFactor(
  { database }: AuthParts,
  call: AuthCall,
  { factor }: OwnFactor,
): Promise<Response> {
  const { rows } = await database.query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)
     returning id, floor(extract(epoch from created_at))::int + $4 as expires_at`,
    [randomUUID(), factor.id, addressOf(call), LIFETIME_SECONDS],
  );
  await database.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [
    factor.id,
  ]);

  return Response.json({ ...rows[0], type: factor.factor_type });
}

/**
 * Refuse a challenge of another factor, an answered one, one from another address or an expired one. The error codes
 * are the platform's, even the vague ones.
 */
export async function checkChallenge(
  database: Database,
  factor: Factor,
  challengeId: string,
  address: string,
): Promise<void> {
  const { rows } = z.uuid().safeParse(challengeId).success
    ? await database.query<{ isOpen: boolean; isLate: boolean }>(
        `select verified_at is null and ip_address = $3::inet as "isOpen",
           created_at + make_interval(secs => $4) < now() as "isLate"
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [challengeId, factor.id, address, LIFETIME_SECONDS],
      )
    : { rows: [] };
  const [challenge] = rows;

  if (!challenge)
    throw new AuthFailure(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  if (!challenge.isOpen)
    throw new AuthFailure(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch.',
    );
  if (!challenge.isLate) return;

  await database.query('delete from auth.mfa_challenges where id = $1', [challengeId]);
  throw new AuthFailure(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
  );
}
