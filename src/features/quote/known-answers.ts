import { atom } from 'nanostores';
import { bindsAPerson } from '~/domain/bonds/principals';
import { isRecord } from '~/domain/is-record';
import { knownAnswers } from '~/domain/quote/known-answers';
import { loadKnownAccount } from '~/stores/known-answers';
import { holdSameAnswers } from './form-values';
import { $bond, $formVersion, $quote, $renews, $sections, $selection, saveSection } from './store';

/** The sections that the account can fill in. */
export type KnownSection = 'applicant' | 'business';

/** The sections of a quote that were filled in from the account, with the source, also after Clear. */
export const $filledIn = atom<{ quoteId: string; sources: Partial<Record<KnownSection, string>> }>({
  quoteId: '',
  sources: {},
});

/** Fill in a section without answers, once for each quote. A renewal has its answers from the bond. */
export async function fillInKnown(section: KnownSection): Promise<void> {
  const { quoteId } = $quote.get();
  if (!mayFillIn(section, quoteId)) return;

  const account = await loadKnownAccount();
  const bond = $bond.get();
  const { stateCode } = $selection.get();
  // The visitor may have typed or started another quote in the meantime.
  if (!account || !bond || !stateCode || !mayFillIn(section, quoteId)) return;

  const choice = { bondSlug: bond.slug, stateCode, mayBePerson: bindsAPerson(bond) };
  const { source, businessSource = source, ...sections } = knownAnswers(account, choice);
  const answers = sections[section];
  if (!answers) return;

  note(section, section === 'business' ? businessSource : source);
  replaceAnswers(section, answers);
}

/** Empty a section that was filled in, except for its matter. It is not filled in again. */
export function clearFilledIn(section: KnownSection): void {
  const { matter } = Object($sections.get()[section]) as { matter?: unknown };
  note(section, '');
  replaceAnswers(section, matter === undefined ? {} : { matter });
}

function note(section: KnownSection, source: string): void {
  const { quoteId } = $quote.get();
  const before = $filledIn.get();
  const sources = before.quoteId === quoteId ? before.sources : {};
  $filledIn.set({ quoteId, sources: { ...sources, [section]: source } });
}

function replaceAnswers(section: KnownSection, answers: Record<string, unknown>): void {
  saveSection(section, answers);
  $formVersion.set($formVersion.get() + 1);
}

function mayFillIn(section: KnownSection, quoteId: string): boolean {
  const { sources } = $filledIn.get();
  const wasFilledIn = $filledIn.get().quoteId === quoteId && sources[section] !== undefined;

  return (
    quoteId === $quote.get().quoteId &&
    !wasFilledIn &&
    $renews.get() === undefined &&
    !hasAnswers($sections.get()[section])
  );
}

/** What a step proposes is no answer yet: that a person applies, and that a person has no years in business. */
function hasAnswers(section: unknown): boolean {
  const { isBusiness: _, experience, ...answers } = isRecord(section) ? section : {};
  const { yearsInBusiness = '', ...other } = isRecord(experience) ? experience : {};
  const years = yearsInBusiness === '0' ? '' : yearsInBusiness;

  return !holdSameAnswers({ ...answers, experience: { ...other, years } }, {});
}
