import { getEntry } from 'astro:content';
import type { ClaimKey, Site } from '../schemas/site.ts';

/** Load the name, contact details and other facts of the agency. */
export async function getSite(): Promise<Site> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('[catalogue] content/site.yaml is missing');

  return site.data;
}

/** Pick the claims with these keys, in this order. */
export function pickClaims(site: Site, keys: readonly ClaimKey[]): Site['claims'] {
  return keys.flatMap((key) => site.claims.filter((claim) => claim.key === key));
}
