/** The input of the site's policy. */
export type PolicyInput = {
  /** `sha256-…` of every inline script on every page. */
  scriptHashes: ReadonlySet<string>;
  /** `sha256-…` of every inline style sheet on every page. */
  styleHashes: ReadonlySet<string>;
  /** Origin of the project's Supabase. */
  supabaseOrigin: string;
  /** Origin of the single sign-on provider, if any. */
  identityProviderOrigin?: string | undefined;
  /** Whether Turnstile protects the public calls to Auth. */
  hasCaptcha?: boolean;
  /** Origin the site is served from. */
  siteOrigin: string;
};

/** Origin of Turnstile's script and frame. */
const CAPTCHA_ORIGIN = 'https://challenges.cloudflare.com';

/** Well below the limits of browsers and CDNs for one header. */
const MAX_POLICY_BYTES = 4096;

/**
 * The Content-Security-Policy of every page. Equal input gives equal text in any order of the
 * hashes. Throws when the inline scripts make the policy too long for a header.
 */
export function buildPolicy(input: PolicyInput): string {
  const supabase = new URL(input.supabaseOrigin);
  const realtime = `${supabase.protocol === 'https:' ? 'wss' : 'ws'}://${supabase.host}`;
  const identityProvider = input.identityProviderOrigin ?? '';
  const directives = [
    "default-src 'self'",
    `script-src ${sources(input.scriptHashes)}${input.hasCaptcha ? ` ${CAPTCHA_ORIGIN}` : ''}`,
    "script-src-attr 'none'",
    `style-src ${sources(input.styleHashes)}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", supabase.origin, realtime, identityProvider].join(' ').trimEnd(),
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${input.hasCaptcha ? CAPTCHA_ORIGIN : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(input.siteOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  const policy = directives.join('; ');

  if (policy.length > MAX_POLICY_BYTES) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} bytes, at most ${MAX_POLICY_BYTES} are allowed: the pages hold ${input.scriptHashes.size} different inline scripts and ${input.styleHashes.size} style sheets. Move what differs from page to page into files.`,
    );
  }

  return policy;
}

function sources(hashes: ReadonlySet<string>): string {
  return ["'self'", ...[...hashes].sort().map((hash) => `'${hash}'`)].join(' ');
}
