import { z } from 'zod';

/** A token's claims about its session. */
export type SessionClaims = {
  /** aal2 if a second factor was used in this session. */
  assurance: 'aal1' | 'aal2';
  sessionId: string | undefined;
  /** The time of the last second-factor code in this session. */
  challengedAt: Date | undefined;
};

const claimsSchema = z.object({
  aal: z.enum(['aal1', 'aal2']).catch('aal1'),
  session_id: z.uuid().optional().catch(undefined),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
});

const NO_SESSION: SessionClaims = {
  assurance: 'aal1',
  sessionId: undefined,
  challengedAt: undefined,
};

/** Read the claims of a token that Auth has verified. An unreadable token gives the weakest claims. */
export function readSessionClaims(token: string): SessionClaims {
  const claims = claimsSchema.safeParse(decodePayload(token));
  if (!claims.success) return NO_SESSION;

  const { aal, session_id: sessionId, amr } = claims.data;
  const codes = amr.filter(({ method }) => method === 'totp').map(({ timestamp }) => timestamp);

  return {
    assurance: aal,
    sessionId,
    challengedAt: codes.length > 0 ? new Date(Math.max(...codes) * 1000) : undefined,
  };
}

function decodePayload(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));

    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
