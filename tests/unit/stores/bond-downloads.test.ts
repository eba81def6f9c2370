// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadBondFile } from '~/stores/bond-downloads';
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
  it('opens in a tab that cannot reach this page, and says so', async () => {
    answer = () => Response.json({ url: URL_OF_FILE });

    await downloadBondFile('a-bond', 'bond');

    expect(window.open).toHaveBeenCalledExactlyOnceWith(URL_OF_FILE, '_blank');
    expect(tab.opener).toBeNull();
    expect($toasts.get()).toMatchObject([{ title: 'Download started', type: 'success' }]);
  });

  it('goes on in this tab where the browser opens none', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    answer = () => Response.json({ url: URL_OF_FILE });

    await downloadBondFile('a-bond', 'poa');

    expect(assign).toHaveBeenCalledWith(URL_OF_FILE);
    expect($toasts.get()).toMatchObject([{ title: 'Download started' }]);
  });

  it('that the server refuses opens nothing and says what the specification says', async () => {
    answer = () => Response.json({ code: 'not-found' }, { status: 404 });

    await downloadBondFile('a-bond', 'bond');

    expect(window.open).not.toHaveBeenCalled();
    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: 'Failed to generate download link' },
    ]);
  });

  it('without a connection says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));

    await downloadBondFile('a-bond', 'bond');

    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: expect.stringContaining('You are offline') },
    ]);
  });

  it('after the end of the session asks to sign in again', async () => {
    localStorage.clear();
    sessionStorage.clear();

    await downloadBondFile('a-bond', 'bond');

    expect(window.open).not.toHaveBeenCalled();
    expect($toasts.get()).toMatchObject([
      { ...FAILED, description: expect.stringContaining('Sign in again') },
    ]);
  });
});
