import type { Handler } from '../http/serve.ts';

const ROOT = '/storage/v1';

/** Where storage-js asks for an address that works without a session. */
const SIGNING = /^\/storage\/v1\/object\/(?:upload\/)?sign\//;

/**
 * Translate between storage-js and the embedded Storage, which differ in two places. An upload comes as a form
 * whose file has no name, and is expected as a bare body. A signed address leaves with `/storage/v1` in front
 * under the name `signedUrl`, and is read without it as `signedURL` (downloads) or `url` (uploads).
 */
export function withStorageDialect(handler: Handler): Handler {
  return async (request, peer) => {
    const response = await handler(await unwrapUpload(request), peer);
    const isSigning = request.method === 'POST' && SIGNING.test(new URL(request.url).pathname);

    return isSigning && response.ok ? renameSignedUrls(response) : response;
  };
}

async function unwrapUpload(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;

  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  const upload = rebuild(request, file ?? new Blob());
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string')
    upload.headers.set('cache-control', `max-age=${cacheControl}`);

  return upload;
}

function rebuild(request: Request, file: Blob): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type.split(';', 1)[0] || 'application/octet-stream');
  headers.set('content-length', String(file.size));

  return new Request(request.url, { method: request.method, headers, body: file });
}

async function renameSignedUrls(response: Response): Promise<Response> {
  const body: unknown = await response.json();
  const rename = (item: unknown): unknown => {
    if (typeof item !== 'object' || item === null || !('signedUrl' in item)) return item;
    const { signedUrl, ...rest } = item as { signedUrl: string };
    const address = signedUrl.startsWith(ROOT) ? signedUrl.slice(ROOT.length) : null;

    return { ...rest, signedURL: address, url: address };
  };
  const headers = new Headers(response.headers);
  headers.delete('content-length');

  return Response.json(Array.isArray(body) ? body.map(rename) : rename(body), {
    status: response.status,
    headers,
  });
}
