import { expect, vi } from 'vitest';
import { isSameTerm, type RenewedTerm } from '~/domain/renewals/same-term';
import { SESSION_KEY } from '~/platform/storage-keys';

/** The columns of `applications` that drafts use. */
export type AccountRow = { id: string; revision: number; status: string; answers: unknown };

const ANSWERED_CREATED = 201;
const REFUSED = 409;

/**
 * A Data API that keeps one customer's applications in memory and answers as the database would. `calls` lists the
 * methods of its requests. `isSilent` cuts the network, and `losesAnswer` processes one call and drops its response.
 */
export class AccountServer {
  readonly rows = new Map<string, AccountRow>();
  readonly calls: string[] = [];
  isSilent = false;
  losesAnswer = false;

  /** Replace the network of every client created from now on. */
  listen(): void {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      if (this.isSilent) throw new TypeError('Failed to fetch');
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/rest/v1/applications') return new Response(null, { status: 503 });
      const text = await request.text();
      const body = text === '' ? undefined : (JSON.parse(text) as AccountRow);
      this.calls.push(request.method);
      const answer = this.answer(request.method, searchParams, body);
      if (!this.losesAnswer) return answer;

      this.losesAnswer = false;
      throw new TypeError('Failed to fetch');
    });
  }

  /** Another device writes a row. */
  put(row: Omit<AccountRow, 'status'> & { status?: string }): void {
    this.rows.set(row.id, { status: 'draft', ...row });
  }

  /** Wait until no further request is on its way. */
  async settled(): Promise<void> {
    let calls = -1;
    await vi.waitFor(() => {
      const before = calls;
      calls = this.calls.length;
      expect(calls).toBe(before);
    });
  }

  /** Reset the state. */
  reset(): void {
    this.rows.clear();
    this.calls.length = 0;
    this.isSilent = false;
    this.losesAnswer = false;
  }

  private answer(method: string, query: URLSearchParams, body: AccountRow | undefined): Response {
    const isMeant = (row: AccountRow) =>
      row.status === 'draft' &&
      (['id', 'revision'] as const).every((column) => isEqual(query.get(column), row[column])) &&
      (['bondId', 'startsOn'] as const).every((key) =>
        isEqual(query.get(`answers->draft->renews->>${key}`), renewsOf(row)?.[key]),
      );
    const meant = [...this.rows.values()].filter(isMeant);

    if (method === 'GET') return Response.json(meant.slice(-1));
    if (method === 'POST' && body) return this.insert(body);
    if (method === 'PATCH' && meant.some((row) => row.revision >= Number(body?.revision))) {
      return Response.json({ code: '40001', message: '' }, { status: REFUSED });
    }
    for (const row of meant) {
      if (method === 'DELETE') this.rows.delete(row.id);
      if (method === 'PATCH') this.rows.set(row.id, { ...row, ...body });
    }

    return Response.json(meant.map(({ id }) => ({ id })));
  }

  private insert(row: AccountRow): Response {
    const message = this.conflictOf(row);
    if (message !== undefined)
      return Response.json({ code: '23505', message }, { status: REFUSED });
    this.put(row);

    return new Response(null, { status: ANSWERED_CREATED });
  }

  /** The name of the index that refuses another draft for the same renewal, or nothing for a known id. */
  private conflictOf(row: AccountRow): string | undefined {
    const others = [...this.rows.values()].filter(({ id }) => id !== row.id);
    if (others.some((other) => isSameTerm(renewsOf(other), renewsOf(row))))
      return '"applications_one_draft_renews_a_term_idx"';

    return this.rows.has(row.id) ? '"applications_pkey"' : undefined;
  }
}

function isEqual(wanted: string | null, value: unknown): boolean {
  return wanted === null || wanted === `eq.${String(value)}`;
}

function renewsOf({ answers }: AccountRow): RenewedTerm | undefined {
  return (answers as { draft?: { renews?: RenewedTerm } }).draft?.renews;
}

/** A customer's session with a token that is valid for an hour. */
export function keepSession(): void {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const payload = { sub: crypto.randomUUID(), email: 'marisol@example.com', exp: expiresAt };

  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({
      access_token: `${part({ alg: 'none' })}.${part(payload)}.signature`,
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expiresAt,
    }),
  );
}
