import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { WIRE_BANK } from '../../domain/quote/wire-bank.ts';
import type { ContentFile } from './find-launch-gaps.ts';

/** Every YAML file of `content` below a project's folder, parsed, in alphabetical order, and the bank for wires. */
export function readContentFiles(root: string): ContentFile[] {
  const yaml = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      file: relative(root, path).split(sep).join('/'),
      data: parse(readFileSync(path, 'utf8')) as unknown,
    }));

  return [...yaml, { file: 'src/domain/quote/wire-bank.ts', data: WIRE_BANK }];
}
