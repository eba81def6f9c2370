import { type ContractorDesk, waitingGrant } from '~/domain/contractors/contractor-desk';
import { lineStartWords, SECOND_WORDS } from '~/domain/contractors/line-start-words';
import { formatWholeMoney } from '~/domain/money';

/** What a contractor without a line asked for, and what happens next. */
export function NoLine({ desk }: { desk: ContractorDesk }) {
  const waits = waitingGrant(desk) !== undefined;

  return (
    <section aria-labelledby="line-title">
      <h2 id="line-title" className="text-xl">
        {waits ? 'Your line waits for a second underwriter' : 'You have no bonding line yet'}
      </h2>
      <p className="mt-2 max-w-text">
        You asked for {formatWholeMoney(desk.singleAsked)} for one job and{' '}
        {formatWholeMoney(desk.aggregateAsked)} for all jobs.{' '}
        {waits ? SECOND_WORDS : lineStartWords(desk)}
      </p>
      <p className="mt-2">
        <a href="/resources/worksheets/bonding-capacity">Estimate your capacity</a>
      </p>
    </section>
  );
}
