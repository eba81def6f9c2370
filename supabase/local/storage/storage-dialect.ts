import type { Handler } from '../http/serve.ts';
import { inPlatformWords } from './failures.ts';
import { withWholeRequests } from './whole-requests.ts';

const ROOT = '/storage/v1';

/** The path for signing an address that works without a session: for downloading one file, or uploading one. */
const SIGN_ONE = /^\/storage\/v1\/object\/(?:upload\/)?sign\/[^/]+\/./;

/** The same for several files of a bucket. */
const SIGN_MANY = /^\/storage\/v1\/object\/sign\/[^/]+$/;

/** The platform's path for resumable uploads in parts (TUS). */
const RESUMABLE = /^\/storage\/v1\/upload\/resumable(?:\/|$)/;

/**
 * Translate between storage-js and the embedded Storage where they differ. storage-js sends an upload as a form whose
 * file has no name; the embedded Storage expects a bare body. A signed address leaves with `/storage/v1` in front under
 * the name `signedUrl`, but storage-js reads it without the prefix as `signedURL` (downloads) or `url` (uploads). The
 * embedded Storage cannot sign several addresses at once. It ignores `?download`, which makes an address a download
 * with a name. Its failures lack the code that storage-js checks. It has no uploads in parts: such a request gets a
 * plain 404.
 */
export function withStorageDialect(handler: Handler): Handler {
  return withWholeRequests(async (request, peer) => {
    const { pathname, searchParams } = new URL(request.url);
    if (RESUMABLE.test(pathname)) return refuseParts(request);
    if (request.method === 'POST' && SIGN_MANY.test(pathname)) {
      return signMany(request, (one) => handler(one, peer));
    }

    const response = await handler(await unwrapUpload(request), peer);
    if (!response.ok) return inPlatformWords(response, request);
    if (request.method === 'POST' && SIGN_ONE.test(pathname)) return renameSignedUrl(response);
    if (searchParams.has('download'))
      return asDownload(response, searchParams.get('download') ?? '');

    return response;
  });
}

function refuseParts({ method }: Request): Response {
  const message = `Route ${method}:/upload/resumable not found`;

  return Response.json({ statusCode: '404', error: 'Not Found', message }, { status: 404 });
}

async function unwrapUpload(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;

  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof Blob) ?? new Blob();
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type.split(';', 1)[0] || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);

  return new Request(request.url, { method: request.method, headers, body: file });
}

/** Sign the files one by one. A failure of one file is reported and does not affect the others. */
async function signMany(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { expiresIn, paths } = (await request.json()) as { expiresIn: number; paths: string[] };
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const signed = [];
  for (const path of paths) {
    const url = `${request.url}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const body = JSON.stringify({ expiresIn });
    const response = await ask(new Request(url, { method: 'POST', headers, body }));
    const answer = (await response.json()) as { signedUrl?: string; message?: string };

    signed.push({
      path,
      signedURL: response.ok ? withoutRoot(answer.signedUrl) : null,
      error: response.ok ? null : (answer.message ?? 'Not signed'),
    });
  }

  return Response.json(signed);
}

async function renameSignedUrl(response: Response): Promise<Response> {
  const { signedUrl, ...rest } = (await response.json()) as { signedUrl?: string };
  const address = withoutRoot(signedUrl);

  return Response.json({ ...rest, signedURL: address, url: address });
}

function withoutRoot(address: string | undefined): string | null {
  return address?.startsWith(ROOT) ? address.slice(ROOT.length) : null;
}

function asDownload(response: Response, name: string): Response {
  const headers = new Headers(response.headers);
  const fileName = name && `; filename*=UTF-8''${encodeURIComponent(name)}`;
  headers.set('content-disposition', `attachment${fileName}`);

  return new Response(response.body, { status: response.status, headers });
}
