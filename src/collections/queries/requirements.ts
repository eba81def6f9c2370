import { getCollection } from 'astro:content';
import { toDataSet, type DataSet } from '../../domain/requirements/data-set.ts';
import type { SourcedRequirement } from '../schemas/requirements.ts';
import { toRequirements } from '../to-requirements.ts';
import { onceInBuild } from './once-in-build.ts';

/** Anyone may copy the data, if they name us. The quoted laws are in the public domain. */
export const DATA_LICENSE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
};

/** Load every fact of `content/requirements`, sorted by id. */
export const getRequirements = onceInBuild(async (): Promise<SourcedRequirement[]> =>
  toRequirements(await getCollection('requirements')),
);

/** Load the facts as they are published. */
export async function getDataSet(): Promise<DataSet> {
  return toDataSet(await getRequirements(), DATA_LICENSE.url);
}
