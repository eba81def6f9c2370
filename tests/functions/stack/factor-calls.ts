import { tokenOf } from '../../support/second-factor';
import { type Client } from '../../support/stack';

/** The session facts in a token. */
type Claims = { aal: string; amr: { method: string; timestamp: number }[]; session_id: string };

/** The claims of a token. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** The assurance level in a client's token. */
export async function assuranceOf(client: Client): Promise<string> {
  return claimsOf(await tokenOf(client)).aal;
}

/** Starts to enroll an app without confirming it. */
export async function beginEnrollment(client: Client, friendlyName?: string) {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    ...(friendlyName && { friendlyName }),
  });
  if (error) throw error;

  return { factorId: data.id, secret: data.totp.secret, totp: data.totp };
}

/** Requests a challenge and returns its id. */
export async function challenge(client: Client, factorId: string): Promise<string> {
  const { data, error } = await client.auth.mfa.challenge({ factorId });
  if (error) throw error;

  return data.id;
}
