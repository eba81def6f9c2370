// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startProjectQuote } from '~/stores/contractor-desk';
import { DESK, PROJECT } from '../../support/contractor-desk.ts';

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('~/domain/quote/known-answers', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says that the server did not answer when the code that fills in an application does not load', async () => {
  expect(await startProjectQuote('bid-bond', DESK, PROJECT)).toEqual({
    ok: false,
    code: 'unreachable',
  });
});
