import {
  PUBLIC_AUTH0_AUDIENCE,
  PUBLIC_AUTH0_CLIENT_ID,
  PUBLIC_AUTH0_DOMAIN,
  PUBLIC_AUTH0_MAX_AGE,
  PUBLIC_AUTH0_ORGANIZATION,
} from 'astro:env/client';

/** With whom visitors sign in, and what is asked of the provider. */
export type SsoSettings = {
  domain: string;
  clientId: string;
  audience?: string;
  organization?: string;
  /** How long ago, in seconds, a user may have proven to the provider who they are. */
  maxAgeSeconds?: number;
};

/** The single sign-on this site was built with, or undefined where there is none. */
export function ssoSettings(): SsoSettings | undefined {
  if (!PUBLIC_AUTH0_DOMAIN || !PUBLIC_AUTH0_CLIENT_ID) return undefined;

  return {
    domain: PUBLIC_AUTH0_DOMAIN,
    clientId: PUBLIC_AUTH0_CLIENT_ID,
    ...(PUBLIC_AUTH0_AUDIENCE && { audience: PUBLIC_AUTH0_AUDIENCE }),
    ...(PUBLIC_AUTH0_ORGANIZATION && { organization: PUBLIC_AUTH0_ORGANIZATION }),
    ...(PUBLIC_AUTH0_MAX_AGE !== undefined && { maxAgeSeconds: PUBLIC_AUTH0_MAX_AGE }),
  };
}
