import { useState } from 'react';
import { agencyDay } from '~/domain/business-day';
import { type ContractorDesk, lineAccount } from '~/domain/contractors/contractor-desk';
import { canBidTogether } from '~/domain/contractors/line-stops';
import { LINE_IS_AN_ESTIMATE } from '~/domain/contractors/stop-words';
import { formatWholeMoney } from '~/domain/money';
import { now } from '~/platform/clock';
import { CheckboxField } from '~/ui/CheckboxField';
import { StopList } from './StopList';

/** Answers "can I bid these together?" for considered projects, in the order of their bid times. Reserves nothing. */
export function AskTogether({ desk }: { desk: ContractorDesk }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const considered = desk.projects.filter(({ stage }) => stage === 'considering').reverse();
  if (considered.length === 0) return null;

  const picked = considered.filter(({ id }) => chosen.includes(id));
  const answers = canBidTogether(lineAccount(desk), picked, agencyDay(now()));

  return (
    <section aria-labelledby="together-title">
      <h2 id="together-title" className="text-xl">
        Can I bid these together?
      </h2>
      <p className="mt-1 max-w-text text-muted">
        Choose projects. We judge each at your estimated cost. This reserves nothing.
      </p>
      <ul className="mt-3 grid gap-1">
        {considered.map(({ id, name, number, estimate }) => (
          <li key={id}>
            <CheckboxField
              id={`together-${id}`}
              label={`${number}, ${name}, ${formatWholeMoney(estimate)}`}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen((before) =>
                  checked ? [...before, id] : before.filter((other) => other !== id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <div role="status" className="mt-3 grid gap-3">
        {answers.map(({ project, stops }) => (
          <div key={project.number}>
            <p className="font-semibold">
              {project.number}:{' '}
              {stops.length === 0 ? 'Yes, inside your line' : 'Not inside your line'}
            </p>
            <StopList stops={stops} />
          </div>
        ))}
        {answers.length > 0 && <p className="text-sm text-muted">{LINE_IS_AN_ESTIMATE}</p>}
      </div>
    </section>
  );
}
