import { getEntry } from 'astro:content';
import type { SuretyFile } from '../schemas/surety.ts';

/** Load the company that stands behind the bonds, and the words that its bonds share. */
export async function getSurety(): Promise<SuretyFile> {
  const surety = await getEntry('surety', 'surety');
  if (!surety) throw new Error('[papers] content/surety.yaml is missing');

  return surety.data;
}
