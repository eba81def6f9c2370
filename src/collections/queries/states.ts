import { getCollection } from 'astro:content';
import type { StateCode } from '../../domain/us-states.ts';
import { withCourtFiling, type ServedState } from '../with-court-filing.ts';
import { onceInBuild } from './once-in-build.ts';
import { getRequirements } from './requirements.ts';

/** A state that we serve, with the contents of its page. The id is its lower-case code. */
export type StateContent = { id: string; data: ServedState };

/** Load the states that we serve, sorted by name. */
export const getServedStates = onceInBuild(readServedStates);

/**
 * Load a state's content. Undefined when we do not serve the state.
 * @public
 */
export async function getState(code: StateCode): Promise<StateContent | undefined> {
  return (await getServedStates()).find(({ data }) => data.code === code);
}

async function readServedStates(): Promise<StateContent[]> {
  const states = await getCollection('states');
  const requirements = await getRequirements();

  return states
    .map(({ id, data }) => ({ id, data: withCourtFiling(data, requirements) }))
    .sort((a, b) => a.data.name.localeCompare(b.data.name, 'en'));
}
