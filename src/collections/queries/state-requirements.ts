import { getCollection } from 'astro:content';
import type { StateRequirementsFile } from '../schemas/state-requirements.ts';
import { withFilingNote } from '../with-court-filing.ts';
import { getServedStates, type StateContent } from './states.ts';

/** Notes about filing in one state, for the state requirements page. */
export type StateRequirements = { state: StateContent; notes: StateRequirementsFile['notes'] };

/** Load the states that have filing notes, sorted by name. */
export async function getStateRequirements(): Promise<StateRequirements[]> {
  const entries = await getCollection('stateRequirements');
  const states = await getServedStates();
  const strangers = entries.filter(({ id }) => !states.some((state) => state.id === id));
  if (strangers.length > 0) {
    const files = strangers.map(({ id }) => `content/state-requirements/${id}.yaml`).join(', ');
    throw new Error(`[catalogue] We do not serve the state of ${files}`);
  }

  return states.flatMap((state) => {
    const entry = entries.find(({ id }) => id === state.id);

    return entry ? [{ state, notes: withFilingNote(state.data, entry.data.notes) }] : [];
  });
}
