import type { BuiltSite, Encoding } from './built-site.ts';
import type { MatchedRule, NetlifyRules } from './netlify-rules.ts';

/** Netlify's header for files without a rule. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Headers of a single connection, which proxies do not forward. */
const CONNECTION_HEADERS = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade'];

type Site = { files: BuiltSite; rules: NetlifyRules };

/**
 * Answer a request as the CDN does: forced rules, then files, then other rules, then the 404 page.
 */
export async function answerRequest(site: Site, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const pathname = decodePath(url.pathname);
  if (pathname === undefined) return new Response('Bad request', { status: 400 });

  const rule = await site.rules.match(request);
  if (rule?.force) return applyRule(site, request, rule);

  const found = site.files.find(pathname);
  if (found && 'movedTo' in found) return redirect(`${found.movedTo}${url.search}`, 301);
  if (found) return sendFile(site, request, { file: found.file, status: 200 });
  if (rule) return applyRule(site, request, rule);

  return sendNotFound(site, request);
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

async function applyRule(site: Site, request: Request, rule: MatchedRule): Promise<Response> {
  if (rule.redirect) return redirect(locationOf(rule, request), rule.statusCode);
  if (rule.external) return forward(request, rule);

  const target = site.files.find(rule.target.pathname);
  if (!target || 'movedTo' in target) return sendNotFound(site, request);

  return sendFile(site, request, { file: target.file, status: rule.statusCode });
}

function locationOf({ external, target }: MatchedRule, request: Request): string {
  if (external && target.origin !== new URL(request.url).origin) return target.href;

  return `${target.pathname}${target.search}${target.hash}`;
}

function redirect(location: string, status: number): Response {
  return new Response(null, { status, headers: { location } });
}

async function forward(request: Request, rule: MatchedRule): Promise<Response> {
  const headers = new Headers(request.headers);
  CONNECTION_HEADERS.forEach((name) => headers.delete(name));
  Object.entries(rule.headers).forEach(([name, value]) => headers.set(name, value));

  const answer = await fetch(rule.target, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    ...(request.body ? { duplex: 'half' as const } : {}),
  }).catch(() => undefined);
  if (!answer) return new Response('Bad gateway', { status: 502 });

  const answerHeaders = new Headers(answer.headers);
  // fetch has already decoded the body, so these headers no longer describe it.
  [...CONNECTION_HEADERS, 'content-encoding', 'content-length'].forEach((name) =>
    answerHeaders.delete(name),
  );

  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
}

function sendNotFound(site: Site, request: Request): Promise<Response> | Response {
  const page = site.files.find('/404');
  if (!page || 'movedTo' in page) return new Response('Not found', { status: 404 });

  return sendFile(site, request, { file: page.file, status: 404 });
}

async function sendFile(
  site: Site,
  request: Request,
  { file, status }: { file: string; status: number },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
  }

  const { body, contentType, etag, encoding } = await site.files.read(file, preferred(request));
  const headers = new Headers({
    'cache-control': DEFAULT_CACHE_CONTROL,
    ...lowerCaseNames(await site.rules.headersFor(new URL(request.url))),
    etag,
    vary: 'Accept-Encoding',
  });
  // Browsers must not cache a missing file as missing.
  if (status === 404) headers.set('cache-control', DEFAULT_CACHE_CONTROL);
  if (status === 200 && isKnown(request, etag)) return new Response(null, { status: 304, headers });

  headers.set('content-type', contentType);
  headers.set('content-length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);

  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}

function lowerCaseNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function preferred(request: Request): Encoding {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);

  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function isKnown(request: Request, etag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',');

  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
