import type { Handler } from '../http/serve.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../keys.ts';
import { administer } from './admin.ts';
import { forward, readCall, type AuthCall, type AuthParts } from './call.ts';
import { AuthFailure, toResponse } from './failure.ts';
import { requestMagicLink, requestRecovery, resendLink } from './link-requests.ts';
import { giveToken } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { withPlatformClaims } from './token-claims.ts';
import { updateUser } from './update-user.ts';
import { followLink, verifyLink } from './verify.ts';

type Endpoint = (parts: AuthParts, call: AuthCall) => Promise<Response>;

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /signup': signUp,
  'POST /token': giveToken,
  'POST /recover': requestRecovery,
  'POST /resend': resendLink,
  'POST /otp': requestMagicLink,
  'POST /magiclink': requestMagicLink,
  'POST /verify': verifyLink,
  'GET /verify': followLink,
  'PUT /user': updateUser,
};

/** Where a session may come of a call. */
const GIVES_TOKENS = new Set(['/token', '/verify']);

/**
 * Auth as the platform has it, in front of the embedded one: our mails and their links, PKCE for them, and what
 * it does otherwise than the platform. Everything else goes on to it.
 */
export function createAuth(parts: AuthParts): Handler {
  return async (request, { peerAddress }) => {
    const path = new URL(request.url).pathname.replace('/auth/v1', '').replace(/\/$/, '');
    try {
      parts.limiter.countCall(nameOf(request, path), addressOf(request, peerAddress));

      const call = await readCall(request, peerAddress);
      const response = await endpointOf(request, path)(parts, call);

      return GIVES_TOKENS.has(path) ? await withPlatformClaims(parts, response) : response;
    } catch (error) {
      if (error instanceof AuthFailure) return toResponse(error);
      throw error;
    }
  };
}

/** What a call counts as: of a token also the way it is asked for. */
function nameOf({ method, url }: Request, path: string): string {
  const grant = new URL(url).searchParams.get('grant_type');

  return [`${method} ${path}`, ...(path === '/token' && grant ? [grant] : [])].join(' ');
}

/** Who calls: as the edge in front of the platform would tell, else as the socket says. */
function addressOf({ headers }: Request, peerAddress: string): string {
  return headers.get('cf-connecting-ip')?.trim() || peerAddress;
}

function endpointOf(request: Request, path: string): Endpoint {
  if (path.startsWith('/admin/')) return administer;
  const endpoint = ENDPOINTS[`${request.method} ${path}`];

  return endpoint && isAdmitted(request, path) ? endpoint : forward;
}

/** Whether a call has a key of the project. Taking a link asks for none; the rest is refused further on. */
function isAdmitted({ headers, url }: Request, path: string): boolean {
  const key = headers.get('apikey') ?? new URL(url).searchParams.get('apikey');

  return path === '/verify' || key === PUBLISHABLE_KEY || key === SECRET_KEY;
}
