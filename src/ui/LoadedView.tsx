import type { ReactNode } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';
import { LoadFailure } from './LoadFailure';
import { Skeleton } from './Skeleton';

/** The props that differ between views. */
export type LoadedViewProps<Value, Code extends string> = {
  /**
   * The state of the view. After a failed reload it has both a failure and the previous value,
   * which was loaded at `loadedAt`.
   */
  view: { value?: Value; loadedAt?: Date; isLoading: boolean; failure?: Code };
  /** The name of the loading view, for screen readers. */
  label: string;
  /** A sentence for everyone while the view loads, where its content has one. */
  lead?: string;
  /** The expected number of rows. */
  lines?: number;
  failures: Record<Code, { title: string; description: string }>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
};

/**
 * A view of data: a placeholder while it loads, the reason of a failure, or the data with its age.
 */
export function LoadedView<Value, Code extends string>({
  view,
  label,
  lead,
  lines = 3,
  failures,
  onRetry,
  children,
}: LoadedViewProps<Value, Code>) {
  const { value, failure, isLoading, loadedAt } = view;

  if (value === undefined && failure && !isLoading) {
    return <LoadFailure words={failures[failure]} onRetry={onRetry} />;
  }
  if (value === undefined) return <Skeleton label={label} lead={lead} lines={lines} />;

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
            This is as of {hourOf(loadedAt)} and may have changed since.
          </Alert>
        </div>
      )}
      {children(value)}
    </div>
  );
}

/** "9:30 AM" in the reader's time zone. The format is made here, because a page's first one takes a phone 50 ms. */
function hourOf(at: Date): string {
  return at.toLocaleTimeString('en-US', { timeStyle: 'short' });
}
