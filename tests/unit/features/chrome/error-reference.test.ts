// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showErrorReferences } from '~/features/chrome/error-reference';
import { showReference } from '~/platform/error-reference';
import { $toasts } from '~/stores/toasts';

const failed = (status: number, headers: HeadersInit = { 'x-request-id': '7QK2-M9XD' }) =>
  new Response(null, { status, headers });
const titles = () => $toasts.get().map(({ title }) => title);

beforeEach(() => $toasts.set([]));

describe('the reference of an error', () => {
  it('shows whether the error came before the toaster or later, each once', async () => {
    showReference(failed(500));
    showErrorReferences(document.documentElement);
    expect(titles()).toEqual(['Error reference: 7QK2-M9XD']);

    showReference(failed(500, { 'x-request-id': '0AB1-CDEF' }));
    await vi.waitFor(() =>
      expect(titles()).toEqual(['Error reference: 7QK2-M9XD', 'Error reference: 0AB1-CDEF']),
    );
  });

  it.each([
    ['an answer', failed(200)],
    ['a refusal that the visitor can mend', failed(422)],
    ['a busy server, because the call is repeated', failed(503)],
    ['a failure that no function logged', failed(500, {})],
  ])('does not show for %s', (_, response) => {
    showReference(response);

    expect(document.documentElement.dataset['reference']).toBeUndefined();
  });
});
