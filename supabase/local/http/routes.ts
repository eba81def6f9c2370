import { withStorageDialect } from '../storage/storage-dialect.ts';
import { withCors } from './cors.ts';
import type { Handler } from './serve.ts';

/** One address for all services. The start of the path selects the service, as on the platform. */
export function routeRequests(services: {
  functions: Handler;
  auth: Handler;
  lite: Handler;
}): Handler {
  const routes: [prefix: string, handler: Handler][] = [
    ['/functions/v1/', services.functions],
    ['/rest/v1/', withCors(services.lite)],
    ['/auth/v1/', withCors(services.auth)],
    ['/storage/v1/', withCors(withStorageDialect(services.lite))],
  ];

  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    const handler = routes.find(([prefix]) => pathname.startsWith(prefix))?.[1];

    return handler
      ? handler(request, peer)
      : Response.json({ message: 'no Route matched with those values' }, { status: 404 });
  };
}
