import { type SubmitEvent, useState } from 'react';
import type { CheckFailure, FirmBarNumber } from '~/data/staff/bar-numbers';
import { formatDate, formatShortDate } from '~/domain/dates';
import { parseTypedDate, tidyDate, typedDateProblem } from '~/domain/fields/typed-date';
import { isStateCode, stateName } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { barNumbersView, setCheckedOn } from '~/stores/staff-bar-numbers';
import { showToast } from '~/stores/toasts';
import { SINGLE_KEY } from '~/stores/underwriting';
import { Button } from '~/ui/Button';
import { DateField } from '~/ui/DateField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { OFFLINE } from '../queue-messages';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';

const FAILURES: Record<CheckFailure, string> = {
  offline: OFFLINE,
  unreachable: 'The server did not answer. Try again.',
  'own-firm': 'This is your own firm. A colleague must check it.',
  'in-future': 'Enter today or an earlier day',
  'not-found': 'The firm removed this number.',
  'not-saved': 'The day was not saved. Try again.',
};

/** Bar numbers of firms: staff compare each with the state's register and set the day. The firm sees the day. */
export function BarNumbers() {
  const view = useUnderwritingView(barNumbersView, SINGLE_KEY);

  return (
    <section aria-labelledby="bar-numbers-title" className="mt-10">
      <h2 id="bar-numbers-title" className="text-xl">
        Bar numbers of firms
      </h2>
      <p className="mt-2 max-w-text text-muted">
        Look each number up in the register of the state’s bar, then set the day. The firm sees the
        day on its desk.
      </p>
      <ViewFrame
        view={view}
        label="Loading the bar numbers"
        onRetry={() => void barNumbersView.refresh(SINGLE_KEY)}
      >
        {(numbers) =>
          numbers.length === 0 ? (
            <p className="mt-3">No firm has opened a desk yet.</p>
          ) : (
            <ul className="mt-4 grid gap-3">
              {numbers.map((bar) => (
                <Entry key={`${bar.firmId} ${bar.state} ${bar.number}`} bar={bar} />
              ))}
            </ul>
          )
        }
      </ViewFrame>
    </section>
  );
}

/** The day of a check, which is never in the future. */
const readDay = (text: string) => parseTypedDate(text, today());

function Entry({ bar }: { bar: FirmBarNumber }) {
  const { firmId, firm, state, number, checkedOn } = bar;
  const [typed, setTyped] = useState(() => formatShortDate(today()));
  const [problem, setProblem] = useState<string>();
  const id = `checked-${firmId}-${state}-${number}`.replaceAll(/[^\w-]/gu, '-');
  const { isPending, run } = useOnceAtATime(async () => {
    const day = readDay(typed);
    if (day === undefined) {
      setProblem(typedDateProblem(typed, today()));
      document.getElementById(id)?.focus();
      return;
    }

    const result = await setCheckedOn(bar, day);
    setProblem(result.ok ? undefined : FAILURES[result.code]);
    if (result.ok) showToast({ title: `Checked on ${formatDate(day)}`, type: 'success' });
  });

  return (
    <li className="flex flex-wrap items-end justify-between gap-3 rounded-md border border-rule bg-surface p-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{firm}</p>
        <p className="wrap-anywhere">
          {isStateCode(state) ? stateName(state) : state}, {number}.{' '}
          {checkedOn === null ? 'Not checked yet.' : `Checked on ${formatDate(checkedOn)}.`}
        </p>
      </div>
      <form
        noValidate
        className="no-print flex flex-wrap items-end gap-3"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void run();
        }}
      >
        <DateField
          id={id}
          label="Checked on"
          hasCalendar
          latest={today()}
          error={problem}
          value={typed}
          read={(text) => tidyDate(text, today())}
          onValueChange={setTyped}
        />
        <Button type="submit" aria-disabled={isPending || undefined}>
          Save<span className="sr-only"> the day for {number}</span>
        </Button>
      </form>
    </li>
  );
}
