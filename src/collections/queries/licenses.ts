import type { LicenseEntry } from '../schemas/license.ts';
import { SHOWS_SAMPLES } from '../shown-samples.ts';
import { getServedStates, type StateContent } from './states.ts';

/**
 * Our license in a state. The number is undefined while it is a sample and the build is for a real address.
 */
export type StateLicense = Omit<LicenseEntry, 'number'> & { number: string | undefined };

/**
 * Load our license in every state that we serve, sorted by name.
 */
export async function getLicenses(): Promise<{ state: StateContent; license: StateLicense }[]> {
  const states = await getServedStates();

  return states.map((state) => {
    const { number, ...license } = state.data.license;

    return {
      state,
      license: { ...license, number: license.sample && !SHOWS_SAMPLES ? undefined : number },
    };
  });
}
