import { atom, computed } from 'nanostores';
import type { DocumentType } from '~/domain/bonds/bond-types';
import type { QuoteDraft } from '~/domain/quote/draft';
import type { Issue } from '~/domain/quote/failure-schema';
import {
  canVisit,
  firstIncompleteStep,
  nextStep,
  previousStep,
  type QuoteStep,
} from '~/domain/quote/journey';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import type { SectionKey } from '~/domain/quote/sections';
import { isSelectionComplete, type Selection } from '~/domain/quote/selection';
import { today } from '~/platform/clock';
import type { DraftMark } from './draft-storage';
import { estimatePrice, type PricedAnswers } from './estimate-price';
import { renewalAfter } from './left-renewal';
import { proposedAmount, withoutProposal } from './proposed-amount';
import type { QuoteBond, QuoteSite } from './quote-bond';
import { $rules } from './rules-loader';

/** Names a quote and proves whose it is. The key never leaves this browser but to our server. */
export type QuoteIdentity = { quoteId: string; quoteKey: string };

/** A document that was uploaded and found to be what it should. */
export type UploadedFile = { docType: DocumentType; name: string };

/** Answers as they stand in the forms, valid or not. Secrets among them live in memory only. */
export type RawSections = Partial<Record<SectionKey, unknown>>;

export type SaveFailure = 'refused' | 'other-tab' | 'not-loaded';

/** Whether what was typed is kept, and since when. */
export type SaveState = {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  savedAt?: Date;
  /** Why it failed: the browser refuses to store, another tab has the quote too, or code did not load. */
  reason?: SaveFailure;
};

export const $catalogue = atom<readonly QuoteBond[]>([]);
export const $site = atom<QuoteSite>({ name: '', phone: '', email: '' });

export const $quote = atom<QuoteIdentity>({ quoteId: '', quoteKey: '' });
export const $selection = atom<Selection>({});
/** The bond that the quote renews; undefined for a bond of its own. */
export const $renews = atom<KeptTerms | undefined>();
export const $sections = atom<RawSections>({});
export const $billing = atom<unknown>();
/** The documents the account has of this quote, as far as they count. */
export const $uploadedFiles = atom<readonly UploadedFile[]>([]);
export const $payment = atom<PaymentReceipt | undefined>();

/** True from the moment the application is submitted; nothing but the confirmation can be visited then. */
export const $isSubmitted = atom(false);

/** Whether the application is on its way to us. */
export const $isSubmitting = atom(false);

export const $step = atom<QuoteStep>('select-bond');

/** The field that takes focus when the step opens, instead of its heading. */
export const $focusTarget = atom<string | undefined>();

/** Whether the open step shows errors. */
export const $hasErrors = atom(false);

/** What the server found wrong, shown at the fields when their step opens. */
export const $serverIssues = atom<Partial<Record<SectionKey, readonly Issue[]>>>({});

export const $saveState = atom<SaveState>({ status: 'idle' });

/** Grows with every change that has to be saved. */
export const $changeCount = atom(0);

/** The draft this tab wrote or took over last; undefined while there is none. */
export const $savedMark = atom<DraftMark | undefined>();

/** What another tab did to the draft, until the visitor has chosen which answers to use. */
export type OtherTab = { kind: 'changed'; draft: QuoteDraft } | { kind: 'removed' };
export const $otherTab = atom<OtherTab | undefined>();

/** What another device did to the draft in the account, until the visitor has chosen which answers to use. */
export type OtherDevice = { kind: 'changed'; draft: QuoteDraft } | { kind: 'closed' };
export const $otherDevice = atom<OtherDevice | undefined>();

/** Whether the account has as many drafts as it can store, so that this quote is in this browser only. */
export const $isAccountFull = atom(false);

/** The quote the visitor gave up last by starting another. */
export const $abandonedQuote = atom<string | undefined>();

/** Whether the answers come from a draft, so that the secrets among them are missing. */
export const $isRestored = atom(false);

/** Grows when the answers under an open form are replaced, so that the form starts again. */
export const $formVersion = atom(0);

export const $uploadedDocuments = computed($uploadedFiles, (files) =>
  files.map(({ docType }) => docType),
);

export const $bond = computed([$catalogue, $selection], (catalogue, { bondType }) =>
  catalogue.find(({ slug }) => slug === bondType),
);

const $pricedAnswers = computed($sections, ({ bondDetails, underwriting }): PricedAnswers => {
  const { amount } = (bondDetails ?? {}) as PricedAnswers;
  const { creditCheck } = (underwriting ?? {}) as PricedAnswers;

  return { amount, creditCheck };
});

