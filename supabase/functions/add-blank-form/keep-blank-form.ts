import { z } from 'zod';
import type { BlankFormAnswer } from '../../../src/domain/applications/own-form-upload.ts';
import { DOCUMENTS_BUCKET } from '../../../src/domain/documents/document-path.ts';
import { readableFileName } from '../../../src/domain/documents/file-names.ts';
import type { CheckedForm } from '../_shared/checked-form.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { storeOnce } from '../_shared/store-once.ts';

const offeredSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('offered'), document_id: z.uuid(), path: z.string() }),
  z.object({
    outcome: z.enum([
      'not-found',
      'not-staff',
      'own-application',
      'not-open',
      'form-not-needed',
      'too-many-forms',
    ]),
  }),
]);

/** A checked blank form, and who adds it to which application. */
export type BlankForm = CheckedForm & {
  applicationId: string;
  staffId: string;
  name: string;
  checkedAt: Date;
};

/**
 * Keep a blank form as a document of its application. The sender is recorded first, so no file is without its sender,
 * and the document counts last, so none counts without its file. Each step can be repeated.
 */
export async function keepBlankForm(
  database: ServiceClient,
  form: BlankForm,
): Promise<Outcome<BlankFormAnswer>> {
  const { data, error } = await database.rpc('offer_blank_form', {
    form: {
      application_id: form.applicationId,
      staff_id: form.staffId,
      sha256: form.hash,
      name: readableFileName(form.name),
      size_bytes: form.bytes.byteLength,
    },
  });
  if (error) throw new DependencyError('database', error.code);
  const offered = offeredSchema.parse(data);
  if (offered.outcome !== 'offered') return { ok: false, code: offered.outcome };

  await storeOnce(database, {
    bucket: DOCUMENTS_BUCKET,
    path: offered.path, // it follows from the bytes
    bytes: form.bytes,
    mimeType: 'application/pdf',
  });
  await recordCheck(database, offered.document_id, form);

  return { ok: true, value: { documentId: offered.document_id } };
}

async function recordCheck(
  database: ServiceClient,
  id: string,
  { hash, scanStatus, checkedAt }: BlankForm,
): Promise<void> {
  const { error } = await database
    .from('application_documents')
    .update({ sha256: hash, scan_status: scanStatus, checked_at: checkedAt.toISOString() })
    .eq('id', id)
    .is('checked_at', null);
  if (error) throw new DependencyError('database', error.code);
}
