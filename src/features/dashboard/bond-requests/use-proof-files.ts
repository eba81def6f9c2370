import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ApplicationDocument } from '~/data/documents/application-documents';
import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import { shownOnce } from '~/domain/documents/shown-once';
import { $uploads, checkLeftovers, type DocumentUpload } from '~/stores/document-uploads';
import { $documents, followDocuments, refreshDocuments } from '~/stores/documents';

/** The files of a request that is not sent yet. */
export type ProofFiles = {
  /** Uploaded files that are in no request. */
  documents: readonly ApplicationDocument[];
  /** The uploaded files that the server has checked. */
  ready: readonly ApplicationDocument[];
  uploads: readonly DocumentUpload[];
  isBusy: boolean;
  isLoading: boolean;
  /** Loads the list again; undefined unless loading it failed. */
  retry: (() => void) | undefined;
};

/** The proofs of a bond's application that are in no request yet. They stay up to date while the form is shown. */
export function useProofFiles(
  applicationId: string,
  requests: readonly StoredRequest[],
): ProofFiles {
  const list = useStore($documents);
  const allUploads = useStore($uploads);

  useEffect(() => followDocuments(applicationId, () => void checkLeftovers()), [applicationId]);

  const sent = requests.flatMap(({ proofs }) => proofs.map(({ documentId }) => documentId));
  const { uploads, documents } = shownOnce(
    allUploads.filter(
      (upload) => upload.applicationId === applicationId && upload.docType === 'request_proof',
    ),
    (list?.documents ?? []).filter(
      ({ id, docType }) => docType === 'request_proof' && !sent.includes(id),
    ),
  );

  return {
    documents,
    ready: documents.filter(({ isChecked }) => isChecked),
    uploads,
    isBusy: uploads.some(({ stage }) => stage !== 'failed'),
    isLoading: list === undefined || list.status === 'loading',
    retry: list?.failure ? () => void refreshDocuments() : undefined,
  };
}
