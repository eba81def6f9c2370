import { useState } from 'react';
import { agencyDay } from '~/domain/business-day';
import {
  type ContractorDesk,
  lineAccount,
  type Project,
} from '~/domain/contractors/contractor-desk';
import { canBidTogether } from '~/domain/contractors/line-stops';
import { LINE_IS_AN_ESTIMATE } from '~/domain/contractors/stop-words';
import { formatWholeMoney, moneyProblem, parseMoney, tidyMoney } from '~/domain/money';
import { now } from '~/platform/clock';
import { CheckboxField } from '~/ui/CheckboxField';
import { MoneyField } from '~/ui/MoneyField';
import { bidTimeWords } from './bid-time-words';
import { StopList } from './StopList';

/** Answers "can I bid these together?" for considered projects, in the order of their bid times. Reserves nothing. */
export function AskTogether({ desk }: { desk: ContractorDesk }) {
  // The typed price of each chosen project, by its id.
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const considered = desk.projects.filter(({ stage }) => stage === 'considering').reverse();
  if (considered.length === 0) return null;

  const picked = considered.flatMap((project) => {
    const bid = parseMoney(prices[project.id] ?? '');

    return bid === undefined ? [] : [{ ...project, bid }];
  });
  const answers = canBidTogether(lineAccount(desk), picked, agencyDay(now()));
  const setPrice = (id: string, price: string) =>
    setPrices((before) => ({ ...before, [id]: price }));
  const choose = ({ id, estimate }: Project, isChosen: boolean) => {
    if (isChosen) setPrice(id, formatWholeMoney(estimate));
    else setPrices(({ [id]: _left, ...others }) => others);
  };

  return (
    <section aria-labelledby="together-title">
      <h2 id="together-title" className="text-xl">
        Can I bid these together?
      </h2>
      <p className="mt-1 max-w-text text-muted">
        Choose projects and enter the price of each bid. This reserves nothing.
      </p>
      <ul className="mt-3 grid gap-1">
        {considered.map((project) => {
          const { id, name, number } = project;
          const price = prices[id];

          return (
            <li key={id}>
              <CheckboxField
                id={`together-${id}`}
                label={`${number}, ${name}, bids ${bidTimeWords(project)}`}
                checked={price !== undefined}
                onChange={({ currentTarget: { checked } }) => choose(project, checked)}
              />
              {price !== undefined && (
                <div className="mb-3 pl-8">
                  <MoneyField
                    id={`together-price-${id}`}
                    label={`Price of ${number}`}
                    value={price}
                    error={parseMoney(price) === undefined ? moneyProblem(price) : undefined}
                    read={tidyMoney}
                    onValueChange={(typed) => setPrice(id, typed)}
                  />
                </div>
              )}
            </li>
          );
        })}
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
