import type { LoadFailure } from '~/data/bonds/desk-overview';
import { LoadedView, type LoadedViewProps } from '~/ui/LoadedView';
import { LOAD_FAILURES } from './queue-messages';

const MAX_VIEWS_LINES = 6;

/** Shows a view of the underwriters' data, with their messages for failures. */
export function ViewFrame<Value>(props: Omit<LoadedViewProps<Value, LoadFailure>, 'failures'>) {
  return <LoadedView lines={MAX_VIEWS_LINES} {...props} failures={LOAD_FAILURES} />;
}
