import {
  PUBLIC_AUTH0_AUDIENCE,
  PUBLIC_AUTH0_CLIENT_ID,
  PUBLIC_AUTH0_DOMAIN,
  PUBLIC_AUTH0_MAX_AGE,
  PUBLIC_AUTH0_ORGANIZATION,
} from 'astro:env/client';

/** The identity provider and the sign-in parameters. */
export type SsoSettings = {
  domain: string;
  clientId: string;
  audience?: string;
  organization?: string;
  /** Maximum age, in seconds, of the user's last sign-in at the provider. */
  maxAgeSeconds?: number;
};

/** The single sign-on settings of this build. Undefined when single sign-on is not configured. */
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
