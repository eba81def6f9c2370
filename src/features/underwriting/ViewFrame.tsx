import type { LoadFailure } from '~/data/desk-overview';
import { LoadedView, type LoadedViewProps } from '~/ui/LoadedView';
import { LOAD_FAILURES } from './queue-messages';

const MOST_VIEWS_LINES = 6;

/** One view of the underwriters, with their words for what may go wrong. */
export function ViewFrame<Value>(props: Omit<LoadedViewProps<Value, LoadFailure>, 'failures'>) {
  return <LoadedView lines={MOST_VIEWS_LINES} {...props} failures={LOAD_FAILURES} />;
}
