// start.ts loads this file only if a link asks to fill in a quote from a matter.
import { parseBondSlug } from '~/domain/bonds/bond-types';
import { attorneyOf } from '~/domain/matters/matter-attorney';
import { matterSections } from '~/domain/matters/matter-sections';
import { textOf } from '~/domain/matters/matter-values';
import { parseStateCode } from '~/domain/us-states';
import { rememberMatterQuote } from '~/platform/matter-quotes';
import { nextTask } from '~/platform/next-task';
import { attachMatterQuotes } from '~/stores/matter-quotes';
import { findOwnFirm } from '~/stores/own-firm';
import { findOwnMatter } from '~/stores/own-matter';
import { keepQuoteNow } from './account-saving';
import type { Notice } from './notices';
import { noteMissing } from './signed-numbers';
import { $quote, $sections, type RawSections } from './store';
import type { WizardAddress } from './wizard-address';

/** The initial data of a quote for a matter, and a notice about it. */
export type MatterQuote = Pick<WizardAddress, 'bondType' | 'stateCode'> & {
  notice: Notice;
  /** Missing if no answers are filled in. */
  sections?: RawSections;
};

/**
 * Find the choice and the answers for the bond of a matter. A quote that starts with them is remembered, and attached to
 * the matter.
 */
export async function findMatterQuote(matterId: string): Promise<MatterQuote> {
  const [found, firm] = await Promise.all([findOwnMatter(matterId), findOwnFirm()]);
  if (!found) return { notice: 'matter-unavailable' };

  const { matter, parts } = found;
  const bondType = parseBondSlug(textOf(matter.values, 'bond'));
  const stateCode = parseStateCode(textOf(matter.values, 'state'));
  const attorney = firm && attorneyOf(matter.responsible, firm);
  const sections = matterSections(matter, parts, attorney);
  const stop = $sections.listen((started) => {
    if (started !== sections) return; // the visitor continues another quote

    const { quoteId } = $quote.get();
    rememberMatterQuote({ matterId, quoteId });
    noteMissing({ matterId, quoteId }, parts);
    stop();
    void attachOnceKept();
  });

  return {
    ...(bondType && { bondType }),
    ...(stateCode && { stateCode }),
    notice: 'matter',
    sections,
  };
}

/**
 * Attach the quote to its matter as soon as the account has it, so that its mails go to the firm whatever device it is
 * sent from. The desk tries again later.
 */
async function attachOnceKept(): Promise<void> {
  await nextTask(); // the rest of the quote starts
  const kept = await keepQuoteNow();
  if (kept.ok) await attachMatterQuotes();
}
