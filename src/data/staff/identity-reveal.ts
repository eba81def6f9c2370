import { STAFF_ACCESS_FAILURES } from '~/domain/accounts/staff-access';
import {
  type IdentityRevealAnswer,
  identityRevealAnswerSchema,
} from '~/domain/underwriting/identity-reveal';
import type { IdentityNumber } from '~/domain/underwriting/reveal-reason';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/** A request to view an identity number, with its reason. */
export type WantedReveal = { applicationId: string; which: IdentityNumber; reason: string };

const CODES = [...STAFF_ACCESS_FAILURES, 'own-application', 'not-found'] as const;

export type RevealResult = CallResult<IdentityRevealAnswer, (typeof CODES)[number]>;

/**
 * View an identity number. Each call is recorded in the application's history, even when its answer
 * is lost.
 */
export function revealIdentity(db: Db, reveal: WantedReveal): Promise<RevealResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'reveal-identity', reveal, identityRevealAnswerSchema, CODES),
  );
}
