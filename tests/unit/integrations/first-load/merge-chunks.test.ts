import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { type Chunk, mergeChunks } from '../../../../src/integrations/first-load/merge-chunks';

function chunk(entries: string, modules: string[], bytes: number, isFixed = false): Chunk {
  const react = { sparesReact: false, needsReact: false };

  return { entries: new Set(entries), modules, bytes, isFixed, ...react };
}

const without = { importsOf: () => [], isReading: () => false };
const modulesOf = (chunks: Chunk[]) => chunks.map(({ modules }) => modules.join('')).sort();

describe('the files of the first load', () => {
  it('join when that saves more requests than it costs in bytes', () => {
    const chunks = [chunk('AB', ['x'], 900), chunk('ABC', ['y'], 50_000)];

    expect(modulesOf(mergeChunks(chunks, without))).toEqual(['xy']);
  });

  it('stay apart when pages would load more in vain than the saved requests are worth', () => {
    const chunks = [chunk('A', ['x'], 3_000), chunk('ABCDE', ['y'], 50_000)];

    expect(modulesOf(mergeChunks(chunks, without))).toEqual(['x', 'y']);
  });

  it('stay apart when a single page would load much in vain, however many pages save a request', () => {
    const chunks = [chunk('ABCDEFGH', ['x'], 9_000), chunk('ABCDEFGHI', ['y'], 900)];

    expect(modulesOf(mergeChunks(chunks, without))).toEqual(['x', 'y']);
  });

  it('stay apart sooner when it is a reading page that would load in vain', () => {
    const chunks = [chunk('AB', ['x'], 1_200), chunk('ABC', ['y'], 900)];
    const isReading = (entry: string) => entry === 'C';

    expect(modulesOf(mergeChunks(chunks, without))).toEqual(['xy']);
    expect(modulesOf(mergeChunks(chunks, { ...without, isReading }))).toEqual(['x', 'y']);
  });

  it('stay apart when a join would make a page load what the other file needs', () => {
    const chunks = [
      chunk('ABCD', ['small'], 100),
      chunk('ABC', ['button'], 100),
      chunk('ABC', ['react'], 50_000),
    ];
    const importsOf = (id: string) => (id === 'button' ? ['react'] : []);

    expect(modulesOf(mergeChunks(chunks, { ...without, importsOf }))).toEqual([
      'buttonreact',
      'small',
    ]);
  });

  it('stay apart when no page needs both', () => {
    const chunks = [chunk('A', ['x'], 1), chunk('B', ['y'], 1)];

    expect(modulesOf(mergeChunks(chunks, without))).toEqual(['x', 'y']);
  });

  it('stay apart when one needs the other through a third, so that no two files import each other', () => {
    const chunks = [
      chunk('AB', ['x'], 10),
      chunk('ABCD', ['y'], 40_000),
      chunk('ABCD', ['z'], 10, true),
    ];
    const imports = new Map([
      ['x', ['z']],
      ['z', ['y']],
    ]);

    expect(
      modulesOf(mergeChunks(chunks, { ...without, importsOf: (id) => imports.get(id) ?? [] })),
    ).toEqual(['x', 'y', 'z']);
  });

  it('stay apart when pages load one of them without React, which the other may bring', () => {
    const chunks = [
      { ...chunk('AB', ['clock'], 10), sparesReact: true },
      { ...chunk('AB', ['button'], 10), needsReact: true },
    ];

    expect(modulesOf(mergeChunks(chunks, without))).toEqual(['button', 'clock']);
  });

  it('join when pages load one of them without React, and the other does not need it either', () => {
    const chunks = [
      { ...chunk('AB', ['clock'], 10), sparesReact: true },
      chunk('AB', ['rule'], 10),
    ];

    expect(modulesOf(mergeChunks(chunks, without))).toEqual(['clockrule']);
  });

  it('stay apart when the other imports a file that may take React later', () => {
    const chunks = [
      { ...chunk('ABC', ['clock'], 10), sparesReact: true },
      chunk('AB', ['rule'], 10),
      chunk('ABC', ['words'], 10, true),
    ];
    const importsOf = (id: string) => (id === 'rule' ? ['words'] : []);

    expect(modulesOf(mergeChunks(chunks, { ...without, importsOf }))).toEqual([
      'clock',
      'rule',
      'words',
    ]);
  });

  it('never take an entry', () => {
    const chunks = [chunk('A', ['x'], 1, true), chunk('AB', ['y'], 1)];

    expect(modulesOf(mergeChunks(chunks, without))).toEqual(['x', 'y']);
  });

  it('hold each module once and come after what they need, whatever the modules import', () => {
    const graphs = fc.array(
      fc.record({
        entries: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1 }),
        bytes: fc.nat(5_000),
        imports: fc.array(fc.nat(11)),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(graphs, (nodes) => {
        // A module imports only modules with a higher number, and those are loaded by its entries too.
        const importsOf = (id: string) =>
          (nodes[Number(id)]?.imports ?? [])
            .filter((to) => to > Number(id) && to < nodes.length)
            .map(String);
        const entries = nodes.map((node) => new Set(node.entries));
        for (const [id] of nodes.entries()) {
          for (const to of importsOf(String(id))) {
            for (const entry of entries[id] ?? []) entries[Number(to)]?.add(entry);
          }
        }
        const chunks = nodes.map(({ bytes }, id) => ({
          entries: entries[id] ?? new Set<string>(),
          modules: [String(id)],
          bytes,
          isFixed: false,
          sparesReact: false,
          needsReact: false,
        }));

        const merged = mergeChunks(chunks, { ...without, importsOf });
        const places = new Map(
          merged.flatMap(({ modules }, rank) => modules.map((id) => [id, rank] as const)),
        );
        expect(merged.flatMap(({ modules }) => modules)).toHaveLength(nodes.length);
        expect(places.size).toBe(nodes.length);
        for (const [id, rank] of places) {
          for (const to of importsOf(id)) expect(places.get(to)).toBeLessThanOrEqual(rank);
        }
      }),
    );
  });
});
