import { useCallback } from 'react';
import type { ApplicationDocument } from '~/data/documents/application-documents';
import type { OwnApplication } from '~/data/applications/own-applications';
import { type DocumentType, documentTypeLabel } from '~/domain/bonds/bond-types';
import { formatDate } from '~/domain/dates';
import { formatFileSize } from '~/domain/formats/file-size';
import { onReconnection } from '~/platform/fetch-part';
import { dayOf } from '~/platform/clock';
import { previewDocument } from '~/stores/documents';
import { findSentFiles } from '~/stores/sent-files';
import { Button } from '~/ui/Button';
import { LoadedPart } from '~/ui/LoadedPart';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FileLine } from './FileLine';
import { LOAD_FAILURES } from './messages';
import { PaperButton } from './PaperButton';

/** The receipt of a submitted application, and the files that the underwriter has. */
export function SentPapers({ application }: { application: OwnApplication }) {
  const { id, number = '' } = application;
  const load = useCallback(() => findSentFiles(id), [id]);

  return (
    <div className="mt-2 mb-2 grid gap-3">
      <LoadedPart
        load={load}
        label="Loading your files"
        lines={2}
        failures={LOAD_FAILURES}
        onRecovery={onReconnection}
      >
        {(files) => <SentFiles files={files} />}
      </LoadedPart>
      <p>
        <PaperButton
          label="Receipt"
          of={`of ${number}`}
          save={({ downloadReceipt }) => downloadReceipt(id, number)}
        />
      </p>
    </div>
  );
}

function SentFiles({ files }: { files: readonly ApplicationDocument[] }) {
  if (files.length === 0) {
    return <p className="max-w-text text-muted">You sent no files with this application.</p>;
  }

  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {files.map((file) => (
        <SentFile key={file.id} file={file} />
      ))}
    </ul>
  );
}

function SentFile({ file }: { file: ApplicationDocument }) {
  const { name, docType, sizeBytes, uploadedAt } = file;
  const { isPending, run } = useOnceAtATime(() => previewDocument(file));

  const kind = docType === 'other' ? '' : `${documentTypeLabel(docType as DocumentType)}, `;

  return (
    <FileLine
      name={name}
      details={`${kind}${formatFileSize(sizeBytes)}, added on ${formatDate(dayOf(uploadedAt.toISOString()))}`}
      actions={
        <Button look="quiet" aria-disabled={isPending} onClick={() => void run()}>
          Open <span className="sr-only">{name}</span>
        </Button>
      }
    />
  );
}
