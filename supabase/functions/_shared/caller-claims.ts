import type { Caller } from './caller.ts';

/** The verified claims of a caller, by which the database applies its rules of access. */
export function claimsOf({ userId, sessionId, assurance }: Caller) {
  return {
    role: 'authenticated',
    sub: userId ?? null,
    session_id: sessionId ?? null,
    aal: assurance,
  };
}
