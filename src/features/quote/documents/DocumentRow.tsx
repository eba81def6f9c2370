import { useState } from 'react';
import type { ApplicationDocument } from '~/data/documents/application-documents';
import { isShownByBrowsers, kindOfMimeType } from '~/domain/documents/file-kinds';
import { formatFileSize } from '~/domain/formats/file-size';
import { checkLeftovers } from '~/stores/document-uploads';
import { previewDocument, removeDocument } from '~/stores/documents';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { momentWords } from '~/domain/formats/moment-words';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FileLine } from './FileLine';

export type DocumentRowProps = {
  document: ApplicationDocument;
  /** Called after the document was deleted, so that the caller can move the focus. */
  onDeleted: () => void;
};

/** An uploaded document with its size and time, and buttons that open and delete it. */
export function DocumentRow({ document, onDeleted }: DocumentRowProps) {
  const { name, sizeBytes, uploadedAt, isChecked, mimeType } = document;
  const [isAsking, setIsAsking] = useState(false);
  const opening = useOnceAtATime(() => previewDocument(document));
  const checking = useOnceAtATime(checkLeftovers);
  const facts = `${formatFileSize(sizeBytes)} · ${momentWords(uploadedAt)}`;

  return (
    <FileLine
      name={name}
      details={isChecked ? facts : `${facts} · Not checked yet`}
      actions={
        <>
          {!isChecked && (
            <Button look="quiet" onClick={() => void checking.run()}>
              Check now<span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button look="quiet" onClick={() => void opening.run()}>
            {isShownByBrowsers(kindOfMimeType(mimeType)) ? 'Preview' : 'Download'}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
          {isAsking && (
            <DeleteDialog
              document={document}
              onClose={() => setIsAsking(false)}
              onDeleted={onDeleted}
            />
          )}
        </>
      }
    />
  );
}

type DeleteDialogProps = DocumentRowProps & { onClose: () => void };

function DeleteDialog({ document, onClose, onDeleted }: DeleteDialogProps) {
  const { isPending, run } = useOnceAtATime(async () => {
    const isGone = await removeDocument(document);
    onClose();
    if (isGone) onDeleted();
  });

  return (
    <ConfirmDialog
      title="Delete this document?"
      confirm={{ label: 'Delete', pendingLabel: 'Deleting...' }}
      isPending={isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>
        <bdi className="font-semibold">{document.name}</bdi> is removed from this application. This
        cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
