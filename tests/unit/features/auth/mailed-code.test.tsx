// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailedCode } from '~/features/auth/code/MailedCode';
import { endsWithTab, rememberSession } from '~/platform/session-storage';
import { forgetAskedCode } from '~/stores/code-sign-in';
import { refusal } from '../../data/canned-auth';
import { field, render } from '../../ui/render';

const EMAIL = 'nora@example.com';

/** The form loads its rules on demand, which takes long on a busy machine. */
const WAIT = { timeout: 15_000, interval: 50 };

let answers: Record<string, () => Response>;
const goBack = vi.fn();

beforeEach(() => {
  localStorage.clear();
  goBack.mockClear();
  answers = {};
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // the client counts its instances
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);

    return answers[pathname]?.() ?? Response.json({});
  });
});

const open = (typedEmail: string) =>
  render(<MailedCode typedEmail={typedEmail} onUsePassword={goBack} />);

afterEach(() => {
  act(forgetAskedCode);
  rememberSession(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const buttonOf = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const press = (label: string): void => act(() => buttonOf(label)?.click());
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined); // draws what arrived since the last check
    check();
  }, WAIT);
const shows = (text: string) => settled(() => expect(document.body.textContent).toContain(text));

async function askForCode(): Promise<void> {
  open(EMAIL);
  await shows('Code from the email');
}

function typeCode(text: string): void {
  const input = field('mailed-code');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the form that signs in with a mailed code', () => {
  it('sends the code to the address that was typed beside the password without another press', async () => {
    await askForCode();

    expect(document.body.textContent).toContain(`We sent ten digits to ${EMAIL}.`);
  });

  it('sends no second code when the first one is used up or forgotten', async () => {
    await askForCode();
    act(forgetAskedCode);
    await settled(() => expect(buttonOf('Email me a code')?.disabled).toBe(false));

    expect(document.body.textContent).not.toContain('Code from the email');
  });

  it.each(['', 'nora@'])('sends nothing to “%s”', async (typed) => {
    open(typed);
    await settled(() => expect(buttonOf('Email me a code')).toBeDefined());

    expect(document.body.textContent).not.toContain('Code from the email');
    expect(field('code-email').value).toBe(typed);
  });

  it('takes a code only when all ten digits are there, and says why one failed', async () => {
    answers['/auth/v1/verify'] = () => refusal(403, 'otp_expired');
    await askForCode();
    typeCode('12345-6789');
    expect(buttonOf('Sign in with the code')?.disabled).toBe(true);
    typeCode('12345 67890');
    press('Sign in with the code');

    await shows('This code does not match');
    expect(localStorage.getItem('marshline-session')).toBeNull();
  });

  it('says why no mail went out', async () => {
    answers['/auth/v1/otp'] = () => refusal(429, 'over_request_rate_limit');
    open(EMAIL);

    await shows('Too many attempts');
    expect(buttonOf('Email me a code')).toBeDefined();
  });

  it('waits for another address, follows the choice to be remembered, and has the way back to the password', async () => {
    await askForCode();
    press('Use another email');
    expect(field('code-email').value).toBe(EMAIL);

    act(() => field('code-remember-me').click());
    expect(endsWithTab()).toBe(true);

    press('Use a password');
    expect(goBack).toHaveBeenCalledExactlyOnceWith(EMAIL);
  });
});
