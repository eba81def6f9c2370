import { proofLabel, PROOF_KINDS, type ProofKind } from '~/domain/bond-requests/request-proofs';
import { UPLOAD_EXTENSIONS } from '~/domain/documents/file-kinds';
import { ok } from '~/domain/result';
import { addUploads } from '~/stores/document-uploads';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { FilePicker } from '~/ui/FilePicker';
import { SelectField } from '~/ui/SelectField';
import { PROOF_FIELD, PROOF_FILES } from './field-ids';
import type { FormProblems } from './form-problems';
import { ProofRow, UploadRow } from './ProofRow';
import type { ProofFiles } from './use-proof-files';

type Props = {
  applicationId: string;
  /** The accepted kinds of proof. One of them is enough. */
  proofs: readonly ProofKind[];
  chosen: ProofKind | undefined;
  files: ProofFiles;
  problems: Pick<FormProblems, 'proofKind' | 'proof' | 'documentIds'>;
  onChoose: (kind: ProofKind) => void;
};

const ACCEPTED = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const RULE_ID = 'request-proof-rule';

/** The kind of proof for a request, and its files. */
export function ProofFields({ applicationId, proofs, chosen, files, problems, onChoose }: Props) {
  const target = {
    applicationId,
    docType: 'request_proof' as const,
    keepApplication: () => Promise.resolve(ok(undefined)), // an application with a bond is already stored
  };

  const filesProblem = problems.proof ?? problems.documentIds;

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-display text-lg">Proof</legend>
      {proofs.length > 1 ? (
        <SelectField
          id={PROOF_FIELD}
          label="What you attach"
          hint="One of these is enough."
          required
          placeholder="Choose a paper"
          width="full"
          options={proofs.map((value) => ({ value, label: proofLabel(value) }))}
          error={problems.proofKind}
          value={chosen ?? ''}
          onChange={(event) => {
            const kind = PROOF_KINDS.find((known) => known === event.currentTarget.value);
            if (kind) onChoose(kind);
          }}
        />
      ) : (
        <p>
          Attach: <span className="font-semibold">{chosen && proofLabel(chosen)}</span>
        </p>
      )}
      <p id={RULE_ID} className="text-sm text-muted">
        A PDF, DOC, DOCX, JPG, JPEG or PNG file of up to 25MB; a clear photograph is fine.
      </p>
      {files.retry && (
        <Alert type="danger" isAnnounced actions={<Button onClick={files.retry}>Retry</Button>}>
          The list of your files did not load. Your files are safe.
        </Alert>
      )}
      {files.uploads.length + files.documents.length > 0 && (
        <ul aria-label="Files" className="divide-y divide-rule border-y border-rule">
          {files.uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          {files.documents.map((document) => (
            <ProofRow key={document.id} document={document} />
          ))}
        </ul>
      )}
      {filesProblem && (
        <p className="font-semibold text-danger" id={`${PROOF_FILES}-error`}>
          {filesProblem}
        </p>
      )}
      {!files.isLoading && (
        <FilePicker
          id={PROOF_FILES}
          purpose="the proof"
          accept={ACCEPTED}
          describedBy={filesProblem ? `${PROOF_FILES}-error ${RULE_ID}` : RULE_ID}
          onChoose={(chosenFiles) => addUploads(target, chosenFiles)}
        />
      )}
    </fieldset>
  );
}
