import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createFunctionsGateway,
  type GatewayOptions,
} from '../../../supabase/local/functions/gateway';
import { isUserToken } from '../../../supabase/local/functions/user-token';
import { temporaryFolder, writeFiles } from './temporary-folder';

const SECRET = 'a secret of the test';

const tokenFor = (claims: Record<string, unknown>, secret = SECRET, alg = 'HS256') => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

/** Functions that reveal their environment. */
const FUNCTIONS = {
  'deno.json': '{}',
  '_shared/secret.ts': 'export default { fetch: () => new Response("never") };',
  'echo/index.ts': `export default { fetch: async (request: Request) => Response.json({
    method: request.method,
    path: new URL(request.url).pathname + new URL(request.url).search,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  }, { status: 201, headers: { 'x-mine': 'yes' } }) };`,
  'environment/index.ts': `import process from 'node:process';
    export default { fetch: () => Response.json({ greeting: process.env.GREETING, ours: process.env.OF_THE_TEST ?? null }) };`,
  'throws/index.ts': 'export default { fetch: () => { throw new Error("card 4111"); } };',
  'broken/index.ts': 'this is no program',
  'ends/index.ts': `import process from 'node:process';
    export default { fetch: () => process.exit(7) };`,
  'number/index.ts': `export default { fetch: () => Response.json({ process: Deno.pid }) };`,
  'reads/index.ts': `export default { fetch: async () => new Response(await Deno.readTextFile('/etc/hostname')) };`,
  'calls-out/index.ts': `export default { fetch: () => fetch('http://192.0.2.1/') };`,
};

async function startGateway(options: Partial<GatewayOptions> = {}) {
  const log: string[] = [];
  const directory = options.directory ?? (await temporaryFolder(FUNCTIONS));
  const gateway = createFunctionsGateway({
    directory,
    environment: { GREETING: 'hello' },
    apiPort: 1,
    verifiesToken: () => false,
    jwtSecret: SECRET,
    isWatching: false,
    log: (line) => log.push(line),
    ...options,
  });
  onTestFinished(gateway.stop);
  const call = (path: string, init?: RequestInit) =>
    gateway.handler(new Request(`http://127.0.0.1/functions/v1/${path}`, init), {
      peerAddress: '127.0.0.9',
    });

  return { call, log, directory };
}

