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
  rememberComplete,
  type SectionKey,
} from '~/domain/quote/journey';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { chooseIn, isSelectionComplete, type Selection } from '~/domain/quote/selection';
import { hasSameData } from '~/stores/has-same-data';
import { $today, today } from '~/stores/server-day';
import type { DraftMark } from './draft-storage';
import { renewalAfter } from './left-renewal';
import type { QuoteBond, QuoteSite } from './quote-bond';
import { $rules } from './rules-loader';

/** The id of a quote and the key that proves its owner. The browser sends the key only to our server. */
export type QuoteIdentity = { quoteId: string; quoteKey: string };

/** An uploaded document that passed the server's checks. */
export type UploadedFile = { docType: DocumentType; name: string };

/** The form values of each section, valid or not. Secrets in them are never written to storage. */
export type RawSections = Partial<Record<SectionKey, unknown>>;

export type SaveFailure = 'refused' | 'other-tab' | 'not-loaded';

/** Whether the answers are saved, and the time of the last save. */
export type SaveState = {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  savedAt?: Date;
  /** True if the browser refused to store the answers and only the account has them. */
  isInAccountAlone?: boolean;
  /** Why saving failed: the browser refuses to store, another tab changed the quote, or code did not load. */
  reason?: SaveFailure;
};

export const $catalogue = atom<readonly QuoteBond[]>([]);
export const $site = atom<QuoteSite>({ name: '', phone: '', email: '' });

export const $quote = atom<QuoteIdentity>({ quoteId: '', quoteKey: '' });
export const $selection = atom<Selection>({});
/** The bond that the quote renews; undefined if the quote is for a new bond. */
export const $renews = atom<KeptTerms | undefined>();
export const $sections = atom<RawSections>({});
export const $billing = atom<unknown>();
/** The quote's documents in the account that passed the server's checks. */
export const $uploadedFiles = atom<readonly UploadedFile[]>([]);
export const $payment = atom<PaymentReceipt | undefined>();

/** True once the application is submitted. After that only the confirmation can be opened. */
export const $isSubmitted = atom(false);

/** Whether the application is being submitted. */
export const $isSubmitting = atom(false);

export const $step = atom<QuoteStep>('select-bond');

/** The step that the visitor opened from the review to change an answer. It leads back to the review. */
export const $editedStep = atom<QuoteStep | undefined>();

/** The field that gets the focus when the step opens, instead of its heading. */
export const $focusTarget = atom<string | undefined>();

/** Whether the open step shows errors. */
export const $hasErrors = atom(false);

/** The server's problems with the answers. Each step shows its own at the fields when it opens. */
export const $serverIssues = atom<Partial<Record<SectionKey, readonly Issue[]>>>({});

export const $saveState = atom<SaveState>({ status: 'idle' });

/** Grows with every change that needs saving. */
export const $changeCount = atom(0);

/** The draft that this browser refused to store. The account may have it anyway. */
export const $refusedDraft = atom<QuoteDraft | undefined>();

/** The mark of the draft that this tab last wrote or restored; undefined if there is none. */
export const $savedMark = atom<DraftMark | undefined>();

/** What another tab did to the draft, until the visitor chooses which answers to keep. */
export type OtherTab = { kind: 'changed'; draft: QuoteDraft } | { kind: 'removed' };
export const $otherTab = atom<OtherTab | undefined>();

/** What another device did to the draft in the account, until the visitor chooses which answers to keep. */
export type OtherDevice = { kind: 'changed'; draft: QuoteDraft } | { kind: 'closed' };
export const $otherDevice = atom<OtherDevice | undefined>();

/** The quote that was removed from this page because its user signed out in another tab. */
export type SignedOutQuote = { quoteId: string; step: QuoteStep; isInAccount: boolean };
export const $signedOutQuote = atom<SignedOutQuote | undefined>();

/** Whether the account already has its maximum number of drafts, so that only this browser has the quote. */
export const $isAccountFull = atom(false);

/** The last quote that the visitor abandoned for a new one. */
export const $abandonedQuote = atom<string | undefined>();

/** Whether the answers come from a draft and therefore lack their secrets. */
export const $isRestored = atom(false);

/** Grows when the answers of an open form are replaced, so that the form restarts. */
export const $formVersion = atom(0);

export const $uploadedDocuments = computed($uploadedFiles, (files) =>
  files.map(({ docType }) => docType),
);

export const $bond = computed([$catalogue, $selection], (catalogue, { bondType }) =>
  catalogue.find(({ slug }) => slug === bondType),
);

/** The price beside the form. It needs the rules, which load with the second step. */
export const $typedPrice = computed(
  [$rules, $bond, $selection, $sections, $renews, $today],
  (rules, bond, { stateCode }, sections, renews) =>
    rules?.typedPrice({ bond, stateCode, sections, isRenewal: renews !== undefined }, today()),
);
$typedPrice.eq = hasSameData; // most keys change no price

