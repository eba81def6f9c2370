import type { LoadFailure } from '~/data/desk-overview';
import { LoadedView, type LoadedViewProps } from '~/ui/LoadedView';
import { LOAD_FAILURES } from './messages';

type Props<Value> = Omit<LoadedViewProps<Value, LoadFailure>, 'failures'> & {
  /** What went wrong where it is not the dashboard: "Failed to load documents". */
  notLoaded?: string;
};

/** One view of the desk, with the desk's words for what may go wrong. */
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
