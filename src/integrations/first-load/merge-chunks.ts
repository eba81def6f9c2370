/** Modules that the same entries load at first, and so can be one file. */
export type Chunk = {
  /** The pages' scripts that load the chunk before a visitor does anything. */
  entries: ReadonlySet<string>;
  modules: readonly string[];
  /** The size of the modules before minification, in bytes. */
  bytes: number;
  /** Whether the bundler keeps these modules with their entry, so that nothing can join them. */
  isFixed: boolean;
  /** Whether pages load the modules without React. A file of them must not bring it along. */
  sparesReact: boolean;
  /** Whether a module imports React, directly or through others. */
  needsReact: boolean;
};

/** What is known of modules, by their ids. */
export type Facts = {
  importsOf: (module: string) => readonly string[];
  /** Whether an entry belongs to reading pages, which have the smallest budget. */
  isReading: (entry: string) => boolean;
};

/** The bytes, before minification, that an entry may load in vain to save one request. Measured: more saves few requests. */
const BYTES_PER_REQUEST = 8_000;

/** The most bytes, before minification, that one join may add to an entry in vain: a tool's, or a reading page's. */
const MAX_IN_VAIN = { tool: 7_000, reading: 700 };

type ChunkId = number;
type Pair = readonly [kept: ChunkId, gone: ChunkId];
type Graph = { chunks: Map<ChunkId, Chunk>; needs: Map<ChunkId, Set<ChunkId>>; facts: Facts };

/**
 * Join chunks while a join saves more requests than it costs in bytes that some entry does not need. Two chunks are not
 * joined if one needs the other through a third, because the two files would then import each other. In the result, each
 * chunk comes after those that it needs.
 */
export function mergeChunks(chunks: readonly Chunk[], facts: Facts): Chunk[] {
  const graph = graphOf(chunks, facts);
  for (let pair = bestPair(graph); pair; pair = bestPair(graph)) join(graph, pair);

  return inOrder(graph);
}

function graphOf(chunks: readonly Chunk[], facts: Facts): Graph {
  const homes = new Map(
    chunks.flatMap(({ modules }, id) => modules.map((module) => [module, id] as const)),
  );
  const needsOf = ({ modules }: Chunk, id: ChunkId) =>
    modules.flatMap(facts.importsOf).flatMap((module) => {
      const home = homes.get(module);

      return home === undefined || home === id ? [] : [home];
    });

  return {
    facts,
    chunks: new Map(chunks.entries()),
    needs: new Map(chunks.map((chunk, id) => [id, new Set(needsOf(chunk, id))])),
  };
}

function bestPair(graph: Graph): Pair | undefined {
  const movable = [...graph.chunks].filter(([, { isFixed }]) => !isFixed);
  const joins = movable.flatMap(([kept, chunk], at) =>
    movable
      .slice(at + 1)
      .map(([gone, other]) => ({
        pair: [kept, gone] as const,
        gain: gainOf(chunk, other, graph.facts),
      })),
  );

  return joins
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .find(({ pair }) => canJoin(graph, pair))?.pair;
}

/** The saved requests, in bytes, without the bytes that entries then load in vain. Negative if the two may not join. */
function gainOf(a: Chunk, b: Chunk, { isReading }: Facts): number {
  const mayLoad = (entry: string, bytes: number) =>
    bytes <= MAX_IN_VAIN[isReading(entry) ? 'reading' : 'tool'];
  const [onlyA, onlyB] = [a.entries.difference(b.entries), b.entries.difference(a.entries)];
  const isAllowed =
    !(a.sparesReact && b.needsReact) &&
    !(b.sparesReact && a.needsReact) &&
    [...onlyA].every((entry) => mayLoad(entry, b.bytes)) &&
    [...onlyB].every((entry) => mayLoad(entry, a.bytes));
  const saved = a.entries.size - onlyA.size;

  return isAllowed ? saved * BYTES_PER_REQUEST - a.bytes * onlyB.size - b.bytes * onlyA.size : -1;
}

function canJoin(graph: Graph, [a, b]: Pair): boolean {
  return (
    loadsNeedsOf(graph, a, b) &&
    loadsNeedsOf(graph, b, a) &&
    keepsReactAway(graph, a, b) &&
    keepsReactAway(graph, b, a) &&
    !needsThroughThird(graph, a, b) &&
    !needsThroughThird(graph, b, a)
  );
}

/** Whether the entries of a chunk load all that another one needs anyway. */
function loadsNeedsOf({ chunks, needs }: Graph, id: ChunkId, other: ChunkId): boolean {
  const entries = chunks.get(id)?.entries ?? new Set();

  return [...neededBy(needs, other)].every(
    (needed) => needed === id || entries.isSubsetOf(chunks.get(needed)?.entries ?? new Set()),
  );
}

/** Whether the other chunk never brings React to the pages that load this one without React. */
function keepsReactAway({ chunks, needs }: Graph, id: ChunkId, other: ChunkId): boolean {
  if (!chunks.get(id)?.sparesReact || chunks.get(other)?.sparesReact) return true;

  // Chunks that spare React need only such chunks, and never take one that needs React.
  return [...neededBy(needs, other)].every((needed) => chunks.get(needed)?.sparesReact);
}

function needsThroughThird({ needs }: Graph, from: ChunkId, to: ChunkId): boolean {
  const seen = new Set([from, to]);
  const waiting = [...neededBy(needs, from)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    if (neededBy(needs, id).has(to)) return true;

    seen.add(id);
    waiting.push(...neededBy(needs, id));
  }

  return false;
}

function join({ chunks, needs }: Graph, [kept, gone]: Pair): void {
  const [a, b] = [chunks.get(kept), chunks.get(gone)];
  if (!a || !b) throw new Error('A chunk to join is missing');

  chunks.set(kept, {
    entries: a.entries.union(b.entries),
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    isFixed: false,
    sparesReact: a.sparesReact || b.sparesReact,
    needsReact: a.needsReact || b.needsReact,
  });
  chunks.delete(gone);
  needs.set(kept, neededBy(needs, kept).union(neededBy(needs, gone)));
  needs.delete(gone);
  for (const [id, needed] of needs) {
    if (needed.delete(gone)) needed.add(kept);
    needed.delete(id);
  }
}

/** The chunks, each after those that it needs. */
function inOrder({ chunks, needs }: Graph): Chunk[] {
  const sorted = new Set<ChunkId>();
  const visit = (id: ChunkId): void => {
    if (sorted.has(id)) return;

    for (const needed of neededBy(needs, id)) visit(needed);
    sorted.add(id);
  };
  for (const id of chunks.keys()) visit(id);

  return [...sorted].flatMap((id) => chunks.get(id) ?? []);
}

function neededBy(needs: Graph['needs'], id: ChunkId): Set<ChunkId> {
  return needs.get(id) ?? new Set();
}
