import type { Handler } from '../http/serve.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../keys.ts';
import { administer } from './admin.ts';
import { forward, readCall, type AuthCall, type AuthParts } from './call.ts';
import { challengeFactor } from './factors/challenge.ts';
import { enrollFactor } from './factors/enroll.ts';
import { asOwner, type FactorEndpoint } from './factors/factor-call.ts';
import { unenrollFactor } from './factors/unenroll.ts';
import { verifyFactor } from './factors/verify-factor.ts';
import { AuthFailure, toResponse } from './failure.ts';
import { requestMagicLink, requestRecovery, resendLink } from './link-requests.ts';
import { showOwnUser } from './own-user.ts';
import { giveToken } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { withPlatformClaims } from './token-claims.ts';
import { updateUser } from './update-user.ts';
import { followLink, verifyLink } from './verify.ts';

/** An endpoint. `id` comes from the path, if the path has one. */

type Endpoint = (parts: AuthParts, call: AuthCall, id: string) => Promise<Response>;

const ofFactor =
  (endpoint: FactorEndpoint): Endpoint =>
  (parts, call, id) =>
    asOwner(parts, call, id, endpoint);

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /signup': signUp,
  'POST /token': giveToken,
  'POST /recover': requestRecovery,
  'POST /resend': resendLink,
  'POST /otp': requestMagicLink,
  'POST /magiclink': requestMagicLink,
  'POST /verify': verifyLink,
  'GET /verify': followLink,
  'GET /user': showOwnUser,
  'PUT /user': updateUser,
  'POST /factors': enrollFactor,
  'POST /factors/{id}/challenge': ofFactor(challengeFactor),
  'POST /factors/{id}/verify': ofFactor(verifyFactor),
  'DELETE /factors/{id}': ofFactor(unenrollFactor),
};

/** Endpoints that may return a session. */
const GIVES_TOKENS = new Set(['/token', '/verify']);

/**
 * Auth as on the platform, in front of the embedded Auth: it sends the project's mails, supports PKCE for them,
 * and replaces endpoints that differ from the platform. Every other call goes to the embedded Auth.
 */
export function createAuth(parts: AuthParts): Handler {
  return async (request, { peerAddress }) => {
    const { path, id } = readPath(request);
    try {
      parts.limiter.countCall(nameOf(request, path), addressOf(request, peerAddress));

      const call = await readCall(request, peerAddress);
      const response = await endpointOf(request, path)(parts, call, id);

      return GIVES_TOKENS.has(path) ? await withPlatformClaims(parts, call, response) : response;
    } catch (error) {
      if (error instanceof AuthFailure) return toResponse(error);
      throw error;
    }
  };
}

/** The path below `/auth/v1`, and the id in it. */
function readPath({ url }: Request): { path: string; id: string } {
  const path = new URL(url).pathname.replace('/auth/v1', '').replace(/\/$/, '');
  const id = /^\/factors\/([^/]+)/.exec(path)?.[1] ?? '';

  return { path: id ? path.replace(id, '{id}') : path, id };
}

/** The name that a call is counted under. A token call adds its grant type. */
function nameOf({ method, url }: Request, path: string): string {
  const grant = new URL(url).searchParams.get('grant_type');

  return [`${method} ${path}`, ...(path === '/token' && grant ? [grant] : [])].join(' ');
}

/** The caller's address: from the edge in front of the platform, otherwise from the socket. */
function addressOf({ headers }: Request, peerAddress: string): string {
  return headers.get('cf-connecting-ip')?.trim() || peerAddress;
}

function endpointOf(request: Request, path: string): Endpoint {
  if (path.startsWith('/admin/')) return administer;
  const endpoint = ENDPOINTS[`${request.method} ${path}`];

  return endpoint && isAdmitted(request, path) ? endpoint : (parts, call) => forward(parts, call);
}

/** Whether a call has a key of the project. Opening a link needs none; later code refuses the rest. */
function isAdmitted({ headers, url }: Request, path: string): boolean {
  const key = headers.get('apikey') ?? new URL(url).searchParams.get('apikey');

  return path === '/verify' || key === PUBLISHABLE_KEY || key === SECRET_KEY;
}
