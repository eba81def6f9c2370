import type { Database } from '../../database/database.ts';

/** A row of `auth.mfa_factors`. */
export type Factor = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'webauthn' | 'phone';
  status: 'unverified' | 'verified';
  /** In base32, as in the user's authenticator app. */
  secret: string | null;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
};

/** A factor as the platform's Auth shows it. Its secret is shown once, at enrollment. */
export type ShownFactor = Omit<Factor, 'user_id' | 'secret' | 'friendly_name'> & {
  friendly_name?: string;
};

/** All factors of a user, oldest first. */
export async function listFactors(database: Database, userId: string): Promise<Factor[]> {
  const { rows } = await database.query<Factor>(
    'select * from auth.mfa_factors where user_id = $1 order by created_at',
    [userId],
  );

  return rows;
}

/** The fields of a factor that the platform shows. */
export function showFactor(factor: Factor): ShownFactor {
  const { user_id: _userId, secret: _secret, friendly_name: name, ...shown } = factor;

  return { ...shown, ...(name && { friendly_name: name }) };
}

/** The `factors` of a user object. Left out when there are none, as on the platform. */
export async function factorsOf(
  database: Database,
  userId: string,
): Promise<{ factors?: ShownFactor[] }> {
  const factors = await listFactors(database, userId);

  return factors.length > 0 ? { factors: factors.map(showFactor) } : {};
}

/** Whether a user has a verified second factor, so that a password alone is not enough. */
export async function hasVerifiedFactor(database: Database, userId: string): Promise<boolean> {
  return (await listFactors(database, userId)).some(({ status }) => status === 'verified');
}

/** Delete a factor. Sessions that it raised to aal2 lose that level with their next token. */
export async function removeFactor(database: Database, { id }: Factor): Promise<void> {
  await database.query(
    `delete from auth.mfa_amr_claims
     where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [id],
  );
  await database.query(
    `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`,
    [id],
  );
  await database.query('delete from auth.mfa_factors where id = $1', [id]);
}
