import type { BondIssueAnswer } from '../../../src/domain/applications/bond-issue.ts';
import {
  MAX_FORM_BODY_BYTES,
  ownFormUploadSchema,
  type OwnFormUpload,
} from '../../../src/domain/applications/own-form-upload.ts';
import { checkForm } from '../_shared/checked-form.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { DocumentScanner } from '../_shared/document-scanner.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { issueBond } from '../_shared/issuing/issue-bond.ts';
import { canEmbed } from '../_shared/papers/pdf/can-embed.ts';
import { checkStaff } from '../_shared/staff.ts';
import { keepOwnForm } from './keep-own-form.ts';

const NAME = 'store-own-form';

/**
 * Store the executed form of a court or agency as the paper of its bond, for an underwriter, and finish the bond.
 * Repeating the call with the same file returns the same bond. A different file never replaces the first.
 */
export function createHandler(
  dependencies: Dependencies,
  scan: DocumentScanner,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // Each form is one call of up to 8 MB.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: ownFormUploadSchema,
      maxBytes: MAX_FORM_BODY_BYTES,
      handle: (call) => storeOwnForm(dependencies, scan, call),
    },
    dependencies,
  );
}

async function storeOwnForm(
  dependencies: Dependencies,
  scan: DocumentScanner,
  { body, caller }: Call<OwnFormUpload>,
): Promise<Outcome<BondIssueAnswer>> {
  const { database, log } = dependencies;
  const staff = await checkStaff(database, caller);
  if (!staff.ok) return staff;

  const checked = await checkForm(body, { name: NAME, log, scan });
  if (!checked.ok) return checked;

  const { bytes, hash } = checked.value;
  if (!(await canEmbed(bytes))) return { ok: false, code: 'not-readable' };

  const form = { applicationId: body.applicationId, staffId: staff.value, bytes, hash };
  const kept = await keepOwnForm(database, form);
  if (!kept.ok) return kept;

  const issued = await issueBond(dependencies, body.applicationId, staff.value);
  if (!issued.ok) return issued;

  const { id, number, status } = issued.value;
  return { ok: true, value: { bondId: id, bondNumber: number, status } };
}
