// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeepInAccount } from '~/features/quote/confirmation/KeepInAccount';
import { $session } from '~/stores/session';
import { refusal } from '../../../data/canned-auth';
import { enter, render } from '../../../ui/render';
import { aConfirmation } from '../confirmation-builder';

const MATTER_ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';
const USER = { id: 'user-1', email: 'nora@example.com', isVerified: true };
const ACCOUNT_NAME = { firstName: 'Nora', lastName: 'Nguyen' };

let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // the client counts its instances
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  act(() => $session.set({ status: 'signed-out' }));
  open();
});

const open = () =>
  render(<KeepInAccount confirmation={aConfirmation({ accountName: ACCOUNT_NAME })} />);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const heading = () => document.querySelector('h3')?.textContent;

function createAccount(): void {
  enter('account-password', 'Salt-marsh heron 42');
  act(() => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
}

async function shows(text: string): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => undefined); // draws what arrived since the last check
    expect(document.body.textContent).toContain(text);
  });
}

it('asks to confirm the account that was created, and no longer to create one', async () => {
  answer = () => Response.json({ id: 'user-1', email: 'nora@example.com' });
  expect(heading()).toBe('Create an account to follow it');

  createAccount();
  await shows('We sent a link to nora@example.com');

  expect(heading()).toBe('Confirm your account');
  expect(document.querySelector('form')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Confirm your account');

  open(); // as after a reload
  expect(heading()).toBe('Confirm your account');
});

it('keeps the form when no account was created, and says why', async () => {
  answer = () => refusal(429, 'over_request_rate_limit');

  createAccount();
  await shows('Too many attempts. Wait a few minutes, then try again.');

  expect(heading()).toBe('Create an account to follow it');
});

/** Where the newest of the drawn confirmations leads, by the words of each link. */
const links = () =>
  [...([...document.querySelectorAll('p.no-print')].at(-1)?.querySelectorAll('a') ?? [])].map(
    ({ pathname, search, textContent }) => [textContent, pathname + search],
  );

it('leads a signed-in attorney back to the matter, and to the dashboard', () => {
  act(() => $session.set({ status: 'signed-in', user: USER }));
  render(<KeepInAccount confirmation={aConfirmation({ matterId: MATTER_ID })} />);

  expect(links()).toEqual([
    ['Back to the matter', `/dashboard/attorney?matter=${MATTER_ID}`],
    ['Open Your Dashboard', '/dashboard'],
  ]);
});

it('leads a customer without a matter to the dashboard only', () => {
  act(() => $session.set({ status: 'signed-in', user: USER }));

  expect(links()).toEqual([['Open Your Dashboard', '/dashboard']]);
});
