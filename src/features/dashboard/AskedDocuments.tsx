import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import {
  askedDocumentLabel,
  filesForAnswer,
  missingDocumentsWords,
} from '~/domain/applications/asked-document-words';
import type { DocumentType, UploadType } from '~/domain/bonds/bond-types';
import { UPLOAD_EXTENSIONS } from '~/domain/documents/file-kinds';
import { shownOnce } from '~/domain/documents/shown-once';
import { ok } from '~/domain/result';
import { $uploads, addUploads, checkLeftovers } from '~/stores/document-uploads';
import { $documents, followDocuments, refreshDocuments } from '~/stores/documents';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { FilePicker } from '~/ui/FilePicker';
import { Skeleton } from '~/ui/Skeleton';
import { ProofRow, UploadRow } from './bond-requests/ProofRow';

type Props = {
  applicationId: string;
  /** The time of the question. The underwriter has the files from before it. */
  askedAt: string;
  types: readonly DocumentType[];
  /** Called with true while a file is uploading or unchecked. Such a file would not be sent with the answer. */
  onBusy: (isBusy: boolean) => void;
  /** Called with words about the requested documents that have no file yet. Undefined while none is missing. */
  onMissing: (words: string | undefined) => void;
  /** Called with true while there is a file to send with the answer, also one that is still uploading. */
  onFile: (hasFile: boolean) => void;
};

const ACCEPTED = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The documents that an underwriter requested, with the uploaded files and a button for more. */
export function AskedDocuments({
  applicationId,
  askedAt,
  types,
  onBusy,
  onMissing,
  onFile,
}: Props) {
  const list = useStore($documents);
  const { isBusy, missing, hasFile } = useFiles(applicationId, askedAt, types);
  const [turn, setTurn] = useState(0);
  const ruleId = `asked-rule-${applicationId}`;

  // The store holds the documents of one application only: the last one followed.
  useEffect(
    () => followDocuments(applicationId, () => void checkLeftovers()),
    [applicationId, turn],
  );

  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => onMissing(missing), [missing, onMissing]);
  useEffect(() => onFile(hasFile), [hasFile, onFile]);

  if (list !== undefined && list.applicationId !== applicationId) {
    return (
      <p className="mt-4">
        <Button onClick={() => setTurn(turn + 1)}>Add documents to this application</Button>
      </p>
    );
  }
  if (list === undefined || list.status === 'loading') {
    return <Skeleton label="Loading your documents" lines={types.length} />;
  }

  return (
    <div className="mt-5 grid max-w-form gap-5">
      <p id={ruleId} className="text-sm text-muted">
        PDF, DOC, DOCX, JPG, JPEG or PNG files of up to 25MB; a clear photograph is fine.
      </p>
      {list.failure && (
        <Alert
          type="danger"
          isAnnounced
          actions={<Button onClick={() => void refreshDocuments()}>Retry</Button>}
        >
          The list of your files did not load. Your files are safe.
        </Alert>
      )}
      {types.map((type) => (
        <AskedDocument
          key={type}
          applicationId={applicationId}
          askedAt={askedAt}
          type={type}
          ruleId={ruleId}
        />
      ))}
    </div>
  );
}

/**
 * Whether a file is still uploading or unchecked, whether there is one at all, and the words about documents without a
 * file. A failed upload does not count. Nothing is missing while the list of files is unknown.
 */
function useFiles(
  applicationId: string,
  askedAt: string,
  types: readonly DocumentType[],
): { isBusy: boolean; hasFile: boolean; missing: string | undefined } {
  const list = useStore($documents);
  const isKnown = list?.applicationId === applicationId && list.status !== 'loading';
  const stored = list?.applicationId === applicationId ? list.documents : [];
  const isAsked = ({ docType }: { docType: UploadType }) => types.some((type) => type === docType);
  const { uploads, documents } = shownOnce(
    useStore($uploads).filter((upload) => upload.applicationId === applicationId),
    types.flatMap((type) => filesForAnswer(stored, type, new Date(askedAt))),
  );

  const missing = types.filter((type) => !documents.some(({ docType }) => docType === type));
  const isUploading = uploads.some((upload) => isAsked(upload) && upload.stage !== 'failed');

  return {
    isBusy: isUploading || documents.some((document) => !document.isChecked),
    hasFile: isUploading || documents.length > 0,
    missing: isKnown ? missingDocumentsWords(missing) : undefined,
  };
}

function AskedDocument({
  applicationId,
  askedAt,
  type,
  ruleId,
}: {
  applicationId: string;
  askedAt: string;
  type: DocumentType;
  ruleId: string;
}) {
  const { uploads, documents } = shownOnce(
    useStore($uploads).filter(
      (upload) => upload.applicationId === applicationId && upload.docType === type,
    ),
    filesForAnswer(useStore($documents)?.documents ?? [], type, new Date(askedAt)),
  );
  const label = askedDocumentLabel(type);
  const headingId = `asked-${applicationId}-${type}`;
  const pickerId = `choose-${applicationId}-${type}`;
  const target = {
    applicationId,
    docType: type,
    keepApplication: () => Promise.resolve(ok(undefined)), // an application with a question is already submitted and stored
  };

  return (
    <section aria-labelledby={headingId}>
      <h4 id={headingId} className="font-semibold">
        {label}
      </h4>
      {uploads.length + documents.length > 0 && (
        <ul className="mt-2 divide-y divide-rule border-y border-rule">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          {documents.map((document) => (
            <ProofRow key={document.id} document={document} pickerId={pickerId} />
          ))}
        </ul>
      )}
      <div className="mt-2">
        <FilePicker
          id={pickerId}
          purpose={label}
          accept={ACCEPTED}
          describedBy={ruleId}
          onChoose={(files) => addUploads(target, files)}
        />
      </div>
    </section>
  );
}
