import { createHash, randomUUID } from 'node:crypto';
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SsoSettings } from '../../supabase/functions/auth0-sync/settings.ts';
import { CLIENT_ID } from '../support/identity-provider.ts';
import {
  ACCESS_TOKEN,
  NOW,
  startSsoBench,
  type Claims,
  type SsoBench,
} from '../support/sso-bench.ts';

let bench: SsoBench;

beforeAll(async () => {
  bench = await startSsoBench();
});

afterAll(() => bench.stop());

async function sendClaims(changes: Claims, settings: Partial<SsoSettings> = {}) {
  const claims = bench.claimsOf(changes);

  return bench.send(await bench.provider.sign(claims), claims.sub, settings);
}

function refusedFor(code: string) {
  const entry = { function: 'auth0-sync', failure: 'token-refused', code };
  const refusal = { function: 'auth0-sync', failure: 'refused', code: 'token-refused' };
  expect(bench.takeLog()).toEqual([entry, { ...refusal, address: expect.any(String) }]);
}

function hashOf(accessToken: string): string {
  const digest = createHash('sha256').update(accessToken).digest();

  return digest.subarray(0, 16).toString('base64url');
}

const ORGANIZATION = { organization: 'org_abc123' };
const ORGANIZATION_NAME = { organization: 'Marshline' };
const ONE_HOUR = { maxAgeSeconds: 3600 };
const HOUR = 3600;

describe('a token is accepted', () => {
  it.each<[string, Claims, Partial<SsoSettings>?]>([
    ['as it comes', {}],
    ['that expired 59 s ago', { iat: NOW - 200, exp: NOW - 59 }],
    ['that holds in 60 s', { nbf: NOW + 60 }],
    ['made in 60 s, by a clock that is ahead', { iat: NOW + 60 }],
    ['made 360 s ago', { iat: NOW - 360 }],
    ['for us and another, asked for by us', { aud: [CLIENT_ID, 'api'], azp: CLIENT_ID }],
    ['whose user signed in an hour and 60 s ago', { auth_time: NOW - HOUR - 60 }, ONE_HOUR],
    ['of the organization with the id', { org_id: 'org_abc123' }, ORGANIZATION],
    [
      'of the organization with this name, in upper or lower case',
      { org_name: 'marshline' },
      ORGANIZATION_NAME,
    ],
    ['with the hash of the access token', { at_hash: hashOf(ACCESS_TOKEN) }],
  ])('%s', async (_, changes, settings) => {
    expect(await sendClaims(changes, settings)).toMatchObject({ status: 200 });
    expect(bench.takeLog()).toEqual([]);
  });
});

