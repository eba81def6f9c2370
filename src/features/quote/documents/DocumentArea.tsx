import { lazy, Suspense } from 'react';
import type { ApplicationDocument } from '~/data/documents/application-documents';
import type { DocumentType } from '~/domain/bonds/bond-types';
import type { QuoteProject } from '~/domain/quote/selection';
import { UPLOAD_EXTENSIONS } from '~/domain/documents/file-kinds';
import { addUploads, type DocumentUpload } from '~/stores/document-uploads';
import { FilePicker } from '~/ui/FilePicker';
import { DocumentRow } from './DocumentRow';
import { targetOf } from './upload-target';
import { UploadRow } from './UploadRow';

export type DocumentAreaProps = {
  type: DocumentType;
  name: string;
  /** Describes the documents to send. */
  ask: string;
  isRequired: boolean;
  documents: readonly ApplicationDocument[];
  uploads: readonly DocumentUpload[];
  /** Whether files can be added now. */
  canUpload: boolean;
  /** The matter that the quote came from, in the area that its files belong to. */
  matterId?: string | undefined;
  /** The project that the quote came from. */
  project?: QuoteProject | undefined;
};

/** As the files of a matter, for a quote from a contractor's desk. */
const ContractorFiles = lazy(() =>
  import('./ContractorFiles').then(
    (module) => ({ default: module.ContractorFiles }),
    () => ({ default: () => null }),
  ),
);

/** Only an attorney's quote for a matter needs it. Without its code, the files can still be chosen from the device. */
const MatterFiles = lazy(() =>
  import('./MatterFiles').then(
    (module) => ({ default: module.MatterFiles }),
    () => ({ default: () => null }),
  ),
);

/** The id of the text about accepted files. Every upload button refers to it. */
export const RULE_ID = 'documents-rule';

const ACCEPTED = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** The id of the button that chooses files of a type. */
export function pickerIdOf(type: DocumentType): string {
  return `choose-${type}`;
}

/** One type of document: its description, the uploaded files and a button for more. */
export function DocumentArea({
  type,
  name,
  ask,
  isRequired,
  documents,
  uploads,
  canUpload,
  matterId,
  project,
}: DocumentAreaProps) {
  const headingId = `documents-${type}`;
  const pickerId = pickerIdOf(type);
  const use = {
    sent: [...documents, ...uploads].map((file) => file.name),
    onUse: (file: File) => addUploads(targetOf(type), [file]),
  };
  const isThere = documents.some(({ docType, isChecked }) => docType === type && isChecked);

  return (
    <section
      aria-labelledby={headingId}
      className="rounded-md border border-rule bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={headingId}>{name}</h3>
        <AreaState isRequired={isRequired} isThere={isThere} />
      </div>
      <p className="mt-1 max-w-text text-muted">{ask}</p>
      {documents.length + uploads.length > 0 && (
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onDeleted={() => window.document.getElementById(pickerId)?.focus()}
            />
          ))}
        </ul>
      )}
      {canUpload && (
        <Suspense>
          {matterId !== undefined && <MatterFiles matterId={matterId} {...use} />}
          {project && <ContractorFiles project={project} type={type} {...use} />}
        </Suspense>
      )}
      {canUpload && (
        <div className="mt-4">
          <FilePicker
            id={pickerId}
            purpose={name}
            accept={ACCEPTED}
            describedBy={RULE_ID}
            onChoose={(files) => addUploads(targetOf(type), files)}
          />
        </div>
      )}
    </section>
  );
}

function AreaState({ isRequired, isThere }: { isRequired: boolean; isThere: boolean }) {
  if (isThere) return <p className="text-sm font-semibold text-success">Uploaded</p>;
  if (isRequired) return <p className="text-sm font-semibold text-warning">Required</p>;

  return <p className="text-sm text-muted">Optional</p>;
}
