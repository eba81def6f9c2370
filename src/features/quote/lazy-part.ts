import { type ComponentType, lazy } from 'react';

/** A part of the wizard that loads on demand. Without it the wizard works, so a failure leaves its place empty. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;

  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
