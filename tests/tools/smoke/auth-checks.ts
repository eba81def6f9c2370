import {
  ask,
  askSupabase,
  type Check,
  DEVELOPER_ORIGIN,
  productionOrigin,
  STRANGE_ORIGIN,
  type Target,
} from './check.ts';

/** The secret of no link. Auth refuses it and leads the browser where a used link would lead. */
const NO_LINK = 'pkce_smoke';

/** Where Turnstile's script comes from. The site's policy allows it only if the forms load it. */
const CAPTCHA_ORIGIN = 'https://challenges.cloudflare.com';

/** Questions to Auth: a refused link and a refused sign-in, which change nothing. */
export const AUTH_CHECKS: readonly Check[] = [
  {
    name: 'mailed links lead to this site and to no other',
    run: async (target) => {
      const { origin } = target.site;
      const own = `${origin}/auth/callback`;
      const [home, callback, developer, strange] = [
        await linkTarget(target),
        await linkTarget(target, own),
        await linkTarget(target, `${DEVELOPER_ORIGIN}/auth/callback`),
        await linkTarget(target, `${STRANGE_ORIGIN}/`),
      ];
      const isProduction = origin === (await productionOrigin());
      const isPublic = target.site.protocol === 'https:';
      const isHomeWrong = isProduction
        ? home?.origin !== origin
        : isPublic && home?.origin === DEVELOPER_ORIGIN;

      return [
        ...(isHomeWrong ? [`auth.site_url is ${home?.origin}: ${PUSH}`] : []),
        ...(callback?.href.startsWith(own)
          ? []
          : [`${own} is not in auth.additional_redirect_urls: ${PUSH}`]),
        ...(isPublic && developer?.origin === DEVELOPER_ORIGIN
          ? [`a link may lead to ${DEVELOPER_ORIGIN}: ${PUSH}`]
          : []),
        ...(strange?.origin === STRANGE_ORIGIN ? ['a link may lead to any site'] : []),
      ];
    },
  },
];

/** A question to Auth about the pages of the site. */
export const CAPTCHA_CHECK: Check = {
  name: 'sign-in asks for a captcha exactly if the pages have one',
  run: async (target) => {
    const policy = (await ask(target.site, '/')).headers.get('content-security-policy') ?? '';
    const isShown = policy.includes(CAPTCHA_ORIGIN);
    const isAsked = await asksForCaptcha(target);
    if (isShown === isAsked) return [];

    return [
      isShown
        ? 'the pages have a captcha and Auth does not ask for it: switch it on in the dashboard under Authentication, Attack Protection'
        : 'Auth asks for a captcha that the pages do not have: set PUBLIC_TURNSTILE_SITE_KEY at Netlify and deploy',
    ];
  },
};

const PUSH = 'run "npm run check:config" and "npx supabase config push"';

/** The page to which Auth leads from a link with this wish. Undefined when it leads nowhere. */
async function linkTarget(target: Target, wish?: string): Promise<URL | undefined> {
  const query = new URLSearchParams({
    token: NO_LINK,
    type: 'signup',
    ...(wish !== undefined && { redirect_to: wish }),
  });
  const answer = await askSupabase(target, `/auth/v1/verify?${query.toString()}`);
  const location = answer.headers.get('location');

  return location === null ? undefined : new URL(location);
}

/** Auth asks for the captcha before it looks at the account, and nobody has this one. */
async function asksForCaptcha(target: Target): Promise<boolean> {
  const answer = await askSupabase(target, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@smoke.invalid', password: 'no password' }),
  });
  const { error_code: code } = (await answer.json()) as { error_code?: string };

  return code === 'captcha_failed';
}
