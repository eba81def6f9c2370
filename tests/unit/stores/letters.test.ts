// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letterCallSchema } from '~/domain/papers/letter-call';
import { downloadLetter } from '~/stores/letters';
import { keepSession } from './account-server';

const LETTER = {
  id: '5f0d8a52-6a3b-4e0f-9b5e-2a1c7d9e4f10',
  project: '',
  single: 1,
  aggregate: 1,
  issuedOn: '2026-11-24',
  validUntil: '2027-02-22',
};

/** What the function answers. The client of a page takes its network once. */
let answer: () => Response;
let sent: unknown;
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  sent = await new Request(input, init).json();

  return answer();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepSession();
});

afterEach(() => vi.restoreAllMocks());

describe('a letter of bondability', () => {
  it('is saved under its day', async () => {
    answer = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });

    expect(await downloadLetter(LETTER)).toBeUndefined();
    expect(letterCallSchema.parse(sent)).toEqual({ letterId: LETTER.id });
    expect(saved).toEqual([expect.stringContaining('2026-11-24')]);
  });

  it.each([
    ['a letter of somebody else', 404, { code: 'not-found' }, 'can’t open this account'],
    ['a letter that ended', 409, { code: 'not-available' }, 'no longer valid'],
    ['a fault of ours', 500, { code: 'unexpected' }, 'Something went wrong on our side'],
    ['no answer behind the gateway', 503, {}, 'did not answer'],
  ])('gives the words for %s', async (_, status, body, words) => {
    answer = () => Response.json(body, { status });

    expect(await downloadLetter(LETTER)).toContain(words);
  });
});
