import { getCollection } from 'astro:content';
import type { LicenseEntry } from '../schemas/license.ts';
import { getServedStates, type StateContent } from './states.ts';

/** Our license in every state we serve, in order of their names. A state without one fails the build. */
export async function getLicenses(): Promise<{ state: StateContent; license: LicenseEntry }[]> {
  const entries = await getCollection('licenses');
  const states = await getServedStates();

  return states.map((state) => {
    const entry = entries.find(({ id }) => id === state.id);
    if (!entry) throw new Error(`[catalogue] content/licenses/licenses.yaml: no ${state.id}`);

    return { state, license: entry.data };
  });
}
