import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { type Chunk, mergeChunks } from './merge-chunks.ts';

/** What the plan reads of a module. */
export type Module = Pick<
  Rolldown.ModuleInfo,
  | 'id'
  | 'isEntry'
  | 'code'
  | 'importers'
  | 'dynamicImporters'
  | 'importedIds'
  | 'dynamicallyImportedIds'
>;

/** A part that a page waits for before the visitor can use it. It counts as an entry. */
const AWAITED = /features[\\/]quote[\\/]BondOutline\./;

/** The file that a module goes into. A file imports only from files of a lower rank, and from entries. */
export type Place = { rank: number; name: string };

const REACT = /node_modules[\\/]react[\\/]/;

/** Astro's entry that starts React. Each page with an island of React loads it. */
const RENDERER = /@astrojs[\\/]react[\\/]/;

/** The script of the page frame. Each page loads it. The second script of the layout is for guarded pages only. */
const FRAME = /layouts[\\/]BaseLayout\.astro.*index=0/;

/** What a part that is loaded later adds to the file that loads it, in bytes: the list of its files. */
const BYTES_PER_PART = 500;

type ModulesById = ReadonlyMap<string, Module>;

/** The entries that load a module at first, and whether a part that is loaded later needs it too. */
type Users = { entries: Set<string>; isInPart: boolean };

/**
 * Plan which modules of the first load share a file, by module id. The bundler makes a file for each set of pages and
 * later parts that share a module, and a page would need 60 of them. Modules without a place stay where the bundler
 * puts them: those of later parts, and those that only one entry needs. The order of the modules does not change the plan,
 * because the bundler loads them in parallel and lists them in a different order each time.
 */
export function planFirstLoad(modules: readonly Module[]): Map<string, Place> {
  const sorted = modules.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const byId = new Map(sorted.map((module) => [module.id, module]));
  const readers = new Set(sorted.filter(({ id }) => !needs(id, REACT, byId)).map(({ id }) => id));
  const chunks = mergeChunks(chunksOf(byId), {
    importsOf: (id) => byId.get(id)?.importedIds ?? [],
    isReading: (id) => readers.has(id),
  });
  const shared = chunks.filter(({ isFixed }) => !isFixed);

  return new Map(
    shared.flatMap((chunk, rank) => {
      const name = nameOf(chunk, byId);

      return chunk.modules.map((id) => [id, { rank, name }] as const);
    }),
  );
}

/** The modules that entries import statically, together with those that the same entries import. */
function chunksOf(byId: ModulesById): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const companions = companionsOf(byId);
  const spared = loadedWithoutReact(byId);
  for (const module of byId.values()) {
    const { id, isEntry } = module;
    const users = usersOf(id, byId);
    if (users.entries.size === 0) continue;

    const isFixed = staysWithEntry(module, users);
    const entries = isFixed
      ? users.entries
      : companions
          .filter(({ pattern }) => [...users.entries].some((entry) => pattern.test(entry)))
          .reduce((known, { of }) => known.union(of), users.entries);
    const sparesReact = spared.has(id);
    const key = [isFixed, sparesReact, ...(isEntry && isFixed ? [id] : [...entries].sort())].join(
      '\n',
    );
    const known = chunks.get(key);
    chunks.set(key, {
      entries,
      modules: [...(known?.modules ?? []), id],
      bytes: (known?.bytes ?? 0) + weightOf(module),
      isFixed,
      sparesReact,
      needsReact: (known?.needsReact ?? false) || needs(id, REACT, byId),
    });
  }

  return [...chunks.values()];
}

/**
 * Whether the bundler leaves a module in the file of its only entry. The frame's script is on every page, so it shares a
 * file with what else every page loads.
 */
function staysWithEntry({ isEntry }: Module, { entries, isInPart }: Users): boolean {
  const isOfFrame = [...entries].some((entry) => FRAME.test(entry));

  return !(isOfFrame && entries.size === 1) && (isEntry || (entries.size === 1 && !isInPart));
}

function weightOf({ code, dynamicallyImportedIds }: Module): number {
  return (code?.length ?? 0) + dynamicallyImportedIds.length * BYTES_PER_PART;
}

function isLoadedFirst({ id, isEntry }: Module): boolean {
  return isEntry || AWAITED.test(id);
}

/** The entries that come along with others: with all pages, or with all pages that need React. */
function companionsOf(byId: ModulesById): { pattern: RegExp; of: Set<string> }[] {
  const all = [...byId.values()].filter((module) => isLoadedFirst(module)).map(({ id }) => id);

  return [
    { pattern: FRAME, of: new Set(all) },
    { pattern: RENDERER, of: new Set(all.filter((id) => needs(id, REACT, byId))) },
  ];
}

/** The modules that reading pages load without React, at first or in a later part. */
function loadedWithoutReact(byId: ModulesById): Set<string> {
  const found = new Set<string>();
  const waiting = [...byId.values()].filter((module) => isLoadedFirst(module)).map(({ id }) => id);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || needs(id, REACT, byId)) continue;

    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = byId.get(id) ?? {};
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }

  return found;
}

function usersOf(id: string, byId: ModulesById): Users {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  let isInPart = false;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const module = byId.get(next);
    if (!module || seen.has(next)) continue;

    seen.add(next);
    if (isLoadedFirst(module)) entries.add(next);
    isInPart ||= module.dynamicImporters.length > 0;
    waiting.push(...module.importers);
  }

  return { entries, isInPart };
}

/** Whether a module is one of these, or imports one statically, directly or through others. */
function needs(id: string, wanted: RegExp, byId: ModulesById): boolean {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (wanted.test(next)) return true;
    if (seen.has(next)) continue;

    seen.add(next);
    waiting.push(...(byId.get(next)?.importedIds ?? []));
  }

  return false;
}

/** The name of the largest module, up to its first dot. */
function nameOf({ modules }: Chunk, byId: ModulesById): string {
  const sizeOf = (id: string) => byId.get(id)?.code?.length ?? 0;
  const [largest = ''] = modules.toSorted((a, b) => sizeOf(b) - sizeOf(a));

  return basename(largest).replace(/\..*$/s, '') || 'shared';
}
