import { useState } from 'react';
import type { Project } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import type { LineStop } from '~/domain/contractors/line-stops';
import {
  NEXT_STAGES,
  stageAction,
  STAGE_LABELS,
  type ProjectStage,
} from '~/domain/contractors/project-stages';
import { knownResult, readResult, resultFields } from '~/domain/contractors/read-result';
import { changeDesk } from '~/stores/contractor-desk';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { SheetForm } from '~/ui/SheetForm';
import { StopList } from './StopList';

type NextStage = Exclude<ProjectStage, 'approved'>;

/**
 * Records the result of a bid: one button for each possible next stage, then the fields of that
 * stage.
 */
export function ResultForm({ project }: { project: Project }) {
  const [stage, setStage] = useState<NextStage>();
  const [stops, setStops] = useState<readonly LineStop[]>([]);
  const stages = NEXT_STAGES[project.stage].filter(
    (next): next is NextStage => next !== 'approved',
  );
  if (stages.length === 0) return null;

  const fields = stage ? resultFields(stage) : [];
  const isAgain = stage === project.stage;
  const [latest] = project.bids;

  return (
    <div className="grid gap-3">
      <p className="text-muted">Record what happened with {project.number}:</p>
      <div className="-mt-2 flex flex-wrap gap-3">
        {stages.map((next) => (
          <Button
            key={next}
            aria-expanded={next === stage}
            onClick={() => setStage(next === stage ? undefined : next)}
          >
            {stageAction(project.stage, next)}
            <span className="sr-only">: {project.number}</span>
          </Button>
        ))}
      </div>
      {stops.length > 0 && (
        <Alert type="warning" isAnnounced title="The bid does not fit your line now">
          <StopList stops={stops} />
        </Alert>
      )}
      {stage && (
        <SheetForm
          look="secondary"
          key={stage}
          id={`result-${project.id}`}
          fields={fields}
          initial={stage === 'low' && latest ? knownResult(latest) : {}}
          read={(typed) => readResult(stage, typed)}
          submitLabel={isAgain ? 'Save the result' : `Record: ${STAGE_LABELS[stage]}`}
          onSubmit={async (result) => {
            const answer = await changeDesk('record_bid_result', {
              of_project: project.id,
              expected: project.version,
              result,
            });
            if (!answer.ok) return DESK_FAILURES[answer.code];
            if (answer.value.outcome === 'stopped') {
              setStops(answer.value.stops);
              return undefined;
            }

            showToast({ title: `Recorded: ${STAGE_LABELS[stage]}`, type: 'success' });
            setStage(undefined);
            return undefined;
          }}
        />
      )}
    </div>
  );
}
