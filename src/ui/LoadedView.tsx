import type { ReactNode } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';
import { LoadFailure } from './LoadFailure';
import { hourWords } from './moment-words';
import { Skeleton } from './Skeleton';

/** What the caller of a view has to say; the rest is the same for all views. */
export type LoadedViewProps<Value, Code extends string> = {
  /** What is known; the value may be there beside a failure, and is then as old as `loadedAt`. */
  view: { value?: Value; loadedAt?: Date; isLoading: boolean; failure?: Code };
  /** What is loading, for those who listen. */
  label: string;
  /** How many rows will come, as far as one can tell. */
  lines?: number;
  failures: Record<Code, { title: string; description: string }>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
};

/** A view of data: its shape while it loads, what went wrong, or what there is, however old. */
export function LoadedView<Value, Code extends string>({
  view,
  label,
  lines = 3,
  failures,
  onRetry,
  children,
}: LoadedViewProps<Value, Code>) {
  const { value, failure, isLoading, loadedAt } = view;

  if (value === undefined && failure && !isLoading) {
    return <LoadFailure words={failures[failure]} onRetry={onRetry} />;
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
