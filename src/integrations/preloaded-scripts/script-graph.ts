/** The scripts of a build by their files, and what each imports. */
export type ScriptGraph = ReadonlyMap<string, BuiltScript>;

/** One script of a build. `module` is the source it begins with. */
export type BuiltScript = { imports: readonly string[]; module?: string };

/**
 * A page's scripts and all files that they and the named sources need before they run, each once, in the order in which
 * a browser would find them. Throws where a source begins no script: its name is wrong, or it became a part of another.
 */
export function preloadsOf(
  graph: ScriptGraph,
  scripts: readonly string[],
  sources: readonly string[],
): string[] {
  const found = new Set(scripts);
  for (const file of found) graph.get(file)?.imports.forEach((other) => found.add(other));

  for (const source of sources) {
    const [file] = [...graph].find(([, { module }]) => module?.endsWith(`/${source}`)) ?? [];
    if (file === undefined) throw new Error(`No script of the build begins with ${source}`);
    found.add(file);
  }
  for (const file of found) graph.get(file)?.imports.forEach((other) => found.add(other));

  return [...found];
}
