import { isLocalHost } from './local-host.ts';

/** Top-level domains reserved for documentation and tests (RFC 2606). No visitor can reach them. */
const RESERVED = /\.(example|test|invalid)$/;

/**
 * Whether a build shows facts that are marked as samples, such as testimonials that nobody said. A build for an
 * address that visitors can reach hides them, unless it is a demonstration.
 *
 * @param origin The origin that serves the build. Without one the build stays on this machine.
 */
export function showsSampleData(origin: string | undefined, isDemonstration: boolean): boolean {
  if (isDemonstration || origin === undefined) return true;

  return !isRealAddress(origin);
}

/** Whether visitors can reach a site at this origin. */
export function isRealAddress(origin: string): boolean {
  const { hostname } = new URL(origin);

  return !isLocalHost(hostname) && !RESERVED.test(hostname);
}