export const $price = computed(
  [$bond, $selection, $pricedAnswers],
  (bond, { stateCode }, answers) => estimatePrice(bond, stateCode, answers),
);

/** Whether the credit check, which the price depends on, has no answer yet. */
export const $isCreditCheckOpen = computed($pricedAnswers, ({ creditCheck }) => !creditCheck);

/** Which steps are done. Until the rules are loaded only the first can be. */
export const $isComplete = computed(
  [$rules, $selection, $bond, $sections, $uploadedDocuments, $payment, $renews],
  (rules, selection, bond, sections, uploadedDocuments, payment, renews) => {
    const given = { selection, bond, sections, uploadedDocuments, payment, renews };
    const answers = { ...given, today: today() };

    return (step: QuoteStep): boolean => {
      if (step === 'select-bond') return isSelectionComplete(selection, bond);

      return rules?.isStepComplete(step, answers) ?? false;
    };
  },
);

/** Which steps may be opened: computed from the answers, never remembered. */
export const $canVisit = computed([$isComplete, $isSubmitted], (isComplete, isSubmitted) => {
  return (step: QuoteStep): boolean =>
    isSubmitted ? step === 'confirmation' : step !== 'confirmation' && canVisit(step, isComplete);
});

/** The last step that may be opened. */
export const $furthestStep = computed([$isComplete, $isSubmitted], (isComplete, isSubmitted) =>
  isSubmitted ? 'confirmation' : firstIncompleteStep(isComplete),
);

/**
 * Choose bond and state. Answers given for another choice stay and are checked again when they are used; an amount
 * that only the law of that choice had set goes. Another bond or state is no renewal, until the first comes back.
 */
export function selectBond(choice: Selection): void {
  const chosen = $selection.get();
  const before = proposedAmount($bond.get(), chosen);
  $selection.set({ ...chosen, ...choice });
  const { quoteId } = $quote.get();
  const renewed = { quoteId, selection: chosen, renews: $renews.get() };
  $renews.set(renewalAfter(renewed, $selection.get()));

  const { bondDetails } = $sections.get();
  if (bondDetails !== undefined && proposedAmount($bond.get(), $selection.get()) !== before) {
    $sections.set({ ...$sections.get(), bondDetails: withoutProposal(bondDetails, before) });
  }
  $hasErrors.set(false);
  markChanged();
}

/** Keep what stands in a section's form, finished or half typed, so that nothing is lost. */
export function saveSection(section: SectionKey, values: unknown): void {
  $sections.set({ ...$sections.get(), [section]: values });
  markChanged();
}

/** Keep the billing address of the payment form. */
export function saveBilling(values: unknown): void {
  $billing.set(values);
  markChanged();
}

/** Open a step if it may be opened. Answers whether it was. */
export function goTo(step: QuoteStep, { focus }: { focus?: string } = {}): boolean {
  if (!$canVisit.get()(step)) return false;

  openStep(step, focus);
  markChanged();

  return true;
}

/** Go on from the open step, as far as the answers allow. */
export function goOn(): void {
  const next = nextStep($step.get());
  goTo($canVisit.get()(next) ? next : $furthestStep.get());
}

/** Go to the step before the open one; the first stays. */
export function goBack(): void {
  goTo(previousStep($step.get()));
}

/** Show a step that a draft, the address or another tab names. Nothing has to be saved for that. */
export function openStep(step: QuoteStep, focus?: string): void {
  $focusTarget.set(focus);
  $hasErrors.set(false);
  $step.set(step);
}

/**
 * Keep the receipt of a payment. It pays for one quote only: when another was begun while the payment was on its way,
 * it is not kept.
 */
export function recordPayment(receipt: PaymentReceipt, quoteId: string): void {
  if (quoteId !== $quote.get().quoteId) return;

  $payment.set(receipt);
  markChanged();
}

/** Forget a payment that does not count, so that it is asked for again. */
export function forgetPayment(): void {
  $payment.set(undefined);
  markChanged();
}

/** Keep what the server found wrong with a section until its step is opened. */
export function noteServerIssues(section: SectionKey, issues: readonly Issue[]): void {
  $serverIssues.set({ ...$serverIssues.get(), [section]: issues });
}

/** Something has to be saved. */
export function markChanged(): void {
  const { savedAt } = $saveState.get();
  $saveState.set({ status: 'saving', ...(savedAt && { savedAt }) });
  $changeCount.set($changeCount.get() + 1);
}
