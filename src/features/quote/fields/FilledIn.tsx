import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '~/stores/session';
import { focusStepHeading } from '../focus-heading';
import { $filledIn, clearFilledIn, fillInKnown, type KnownSection } from '../known-answers';
import { $quote } from '../store';

/** Fills in a section from the account and says so, with a button that empties it. */
export function FilledIn({ section }: { section: KnownSection }) {
  const { status } = useStore($session);
  const { quoteId, sources } = useStore($filledIn);
  const source = quoteId === $quote.get().quoteId ? sources[section] : undefined;

  useEffect(() => {
    if (status === 'signed-in') void fillInKnown(section);
  }, [status, section]);

  if (!source) return null;

  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 text-muted">
      Filled in from {source}.
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          clearFilledIn(section);
          focusStepHeading();
        }}
      >
        Clear
      </button>
    </p>
  );
}
