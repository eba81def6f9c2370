// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Options = { sitekey: string; callback: (token: string) => void; 'error-callback': () => void };

/** The module as in a build with this site key. */
async function loadCaptcha(siteKey?: string) {
  vi.resetModules();
  vi.doMock('astro:env/client', () => ({ PUBLIC_TURNSTILE_SITE_KEY: siteKey }));

  return import('~/data/connection/captcha');
}

/** The requested scripts, in a page that loads none. */
let scripts: HTMLScriptElement[];

/** Deliver the requested script, with a widget that ends in this way. */
function arrive(end: (options: Options) => void) {
  const remove = vi.fn();
  (window as { turnstile?: object }).turnstile = {
    render: (_place: HTMLElement, options: Options) => {
      queueMicrotask(() => end(options));
      return 'widget';
    },
    remove,
  };
  scripts.at(-1)?.dispatchEvent(new Event('load'));

  return { remove };
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  delete (window as { turnstile?: object }).turnstile;
});

describe('captchaAnswer', () => {
  it('sends no request and loads no script without a site key', async () => {
    const { captchaAnswer } = await loadCaptcha();

    expect(await captchaAnswer()).toEqual({});
    expect(scripts).toEqual([]);
  });

  it("returns a person's token, and removes the widget", async () => {
    const { captchaAnswer } = await loadCaptcha('key');
    const answer = captchaAnswer();
    const { remove } = arrive(({ callback, sitekey }) => callback(`token of ${sitekey}`));

    expect(await answer).toEqual({ captchaToken: 'token of key' });
    expect(remove).toHaveBeenCalledOnce();
    expect(document.querySelector('.captcha')).toBeNull();
  });

  it('returns no token when the widget fails, so that Auth decides', async () => {
    const { captchaAnswer } = await loadCaptcha('key');
    const answer = captchaAnswer();
    arrive((options) => options['error-callback']());

    expect(await answer).toEqual({});
  });

  it('loads the script again after a failure', async () => {
    const { captchaAnswer } = await loadCaptcha('key');
    const first = captchaAnswer();
    scripts.at(-1)?.dispatchEvent(new Event('error'));
    expect(await first).toEqual({});

    const second = captchaAnswer();
    arrive(({ callback }) => callback('token'));
    expect(await second).toEqual({ captchaToken: 'token' });
  });
});
