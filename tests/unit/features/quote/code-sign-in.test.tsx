// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInFirst } from '~/features/quote/documents/SignInFirst';
import { saveSection } from '~/features/quote/store';
import { rememberAskedLink, signUpKeyFor } from '~/stores/asked-links';
import { forgetAskedCode } from '~/stores/code-sign-in';
import { refusal, session } from '../../data/canned-auth';
import { field, render } from '../../ui/render';
import { openWizard } from './wizard-builder';

const EMAIL = 'nora@example.com';

type Call = { path: string; body: Record<string, unknown> };

let calls: Call[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  localStorage.clear();
  calls = [];
  answers = {};
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // the client counts its instances
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const text = await request.text();
    calls.push({ path, body: text === '' ? {} : (JSON.parse(text) as Call['body']) });

    return answers[path]?.() ?? Response.json({});
  });
  openWizard();
  saveSection('applicant', { email: EMAIL });
  render(<SignInFirst />);
});

afterEach(() => {
  act(forgetAskedCode);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const buttonOf = (label: string | RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    typeof label === 'string' ? textContent === label : label.test(textContent),
  );
const press = (label: string): void => act(() => buttonOf(label)?.click());
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined); // draws what arrived since the last check
    check();
  });
const shows = (text: string) => settled(() => expect(document.body.textContent).toContain(text));
const sentTo = (path: string) => calls.filter((call) => call.path === path);

function type(id: string, text: string): void {
  const input = field(id);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function askForCode(): Promise<void> {
  press('Email me a code');
  await shows('Code from the email');
}

function enterCode(code = '12345 67890'): void {
  type('mailed-code', code);
  press('Sign in with the code');
}

describe('asking for a code', () => {
  it('offers the address of the quote and sends it with the accepted terms', async () => {
    expect(field('code-email').value).toBe(EMAIL);
    await askForCode();

    expect(sentTo('/auth/v1/otp')[0]?.body).toMatchObject({
      email: EMAIL,
      data: { terms_version: expect.stringMatching(/^v/) as string },
    });
    expect(document.activeElement?.id).toBe('mailed-code');
  });

  it('refuses a text that is no address, without a call', async () => {
    type('code-email', 'nora@');
    press('Email me a code');

    await shows('Please enter a valid email address');
    expect(calls).toEqual([]);
    expect(document.activeElement?.id).toBe('code-email');
  });

  it('says why no mail went out, and keeps the address', async () => {
    answers['/auth/v1/otp'] = () => refusal(429, 'over_request_rate_limit');
    press('Email me a code');

    await shows('Too many attempts');
    expect(field('code-email').value).toBe(EMAIL);
  });

  it('keeps the key of a sign-up that this browser made', async () => {
    rememberAskedLink('signup', EMAIL, { key: 'key of a sign-up' });
    await askForCode();

    expect(signUpKeyFor(EMAIL)).toBe('key of a sign-up');
  });

  it('counts down to the next mail, and lets the visitor change the address', async () => {
    await askForCode();
    expect(buttonOf(/^Send again in \d+ seconds$/)?.disabled).toBe(true);

    press('Use another email');
    expect(field('code-email').value).toBe(EMAIL);
  });
});

describe('entering a code', () => {
  it('sends its digits without spaces, then moves the account into this browser', async () => {
    answers['/auth/v1/verify'] = () => Response.json(session());
    answers['/auth/v1/user'] = () => Response.json({ id: 'user-1', email: EMAIL });
    await askForCode();
    enterCode();

    await settled(() => expect(buttonOf('Email me a code')).toBeDefined());
    expect(localStorage.getItem('marshline-session')).not.toBeNull();
    expect(sentTo('/auth/v1/verify')[0]?.body).toMatchObject({ email: EMAIL, token: '1234567890' });
    expect(sentTo('/rest/v1/rpc/keep_sign_up_password')[0]?.body).toEqual({
      sign_up_key: signUpKeyFor(EMAIL),
    });
    expect(sentTo('/rest/v1/tos_acceptances')[0]?.body).toMatchObject({ user_id: 'user-1' });
  });

  it('asks for all ten digits, without a call', async () => {
    await askForCode();
    enterCode('12345-6789');

    await shows('Enter the 10 digits of the code');
    expect(sentTo('/auth/v1/verify')).toEqual([]);
  });

  it.each([
    ['a wrong code', 'otp_expired', 403, 0, 'This code does not match'],
    ['a code after 10 minutes', 'otp_expired', 403, 601_000, 'This code has expired'],
    ['too many tries', 'over_request_rate_limit', 429, 0, 'Too many attempts'],
  ])('has a message for %s, and keeps the digits', async (_, code, status, age, title) => {
    answers['/auth/v1/verify'] = () => refusal(status, code);
    await askForCode();
    vi.setSystemTime(Date.now() + age);
    enterCode();

    await shows(title);
    expect(field('mailed-code').value).toBe('1234567890');
    expect(localStorage.getItem('marshline-session')).toBeNull();
  });

  it('signs nobody in when the answer is lost', async () => {
    answers['/auth/v1/verify'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await askForCode();
    enterCode();

    await shows('Our server did not answer');
    expect(localStorage.getItem('marshline-session')).toBeNull();
  });
});
