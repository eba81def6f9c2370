import { createHmac } from 'node:crypto';

/** Sign the claims of an access token as the embedded Auth does (HS256). */
export function signToken(claims: Record<string, unknown>, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;

  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** All claims of a verified or just-signed token. */
export function readToken(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');

  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
