import { z } from 'zod';
import { fail, ok, type Result } from '~/domain/result';
import type { SharedFact } from '~/domain/signing/shared-facts';
import type { Payer } from '~/domain/matters/payers';
import type { LinkTimes } from '~/domain/signing/signing-state';
import { callFunction, type CallFailureCode } from '../connection/call-function';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';
import { type LinkTimesRow, newestLink, toLinkTimes } from './link-times';

type LoadFailure = 'load-failed' | ConnectionFailure;

/** The newest invitation of a person. `voidedFor`: what changed after the signature, for `nameVoidingChanges`. */
export type Invitation = LinkTimes & {
  id: string;
  sentTo: string;
  sentAt: string;
  voidedFor: readonly string[];
};

/** The value that a signer proposes in place of the attorney's entry. */
export type Correction = {
  id: string;
  fact: SharedFact;
  entry: string;
  proposed: string;
  status: string;
};

/** A stored person of a matter, with the newest invitation and the corrections. */
export type Signer = {
  id: string;
  role: string;
  name: string;
  email: string;
  invitation: Invitation | undefined;
  corrections: readonly Correction[];
};

const SEND_FAILURES = [
  'not-found',
  'no-address',
  'no-firm-indemnity',
  'already-signed',
  'text-changed',
] as const;

/** Reasons that an invitation was not sent. */
export type SendFailure = CallFailureCode | (typeof SEND_FAILURES)[number];

/** What an attorney chose and confirmed for an invitation. `linkId` makes a repeated call the same. */
export type WantedInvitation = {
  linkId: string;
  personId: string;
  payer: Payer;
  firmIndemnifies: boolean;
  attestation: { hash: string };
  /** Whether to get the link for a QR code. */
  isShown: boolean;
};

/** What an underwriter confirmed for the invitation of an indemnitor. `linkId` makes a repeated call the same. */
export type WantedIndemnity = {
  linkId: string;
  indemnitorId: string;
  attestation: { hash: string };
};

const LINK_COLUMNS =
  'id, sent_to, created_at, expires_at, opened_at, confirmed_at, locked_at, declined_at, signed_at, voided_at, voided_for, revoked_at';

/** The people of a matter with the state of each. */
export async function loadSigners(
  db: Db,
  matterId: string,
): Promise<Result<Signer[], LoadFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('matter_people')
      .select(
        `id, role, full_name, email, signing_links (${LINK_COLUMNS}), signing_corrections (id, fact, entry, proposed, status)`,
      )
      .eq('matter_id', matterId)
      .order('created_at'),
    LONG_TIMEOUT_MS,
  );
  if (error) return fail(loadFailure(status));

  return ok(
    data.map((person) => {
      const link = newestLink(person.signing_links);

      return {
        id: person.id,
        role: person.role,
        name: person.full_name,
        email: person.email,
        invitation: link && toInvitation(link),
        corrections: person.signing_corrections.map(({ fact, ...correction }) => ({
          ...correction,
          fact: fact as SharedFact,
        })),
      };
    }),
  );
}

function toInvitation(
  row: LinkTimesRow & {
    id: string;
    sent_to: string;
    created_at: string;
    voided_for: string[] | null;
  },
): Invitation {
  return {
    ...toLinkTimes(row),
    id: row.id,
    sentTo: row.sent_to,
    sentAt: row.created_at,
    voidedFor: row.voided_for ?? [],
  };
}

/**
 * Send an invitation. A newer one replaces the older one of the same person. Returns the token of the link if it is to be
 * shown. There is none after a repeated call: make a new link then.
 */
export async function sendInvitation(
  db: Db,
  wanted: WantedInvitation | WantedIndemnity,
): Promise<Result<string | undefined, SendFailure>> {
  const answer = z.object({ sent: z.literal(true), token: z.string().optional() });
  const sent = await callFunction(db, 'send-signing-link', wanted, answer, SEND_FAILURES);

  return sent.ok ? ok(sent.value.token) : fail(sent.code);
}

/** Reasons that a link was not revoked or a correction not settled. */
export type SettleFailure = 'not-found' | 'already-signed' | 'already-accepted' | ConnectionFailure;

/** End a link and its sessions. */
export async function revokeInvitation(
  db: Db,
  linkId: string,
): Promise<Result<undefined, SettleFailure>> {
  const { data, error } = await withinTime(db.rpc('revoke_signing_link', { of_link: linkId }));

  return toResult(error ? undefined : data, 'revoked');
}

/** Accept a correction, which changes the matter, or mark it as discussed. */
export async function settleCorrection(
  db: Db,
  correctionId: string,
  wanted: 'accepted' | 'discussed',
): Promise<Result<undefined, SettleFailure>> {
  const { data, error } = await withinTime(
    db.rpc('settle_correction', { of_correction: correctionId, wanted }),
  );

  return toResult(error ? undefined : data, wanted);
}

function toResult(outcome: string | undefined, wanted: string): Result<undefined, SettleFailure> {
  if (outcome === wanted) return ok(undefined);
  if (outcome === 'already-signed' || outcome === 'already-accepted') return fail(outcome);

  return fail(outcome === undefined ? connectionFailure() : 'not-found');
}
