import { statePath } from '~/domain/finder/finder-links';
import { stateName, type StateCode } from '~/domain/us-states';
import { countSentence } from './words';

interface Props {
  count: number;
  state: StateCode | undefined;
  isServed: boolean;
  onClear: () => void;
}

/** The number of bonds shown, announced when it changes. With a state chosen, a banner surrounds it. */
export function ResultSummary({ count, state, isServed, onClear }: Props) {
  const look = state ? 'rounded-md border-s-4 border-tide bg-tide-wash px-5 py-3' : '';

  return (
    <div className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${look}`}>
      <div className="me-auto">
        {state && (
          <p className="font-display text-base font-semibold">Filtering by {stateName(state)}</p>
        )}
        <p role="status" className={state ? '' : 'text-muted'}>
          {countSentence(count)}
        </p>
      </div>
      {state && (
        <div className="-mx-3 flex flex-wrap items-center gap-x-2">
          {isServed && (
            <a href={statePath(state)} className="button button-quiet">
              View State Details
            </a>
          )}
          <button type="button" onClick={onClear} className="button button-quiet">
            Clear
          </button>
        </div>
      )}
    </div>
  );
}
