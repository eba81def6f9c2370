// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dollars } from '~/domain/money';
import { probateSheet } from '~/features/worksheets/probate-sheet';
import { startSheet } from '~/features/worksheets/start-sheet';

const PARTS = ['title', 'message', 'status', 'copied', 'day', 'address', 'rule'];

const field = (name: string) => `<div data-field><label for="${name}">${name}</label>
  <input id="${name}" name="${name}" data-kind="money" /><p data-problem="${name}"></p></div>`;

const PAGE = `<form>
  <label for="state">State</label>
  <select id="state" name="state"><option value="">Choose</option><option value="NC">North Carolina</option>
    <option value="OR">Oregon</option></select>
  <select name="who"><option value="executor">Executor</option></select>
  ${field('personal')}${field('rents')}</form>
<section data-result>${PARTS.map((part) => `<p tabindex="-1" data-part="${part}">example ${part}</p>`).join('')}
  <dl data-part="figures"></dl><dl data-part="lines"></dl><dl data-part="limits"></dl>
  <dl data-part="amounts"><div><dt>The bond</dt><dd>$1</dd><dd><a class="button button-secondary" href="/quote">Get this bond</a></dd></div></dl>
  <button data-part="copy"></button><button data-part="print"></button></section>
<div data-rule="NC">The rule of North Carolina</div>`;

const RULES = {
  NC: {
    estate: {
      parts: [{ part: 'personal' as const }],
      percent: 125,
      bound: 'exact' as const,
      reduced: { percent: 110, above: dollars(100_000) },
    },
  },
  OR: { estate: 'court-decides' as const },
};

const part = (name: string) => document.querySelector(`[data-part="${name}"]`)?.textContent ?? '';
const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

function start(search = ''): void {
  history.replaceState(null, '', `/sheet${search}`);
  document.body.innerHTML = PAGE;
  startSheet(document.querySelector('form') as HTMLFormElement, probateSheet(RULES));
}

function type(name: string, text: string, isFinished = false): void {
  control(name).value = text;
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
  if (isFinished) control(name).dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a worksheet', () => {
  it('shows the example until there is an answer', () => {
    start('?utm_source=mail');

    expect(part('title')).toBe('example title');
    expect(location.search).toBe('?utm_source=mail');
  });

  it('shows the result while typing, and keeps it in the address after a pause', () => {
    start('?utm_source=mail');
    type('state', 'NC');
    type('personal', '180k');

    expect(part('title')).toBe('Your result');
    expect(part('amounts')).toContain('$225,000');
    expect(part('amounts')).toContain('$198,000');
    expect(part('lines')).toBe('Personal property$180,000');
    expect(part('rule')).toBe('The rule of North Carolina');
    expect(location.search).toBe('?utm_source=mail');

    vi.advanceTimersByTime(500);
    expect(location.search).toBe('?utm_source=mail&state=NC&personal=180000');
    expect(part('status')).toContain('$225,000');

    type('personal', '180k', true);
    expect(control('personal').value).toBe('$180,000');
  });

  it('starts with the answers of its address, and links to a quote with bond, state and amount', () => {
    start('?state=nc&personal=90000');

    expect(control('state').value).toBe('NC');
    expect(control('personal').value).toBe('$90,000');
    expect(document.querySelector('[data-part="amounts"] a')?.getAttribute('href')).toBe(
      '/quote?bondType=executor-personal-representative&state=NC&amount=112500',
    );
  });

  it('ignores what the address may not choose', () => {
    start('?state=ZZ&who=%22%3E&personal=%3Cb%3E');

    expect(control('state').value).toBe('');
    expect(part('message')).toContain('Correct the figures');
    expect(document.querySelector('[data-problem="personal"]')?.textContent).toContain('dollars');
  });

  it('hides the figures that the rule does not count, and leaves them out of the address', () => {
    start('?rents=100');
    type('state', 'NC', true);
    vi.advanceTimersByTime(0);

    expect(control('rents').closest<HTMLElement>('[data-field]')?.hidden).toBe(true);
    expect(location.search).toBe('?state=NC');
    type('state', 'OR', true);
    expect(control('rents').closest<HTMLElement>('[data-field]')?.hidden).toBe(false);
    expect(part('message')).toContain('leaves the amount to the court');
    expect(document.querySelectorAll('[data-part="amounts"] a')).toHaveLength(0);
  });

  it('says at the field what is wrong once it is left, and takes it back at once', () => {
    start('?state=NC');
    type('personal', '-5');
    expect(control('personal').hasAttribute('aria-invalid')).toBe(false);

    type('personal', '-5', true);
    expect(control('personal').getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('[data-problem="personal"]')?.textContent).toContain('minus');

    type('personal', '5');
    expect(control('personal').hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows the example again when the form is cleared', () => {
    start('?state=NC&personal=90000');
    document.querySelector('form')?.reset();
    vi.runAllTimers();

    expect(part('title')).toBe('example title');
    expect(part('amounts')).toContain('Get this bond');
    expect(part('rule')).toBe('example rule');
    expect(location.search).toBe('');
  });

  it('gives the link to the quote the look of the main action only for a result', () => {
    const look = () => document.querySelector('[data-part="amounts"] a')?.className;
    start();
    expect(look()).toBe('button button-secondary');

    start('?state=NC&personal=90000');
    expect(look()).toBe('button button-primary');
  });

  it('moves the focus to the result when the form is sent', () => {
    start('?state=NC&personal=90000');
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(sent);

    expect(sent.defaultPrevented).toBe(true);
    expect(document.activeElement?.textContent).toBe('Your result');
  });

  it('copies the address with the latest figures', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    start('?state=NC');
    type('personal', '7');
    document.querySelector<HTMLElement>('[data-part="copy"]')?.click();
    await vi.waitFor(() => expect(part('copied')).toBe('Link copied.'));

    expect(writeText.mock.calls[0]?.[0]).toContain('?state=NC&personal=7');
    vi.unstubAllGlobals();
  });
});
