import { vi } from 'vitest';
import { onUpload, type SentUpload } from '../data/fake-upload';

/** The columns of `application_documents` that the list uses. */
export type DocumentRow = {
  id: string;
  application_id: string;
  doc_type: string;
  storage_path: string;
  original_name: string;
  mime_type: string;
  size_bytes: number;
  status: string;
  created_at: string;
  is_checked: boolean;
};

/**
 * Storage, rows and the check of documents, in memory. `fails` names the refused calls from now on. With
 * `holdsUploads`, uploads wait in `uploads`; otherwise they arrive at once.
 */
export class DocumentServer {
  readonly rows: DocumentRow[] = [];
  readonly files = new Set<string>();
  readonly uploads: SentUpload[] = [];
  readonly checks: string[] = [];
  fails: { list?: number; insert?: number; update?: number; open?: string; check?: string } = {};
  holdsUploads = false;

  /** Replace the network of every client created from now on. */
  listen(): void {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const text = await request.text();

      return this.answer(request, text === '' ? {} : (JSON.parse(text) as Body));
    });
    onUpload((upload) => {
      this.uploads.push(upload);
      if (!this.holdsUploads) this.arrive(upload);
    });
  }

  /** Let an upload arrive. */
  arrive({ url, request }: SentUpload): void {
    this.files.add(url.split('/object/applications/')[1] ?? '');
    request.answer(200, '{}');
  }

  /** An existing document. */
  put(changes: Partial<DocumentRow> = {}): DocumentRow {
    const row: DocumentRow = {
      id: `d${this.rows.length + 1}`,
      application_id: 'q1',
      doc_type: 'other',
      storage_path: `app/q1/other/${this.rows.length}-a.pdf`,
      original_name: 'a.pdf',
      mime_type: 'application/pdf',
      size_bytes: 10,
      status: 'uploaded',
      created_at: '2026-11-21T12:00:00+00:00',
      is_checked: true,
      ...changes,
    };
    this.rows.push(row);

    return row;
  }

  private answer({ method, url }: Request, body: Body): Response {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/rest/v1/application_documents') return this.rest(method, searchParams, body);
    if (pathname === '/functions/v1/check-document') return this.check(body);
    if (pathname === '/functions/v1/open-document') {
      if (this.fails.open) return Response.json({ code: this.fails.open }, { status: 404 });
      return Response.json({ url: `http://storage.example/signed/${body.documentId}` });
    }
    if (pathname === '/storage/v1/object/applications' && method === 'DELETE') {
      for (const path of body.prefixes ?? []) this.files.delete(path);
      return Response.json([]);
    }
    if (pathname === '/auth/v1/token') {
      return Response.json({ code: 'refresh_token_not_found', message: '' }, { status: 400 });
    }

    return new Response(null, { status: 503 });
  }

  private rest(method: string, query: URLSearchParams, body: Body): Response {
    if (method === 'GET') {
      if (this.fails.list) return refusal(this.fails.list);
      const application = query.get('application_id')?.replace('eq.', '');
      return Response.json(
        this.rows.filter((row) => row.application_id === application && row.status === 'uploaded'),
      );
    }
    if (method === 'POST') {
      if (this.fails.insert) return refusal(this.fails.insert);
      const { id } = this.put({ ...(body as Partial<DocumentRow>), is_checked: false });
      return Response.json([{ id }], { status: 201 });
    }
    if (this.fails.update) return refusal(this.fails.update);
    const meant = this.rows.filter(
      ({ id, status }) => query.get('id') === `eq.${id}` && status === 'uploaded',
    );
    for (const row of meant) row.status = 'deleted';

    return Response.json(meant.map(({ id }) => ({ id })));
  }

  private check({ documentId = '' }: Body): Response {
    this.checks.push(documentId);
    const row = this.rows.find(({ id }) => id === documentId);
    if (this.fails.check) {
      if (row && this.fails.check !== 'unexpected') row.status = 'deleted';
      return Response.json({ code: this.fails.check }, { status: 422 });
    }
    if (row) row.is_checked = true;

    return Response.json({ status: 'checked' });
  }
}

type Body = { prefixes?: string[]; documentId?: string };

function refusal(status: number): Response {
  return Response.json({ code: 'XX000', message: '' }, { status });
}
