import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Handler } from '../http/serve.ts';
import type { AuthMail } from '../mail/auth-mail.ts';
import type { UsedCodes } from './factors/used-codes.ts';
import type { Limiter } from './limits.ts';

/** The services that the endpoints of Auth use. */
export type AuthParts = {
  /** The database, during the caller's turn. */
  database: Database;
  config: Config;
  siteUrl: string;
  apiUrl: string;
  /** Signs the tokens. */
  jwtSecret: string;
  mail: AuthMail;
  limiter: Limiter;
  usedCodes: UsedCodes;
  /** The embedded Auth, for everything that it does like the platform. */
  lite: Handler;
};

/** One call of Auth: the request with its body read. A body that is not an object counts as an empty form. */
export type AuthCall = {
  request: Request;
  peerAddress: string;
  body: string;
  form: Readonly<Record<string, unknown>>;
};

/** Reads a request once, so that this code can check it and then pass it on. */
export async function readCall(request: Request, peerAddress: string): Promise<AuthCall> {
  const body = await request.text();

  return { request, peerAddress, body, form: readForm(body) };
}

/** A field of the form, if it is a string. */
export function textOf(call: AuthCall, field: string): string {
  const value = call.form[field];

  return typeof value === 'string' ? value : '';
}

/** The caller's address for the database: from the edge in front of the platform, otherwise from the socket. */
export function addressOf({ request, peerAddress }: AuthCall): string {
  const told = request.headers.get('cf-connecting-ip')?.trim() ?? '';
  const address = [told, peerAddress].find((candidate) => isIP(candidate) !== 0);

  return address ?? '0.0.0.0';
}

/** The parts of a call that differ when it is passed on. */
type Changes = { method?: string; path?: string; form?: Record<string, unknown> };

/** Pass a call on to the embedded Auth. */
export function forward(
  { lite, apiUrl }: AuthParts,
  call: AuthCall,
  changes: Changes = {},
): Promise<Response> {
  const { request, peerAddress } = call;
  const method = changes.method ?? request.method;
  const url = changes.path ? `${apiUrl}/auth/v1/${changes.path}` : request.url;
  const body = changes.form ? JSON.stringify(changes.form) : call.body;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== '';

  return lite(new Request(url, { method, headers, ...(hasBody && { body }) }), { peerAddress });
}

function readForm(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
