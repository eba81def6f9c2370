import { loadAccount } from './admin-users.ts';
import type { AuthCall, AuthParts } from './call.ts';
import { findFactor } from './factors/factor-call.ts';
import { listFactors, removeFactor, showFactor } from './factors/factor-rows.ts';

/** `GET /admin/users/{id}/factors` */
export async function listUserFactors(
  { database }: AuthParts,
  _call: AuthCall,
  id: string,
): Promise<Response> {
  const account = await loadAccount(database, id);

  return Response.json((await listFactors(database, account.id)).map(showFactor));
}

/** `DELETE /admin/users/{id}/factors/{id}`. Sends no mail, like the platform. */
export async function deleteUserFactor(
  { database }: AuthParts,
  _call: AuthCall,
  id: string,
  factorId: string,
): Promise<Response> {
  const account = await loadAccount(database, id);
  const factor = await findFactor(database, account.id, factorId);
  await removeFactor(database, factor);

  return Response.json(showFactor(factor));
}
