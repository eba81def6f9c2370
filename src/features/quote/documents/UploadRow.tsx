import { formatFileSize } from '~/domain/formats/file-size';
import { DOCUMENT_FAILURES } from '~/stores/document-words';
import { type DocumentUpload, dropUpload, retryUpload } from '~/stores/document-uploads';
import { Button } from '~/ui/Button';
import { ProgressBar } from '~/ui/ProgressBar';
import { FileLine } from './FileLine';

/** A file that is uploading, with a progress bar and a cancel button, or a failed upload with its reason and advice. */
export function UploadRow({ upload }: { upload: DocumentUpload }) {
  const { id, name, sizeBytes, stage, share, failure } = upload;

  if (failure) {
    const { message, remedy, canRetry } = DOCUMENT_FAILURES[failure];

    return (
      <FileLine
        name={name}
        details={
          <>
            <span className="block font-semibold text-danger">{message}</span>
            <span className="block">{remedy}</span>
          </>
        }
        actions={
          <>
            {canRetry && (
              <Button look="quiet" onClick={() => retryUpload(id)}>
                Retry<span className="sr-only"> {name}</span>
              </Button>
            )}
            <Button look="quiet" onClick={() => dropUpload(id)}>
              Dismiss<span className="sr-only"> {name}</span>
            </Button>
          </>
        }
      />
    );
  }

  return (
    <FileLine
      name={name}
      details={`${formatFileSize(sizeBytes)} · ${stageWords(upload)}`}
      progress={
        <ProgressBar
          label={`Upload of ${name}`}
          share={stage === 'uploading' || stage === 'waiting' ? share : undefined}
        />
      }
      actions={
        stage !== 'checking' && (
          <Button look="quiet" onClick={() => dropUpload(id)}>
            Cancel<span className="sr-only"> the upload of {name}</span>
          </Button>
        )
      }
    />
  );
}

function stageWords({ stage, share }: DocumentUpload): string {
  if (stage === 'uploading') return `Uploading, ${Math.floor(share * 100)}%`;
  if (stage === 'checking') return 'Checking the file';

  return stage === 'preparing' ? 'Getting ready' : 'Waiting for its turn';
}
