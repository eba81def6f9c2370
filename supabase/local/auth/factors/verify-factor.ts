import type { Database } from '../../database/database.ts';
import { findById } from '../accounts.ts';
import { addressOf, textOf, type AuthCall, type AuthParts } from '../call.ts';
import { AuthFailure, invalid } from '../failure.ts';
import { addSignInMethod } from '../sign-in-methods.ts';
import { renewSession } from '../renew-session.ts';
import { checkChallenge } from './challenge.ts';
import type { OwnFactor } from './factor-call.ts';
import { mailAboutFactor } from './factor-mails.ts';
import { stepOfCode } from './totp.ts';

/**
 * `POST /factors/{id}/verify`: answers a challenge with the app's code. The session rises to aal2 and gets new tokens.
 * The user's sessions below aal2 end, and unfinished enrollments are deleted.
 */
export async function verifyFactor(
  parts: AuthParts,
  call: AuthCall,
  { caller, factor }: OwnFactor,
): Promise<Response> {
  const { database, usedCodes, config } = parts;
  const [code, challengeId] = [textOf(call, 'code'), textOf(call, 'challenge_id')];
  if (code === '') throw invalid('Code needs to be non-empty');
  if (!config.auth.mfa.totp.verify_enabled)
    throw new AuthFailure(
      422,
      'mfa_totp_verify_not_enabled',
      'MFA verification is disabled for TOTP',
    );
  await checkChallenge(database, factor, challengeId, addressOf(call));

  const step = stepOfCode(factor.secret ?? '', code, new Date());
  if (step === undefined || !usedCodes.take(factor.id, step))
    throw new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

  const { account, sessionId } = caller;
  await database.query('update auth.mfa_challenges set verified_at = now() where id = $1', [
    challengeId,
  ]);
  await database.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
    [factor.id],
  );
  await addSignInMethod(database, sessionId, 'totp');
  await raiseSession(database, sessionId, factor.id);
  await leaveProvedAlone(database, account.id);
  if (factor.status === 'unverified') mailAboutFactor(parts, 'mfa_factor_enrolled', account);

  return renewSession(parts, call, {
    sessionId,
    account: (await findById(database, account.id)) ?? account,
  });
}

async function raiseSession(database: Database, sessionId: string, factorId: string) {
  await database.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    sessionId,
    factorId,
  ]);
}

async function leaveProvedAlone(database: Database, userId: string): Promise<void> {
  await database.query(`delete from auth.sessions where user_id = $1 and aal < 'aal2'`, [userId]);
  await database.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'`,
    [userId],
  );
}
