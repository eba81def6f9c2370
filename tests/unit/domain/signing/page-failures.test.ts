import { expect, it } from 'vitest';
import { SIGNING_PAGE_FAILURES } from '~/domain/signing/page-failures';

it('each failure of the signing page has a name of its own', () => {
  expect(new Set(SIGNING_PAGE_FAILURES).size).toBe(SIGNING_PAGE_FAILURES.length);
});
