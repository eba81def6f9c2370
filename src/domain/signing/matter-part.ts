/**
 * The people of a matter as a quote takes them: how to reach them, whether they have had bonds, and the state of each
 * signature. The other answers of a signer never reach the firm (what-each-sees.ts).
 */
import { z } from 'zod';
import { agencyDay } from '../business-day.ts';
import { formatDate } from '../dates.ts';
import { YES_NO } from '../fields/choice-field.ts';
import { readSigningState, type SigningState } from './signing-state.ts';
import { nameVoidingChanges } from './voiding-changes.ts';

const moment = z.string().nullable();

/** How to reach a signer, and whether the signer has had bonds, as signed. Older signatures leave the latter open. */
const contactSchema = z.object({
  legalName: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string(),
  email: z.string(),
  hadBonds: z.enum(YES_NO).optional(),
});

/** The answer of the database's function `matter_parts`: the client first. Null: the caller may not change the matter. */
export const matterPartsSchema = z
  .array(
    z.object({
      role: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      times: z
        .object({
          expiresAt: z.string(),
          openedAt: moment,
          confirmedAt: moment,
          lockedAt: moment,
          declinedAt: moment,
          signedAt: moment,
          voidedAt: moment,
          revokedAt: moment,
        })
        .nullable(),
      voidedFor: z.array(z.string()),
      contact: contactSchema.nullable(),
    }),
  )
  .nullable();

/** A person of a matter. `contact` is there once the person has signed and the signature counts. */
export type MatterPart = NonNullable<z.output<typeof matterPartsSchema>>[number];

/** A signature that a quote rests on. The time is ISO 8601. */
export type BoundPart = { name: string; signedAt: string };

/** Says who answered by link, and when: "Answered by Mary Smith on November 24, 2026". */
export function answeredWords(parts: readonly BoundPart[]): string {
  const signers = parts.map(
    ({ name, signedAt }) => `${name} on ${formatDate(agencyDay(new Date(signedAt)))}`,
  );

  return `Answered by ${signers.join(', and by ')}`;
}

/** Says what has to happen after signed facts change. */
export function mustSignAgain(name: string, voidedFor: readonly string[]): string {
  const changes = nameVoidingChanges(voidedFor);

  return `${name} must sign again.${changes && ` Changed after the signature: ${changes}.`}`;
}

const OPEN_WORDS: Record<Exclude<SigningState, 'signed' | 'must-sign-again'>, string> = {
  invited: 'has not opened the link yet.',
  opened: 'has opened the link and not signed yet.',
  confirmed: 'is answering and has not signed yet.',
  declined: 'declined to sign.',
  revoked: 'has no link: it was revoked.',
  expired: 'has not signed, and the link has expired.',
  locked: 'has not signed, and the link is locked after five wrong codes.',
};

/** Says why a person has not signed. Undefined for a signature that counts. */
export function missingWords(
  { name, role, times, voidedFor }: MatterPart,
  now: Date,
): string | undefined {
  const person = name || (role === 'client' ? 'The client' : 'A co-fiduciary');
  if (times === null) return `${person} has not been invited to sign.`;

  const state = readSigningState(times, now);
  if (state === 'signed') return undefined;

  return state === 'must-sign-again'
    ? mustSignAgain(person, voidedFor)
    : `${person} ${OPEN_WORDS[state]}`;
}
