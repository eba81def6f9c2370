import { type ReactNode, useEffect } from 'react';
import { LoadFailure } from './LoadFailure';
import { Skeleton } from './Skeleton';
import { useLoaded } from './use-loaded';

const RELOAD = 'Reload the page';

/** A new build replaced the code that this page requests, so only a reload helps. */
const SITE_UPDATED = {
  title: 'The site was updated',
  description: 'Reload the page to continue with the new version.',
  action: RELOAD,
};

const reload = () => location.reload();

type Props<Part, Code extends string> = {
  /** Has to be the same function in every render. */
  load: () => Promise<{ ok: true; value: Part } | { ok: false; code: Code | 'site-updated' }>;
  /** The name of the loading part, for screen readers. */
  label: string;
  /** The number of lines of the placeholder. */
  lines?: number;
  failures: Record<Code, { title: string; description: string }>;
  /**
   * Calls the callback when a retry makes sense after this failure, for example after a reconnection. The returned
   * function stops it.
   */
  onRecovery: (retry: () => void, failure: Code | 'site-updated') => () => void;
  children: (part: Part) => ReactNode;
};

/**
 * A part of a page whose code loads on demand. When the code does not load, it shows the reason and
 * a Retry button. After the second failure, it offers to reload the page: some browsers never request
 * code again that failed once.
 */
export function LoadedPart<Part, Code extends string>(props: Props<Part, Code>) {
  const { load, label, lines = 4, failures, onRecovery, children } = props;
  const { outcome, attempt, retry } = useLoaded(load);
  const failure = outcome?.ok === false ? outcome.code : undefined;
  useEffect(() => (failure ? onRecovery(retry, failure) : undefined), [failure, onRecovery, retry]);

  if (!outcome) return <Skeleton label={label} lines={lines} />;
  if (outcome.ok) return children(outcome.value);

  if (outcome.code === 'site-updated') return <LoadFailure words={SITE_UPDATED} onRetry={reload} />;

  const words = failures[outcome.code as Code];
  const mayWork = attempt === 1 || outcome.code === 'offline';
  if (mayWork) return <LoadFailure words={words} onRetry={retry} />;

  return <LoadFailure words={{ ...words, action: RELOAD }} onRetry={reload} />;
}
