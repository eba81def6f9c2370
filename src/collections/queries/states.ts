import { getCollection, type CollectionEntry } from 'astro:content';
import type { StateCode } from '../../domain/us-states.ts';

/** A state we serve, with what its page shows. */
export type StateContent = CollectionEntry<'states'>;

/** The states we serve, in order of their names. */
export async function getServedStates(): Promise<StateContent[]> {
  const states = await getCollection('states');

  return states.sort((a, b) => a.data.name.localeCompare(b.data.name, 'en'));
}

/**
 * A state's content, or undefined where we do not serve it.
 * @public
 */
export async function getState(code: StateCode): Promise<StateContent | undefined> {
  const states = await getCollection('states');

  return states.find(({ data }) => data.code === code);
}
