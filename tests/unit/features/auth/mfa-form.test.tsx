// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { leadTo } from '~/features/auth/lead-to';
import { MfaForm } from '~/features/auth/MfaForm.island';
import { $session } from '~/stores/session';
import { render } from '../../ui/render';

vi.mock('~/features/auth/lead-to', () => ({ leadTo: vi.fn() }));
vi.mock('~/stores/session', async (original) => ({
  ...(await original<typeof import('~/stores/session')>()),
  startSession: vi.fn(() => Promise.resolve()),
}));

const FROM_TOKEN = { id: 'a', email: 'ann@example.com', isVerified: true };

beforeEach(() => {
  vi.mocked(leadTo).mockClear();
  $session.set({ status: 'unknown' });
});

it('keeps the form while only the token is known, which does not tell whether a code is due', () => {
  render(<MfaForm />);
  act(() => $session.set({ status: 'signed-in', user: FROM_TOKEN }));

  expect(leadTo).not.toHaveBeenCalled();
  expect(document.querySelector('input')).not.toBeNull();
});

it('leads on once the server says that no code is due', () => {
  render(<MfaForm />);
  act(() =>
    $session.set({ status: 'signed-in', user: { ...FROM_TOKEN, createdAt: '2026-11-01' } }),
  );

  expect(leadTo).toHaveBeenCalledWith('/dashboard');
});
