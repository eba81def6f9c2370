import {
  MAX_FORM_BODY_BYTES,
  ownFormUploadSchema,
  type BlankFormAnswer,
  type OwnFormUpload,
} from '../../../src/domain/applications/own-form-upload.ts';
import { checkForm } from '../_shared/checked-form.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { DocumentScanner } from '../_shared/document-scanner.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { checkStaff } from '../_shared/staff.ts';
import { keepBlankForm } from './keep-blank-form.ts';

const NAME = 'add-blank-form';

/**
 * Add the blank form of a court or agency to an application that has no papers yet, for an underwriter. It passes the
 * checks of a customer's document. Repeating the call with the same file returns the same document.
 */
export function createHandler(
  dependencies: Dependencies,
  scan: DocumentScanner,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      limit: { allowed: 60, windowSeconds: 600 },
      schema: ownFormUploadSchema,
      maxBytes: MAX_FORM_BODY_BYTES,
      handle: (call) => addBlankForm(dependencies, scan, call),
    },
    dependencies,
  );
}

async function addBlankForm(
  { database, log, now }: Dependencies,
  scan: DocumentScanner,
  { body, caller }: Call<OwnFormUpload>,
): Promise<Outcome<BlankFormAnswer>> {
  const staff = await checkStaff(database, caller);
  if (!staff.ok) return staff;

  const checked = await checkForm(body, { name: NAME, log, scan });
  if (!checked.ok) return checked;

  return keepBlankForm(database, {
    ...checked.value,
    applicationId: body.applicationId,
    name: body.name,
    staffId: staff.value,
    checkedAt: now(),
  });
}
