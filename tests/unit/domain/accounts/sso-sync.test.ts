import { describe, expect, it } from 'vitest';
import { ssoSyncRequestSchema } from '~/domain/accounts/sso-sync';

const REQUEST = {
  accessToken: 'opaque',
  idToken: 'a.b.c',
  auth0User: { sub: 'auth0|1', name: 'Jane Doe', picture: 'https://cdn.example/jane.png' },
};

function nameOf(name: unknown): unknown {
  const user = { ...REQUEST.auth0User, name };

  return ssoSyncRequestSchema.parse({ ...REQUEST, auth0User: user }).auth0User.name;
}

describe('ssoSyncRequestSchema', () => {
  it('accepts tokens and profile, and keeps only the used profile fields', () => {
    const auth0User = { ...REQUEST.auth0User, email: 'jane@example.com', roles: ['admin'] };

    expect(ssoSyncRequestSchema.parse({ ...REQUEST, auth0User })).toEqual(REQUEST);
  });

  it.each(['accessToken', 'idToken', 'auth0User'])('requires %s', (name) => {
    expect(ssoSyncRequestSchema.safeParse({ ...REQUEST, [name]: undefined }).success).toBe(false);
  });

  it.each([
    [16_384, true],
    [16_385, false],
  ])('checks a token of %i characters: %s', (length, isTaken) => {
    const idToken = 'x'.repeat(length);

    expect(ssoSyncRequestSchema.safeParse({ ...REQUEST, idToken }).success).toBe(isTaken);
  });

  it.each([
    [' Jane Doe ', 'Jane Doe'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), undefined],
    ['  ', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('reads the name %j as %j and never refuses a name', (name, read) => {
    expect(nameOf(name)).toBe(read);
  });
});
