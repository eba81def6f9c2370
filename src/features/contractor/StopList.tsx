import type { LineStop } from '~/domain/contractors/line-stops';
import { stopWords } from '~/domain/contractors/stop-words';

/** The rules that stop a bid, each with its cure. Renders nothing without one. */
export function StopList({ stops }: { stops: readonly LineStop[] }) {
  if (stops.length === 0) return null;

  return (
    <ul className="mt-1 grid gap-2">
      {stops.map((stop) => {
        const { reason, cure } = stopWords(stop);

        return (
          <li key={stop.rule} className="border-l-4 border-rule pl-4">
            {reason} <span className="text-muted">{cure}</span>
          </li>
        );
      })}
    </ul>
  );
}
