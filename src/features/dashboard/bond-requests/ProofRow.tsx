import { useState } from 'react';
import type { ApplicationDocument } from '~/data/documents/application-documents';
import { formatFileSize } from '~/domain/formats/file-size';
import { DOCUMENT_FAILURES } from '~/stores/document-words';
import {
  checkLeftovers,
  type DocumentUpload,
  dropUpload,
  retryUpload,
} from '~/stores/document-uploads';
import { $documents, removeDocument } from '~/stores/documents';
import { Button } from '~/ui/Button';
import { ProgressBar } from '~/ui/ProgressBar';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FileLine } from '../FileLine';
import { PROOF_FILES } from './field-ids';

/** An uploaded proof that is not in a request yet. */
export function ProofRow({
  document,
  pickerId = PROOF_FILES,
}: {
  document: ApplicationDocument;
  /** The id of the element that gets the focus when the file or its check button disappears. */
  pickerId?: string;
}) {
  const { name, sizeBytes, isChecked } = document;
  const [wasTried, setWasTried] = useState(false);
  const checking = useOnceAtATime(async () => {
    await checkLeftovers();
    setWasTried(true);
    const list = $documents.get()?.documents;
    const isReady = list?.find(({ id }) => id === document.id)?.isChecked;
    if (isReady) window.document.getElementById(pickerId)?.focus(); // the check button disappears
  });
  const removing = useOnceAtATime(async () => {
    const isGone = await removeDocument(document);
    if (isGone) window.document.getElementById(pickerId)?.focus();
  });

  return (
    <FileLine
      name={name}
      details={
        <span aria-live="polite">
          {formatFileSize(sizeBytes)} · {checkWords(isChecked, wasTried && !checking.isPending)}
        </span>
      }
      actions={
        <>
          {!isChecked && (
            <Button
              look="quiet"
              aria-disabled={checking.isPending}
              onClick={() => void checking.run()}
            >
              {checking.isPending ? 'Checking...' : 'Check now'}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button
            look="quiet"
            aria-disabled={removing.isPending}
            onClick={() => void removing.run()}
          >
            {removing.isPending ? 'Removing...' : 'Remove'}
            <span className="sr-only"> {name}</span>
          </Button>
        </>
      }
    />
  );
}

function checkWords(isChecked: boolean, wasTried: boolean): string {
  if (isChecked) return 'Ready to send';

  return wasTried
    ? 'Still not checked. Try again in a few minutes, or remove it and attach it again.'
    : 'Not checked yet';
}

/**
 * A proof that is uploading, with a progress bar and a cancel button, or a failed upload with its reason and advice.
 */
export function UploadRow({ upload }: { upload: DocumentUpload }) {
  const { id, name, sizeBytes, stage, share, failure } = upload;
  const words = failure && DOCUMENT_FAILURES[failure];
  const isMeasured = stage === 'uploading' || stage === 'waiting';

  return (
    <FileLine
      name={name}
      details={
        words ? (
          <>
            <span className="block font-semibold text-danger">{words.message}</span>
            <span className="block">{words.remedy}</span>
          </>
        ) : (
          `${formatFileSize(sizeBytes)} · ${stage === 'checking' ? 'Checking the file' : 'Uploading'}`
        )
      }
      progress={
        !words && <ProgressBar label={`Upload of ${name}`} share={isMeasured ? share : undefined} />
      }
      actions={
        <>
          {words?.canRetry && (
            <Button look="quiet" onClick={() => retryUpload(id)}>
              Retry<span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button look="quiet" onClick={() => dropUpload(id)}>
            {words ? 'Dismiss' : 'Cancel'}
            <span className="sr-only"> {name}</span>
          </Button>
        </>
      }
    />
  );
}
