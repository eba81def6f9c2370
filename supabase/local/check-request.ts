import type { PgliteConnection } from '@supabase/lite/pglite';
import { isUserToken } from './functions/user-token.ts';

/** The SQLSTATE that PostgREST answers with status 401. */
const UNAUTHORIZED_STATE = 'PT401';

/**
 * Call `public.check_request()` before a request of the Data API, with the role and the claims of its token, as
 * PostgREST does on the platform (`db_pre_request`). Returns the refusal, or undefined when the request may continue.
 * The Data API itself refuses a token that does not verify.
 */
export async function checkRequest(
  { driver }: PgliteConnection,
  { headers }: Request,
  jwtSecret: string,
): Promise<Response | undefined> {
  const token = headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  if (!isUserToken(token, jwtSecret, new Date())) return undefined;

  try {
    await driver.transaction(async (transaction) => {
      await transaction.query(
        `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`,
        [Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')],
      );
      await transaction.query('select public.check_request()');
    });
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (code !== UNAUTHORIZED_STATE) throw error;

    return Response.json({ code, message, details: null, hint: null }, { status: 401 });
  }

  return undefined;
}
