import type { AuthCall, AuthParts } from '../call.ts';
import { AuthFailure } from '../failure.ts';
import type { OwnFactor } from './factor-call.ts';
import { mailAboutFactor } from './factor-mails.ts';
import { removeFactor } from './factor-rows.ts';

/** `DELETE /factors/{id}`: only a session that has passed a second factor can delete a verified factor. */
export async function unenrollFactor(
  parts: AuthParts,
  _call: AuthCall,
  { caller, factor }: OwnFactor,
): Promise<Response> {
  if (factor.status === 'verified' && caller.aal !== 'aal2')
    throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');

  await removeFactor(parts.database, factor);
  mailAboutFactor(parts, 'mfa_factor_unenrolled', caller.account);

  return Response.json({ id: factor.id });
}
