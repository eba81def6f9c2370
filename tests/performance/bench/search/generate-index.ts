import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildSearchIndex } from '../../../../src/domain/search/build-index.ts';
import { readSearchRecords } from '../../../support/search-records.ts';
import { generateGuideRecords } from './generate-records.ts';

/** An index file, and its bytes as they are sent. */
export type GeneratedIndex = { json: string; records: number; compressedBytes: number };

const brotli = promisify(brotliCompress);

/** The index of the site with as many generated guides in place of its own. */
export async function generateIndex(guides: number): Promise<GeneratedIndex> {
  const records = readSearchRecords();
  const written = records.filter(({ kind }) => kind === 'guide');
  const others = records.filter(({ kind }) => kind !== 'guide');

  return toIndex([...others, ...generateGuideRecords(written, guides)]);
}

/** The index of the site as it is. */
export function siteIndex(): Promise<GeneratedIndex> {
  return toIndex(readSearchRecords());
}

async function toIndex(records: Parameters<typeof buildSearchIndex>[0]): Promise<GeneratedIndex> {
  const json = JSON.stringify(buildSearchIndex(records));

  return { json, records: records.length, compressedBytes: (await brotli(json)).byteLength };
}
