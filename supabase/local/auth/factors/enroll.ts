import { randomUUID } from 'node:crypto';
import encodeQR from 'qr';
import { textOf, type AuthCall, type AuthParts } from '../call.ts';
import { AuthFailure, invalid } from '../failure.ts';
import type { SignedIn } from '../signed-in.ts';
import { asCaller } from './factor-call.ts';
import { listFactors } from './factor-rows.ts';
import { makeSecret, toEnrollmentUri } from './totp.ts';

/** How long an unfinished enrollment stays, in seconds. The platform's default. */
const UNFINISHED_SECONDS = 300;

/** `POST /factors`: starts the enrollment of an authenticator app. Only this response contains the secret. */
export function enrollFactor(parts: AuthParts, call: AuthCall): Promise<Response> {
  return asCaller(parts, call, async (caller) => {
    const type = textOf(call, 'factor_type');
    if (type === 'phone' || type === 'webauthn')
      throw new AuthFailure(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled`);
    if (type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn');
    if (!parts.config.auth.mfa.totp.enroll_enabled)
      throw new AuthFailure(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');

    const name = textOf(call, 'friendly_name');
    await checkMayEnroll(parts, caller, name);

    return enrollTotp(parts, caller, name, textOf(call, 'issuer'));
  });
}

async function enrollTotp(
  { database, siteUrl }: AuthParts,
  { account }: SignedIn,
  name: string,
  issuer: string,
): Promise<Response> {
  const [id, secret] = [randomUUID(), makeSecret()];
  const uri = toEnrollmentUri(secret, issuer || new URL(siteUrl).host, account.email ?? '');
  await database.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
    [id, account.id, name, secret],
  );

  return Response.json({
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: encodeQR(uri, 'svg'), secret, uri },
  });
}

/** Refuse a factor above the limit, a name in use, and a caller who has a factor and did not verify it. */
async function checkMayEnroll(
  { database, config }: AuthParts,
  { account, aal }: SignedIn,
  name: string,
): Promise<void> {
  await database.query(
    `delete from auth.mfa_factors as factor
     where status <> 'verified' and created_at + make_interval(secs => $1) < now()
       and not exists (select from auth.mfa_challenges where factor_id = factor.id)`,
    [UNFINISHED_SECONDS],
  );
  const factors = await listFactors(database, account.id);

  if (factors.some(({ friendly_name: other }) => (other ?? '') === name))
    throw new AuthFailure(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  if (factors.length >= config.auth.mfa.max_enrolled_factors)
    throw new AuthFailure(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (factors.some(({ status }) => status === 'verified') && aal !== 'aal2')
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}
