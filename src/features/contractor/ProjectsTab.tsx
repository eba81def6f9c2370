import { useEffect, useRef, useState } from 'react';
import type { ContractorDesk, Project } from '~/domain/contractors/contractor-desk';
import { projectAnchor, projectInHash } from '~/domain/contractors/desk-path';
import { PROJECT_STAGES, STAGE_LABELS } from '~/domain/contractors/project-stages';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { ProjectCard } from './ProjectCard';
import { ProjectForm } from './ProjectForm';

/** Rows of a stage that render at once. A long board stays fast. */
const SHOWN_AT_ONCE = 10;

/** The projects by stage, with a search and the form for a new one. */
export function ProjectsTab({ desk }: { desk: ContractorDesk }) {
  const [isAdding, setIsAdding] = useState(desk.projects.length === 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (isForm: boolean) => {
    setIsAdding(isForm);
    heading.current?.focus(); // the pressed button disappears
  };
  const [search, setSearch] = useState('');
  const [linked] = useState(() => projectInHash(window.location.hash));
  useEffect(() => {
    if (linked) document.getElementById(projectAnchor(linked))?.focus();
  }, [linked]);
  const wanted = search.trim().toLowerCase();
  const shown = desk.projects.filter(({ name, number, ownerName }) =>
    `${number} ${name} ${ownerName}`.toLowerCase().includes(wanted),
  );

  return (
    <div className="grid gap-8">
      <section aria-labelledby="new-project-title">
        <h2
          ref={heading}
          id="new-project-title"
          tabIndex={-1}
          className="text-xl focus:outline-none"
        >
          {isAdding ? 'New project' : 'Projects'}
        </h2>
        {isAdding ? (
          <div className="mt-4 grid gap-4">
            <ProjectForm desk={desk} onDone={() => show(false)} />
            {desk.projects.length > 0 && (
              <div>
                <Button onClick={() => show(false)}>Cancel</Button>
              </div>
            )}
          </div>
        ) : (
          <div className="no-print mt-4 flex flex-wrap items-end gap-4">
            <Button onClick={() => show(true)}>Add a project</Button>
            <TextField
              id="project-search"
              label="Search projects"
              type="search"
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          </div>
        )}
      </section>
      {!isAdding && (
        <p role="status" className={shown.length === 0 ? '' : 'sr-only'}>
          {shown.length === 0 && 'No project matches.'}
          {shown.length > 0 && wanted !== '' && matchWords(shown.length)}
        </p>
      )}
      {!isAdding &&
        PROJECT_STAGES.map((stage) => (
          <Stage
            key={stage}
            desk={desk}
            label={STAGE_LABELS[stage]}
            projects={shown.filter((project) => project.stage === stage)}
            linked={linked}
          />
        ))}
    </div>
  );
}

function matchWords(count: number): string {
  return count === 1 ? '1 project matches.' : `${count} projects match.`;
}

function Stage({
  desk,
  label,
  projects,
  linked,
}: {
  desk: ContractorDesk;
  label: string;
  projects: readonly Project[];
  /** The project that the address names. It shows, however long the list is. */
  linked: string | undefined;
}) {
  const [limit, setLimit] = useState(() =>
    Math.max(SHOWN_AT_ONCE, projects.findIndex(({ id }) => id === linked) + 1),
  );
  if (projects.length === 0) return null;

  return (
    <section aria-label={label}>
      <h3 className="text-lg">
        {label} <span className="text-muted">({projects.length})</span>
      </h3>
      <ul className="mt-3 grid gap-4">
        {projects.slice(0, limit).map((project) => (
          <ProjectCard key={project.id} desk={desk} project={project} />
        ))}
      </ul>
      {projects.length > limit && (
        <p className="mt-3">
          <Button onClick={() => setLimit(limit + SHOWN_AT_ONCE * 5)}>
            Show more of {projects.length}
          </Button>
        </p>
      )}
    </section>
  );
}
