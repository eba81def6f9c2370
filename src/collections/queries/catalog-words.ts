import { exceptOwnForms } from '../../domain/bonds/own-form.ts';
import { fillIn, type CatalogWords } from '../fill-in.ts';
import type { Site } from '../schemas/site.ts';
import { getBond } from './bonds.ts';
import { getSite } from './site.ts';

/** The words of texts that depend on the catalog. */
export async function getCatalogWords(): Promise<CatalogWords> {
  return { notaryException: exceptOwnForms((await getBond('notary')).ownForms) };
}

/** The four steps from the need for a bond to the bond, with the words of the catalog filled in. */
export async function getJourneySteps(): Promise<Site['steps']> {
  const site = await getSite();
  const words = await getCatalogWords();

  return site.steps.map((step) => ({ ...step, text: fillIn(step.text, site, words) }));
}
