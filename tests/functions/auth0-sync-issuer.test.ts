import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { DependencyError } from '../../supabase/functions/_shared/failures.ts';
import { createIssuerKeys } from '../../supabase/functions/auth0-sync/issuer-keys.ts';
import { readSettings } from '../../supabase/functions/auth0-sync/settings.ts';
import { startIdentityProvider } from '../support/identity-provider.ts';

/** The discard port, where no service on this machine listens. */
const NOWHERE = 'http://127.0.0.1:9/';

/** An issuer that gives every request the same answer. */
async function startImpostor(answer: (issuer: string) => string) {
  const server = createServer((_, response) => {
    const { port } = server.address() as AddressInfo;
    response.end(answer(`http://127.0.0.1:${port}/`));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    issuer: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

describe('createIssuerKeys', () => {
  it('finds the new key after an issuer rotates its keys', async () => {
    const before = await startIdentityProvider();
    const keys = createIssuerKeys(before.issuer, 0);
    await jwtVerify(await before.sign({ sub: 'a' }), keys);
    const port = Number(new URL(before.issuer).port);
    await before.stop();

    const after = await startIdentityProvider({ port });
    const token = await after.sign({ sub: 'b' });
    expect((await jwtVerify(token, keys)).payload).toMatchObject({ sub: 'b' });
    await expect(jwtVerify(await before.sign({ sub: 'a' }), keys)).rejects.toBeInstanceOf(
      errors.JWKSNoMatchingKey,
    );
    await after.stop();
  });

  it('looks up unknown keys at most once per pause', async () => {
    const provider = await startIdentityProvider();
    const keys = createIssuerKeys(provider.issuer);
    const token = await provider.sign({ sub: 'a' });
    await jwtVerify(token, keys);
    const unknown = await provider.sign({ sub: 'a' }, { kid: 'unknown' });
    await provider.stop();

    await expect(jwtVerify(unknown, keys)).rejects.toBeInstanceOf(errors.JWKSNoMatchingKey);
    expect((await jwtVerify(token, keys)).payload).toMatchObject({ sub: 'a' });
  });

  it('reports an unreachable issuer differently from a bad token, and asks it again next time', async () => {
    const provider = await startIdentityProvider();
    const { issuer } = provider;
    const token = await provider.sign({ sub: 'a' });
    await provider.stop();
    const keys = createIssuerKeys(issuer, 0);
    await expect(jwtVerify(token, keys)).rejects.toBeInstanceOf(DependencyError);

    const back = await startIdentityProvider({ port: Number(new URL(issuer).port) });
    expect((await jwtVerify(await back.sign({ sub: 'b' }), keys)).payload).toMatchObject({
      sub: 'b',
    });
    await back.stop();
  });

  it.each<[string, (issuer: string) => string]>([
    [
      "with another issuer's name",
      (issuer) => JSON.stringify({ issuer: 'https://evil.example/', jwks_uri: `${issuer}keys` }),
    ],
    [
      'with keys on another host',
      (issuer) => JSON.stringify({ issuer, jwks_uri: 'https://evil.example/keys' }),
    ],
    ['that names no keys', (issuer) => JSON.stringify({ issuer })],
    ['whose keys are none', (issuer) => JSON.stringify({ issuer, jwks_uri: `${issuer}keys` })],
    ['that answers with a page', () => '<!doctype html>'],
  ])('trusts no issuer %s', async (_, answer) => {
    const provider = await startIdentityProvider();
    const impostor = await startImpostor(answer);
    const token = await provider.sign({ sub: 'a' });

    await expect(jwtVerify(token, createIssuerKeys(impostor.issuer))).rejects.toMatchObject({
      name: 'DependencyError',
      dependency: 'issuer',
    });
    await impostor.stop();
    await provider.stop();
  });

  it('hides network error details', async () => {
    const provider = await startIdentityProvider();
    const failure = jwtVerify(await provider.sign({}), createIssuerKeys(NOWHERE));

    await expect(failure).rejects.toThrow('issuer failed with none');
    await provider.stop();
  });
});

describe('readSettings', () => {
  const COMPLETE = { AUTH0_DOMAIN: 'tenant.us.auth0.com', AUTH0_CLIENT_ID: 'abc' };

  it('reads domain and client, and omits the rest', () => {
    expect(readSettings(COMPLETE)).toEqual({
      issuer: 'https://tenant.us.auth0.com/',
      clientId: 'abc',
    });
  });

  it('reads an organization and a maximum age', () => {
    const variables = { ...COMPLETE, AUTH0_ORGANIZATION: ' org_1 ', AUTH0_MAX_AGE: '3600' };

    expect(readSettings(variables)).toMatchObject({ organization: 'org_1', maxAgeSeconds: 3600 });
  });

  it('treats an empty variable as missing', () => {
    expect(readSettings({ ...COMPLETE, AUTH0_ORGANIZATION: '', AUTH0_MAX_AGE: '' })).toEqual(
      readSettings(COMPLETE),
    );
  });

  it.each([{}, { AUTH0_DOMAIN: '' }, { AUTH0_CLIENT_ID: 'abc' }])(
    'turns single sign-on off for %j',
    (variables) => {
      expect(readSettings(variables)).toBeUndefined();
    },
  );

  it.each([
    ['AUTH0_DOMAIN', 'http://tenant.us.auth0.com'],
    ['AUTH0_CLIENT_ID', ''],
    ['AUTH0_MAX_AGE', 'soon'],
    ['AUTH0_MAX_AGE', '0'],
    ['AUTH0_MAX_AGE', '1.5'],
  ])('names a wrong %s without its value', (name, value) => {
    const read = () => readSettings({ ...COMPLETE, [name]: value });

    expect(read).toThrow(new Error(`[functions] Missing or wrong environment variable: ${name}`));
  });
});
