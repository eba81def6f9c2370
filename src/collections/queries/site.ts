import { getEntry } from 'astro:content';
import type { ClaimKey, Site } from '../schemas/site.ts';
import { SHOWS_SAMPLES } from '../shown-samples.ts';

/** Load the name, contact details and other facts of the agency. */
export async function getSite(): Promise<Site> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('[catalogue] content/site.yaml is missing');

  return site.data;
}

/** The claims with these keys, in this order. A build for a real address gets none that are samples. */
export function pickClaims(site: Site, keys: readonly ClaimKey[]): Site['claims'] {
  if (site.sample.includes('claims') && !SHOWS_SAMPLES) return [];

  return keys.flatMap((key) => site.claims.filter((claim) => claim.key === key));
}
