import { getEntry } from 'astro:content';
import type { Site } from '../schemas/site.ts';

/** Who we are and how to reach us. */
export async function getSite(): Promise<Site> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('[catalogue] content/site.yaml is missing');

  return site.data;
}
