import { STAFF_ACCESS_FAILURES } from '~/domain/accounts/staff-access';
import {
  type IdentityRevealAnswer,
  identityRevealAnswerSchema,
} from '~/domain/underwriting/identity-reveal';
import type { IdentityNumber } from '~/domain/underwriting/reveal-reason';
import { callAsUser } from './call-as-user';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

/** A look at a number, and why. */
export type WantedReveal = { applicationId: string; which: IdentityNumber; reason: string };

const CODES = [...STAFF_ACCESS_FAILURES, 'own-application', 'not-found'] as const;

export type RevealResult = CallResult<IdentityRevealAnswer, (typeof CODES)[number]>;

/** Look at a number. Every call is a look of its own, and stands in the history, also when its answer got lost. */
export function revealIdentity(db: Db, reveal: WantedReveal): Promise<RevealResult> {
  return callAsUser(db, (session) =>
    callFunction(session, 'reveal-identity', reveal, identityRevealAnswerSchema, CODES),
  );
}
