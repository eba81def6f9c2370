// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAuditBundle } from '~/stores/audit-bundle';
import { keepSession } from './account-server';

const BOND = { id: 'a-bond', number: 'MSB-27182818' };

/** What the function answers. The client of a page takes its network once. */
let answer: () => Response;
vi.stubGlobal('fetch', () => Promise.resolve(answer()));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepSession();
});

afterEach(() => vi.restoreAllMocks());

describe('an audit bundle', () => {
  it('is saved under the number of its bond', async () => {
    answer = () => new Response('PK', { headers: { 'content-type': 'application/octet-stream' } });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });

    expect(await saveAuditBundle(BOND)).toBeUndefined();
    expect(saved).toEqual(['MSB-27182818-audit-bundle.zip']);
  });

  it.each([
    ['too many calls', 429, { code: 'rate-limited' }, 'Too many requests'],
    ['a bond of somebody else', 404, { code: 'not-found' }, 'no longer have access'],
    ['a fault of ours', 500, { code: 'unexpected' }, 'This is our fault'],
    ['no answer behind the gateway', 503, {}, 'did not answer'],
  ])('gives the words for %s', async (_, status, body, words) => {
    answer = () => Response.json(body, { status });

    expect(await saveAuditBundle(BOND)).toContain(words);
  });
});
