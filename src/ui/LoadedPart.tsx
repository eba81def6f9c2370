import { type ReactNode, useEffect } from 'react';
import { LoadFailure } from './LoadFailure';
import { Skeleton } from './Skeleton';
import { useLoaded } from './use-loaded';

type Props<Part, Code extends string> = {
  /** The same function from one drawing to the next. */
  load: () => Promise<{ ok: true; value: Part } | { ok: false; code: Code }>;
  /** What is loading, for those who listen. */
  label: string;
  failures: Record<Code, { title: string; description: string }>;
  /** Calls back once another try is worth it; what it returns ends the listening. */
  onRecovery: (retry: () => void) => () => void;
  children: (part: Part) => ReactNode;
};

/** A part of a page whose code comes when the part is opened; where it does not come, the way to ask again. */
export function LoadedPart<Part, Code extends string>(props: Props<Part, Code>) {
  const { load, label, failures, onRecovery, children } = props;
  const { outcome, retry } = useLoaded(load);
  const hasFailed = outcome?.ok === false;
  useEffect(() => (hasFailed ? onRecovery(retry) : undefined), [hasFailed, onRecovery, retry]);

  if (!outcome) return <Skeleton label={label} lines={4} />;
  if (outcome.ok) return children(outcome.value);

  return <LoadFailure words={failures[outcome.code]} onRetry={retry} />;
}
