import { getCollection } from 'astro:content';
import type { LicenseEntry } from '../schemas/license.ts';
import { getServedStates, type StateContent } from './states.ts';

/**
 * Load our license in every state that we serve, sorted by name. A missing license fails the build.
 */
export async function getLicenses(): Promise<{ state: StateContent; license: LicenseEntry }[]> {
  const entries = await getCollection('licenses');
  const states = await getServedStates();

  return states.map((state) => {
    const entry = entries.find(({ id }) => id === state.id);
    if (!entry) throw new Error(`[catalogue] content/licenses/licenses.yaml: no ${state.id}`);

    return { state, license: entry.data };
  });
}
