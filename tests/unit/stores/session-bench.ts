import { vi } from 'vitest';
import { accessToken } from '../../support/access-token';

export const SESSION_KEY = 'marshline-session';

const HOUR_S = 3600;

/** The store of a page, its storage and its server. */
export type SessionPage = Awaited<ReturnType<typeof importPage>>;

type Listening = Parameters<typeof addEventListener>;

/**
 * New pages over one browser storage and one server. `asked` lists the paths of the requests, `answers` holds the
 * response of each path.
 */
export class SessionBench {
  readonly asked: string[] = [];
  readonly answers: Record<string, () => Response | Promise<Response>> = {
    '/auth/v1/user': () => Response.json(userOf('jane')),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
  };

  private readonly pages: SessionPage[] = [];
  private readonly listening: Listening[] = [];

  constructor() {
    localStorage.clear();
    sessionStorage.clear();
    for (const mark of ['data-sign-in-again', 'data-away']) {
      document.documentElement.removeAttribute(mark);
    }
    this.noteListeners();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined); // the client counts its instances
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      this.asked.push(pathname);

      return Promise.resolve(this.answers[pathname]?.() ?? new Response('{}', { status: 404 }));
    });
  }

  /** Open a page that has not loaded its session yet. */
  async open(): Promise<SessionPage> {
    vi.resetModules();
    const page = await importPage();
    this.pages.push(page);

    return page;
  }

  /** Open a page with Jane signed in and loaded. */
  async openSignedIn(): Promise<SessionPage> {
    localStorage.setItem(SESSION_KEY, sessionOf('jane'));
    const page = await this.open();
    await page.startSession();

    return page;
  }

  /** Close every page. */
  async close(): Promise<void> {
    for (const [type, listener] of this.listening) window.removeEventListener(type, listener);
    for (const page of this.pages) {
      if (this.asked.length > 0) await (await page.getDb()).auth.dispose();
    }
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }

  /** The pages of one test share the window, so their listeners end with the test. */
  private noteListeners(): void {
    const add = window.addEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation((...listener) => {
      this.listening.push(listener as Listening);
      add(...(listener as Listening));
    });
  }
}

/** Another tab changes the shared storage. Null removes the key. */
export function inOtherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

/** A user in Auth's format. */
export function userOf(id: string): object {
  return {
    id,
    email: `${id}@example.com`,
    email_confirmed_at: '2026-01-20T10:00:00Z',
    created_at: '2026-01-19T10:00:00Z',
    user_metadata: { full_name: `${id} of the test` },
  };
}

/** A user's session as the client stores it, with changes of its token. */
export function sessionOf(id: string, claims: object = {}): string {
  return JSON.stringify({
    access_token: accessToken({
      sub: id,
      email: `${id}@example.com`,
      session_id: `of-${id}`,
      ...claims,
    }),
    refresh_token: `refresh-${id}`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: Math.floor(Date.now() / 1000) + HOUR_S,
  });
}

/** The status in a page's store. */
export function statusOf({ $session }: SessionPage): string {
  return $session.get().status;
}

async function importPage() {
  return {
    ...(await import('~/stores/session')),
    ...(await import('~/stores/leave-sign-in')),
    ...(await import('~/data/connection/client')),
    ...(await import('~/platform/session-storage')),
    ...(await import('~/platform/stored-session')),
  };
}
