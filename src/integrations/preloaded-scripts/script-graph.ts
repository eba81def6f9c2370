/** The scripts of a build by file, with the files that each imports. */
export type ScriptGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Some scripts and all files that they need, without duplicates, in the order in which a browser
 * would find them.
 */
export function withImports(graph: ScriptGraph, scripts: readonly string[]): string[] {
  const found = new Set(scripts);
  for (const file of found) graph.get(file)?.forEach((other) => found.add(other));

  return [...found];
}
