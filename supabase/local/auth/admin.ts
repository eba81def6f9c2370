import { SECRET_KEY } from '../keys.ts';
import { deleteUserFactor, listUserFactors } from './admin-factors.ts';
import { generateLink } from './admin-links.ts';
import { createUser, deleteUser, getUser, listUsers, updateUserById } from './admin-users.ts';
import type { AuthCall, AuthParts } from './call.ts';
import { AuthFailure } from './failure.ts';

/** An endpoint. The ids come from the path: of a user, and of one of the user's factors. */
type AdminEndpoint = (
  parts: AuthParts,
  call: AuthCall,
  id: string,
  factorId: string,
) => Promise<Response>;

const ENDPOINTS: Readonly<Record<string, AdminEndpoint>> = {
  'POST /users': createUser,
  'GET /users': listUsers,
  'GET /users/{id}': getUser,
  'PUT /users/{id}': updateUserById,
  'DELETE /users/{id}': deleteUser,
  'GET /users/{id}/factors': listUserFactors,
  'DELETE /users/{id}/factors/{id}': deleteUserFactor,
  'POST /generate_link': generateLink,
};

/** `/admin/...`: the calls of `supabase.auth.admin` that the functions need, for the secret key only. */
export async function administer(parts: AuthParts, call: AuthCall): Promise<Response> {
  checkSecretKey(call.request);

  const { pathname } = new URL(call.request.url);
  const [resource = '', id = '', part = '', factorId = ''] = pathname
    .replace('/auth/v1/admin/', '')
    .split('/');
  const path = [resource, id && '{id}', part, factorId && '{id}'].filter(Boolean).join('/');
  const endpoint = ENDPOINTS[`${call.request.method} /${path}`];
  if (!endpoint) throw new AuthFailure(404, 'not_found', 'Not part of the local stack');

  return endpoint(parts, call, id, factorId);
}

/** With a user's token beside the secret key, the platform treats the call as the user's. */
function checkSecretKey({ headers }: Request): void {
  if (headers.get('apikey') !== SECRET_KEY)
    throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');

  const token = headers.get('authorization')?.replace(/^Bearer /i, '') ?? SECRET_KEY;
  if (token !== SECRET_KEY) throw new AuthFailure(403, 'not_admin', 'User not allowed');
}
