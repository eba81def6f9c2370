// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadBoughtPacket, downloadBoughtPaper } from '~/stores/bought-papers';
import { $toasts } from '~/stores/toasts';

const BOND = { id: 'a-bond', number: 'MSB-27182818', quoteKey: 'k'.repeat(43) };
const URL_OF_FILE = 'http://127.0.0.1:58321/storage/v1/object/sign/bonds/x/bond.pdf?token=y';

/** What the function answers, and what it was sent. */
let answer: () => Response;
const sent: unknown[] = [];
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  sent.push(await new Request(input, init).json());
  return answer();
});

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  $toasts.set([]);
  vi.spyOn(window, 'open').mockReturnValue({ opener: null } as unknown as Window);
});

afterEach(() => vi.restoreAllMocks());

describe('a visitor who just bought a bond', () => {
  it('downloads a paper with the key of the quote, which stays out of the address', async () => {
    answer = () => Response.json({ url: URL_OF_FILE });
    await downloadBoughtPaper(BOND, 'poa');

    expect(sent).toEqual([{ bondId: BOND.id, type: 'poa', quoteKey: BOND.quoteKey }]);
    expect(window.open).toHaveBeenCalledExactlyOnceWith(URL_OF_FILE, '_blank');
    expect($toasts.get()).toMatchObject([{ title: 'Download started' }]);
  });

  it('saves the filing packet', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
    );
    answer = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    await downloadBoughtPacket(BOND);

    expect(sent).toEqual([{ bondId: BOND.id, quoteKey: BOND.quoteKey }]);
    expect($toasts.get()).toMatchObject([{ title: 'Download started' }]);
  });

  it('is told when the papers do not open', async () => {
    answer = () => Response.json({ code: 'not-found' }, { status: 404 });
    await downloadBoughtPaper(BOND, 'bond');
    await downloadBoughtPacket(BOND);

    expect(window.open).not.toHaveBeenCalled();
    expect($toasts.get().map(({ title }) => title)).toEqual(['Download Error', 'Download Error']);
  });
});
