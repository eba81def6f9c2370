import { z } from 'zod';
import { forward, type AuthCall, type AuthParts } from './call.ts';
import { factorsOf } from './factors/factor-rows.ts';
import { signedInCaller } from './signed-in.ts';

const userSchema = z.looseObject({ id: z.uuid() });

/** `GET /user`: the signed-in user, for a token of an open session. */
export async function showOwnUser(parts: AuthParts, call: AuthCall): Promise<Response> {
  const caller = await signedInCaller(parts, call);

  return caller instanceof Response ? caller : withFactors(parts, await forward(parts, call));
}

/** The embedded Auth's user object, with the factors that the platform includes. */
export async function withFactors({ database }: AuthParts, response: Response): Promise<Response> {
  if (!response.ok) return response;

  const user = userSchema.parse(await response.clone().json());
  const headers = new Headers(response.headers);
  headers.delete('content-length');

  return Response.json(
    { ...user, ...(await factorsOf(database, user.id)) },
    { status: response.status, headers },
  );
}
