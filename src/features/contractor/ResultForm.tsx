import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { mayRecord } from '~/domain/contractors/bond-progress';
import type { ContractorDesk, Project } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import type { LineStop } from '~/domain/contractors/line-stops';
import {
  NEXT_STAGES,
  stageAction,
  STAGE_LABELS,
  type ProjectStage,
} from '~/domain/contractors/project-stages';
import { knownResult, readResult, resultFields } from '~/domain/contractors/read-result';
import { tidyMoney } from '~/domain/money';
import { changeDesk, loadedDesk } from '~/stores/contractor-desk';
import { $sentBonds, sentKey } from '~/stores/project-applications';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { SheetForm } from '~/ui/SheetForm';
import { useSeenVersion } from '~/ui/use-seen-version';
import { StopList } from './StopList';

type NextStage = Exclude<ProjectStage, 'approved'>;

/**
 * Records the result of a bid: one button for each possible next stage, then the fields of that
 * stage.
 */
export function ResultForm({ desk, project }: { desk: ContractorDesk; project: Project }) {
  const [stage, setStage] = useState<NextStage>();
  const [stops, setStops] = useState<readonly LineStop[]>([]);
  const sentBonds = useStore($sentBonds);
  const stages = NEXT_STAGES[project.stage].filter(
    (next): next is NextStage =>
      next !== 'approved' &&
      mayRecord(project.stage, next, (bond) => sentBonds.get(sentKey(project, bond))?.status),
  );
  if (stages.length === 0) return null;

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
        <StageForm
          key={stage}
          desk={desk}
          project={project}
          stage={stage}
          onStops={setStops}
          onRecorded={() => setStage(undefined)}
        />
      )}
    </div>
  );
}

type StageProps = {
  desk: ContractorDesk;
  project: Project;
  stage: NextStage;
  onStops: (stops: readonly LineStop[]) => void;
  onRecorded: () => void;
};

function StageForm({ desk, project, stage, onStops, onRecorded }: StageProps) {
  const { seen, settle } = useSeenVersion(project.version);

  return (
    <SheetForm
      look="secondary"
      id={`result-${project.id}`}
      fields={resultFields(stage)}
      initial={knownResult(stage, project)}
      tidyMoney={tidyMoney}
      read={(typed) => readResult(stage, typed, [desk.legalName, desk.facts['trade_name']])}
      submitLabel={stage === project.stage ? 'Save the result' : `Record: ${STAGE_LABELS[stage]}`}
      onSubmit={async (result) => {
        const answer = await changeDesk('record_bid_result', {
          of_project: project.id,
          expected: seen,
          result,
        });
        settle(answer, loadedDesk()?.projects.find(({ id }) => id === project.id)?.version);
        if (!answer.ok) return DESK_FAILURES[answer.code];
        if (answer.value.outcome === 'stopped') {
          onStops(answer.value.stops);
          return undefined;
        }

        showToast({ title: `Recorded: ${STAGE_LABELS[stage]}`, type: 'success' });
        onRecorded();
        return undefined;
      }}
    />
  );
}
