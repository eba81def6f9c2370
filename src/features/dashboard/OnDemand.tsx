import { type ReactNode, useEffect } from 'react';
import { fail, ok, type Result } from '~/domain/result';
import { isOnline, onNetworkChange } from '~/platform/network';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { useLoaded } from '~/ui/use-loaded';
import { LOAD_FAILURES } from './messages';

type PartResult<Part> = Result<Part, 'unreachable' | 'offline'>;

type Props<Part> = {
  /** The same function from one drawing to the next. */
  load: () => Promise<PartResult<Part>>;
  /** What is loading, for those who listen. */
  label: string;
  children: (part: Part) => ReactNode;
};

/** A part of the desk whose code comes when the part is opened. */
export function OnDemand<Part>({ load, label, children }: Props<Part>) {
  const { outcome, retry } = useLoaded(load);
  const isOffline = outcome?.ok === false && outcome.code === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;

    return onNetworkChange(() => {
      if (isOnline()) retry();
    });
  }, [isOffline, retry]);

  if (!outcome) return <Skeleton label={label} lines={4} />;
  if (outcome.ok) return children(outcome.value);

  const { title, description } = LOAD_FAILURES[outcome.code];

  return (
    <Alert type="danger" title={title} isAnnounced actions={<Button onClick={retry}>Retry</Button>}>
      {description}
    </Alert>
  );
}

/** Code that is fetched now, or why it did not come. */
export async function fetchPart<Part>(fetching: Promise<Part>): Promise<PartResult<Part>> {
  const part = await fetching.catch(() => undefined);

  return part === undefined ? fail(isOnline() ? 'unreachable' : 'offline') : ok(part);
}
