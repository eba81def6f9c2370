import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_ID, type IdentityProvider } from './identity-provider.ts';

const REDIRECT_URI = 'http://localhost:4321/auth0/callback';

/** The browser's result of a sign-in at the provider. */
export type SsoHandover = {
  accessToken: string;
  idToken: string;
  auth0User: { sub: string; name?: string; picture?: string };
};

/** Sign in at the provider as a browser does: authorize with PKCE, the page, the code, the tokens. */
export async function signInAtProvider(
  { domain }: IdentityProvider,
  account: string,
): Promise<SsoHandover> {
  const verifier = randomBytes(32).toString('base64url');
  const visit = createVisitor(domain);
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid profile email',
    state: randomBytes(16).toString('base64url'),
    nonce: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });

  const page = await visit(`/authorize?${query}`);
  const resume = await visit(page, new URLSearchParams({ account, action: 'continue' }));
  const code = new URL(await visit(resume)).searchParams.get('code') ?? '';

  const response = await fetch(`${domain}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
      code,
    }),
  });
  const tokens = (await response.json()) as { access_token: string; id_token: string };

  return {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    auth0User: { ...readClaims(tokens.id_token), sub: account },
  };
}

/** The claims of a token, whoever signed it. */
export function readClaims(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');

  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}

/** Requests addresses, keeps cookies and returns the target of each redirect. */
function createVisitor(domain: string) {
  const cookies = new Map<string, string>();

  return async (address: string, form?: URLSearchParams): Promise<string> => {
    const response = await fetch(new URL(address, domain), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${address}: ${response.status} ${await response.text()}`);

    return next;
  };
}
