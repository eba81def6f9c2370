import { posix } from 'node:path';
import type { ProjectFile } from './project-files.ts';

const CODE = /^(src|supabase|tests)\/.*\.tsx?$/;
const IMPORT = /(?:\bfrom|\bimport\(?)\s*'([^']+)'/g;

/**
 * Import cycles, including type imports, as "a -> b -> a". Each cycle is reported once. Files in a cycle cannot be
 * read, tested or moved one at a time.
 */
export function findImportCircles(files: readonly ProjectFile[]): string[] {
  const code = files.filter(({ path }) => CODE.test(path));
  const paths = new Set(code.map(({ path }) => path));
  const imports = new Map(code.map((file) => [file.path, importsOf(file, paths)]));
  const circles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  function visit(path: string): void {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;

    trail.push(path);
    for (const next of imports.get(path) ?? []) visit(next);
    trail.pop();
    done.add(path);
  }

  for (const path of paths) visit(path);

  return circles;
}

function importsOf({ path, text }: ProjectFile, paths: ReadonlySet<string>): string[] {
  return Array.from(text.matchAll(IMPORT), ([, source = '']) => resolve(path, source))
    .flatMap((target) => [target, `${target}.ts`, `${target}.tsx`])
    .filter((target) => paths.has(target));
}

function resolve(from: string, source: string): string {
  if (source.startsWith('~/')) return `src/${source.slice(2)}`;

  return source.startsWith('.') ? posix.join(posix.dirname(from), source) : '';
}
