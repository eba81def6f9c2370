import { useState } from 'react';
import { agencyDay } from '~/domain/business-day';
import {
  LETTER_STATE_LABELS,
  letterFields,
  letterState,
  NO_PROJECT,
} from '~/domain/contractors/bondability-letter';
import type { ContractorDesk, Grant } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import type { LineStop } from '~/domain/contractors/line-stops';
import { readForm } from '~/domain/contractors/typed-form';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney, tidyMoney } from '~/domain/money';
import { now } from '~/platform/clock';
import { requestIds } from '~/platform/request-ids';
import { changeDesk } from '~/stores/contractor-desk';
import { downloadLetter } from '~/stores/letters';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { SheetForm } from '~/ui/SheetForm';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { StopList } from './StopList';

type Props = { desk: ContractorDesk; line: Grant };

/** Letters about the amounts that the line allows, and the form for another letter. */
export function Letters({ desk, line }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [stops, setStops] = useState<readonly LineStop[]>([]);
  const [ids] = useState(requestIds);
  const fields = letterFields(desk);

  return (
    <section aria-labelledby="letters-title">
      <h2 id="letters-title" className="text-xl">
        Letters of bondability
      </h2>
      <p className="mt-1 max-w-text text-muted">
        An owner may ask for one before you bid. It is not a bond. The code on it shows whether it
        is still valid.
      </p>
      <ul className="my-3 grid gap-3">
        {desk.letters.map((letter) => (
          <Letter key={letter.id} letter={letter} line={line} />
        ))}
      </ul>
      {stops.length > 0 && (
        <div className="mb-3">
          <Alert type="warning" isAnnounced title="No letter can be written now">
            <StopList stops={stops} />
          </Alert>
        </div>
      )}
      {isAsking ? (
        <SheetForm
          look="secondary"
          id="letter"
          fields={fields}
          tidyMoney={tidyMoney}
          read={(typed) => readForm(fields, typed)}
          submitLabel="Write the letter"
          onSubmit={async ({ project_id, ...amounts }) => {
            const asked = { ...amounts, project_id: project_id === NO_PROJECT ? null : project_id };
            const result = await changeDesk('write_letter', {
              of_contractor: desk.id,
              facts: { ...asked, id: ids.of(asked) },
            });
            setStops(result.ok ? result.value.stops : []);
            if (!result.ok) return DESK_FAILURES[result.code];
            if (result.value.outcome === 'stopped') return undefined;

            ids.forget();
            setIsAsking(false);
            showToast({ title: 'The letter is written', type: 'success' });
            return undefined;
          }}
        />
      ) : (
        <Button onClick={() => setIsAsking(true)}>Ask for a letter</Button>
      )}
    </section>
  );
}

function Letter({ letter, line }: { letter: ContractorDesk['letters'][number]; line: Grant }) {
  const [failure, setFailure] = useState<string>();
  const state = letterState(letter, line, agencyDay(now()));
  const { isPending, run } = useOnceAtATime(async () => setFailure(await downloadLetter(letter)));

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-rule p-4">
      <div>
        <p className="font-semibold wrap-anywhere">{letter.project || 'No single project'}</p>
        <p className="text-muted">
          {LETTER_STATE_LABELS[state]}. {formatWholeMoney(letter.single)} for one job,{' '}
          {formatWholeMoney(letter.aggregate)} for all jobs. Valid until{' '}
          {formatDate(letter.validUntil)}.
        </p>
        {failure && (
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        )}
      </div>
      {state === 'valid' && (
        <Button aria-disabled={isPending || undefined} onClick={() => void run()}>
          {isPending ? 'Preparing…' : 'Download'}
          <span className="sr-only"> the letter of {formatDate(letter.issuedOn)}</span>
        </Button>
      )}
    </li>
  );
}
