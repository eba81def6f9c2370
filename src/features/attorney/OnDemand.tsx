import type { ReactNode } from 'react';
import { onReconnection, type PartResult } from '~/platform/fetch-part';
import { LoadedPart } from '~/ui/LoadedPart';
import { LOAD_FAILURES } from './messages';

type Props<Part> = {
  load: () => Promise<PartResult<Part>>;
  label: string;
  children: (part: Part) => ReactNode;
};

/** A part of the desk whose code loads when the part opens. */
export function OnDemand<Part>(props: Props<Part>) {
  return <LoadedPart {...props} failures={LOAD_FAILURES} onRecovery={onReconnection} />;
}
