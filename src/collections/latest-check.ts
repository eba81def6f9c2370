/** The month in which somebody last checked one of these sources; undefined when there are none. */
export function latestCheck(sources: readonly { verified: string }[]): string | undefined {
  return sources
    .map(({ verified }) => verified)
    .sort()
    .at(-1);
}
