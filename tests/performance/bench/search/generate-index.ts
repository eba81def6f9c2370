import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildSearchIndex } from '../../../../src/domain/search/search-index.ts';
import { readSearchRecords } from '../../../support/search-records.ts';
import { generateGuideRecords } from './generate-records.ts';

/** An index file and its compressed size in bytes. */
export type GeneratedIndex = { json: string; records: number; compressedBytes: number };

const brotli = promisify(brotliCompress);

/** The site's index with `count` generated guides in place of the written ones. */
export async function generateIndex(guides: number): Promise<GeneratedIndex> {
  const records = readSearchRecords();
  const written = records.filter(({ kind }) => kind === 'guide');
  const others = records.filter(({ kind }) => kind !== 'guide');

  return toIndex([...others, ...generateGuideRecords(written, guides)]);
}

/** The index of the current site. */
export function siteIndex(): Promise<GeneratedIndex> {
  return toIndex(readSearchRecords());
}

async function toIndex(records: Parameters<typeof buildSearchIndex>[0]): Promise<GeneratedIndex> {
  const json = JSON.stringify(buildSearchIndex(records));

  return { json, records: records.length, compressedBytes: (await brotli(json)).byteLength };
}
