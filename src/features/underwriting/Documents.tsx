import { useState } from 'react';
import type { StaffDocument } from '~/data/staff/staff-documents';
import { documentTypeLabel } from '~/domain/bonds/bond-types';
import { isShownByBrowsers, kindOfMimeType } from '~/domain/documents/file-kinds';
import { formatFileSize } from '~/domain/formats/file-size';
import { openStaffDocument } from '~/stores/underwriting-documents';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { OPEN_FAILURES } from './messages';
import { momentWords } from '~/domain/formats/moment-words';

type Props = {
  documents: readonly StaffDocument[];
  /** The name of the bond's required document of the type `other`. */
  otherName: string | undefined;
};

/** The customer's files. A file opens in a new tab, or downloads if browsers cannot display its type. */
export function Documents({ documents, otherName }: Props) {
  return (
    <section aria-labelledby="documents-heading">
      <h2 id="documents-heading" className="text-xl">
        Documents
      </h2>
      {documents.length === 0 ? (
        <p className="mt-2 text-muted">The customer sent none.</p>
      ) : (
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} otherName={otherName} />
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = Pick<Props, 'otherName'> & { document: StaffDocument };

function DocumentRow({ document, otherName }: RowProps) {
  const { id, name, docType, sizeBytes, uploadedAt, mimeType, isChecked } = document;
  const [failure, setFailure] = useState<string>();
  const label = isShownByBrowsers(kindOfMimeType(mimeType)) ? 'Preview' : 'Download';
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await openStaffDocument(id);
    if (!result.ok) setFailure(OPEN_FAILURES[result.code]);
  });

  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-muted tabular-nums">
            {documentTypeLabel(docType, otherName)}, {formatFileSize(sizeBytes)},{' '}
            {momentWords(uploadedAt)}
          </p>
        </div>
        {isChecked ? (
          <Button onClick={() => void run()} aria-disabled={isPending}>
            {isPending ? 'Opening...' : label} <span className="sr-only">{name}</span>
          </Button>
        ) : (
          <p className="text-sm text-muted">Not checked, so it cannot be opened</p>
        )}
      </div>
      {failure && (
        <div className="mt-2">
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
    </li>
  );
}
