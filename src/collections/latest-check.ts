/** The month of the latest check of these sources. Undefined when there are none. */
export function latestCheck(sources: readonly { verified: string }[]): string | undefined {
  return sources
    .map(({ verified }) => verified)
    .sort()
    .at(-1);
}
