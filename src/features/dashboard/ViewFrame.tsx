import type { LoadFailure } from '~/data/bonds/desk-overview';
import { LoadedView, type LoadedViewProps } from '~/ui/LoadedView';
import { LOAD_FAILURES } from './messages';

type Props<Value> = Omit<LoadedViewProps<Value, LoadFailure>, 'failures'> & {
  /** The title of a failure on another page than the dashboard: "Failed to load documents". */
  notLoaded?: string;
};

/** Shows a view of the dashboard's data, with its messages for failures. */
export function ViewFrame<Value>({ notLoaded, ...props }: Props<Value>) {
  const failures =
    notLoaded === undefined
      ? LOAD_FAILURES
      : {
          ...LOAD_FAILURES,
          'load-failed': { ...LOAD_FAILURES['load-failed'], title: notLoaded },
          unreachable: { ...LOAD_FAILURES.unreachable, title: notLoaded },
        };

  return <LoadedView {...props} failures={failures} />;
}