describe('a token is refused', () => {
  it.each<[string, string, Claims, Partial<SsoSettings>?]>([
    ['of another issuer', 'claim:iss', { iss: 'https://evil.example/' }],
    ['for another client', 'claim:aud', { aud: 'another-client' }],
    ['for no one', 'claim:aud', { aud: undefined }],
    ['for us, asked for by another', 'claim:azp', { azp: 'another-client' }],
    ['for several, asked for by nobody', 'claim:azp', { aud: [CLIENT_ID, 'api'] }],
    ['that expired 60 s ago', 'claim:exp', { iat: NOW - 200, exp: NOW - 60 }],
    ['that expired 61 s ago', 'claim:exp', { iat: NOW - 200, exp: NOW - 61 }],
    ['that never expires', 'claim:exp', { exp: undefined }],
    ['that holds in 61 s', 'claim:nbf', { nbf: NOW + 61 }],
    ['made in 61 s', 'claim:iat', { iat: NOW + 61 }],
    ['made 361 s ago', 'claim:iat', { iat: NOW - 361 }],
    ['that does not say when it was made', 'claim:iat', { iat: undefined }],
    ['without a nonce', 'claim:nonce', { nonce: undefined }],
    ['with an empty nonce', 'claim:nonce', { nonce: '' }],
    ['with a nonce that is no text', 'claim:nonce', { nonce: 7 }],
    ['without a subject', 'claim:sub', { sub: undefined }],
    [
      'whose user signed in too long ago',
      'claim:auth_time',
      { auth_time: NOW - HOUR - 61 },
      ONE_HOUR,
    ],
    ['that does not say when its user signed in', 'claim:auth_time', {}, ONE_HOUR],
    ['of another organization', 'claim:org', { org_id: 'org_other' }, ORGANIZATION],
    ['of no organization', 'claim:org', {}, ORGANIZATION],
    ['of an organization named like the id', 'claim:org', { org_name: 'org_abc123' }, ORGANIZATION],
    ['of an organization of another name', 'claim:org', { org_name: 'other' }, ORGANIZATION_NAME],
    ['with the hash of another access token', 'claim:at_hash', { at_hash: hashOf('another') }],
    ['with a hash that is no text', 'claim:at_hash', { at_hash: null }],
  ])('%s', async (_, reason, changes, settings) => {
    expect(await sendClaims(changes, settings)).toEqual({
      status: 401,
      body: { code: 'token-refused' },
    });
    refusedFor(reason);
  });

  it('that is unsigned', async () => {
    const claims = bench.claimsOf();

    expect(await bench.send(new UnsecuredJWT(claims).encode(), claims.sub)).toMatchObject({
      status: 401,
    });
    refusedFor('ERR_JOSE_ALG_NOT_ALLOWED');
  });

  it('that is signed with our public key as an HMAC secret', async () => {
    const claims = bench.claimsOf();
    const secret = new TextEncoder().encode(await exportSPKI(bench.provider.publicKey));
    const idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);

    expect(await bench.send(idToken, claims.sub)).toMatchObject({ status: 401 });
    refusedFor('ERR_JOSE_ALG_NOT_ALLOWED');
  });

  it.each([
    [
      'with a key that the issuer does not have',
      { alg: 'RS256', kid: 'unknown' },
      'ERR_JWKS_NO_MATCHING_KEY',
    ],
    ['with another key under no name', { alg: 'RS256' }, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
  ])('that is signed %s', async (_, header, reason) => {
    const claims = bench.claimsOf();
    const { privateKey } = await generateKeyPair('RS256');
    const idToken = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);

    expect(await bench.send(idToken, claims.sub)).toMatchObject({ status: 401 });
    refusedFor(reason);
  });

  it('with claims changed after signing', async () => {
    const claims = bench.claimsOf();
    const [header, , signature] = (await bench.provider.sign(claims)).split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, email: 'boss@example.com' }));
    const idToken = [header, forged.toString('base64url'), signature].join('.');

    expect(await bench.send(idToken, claims.sub)).toMatchObject({ status: 401 });
    refusedFor('ERR_JWS_SIGNATURE_VERIFICATION_FAILED');
  });

  it('with an issuer without the trailing slash', async () => {
    expect(await sendClaims({ iss: bench.provider.domain })).toMatchObject({ status: 401 });
    refusedFor('claim:iss');
  });

  it('that is not a token', async () => {
    expect(await bench.send('not a token')).toMatchObject({ status: 401 });
    refusedFor('ERR_JWS_INVALID');
  });

  it('that belongs to another user than the profile', async () => {
    const claims = bench.claimsOf();
    const idToken = await bench.provider.sign(claims);

    expect(await bench.send(idToken, bench.claimsOf().sub)).toMatchObject({ status: 401 });
    refusedFor('claim:sub');
  });

  it('with a nonce that was already used', async () => {
    const nonce = randomUUID();

    expect(await sendClaims({ nonce })).toMatchObject({ status: 200 });
    expect(await sendClaims({ nonce })).toMatchObject({ status: 401 });
    refusedFor('nonce-used');
  });
});

describe('an address is unverified', () => {
  it.each<[string, Claims]>([
    ['when the issuer says so', { email_verified: false }],
    ['when the issuer does not say', { email_verified: undefined }],
    ['when the issuer says it as a text', { email_verified: 'true' }],
    ['when there is none', { email: undefined }],
  ])('%s, and no account is created', async (_, changes) => {
    const before = await bench.stack.query('select count(*) from auth.users');

    expect(await sendClaims(changes)).toEqual({
      status: 403,
      body: { code: 'email-not-verified' },
    });
    expect(await bench.stack.query('select count(*) from auth.users')).toEqual(before);
  });
});
