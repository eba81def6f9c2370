import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Audience, sessionScript } from '~/layouts/session-script';

let dataset: Record<string, string>;

/** Run the script as the head of a page does. Returns its redirect target, if any. */
function run(
  audience: Audience,
  stores: Partial<Record<'sessionStorage' | 'localStorage', object>>,
) {
  const replace = vi.fn<(address: string) => void>();
  const pathname = '/dashboard/documents';
  const location = { replace, pathname, search: '?bond=7&x=%26', hash: '#poa' };
  const listeners = new Map<string, () => void>();
  const page = {
    document: { documentElement: { dataset } },
    location,
    sessionStorage: {},
    localStorage: {},
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    ...stores,
  };
  new Function(...Object.keys(page), sessionScript(audience))(...Object.values(page));

  return { ledTo: replace.mock.calls.flat(), listeners, page };
}

const SESSION = { 'marshline-session': '{}' };

beforeEach(() => {
  dataset = {};
});

describe('the script in the head of a page', () => {
  it.each(['sessionStorage', 'localStorage'] as const)('finds a session in %s', (storage) => {
    expect(run('everyone', { [storage]: SESSION }).ledTo).toEqual([]);

    expect(dataset['session']).toBe('');
    expect(dataset['guard']).toBeUndefined();
  });

  it('marks nothing without a session', () => {
    run('everyone', {});

    expect(dataset).toEqual({});
  });

  it('finds a toast from the previous page', () => {
    run('everyone', { sessionStorage: { 'marshline-waiting-toast': '{}' } });

    expect(dataset).toEqual({ toaster: '' });
  });

  it.each(['storage', 'pageshow'])('checks again at %s', (event) => {
    const { listeners, page } = run('everyone', {});
    Object.assign(page.localStorage, SESSION);

    listeners.get(event)?.();

    expect(dataset['session']).toBe('');
  });

  it.each(['everyone', 'guests'] as const)('lets %s in when storage is blocked', (audience) => {
    const blocked = new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    );

    expect(run(audience, { sessionStorage: blocked }).ledTo).toEqual([]);
    expect(dataset).toEqual({});
  });

  it("redirects a visitor of a members' page to the sign-in, with path, query and hash, and hides the page", () => {
    expect(run('members', {}).ledTo).toEqual([
      '/signin?returnTo=%2Fdashboard%2Fdocuments%3Fbond%3D7%26x%3D%2526%23poa',
    ]);
    expect(dataset['guard']).toBe('');
  });

  it("shows a members' page with its placeholders at once to a visitor with a stored session", () => {
    expect(run('members', { localStorage: SESSION }).ledTo).toEqual([]);
    expect(dataset['guard']).toBeUndefined();
  });

  it("hides a guests' page only from a possibly signed-in user", () => {
    run('guests', {});
    expect(dataset).toEqual({});

    run('guests', { localStorage: SESSION });
    expect(dataset['guard']).toBe('');
  });

  it.each(['everyone', 'members', 'guests'] as const)(
    'contains no text that would end the script element: %s',
    (audience) => {
      expect(sessionScript(audience)).not.toMatch(/<\/|<!--/);
    },
  );
});
