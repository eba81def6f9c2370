import { latestCheck } from '../latest-check.ts';
import { getBonds } from './bonds.ts';
import { getServedStates } from './states.ts';

/** Facts about the site that a visitor can count and read here. */
export type CheckableFacts = {
  states: number;
  bonds: number;
  /** The number of different sources behind the pages of states and bonds. */
  sources: number;
  /** The month of the latest check, as `2026-11`. */
  checked: string | undefined;
};

/** Count the states that we serve, the bonds that we quote, and their sources. */
export async function getCheckableFacts(): Promise<CheckableFacts> {
  const [states, bonds] = await Promise.all([getServedStates(), getBonds()]);
  const sources = [...states, ...bonds].flatMap(({ data }) => data.sources);

  return {
    states: states.length,
    bonds: bonds.length,
    sources: new Set(sources.map(({ title }) => title)).size,
    checked: latestCheck(sources),
  };
}