describe('the gateway of Edge Functions', () => {
  it("forwards method, path, headers and body, and returns the function's answer", async () => {
    const { call } = await startGateway();

    const response = await call('echo/more?x=1', {
      method: 'PUT',
      body: 'hello',
      headers: { authorization: 'Bearer x', 'content-type': 'text/plain' },
    });

    expect(response.status).toBe(201);
    expect(response.headers.get('x-mine')).toBe('yes');
    expect(await response.json()).toMatchObject({
      method: 'PUT',
      path: '/echo/more?x=1',
      body: 'hello',
      headers: { authorization: 'Bearer x', 'content-type': 'text/plain' },
    });
  });

  it("tells the function the caller's address, whatever the client claims", async () => {
    const { call } = await startGateway();

    const response = await call('echo', { headers: { 'x-forwarded-for': '8.8.8.8' } });

    expect(await response.json()).toMatchObject({ headers: { 'x-forwarded-for': '127.0.0.9' } });
  });

  it.each(['nothing', '_shared', '..%2fecho', ''])('returns 404 for "%s"', async (name) => {
    const { call } = await startGateway();

    const response = await call(name);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Requested function was not found',
    });
  });

  it.each([
    ['throws', 500, 'WORKER_ERROR', 'card 4111'],
    ['broken', 503, 'BOOT_ERROR', 'index.ts'],
  ])('logs the error and hides it from the caller: %s', async (name, status, code, detail) => {
    const { call, log } = await startGateway();

    const response = await call(name);

    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message: expect.stringContaining('check logs') });
    expect(log.join('\n')).toContain(detail);
  });

  it('gives functions their own environment without ours', async () => {
    vi.stubEnv('OF_THE_TEST', 'private');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { call } = await startGateway();

    expect(await (await call('environment')).json()).toEqual({ greeting: 'hello', ours: null });
  });

  it.each(['reads', 'calls-out'])(
    'blocks functions from files and other hosts: %s',
    async (name) => {
      const { call, log } = await startGateway();

      expect((await call(name)).status).toBe(500);
      expect(log.join('\n')).toContain('NotCapable');
    },
  );

  it('hosts all functions in one process, and starts another after a crash', async () => {
    const { call } = await startGateway();
    const processOf = async () =>
      ((await (await call('number')).json()) as { process: number }).process;

    const [first, second] = await Promise.all([processOf(), processOf()]);
    expect(second).toBe(first);

    expect((await call('ends')).status).toBe(500);
    expect(await processOf()).not.toBe(first);
  });

  it('reloads functions after a file changes', async () => {
    const { call, directory } = await startGateway({ isWatching: true });
    const answer = async () => (await call('hello')).text();
    const write = (text: string) =>
      writeFiles(directory, {
        'hello/index.ts': `export default { fetch: () => new Response(${JSON.stringify(text)}) };`,
      });

    await write('first');
    await expect.poll(answer).toBe('first');
    await write('second');
    await expect.poll(answer, { timeout: 10_000 }).toBe('second');
  });

  describe('with verify_jwt', () => {
    const start = () => startGateway({ verifiesToken: (name) => name === 'echo' });
    const inAnHour = Math.floor(Date.now() / 1000) + 3600;

    it('accepts a user', async () => {
      const { call } = await start();
      const authorization = `Bearer ${tokenFor({ sub: 'x', exp: inAnHour })}`;

      expect((await call('echo', { headers: { authorization } })).status).toBe(201);
    });

    it.each([
      ['no token', undefined, 'UNAUTHORIZED_NO_AUTH_HEADER'],
      ['the publishable key', 'Bearer sb_publishable_x', 'UNAUTHORIZED_INVALID_JWT_FORMAT'],
      [
        'a forged token',
        `Bearer ${tokenFor({ exp: inAnHour }, 'wrong')}`,
        'UNAUTHORIZED_INVALID_JWT_FORMAT',
      ],
    ])('returns 401 for %s', async (_, authorization, code) => {
      const { call } = await start();

      const response = await call('echo', { headers: authorization ? { authorization } : {} });

      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code });
    });

    it('accepts a preflight, which browsers send without a token', async () => {
      const { call } = await start();

      expect((await call('echo', { method: 'OPTIONS' })).status).toBe(201);
    });

    it('requires no token for functions without it', async () => {
      const { call } = await start();

      expect((await call('environment')).status).toBe(200);
    });
  });
});

describe('isUserToken', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const seconds = now.getTime() / 1000;

  it.each([
    ['is within its time', tokenFor({ exp: seconds + 1 }), true],
    ['has expired', tokenFor({ exp: seconds }), false],
    ['never expires', tokenFor({}), false],
    ['is not valid yet', tokenFor({ exp: seconds + 9, nbf: seconds + 5 }), false],
    ['is signed with another secret', tokenFor({ exp: seconds + 1 }, 'other'), false],
    ['names no signature', tokenFor({ exp: seconds + 1 }, SECRET, 'none'), false],
    ['has no signature', tokenFor({ exp: seconds + 1 }).replace(/[^.]+$/, ''), false],
    ['is no token', 'abc', false],
    ['is empty', '', false],
  ])('judges a token that %s', (_, token, expected) => {
    expect(isUserToken(token, SECRET, now)).toBe(expected);
  });
});

describe('deno.json', () => {
  it('names the versions in package.json, because those run here', async () => {
    const read = async (path: string) =>
      JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    const { imports } = await read('supabase/functions/deno.json');
    const { dependencies } = await read('package.json');

    for (const [name, address] of Object.entries(imports as Record<string, string>)) {
      expect(address).toBe(`npm:${name}@${(dependencies as Record<string, string>)[name]}`);
    }
  });
});
