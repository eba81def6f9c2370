import { getCollection, type CollectionEntry } from 'astro:content';
import type { StateCode } from '../../domain/us-states.ts';

/** A state that we serve, with the contents of its page. */
export type StateContent = CollectionEntry<'states'>;

/** Load the states that we serve, sorted by name. */
export async function getServedStates(): Promise<StateContent[]> {
  const states = await getCollection('states');

  return states.sort((a, b) => a.data.name.localeCompare(b.data.name, 'en'));
}

/**
 * Load a state's content. Undefined when we do not serve the state.
 * @public
 */
export async function getState(code: StateCode): Promise<StateContent | undefined> {
  const states = await getCollection('states');

  return states.find(({ data }) => data.code === code);
}
