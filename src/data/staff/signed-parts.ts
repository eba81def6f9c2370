import { z } from 'zod';
import { fail, ok, type Result } from '~/domain/result';
import { SIGNER_ROLES } from '~/domain/signing/part-fields';
import type { SignedPart } from '~/domain/signing/signed-part';
import { loadFailure, type ConnectionFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

const time = z.string().nullable();

const partsSchema = z.array(
  z.object({
    name: z.string(),
    role: z.enum(SIGNER_ROLES),
    times: z.object({
      expiresAt: z.string(),
      openedAt: time,
      confirmedAt: time,
      lockedAt: time,
      declinedAt: time,
      signedAt: time,
      voidedAt: time,
      revokedAt: time,
    }),
    signature: z
      .object({
        name: z.string(),
        documents: z.array(
          z.object({
            title: z.string(),
            version: z.string(),
            hash: z.string(),
            agreedAt: z.string(),
          }),
        ),
        answers: z.record(z.string(), z.string()),
        facts: z.record(z.string(), z.string()),
        given: z.array(z.string()),
        contentHash: z.string(),
        challengedAt: z.string(),
        address: z.string(),
        device: z.string(),
      })
      .nullable(),
  }),
);

type LoadResult = Result<SignedPart[], 'load-failed' | ConnectionFailure>;

/** Load the people who were asked to sign for an application by link. Empty for a caller who is not staff. */
export async function loadSignedParts(db: Db, applicationId: string): Promise<LoadResult> {
  const { data, error, status } = await withinTime(
    db.rpc('signed_parts', { of_application: applicationId }),
  );

  return readParts(data, error && status);
}

/** Load what indemnitors of a contractor signed. Empty for a caller who has not opened the account as staff. */
export async function loadSignedIndemnities(db: Db, contractorId: string): Promise<LoadResult> {
  const { data, error, status } = await withinTime(
    db.rpc('signed_indemnities', { of_contractor: contractorId }),
  );

  return readParts(data, error && status);
}

/** `failed` is the status of a failed call, 0 without an answer, and null after a successful one. */
function readParts(data: unknown, failed: number | null): LoadResult {
  if (failed !== null) return fail(loadFailure(failed));

  const parts = partsSchema.safeParse(data ?? []);

  return parts.success ? ok(parts.data) : fail('load-failed');
}
