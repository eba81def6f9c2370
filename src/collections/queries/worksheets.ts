import { getEntry } from 'astro:content';
import type { AppealRule } from '../../domain/worksheets/appeal-amount.ts';
import type { FederalRule } from '../../domain/worksheets/contract-amounts.ts';
import type { ErisaRule } from '../../domain/worksheets/erisa-amount.ts';
import { toErisaRule, toFederalRule } from '../federal-figures.ts';
import type { WorksheetFile } from '../schemas/worksheets.ts';
import type { StateRule } from '../state-rule.ts';
import { toAppealStates } from '../to-appeal-states.ts';
import { toProbateStates, type ProbateStateRule } from '../to-probate-states.ts';
import { getRequirements } from './requirements.ts';
import { getServedStates } from './states.ts';

type Kind = WorksheetFile['kind'];

/** Load the rules and sources of one worksheet. */
export async function getWorksheet<K extends Kind>(
  kind: K,
): Promise<Extract<WorksheetFile, { kind: K }>> {
  const file = (await getEntry('worksheets', kind))?.data;
  if (file?.kind !== kind)
    throw new Error(`[catalogue] content/worksheets/${kind}.yaml is missing`);

  return file as Extract<WorksheetFile, { kind: K }>;
}

/** Load what the probate worksheet computes in each served state, with the sources. */
export async function getProbateStates(): Promise<ProbateStateRule[]> {
  const states = (await getServedStates()).map(({ data }) => data.code);

  return toProbateStates(await getWorksheet('probate'), await getRequirements(), states);
}

/** Load what the appeal worksheet computes in each served state, with the sources. */
export async function getAppealStates(): Promise<StateRule<AppealRule | undefined>[]> {
  const states = (await getServedStates()).map(({ data }) => data.code);

  return toAppealStates(await getWorksheet('appeal'), await getRequirements(), states);
}

/** Load the figures of the ERISA worksheet. */
export async function getErisaRule(): Promise<ErisaRule> {
  return toErisaRule(await getRequirements());
}

/** Load the figures of federal contracts. */
export async function getFederalRule(): Promise<FederalRule> {
  return toFederalRule(await getRequirements());
}
