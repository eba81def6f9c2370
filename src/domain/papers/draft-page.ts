import type { IsoDate } from '../dates.ts';
import type { BondForm, ResolvedForm } from './bond-form.ts';
import { bondPage, type BondPage, type SuretyText } from './bond-page.ts';
import { companionFacts } from './companion-facts.ts';
import { draftBond, type DraftApplication, type DraftBond } from './draft-bond.ts';
import { fillBlanks, type SuretyFacts } from './fill-blanks.ts';
import { formOf } from './form-of.ts';
import { gap, hasGap } from './gaps.ts';

/** What the papers of one bond print, besides the facts of an application. */
export type PaperText = { surety: SuretyFacts & SuretyText; forms: readonly BondForm[] };

/** Stands in for a number or a day that the draft lacks. The words that it leads to are replaced. */
const NO_AMOUNT = 0;

/** The words of a draft's bond, and those of its companion if one comes with it. */
export type DraftPage = BondPage & { companion: BondPage | undefined };

/**
 * The words of the bond that a draft leads to, as its paper prints them. Facts that the paper needs
 * and nobody gave are gaps: `splitGaps` finds them. The same functions make the PDF.
 */
export function draftPage(draft: DraftApplication, text: PaperText, today: IsoDate): DraftPage {
  const facts = draftBond(draft, today);
  const companion = companionFacts(facts);

  return { ...pageOf(facts, text, today), companion: companion && pageOf(companion, text, today) };
}

function pageOf(
  { amount, effectiveDate, namesItsEnd, ...stated }: DraftBond,
  { surety, forms }: PaperText,
  today: IsoDate,
): BondPage {
  const form = formOf(forms, stated.bondType, stated.stateCode);
  const facts = { ...stated, obligee: officeOf(stated, form) };
  const bond = { ...facts, amount: amount ?? NO_AMOUNT, effectiveDate: effectiveDate ?? today };
  const words = {
    ...fillBlanks(bond, form, surety),
    ...(amount === undefined && {
      penalSum: gap('Bond amount'),
      penalSumInWords: gap('Bond amount in words'),
    }),
    ...(effectiveDate === undefined && { effectiveDate: gap('Effective date') }),
    ...(namesItsEnd &&
      facts.expiryDate === undefined && {
        expiryDate: gap('Expiry date'),
        end: gap('at the end of the term'),
      }),
  };

  return bondPage(bond, form, { words, surety });
}

/** The obligee of a draft. Where the law names another payee, the missing fact is the office that takes the bond. */
function officeOf({ obligee }: Pick<DraftBond, 'obligee'>, { payee }: ResolvedForm): string {
  return payee !== undefined && hasGap({ obligee }) ? gap('Office that takes the bond') : obligee;
}
