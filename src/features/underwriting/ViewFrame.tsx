import type { ReactNode } from 'react';
import type { Loaded } from '~/stores/desk-view';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { LOAD_FAILURES } from './messages';
import { hourWords } from './time-words';

type Props<Value> = {
  view: Loaded<Value>;
  /** What is loading, for those who listen. */
  label: string;
  lines?: number;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
};

/** One view of the desk: its shape while it loads, what went wrong, or what there is, however old. */
export function ViewFrame<Value>({ view, label, lines = 6, onRetry, children }: Props<Value>) {
  const { value, failure, isLoading, loadedAt } = view;

  if (value === undefined && failure && !isLoading) {
    const { title, description } = LOAD_FAILURES[failure];

    return (
      <Alert
        type="danger"
        title={title}
        isAnnounced
        actions={<Button onClick={onRetry}>Retry</Button>}
      >
        {description}
      </Alert>
    );
  }
  if (value === undefined) return <Skeleton label={label} lines={lines} />;

  return (
    <div aria-busy={isLoading}>
      {failure && loadedAt && (
        <div className="mb-4">
          <Alert
            type="warning"
            isAnnounced
            actions={
              <Button onClick={onRetry} aria-disabled={isLoading}>
                {isLoading ? 'Refreshing...' : 'Refresh'}
              </Button>
            }
          >
            This is as of {hourWords(loadedAt)} and may have changed since.
          </Alert>
        </div>
      )}
      {children(value)}
    </div>
  );
}
