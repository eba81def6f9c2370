import { useRef } from 'react';
import type { ContractorDesk, Project } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { nextJobNumber } from '~/domain/contractors/job-number';
import { PROJECT_FIELDS } from '~/domain/contractors/project-form';
import { typedValues } from '~/domain/contractors/typed-values';
import { readForm } from '~/domain/contractors/typed-form';
import { tidyMoney } from '~/domain/money';
import { today } from '~/platform/clock';
import { randomId } from '~/platform/random';
import { changeDesk, loadedDesk } from '~/stores/contractor-desk';
import { SheetForm } from '~/ui/SheetForm';
import { useSeenVersion } from '~/ui/use-seen-version';

type Props = { desk: ContractorDesk; project?: Project; onDone: () => void };

const NEW_PROJECT = { is_prime: 'yes', damages_per_day_cents: '$0' };

/** Adds a project, or changes one that is still considered. */
export function ProjectForm({ desk, project, onDone }: Props) {
  const id = useRef(project?.id);
  const { seen, settle } = useSeenVersion(project?.version ?? 0);

  return (
    <SheetForm
      id={`project-${project?.id ?? 'new'}`}
      fields={PROJECT_FIELDS}
      initial={
        project
          ? typedValues(PROJECT_FIELDS, project.facts)
          : { ...NEW_PROJECT, number: nextJobNumber(numbersOf(desk), today()) }
      }
      tidyMoney={tidyMoney}
      read={(typed) => readForm(PROJECT_FIELDS, typed, today())}
      submitLabel="Save the project"
      onSubmit={async (values) => {
        id.current ??= randomId();
        const result = await changeDesk('save_project', {
          of_contractor: desk.id,
          expected: seen,
          facts: {
            ...values,
            id: id.current,
            bid_at: new Date(String(values['bid_at'])).toISOString(),
            time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          },
        });
        settle(result, loadedDesk()?.projects.find((known) => known.id === id.current)?.version);
        if (!result.ok) return DESK_FAILURES[result.code];

        onDone();
        return undefined;
      }}
    />
  );
}

function numbersOf({ projects, schedules }: ContractorDesk): string[] {
  const listed = schedules.flatMap(({ rows }) => rows);

  return [...projects, ...listed].map(({ number }) => number);
}
