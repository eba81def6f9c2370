import { useState } from 'react';
import type { ContractorFile } from '~/data/contractors/contractor-files';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { CONTRACTOR_FILE_KINDS } from '~/domain/contractors/contractor-file-kinds';
import { contractorFileWords } from '~/domain/contractors/contractor-file-words';
import { formatDate } from '~/domain/dates';
import { formatFileSize } from '~/domain/formats/file-size';
import { dayOf } from '~/platform/clock';
import { contractorFilesView, openFile } from '~/stores/contractor-files';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';

/** The files that the contractor added: statements, owners' bond forms and contracts. Opening one is recorded. */
export function ContractorFiles({ desk }: { desk: ContractorDesk }) {
  const view = useUnderwritingView(contractorFilesView, desk.id);
  const [problem, setProblem] = useState<string>();
  const open = useOnceAtATime(async (file: ContractorFile) => {
    const result = await openFile(file.id);
    setProblem(result.ok ? undefined : contractorFileWords(result.code));
  });
  const placeOf = ({ projectId }: ContractorFile) => {
    const project = desk.projects.find(({ id }) => id === projectId);

    return project ? `job ${project.number}` : 'company';
  };

  return (
    <section aria-labelledby="contractor-files-title" className="grid gap-3">
      <h3 id="contractor-files-title" className="text-lg">
        Files
      </h3>
      {problem && (
        <Alert type="danger" isAnnounced>
          {problem}
        </Alert>
      )}
      <ViewFrame
        view={view}
        label="Loading the files"
        onRetry={() => void contractorFilesView.refresh(desk.id)}
      >
        {(files) =>
          files.length === 0 ? (
            <p className="text-muted">The contractor has added no files.</p>
          ) : (
            <ul className="divide-y divide-rule">
              {files.map((file) => (
                <li
                  key={file.id}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {file.name}
                    <span className="block text-sm text-muted">
                      {CONTRACTOR_FILE_KINDS[file.kind]}, {placeOf(file)},{' '}
                      {formatFileSize(file.size)}, {formatDate(dayOf(file.addedAt))}
                    </span>
                  </span>
                  <Button
                    look="quiet"
                    aria-disabled={open.isPending || undefined}
                    onClick={() => void open.run(file)}
                  >
                    Open<span className="sr-only"> {file.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </ViewFrame>
    </section>
  );
}
