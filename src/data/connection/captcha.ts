import { PUBLIC_TURNSTILE_SITE_KEY } from 'astro:env/client';

/** The URL of Turnstile's script. The Content-Security-Policy allows it when a site key is set. */
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** A person who has to solve a challenge needs time for it. */
const PATIENCE_MS = 120_000;

type Turnstile = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ) => string;
  remove: (place: HTMLElement) => void;
};

let loading: Promise<Turnstile | undefined> | undefined;

/**
 * Get the captcha token for a public call to Auth. Empty when the project uses no captcha or
 * Turnstile gives no token: Auth then decides whether to accept the call. Turnstile shows a
 * challenge only to visitors it is unsure about.
 */
export async function captchaAnswer(): Promise<{ captchaToken?: string }> {
  if (!PUBLIC_TURNSTILE_SITE_KEY) return {};

  const turnstile = await loadTurnstile();
  const captchaToken = turnstile && (await solve(turnstile, PUBLIC_TURNSTILE_SITE_KEY));

  return captchaToken ? { captchaToken } : {};
}

function loadTurnstile(): Promise<Turnstile | undefined> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => resolve((window as { turnstile?: Turnstile }).turnstile));
    script.addEventListener('error', () => {
      loading = undefined; // the next call tries again
      resolve(undefined);
    });
    document.head.append(script);
  });

  return loading;
}

/** A token works once, so each call renders its own widget. */
function solve(turnstile: Turnstile, sitekey: string): Promise<string | undefined> {
  const place = document.createElement('div');
  place.className = 'captcha';
  document.querySelector('main')?.append(place);

  return new Promise((resolve) => {
    const finish = (token?: string) => {
      clearTimeout(timer);
      turnstile.remove(place);
      place.remove();
      resolve(token);
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    turnstile.render(place, {
      sitekey,
      appearance: 'interaction-only',
      callback: finish,
      'error-callback': () => finish(),
    });
    place.scrollIntoView({ block: 'nearest' });
  });
}