/** Returns whether a step is complete. Until the rules have loaded, only the first step can be. */
export const $isComplete = computed(
  [$rules, $selection, $bond, $sections, $uploadedDocuments, $payment, $renews, $today],
  (rules, selection, bond, sections, uploadedDocuments, payment, renews) => {
    const given = { selection, bond, sections, uploadedDocuments, payment, renews };
    const answers = { ...given, today: today() };

    // The list of steps asks for each step many times.
    return rememberComplete((step) => {
      if (step === 'select-bond') return isSelectionComplete(selection, bond);

      return rules?.isStepComplete(step, answers) ?? false;
    });
  },
);

/** Returns whether a step may be opened. This is always computed from the answers, never stored. */
export const $canVisit = computed([$isComplete, $isSubmitted], (isComplete, isSubmitted) => {
  return (step: QuoteStep): boolean =>
    isSubmitted ? step === 'confirmation' : step !== 'confirmation' && canVisit(step, isComplete);
});

/** The last step that may be opened. */
export const $furthestStep = computed([$isComplete, $isSubmitted], (isComplete, isSubmitted) =>
  isSubmitted ? 'confirmation' : firstIncompleteStep(isComplete),
);

/**
 * Choose the bond and the state. Other answers stay and are checked again when they are used; an amount and an obligee
 * that do not fit the new choice are removed. With another bond or state the quote is not a renewal; the original choice
 * makes it one again.
 */
export function selectBond(choice: Selection): void {
  const chosen = $selection.get();
  const from = { bond: $bond.get(), stateCode: chosen.stateCode };
  $selection.set(chooseIn(chosen, choice));
  const { quoteId } = $quote.get();
  const renewed = { quoteId, selection: chosen, renews: $renews.get() };
  $renews.set(renewalAfter(renewed, $selection.get()));

  const { bondDetails } = $sections.get();
  if (bondDetails !== undefined) {
    const to = { bond: $bond.get(), stateCode: $selection.get().stateCode };
    const fitted = $rules.get()?.fitDetails(quoteId, bondDetails, { from, to }) ?? bondDetails;
    if (fitted !== bondDetails) $sections.set({ ...$sections.get(), bondDetails: fitted });
  }
  $hasErrors.set(false);
  markChanged();
}

/** Store the form values of a section, complete or not, so that nothing is lost. */
export function saveSection(section: SectionKey, values: unknown): void {
  $sections.set({ ...$sections.get(), [section]: values });
  markChanged();
}

/** Store the billing address of the payment form. */
export function saveBilling(values: unknown): void {
  $billing.set(values);
  markChanged();
}

/** Open a step if it may be opened. Returns whether it was. */
export function goTo(step: QuoteStep, { focus }: { focus?: string } = {}): boolean {
  if (!$canVisit.get()(step)) return false;

  openStep(step, focus);
  markChanged();

  return true;
}

/** Open a step from the review to change an answer. */
export function editStep(step: QuoteStep): void {
  $editedStep.set(step);
  goTo(step);
}

/** Open the next step, or the review after an edit. Where the answers do not allow it, open the last step that they allow. */
export function goOn(): void {
  const next = $editedStep.get() === $step.get() ? 'review' : nextStep($step.get());
  goTo($canVisit.get()(next) ? next : $furthestStep.get());
}

/** Open the previous step. The first step stays open. */
export function goBack(): void {
  goTo(previousStep($step.get()));
}

/** Open a step that a draft, the address or another tab names. This needs no saving. */
export function openStep(step: QuoteStep, focus?: string): void {
  $focusTarget.set(focus);
  $hasErrors.set(false);
  if (step !== $editedStep.get()) $editedStep.set(undefined);
  $step.set(step);
}

/** Store the receipt of a payment, unless the visitor has started another quote during the payment. */
export function recordPayment(receipt: PaymentReceipt, quoteId: string): void {
  if (quoteId !== $quote.get().quoteId) return;

  $payment.set(receipt);
  markChanged();
}

/** Forget a payment that does not count, so that the wizard asks for it again. */
export function forgetPayment(): void {
  $payment.set(undefined);
  markChanged();
}

/** Store the server's problems with a section until its step opens. */
export function noteServerIssues(section: SectionKey, issues: readonly Issue[]): void {
  $serverIssues.set({ ...$serverIssues.get(), [section]: issues });
}

/** Record a change that needs saving. */
export function markChanged(): void {
  const { status, savedAt } = $saveState.get();
  if (status !== 'saving') $saveState.set({ status: 'saving', ...(savedAt && { savedAt }) });
  $changeCount.set($changeCount.get() + 1);
}
