// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadBondFile, downloadFilingPacket, downloadReceipt } from '~/stores/bond-downloads';
import { $toasts } from '~/stores/toasts';
import { keepSession } from './account-server';

const URL_OF_FILE = 'http://127.0.0.1:58321/storage/v1/object/sign/bonds/x/bond.pdf?token=y';
const FAILED = { title: 'Download Error', type: 'error' };

const tab = { opener: {} as unknown };

/** What the function answers. The client of a page takes its network once. */
let answer: () => Response | Promise<Response>;
vi.stubGlobal('fetch', () => Promise.resolve(answer()));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  $toasts.set([]);
  tab.opener = {};
  vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
  keepSession();
});

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('a download', () => {
  it('opens in a tab that cannot reach this page, and reports the download', async () => {
    answer = () => Response.json({ url: URL_OF_FILE });

    await downloadBondFile('a-bond', 'bond');

    expect(window.open).toHaveBeenCalledExactlyOnceWith(URL_OF_FILE, '_blank');
    expect(tab.opener).toBeNull();
    expect($toasts.get()).toMatchObject([{ title: 'Download started', type: 'success' }]);
  });

  it('continues in this tab when the browser opens no other', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    answer = () => Response.json({ url: URL_OF_FILE });

    await downloadBondFile('a-bond', 'poa');

    expect(assign).toHaveBeenCalledWith(URL_OF_FILE);
    expect($toasts.get()).toMatchObject([{ title: 'Download started' }]);
  });

  it('opens nothing after a refusal, and shows its message', async () => {
    answer = () => Response.json({ code: 'not-found' }, { status: 404 });

    await downloadBondFile('a-bond', 'bond');

    expect(window.open).not.toHaveBeenCalled();
    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: 'Failed to generate download link' },
    ]);
  });

  it('reports a missing connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));

    await downloadBondFile('a-bond', 'bond');

    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: expect.stringContaining('You are offline') },
    ]);
  });

  it('asks the user to sign in again after the session ends', async () => {
    localStorage.clear();
    sessionStorage.clear();

    await downloadBondFile('a-bond', 'bond');

    expect(window.open).not.toHaveBeenCalled();
    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: expect.stringContaining('Sign in again') },
    ]);
  });
});

describe('a filing packet', () => {
  const BOND = { id: 'a-bond', number: 'MSB-27182818' };

  it('is saved under the number of its bond', async () => {
    answer = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });

    await downloadFilingPacket(BOND);

    expect(saved).toEqual(['MSB-27182818-filing-packet.pdf']);
    expect($toasts.get()).toMatchObject([{ title: 'Download started', type: 'success' }]);
  });

  it.each([
    ['papers that are still being made', 404, 'not-available', 'The papers are not ready yet'],
    ['too many calls', 429, 'rate-limited', 'Too many requests'],
    ['a bond of somebody else', 404, 'not-found', 'Failed to make the filing packet'],
    ['a fault of ours', 500, 'unexpected', 'Failed to make the filing packet'],
  ])('has words for %s', async (_, status, code, words) => {
    answer = () => Response.json({ code }, { status });

    await downloadFilingPacket(BOND);

    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: expect.stringContaining(words) },
    ]);
  });

  it('reports a missing connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));

    await downloadFilingPacket(BOND);

    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: expect.stringContaining('You are offline') },
    ]);
  });
});

describe('a receipt', () => {
  it('is saved under the number of the bond', async () => {
    answer = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });

    await downloadReceipt('an-application', 'MSB-27182818');

    expect(saved).toEqual(['marshline-receipt-MSB-27182818.pdf']);
    expect($toasts.get()).toMatchObject([{ title: 'Download started', type: 'success' }]);
  });

  it('that is not made says so', async () => {
    answer = () => Response.json({ code: 'not-found' }, { status: 404 });

    await downloadReceipt('an-application', 'MSB-27182818');

    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: expect.stringContaining('Failed to make the receipt') },
    ]);
  });
});
