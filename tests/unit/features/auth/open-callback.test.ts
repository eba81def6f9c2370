// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { afterAccount } from '~/features/auth/open-callback';
import type { WaitingSession } from '~/features/auth/waiting-session';
import { DRAFT_KEY } from '~/platform/storage-keys';

vi.mock('~/domain/quote/draft', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const WAITING = { email: 'nora@example.com', userId: 'user-1' } as WaitingSession;

it('asks about a quote of this browser also when the code that reads it does not load', async () => {
  localStorage.setItem(DRAFT_KEY, '{}');

  expect(await afterAccount(WAITING)).toEqual({ name: 'ask-quote', waiting: WAITING });
});

it('asks about nothing in a browser without a quote', async () => {
  localStorage.clear();

  expect(await afterAccount(WAITING)).toEqual({ name: 'enter', waiting: WAITING });
});
