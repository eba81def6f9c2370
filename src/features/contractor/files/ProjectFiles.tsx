import { useState } from 'react';
import type { Project } from '~/domain/contractors/contractor-desk';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { Button } from '~/ui/Button';
import { LoadedPart } from '~/ui/LoadedPart';
import { LOAD_FAILURES } from '../load-failures';

const loadFiles = () => fetchPart(import('./FilesPart'));

/** The files of a project: the owner's bond form and the contract. They load when they are opened. */
export function ProjectFiles({
  contractorId,
  project,
}: {
  contractorId: string;
  project: Project;
}) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div className="grid gap-3">
      <div className="-ms-3">
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Bond form and contract<span className="sr-only"> of {project.number}</span>
        </Button>
      </div>
      {isOpen && (
        <LoadedPart
          load={loadFiles}
          label="Loading the files"
          failures={LOAD_FAILURES}
          onRecovery={onReconnection}
        >
          {({ FilesPart }) => (
            <FilesPart
              contractorId={contractorId}
              projectId={project.id}
              purpose={`job ${project.number}`}
            />
          )}
        </LoadedPart>
      )}
    </div>
  );
}
