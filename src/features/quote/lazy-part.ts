import { type ComponentType, lazy } from 'react';
import { PartNotLoaded } from './PartNotLoaded';

/** A part of the wizard that loads on demand. The wizard works without it, so a failure only shows in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => PartNotLoaded) }));
}
