import { describe, expect, it } from 'vitest';
import { issuerOf } from '~/domain/accounts/sso-issuer';

describe('issuerOf', () => {
  it.each([
    ['tenant.us.auth0.com', 'https://tenant.us.auth0.com/'],
    ['https://login.example.com', 'https://login.example.com/'],
    ['https://login.example.com/', 'https://login.example.com/'],
    ['http://localhost:5000', 'http://localhost:5000/'],
    ['http://127.0.0.1:5000', 'http://127.0.0.1:5000/'],
  ])('turns %s into the issuer %s', (domain, issuer) => {
    expect(issuerOf(domain)).toBe(issuer);
  });

  it.each([
    ['a host without encryption', 'http://tenant.us.auth0.com'],
    ['a path', 'tenant.us.auth0.com/path'],
    ['a query', 'tenant.us.auth0.com?x=1'],
    ['a hash', 'tenant.us.auth0.com#x'],
    ['a user', 'user:secret@tenant.us.auth0.com'],
    ['another scheme', 'ftp://tenant.us.auth0.com'],
    ['a space', 'tenant us.auth0.com'],
    ['nothing', ''],
  ])('refuses %s', (_, domain) => {
    expect(issuerOf(domain)).toBeUndefined();
  });
});
