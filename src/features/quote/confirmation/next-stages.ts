import type { ApplicationStatus } from '~/domain/application-status';
import { BOND_TRAITS } from '~/domain/bonds/bond-types';
import { isFiledByCustomer } from '~/domain/bonds/filing-steps';
import { formatDate } from '~/domain/dates';
import {
  type AwaitedAnswer,
  awaitedAnswer,
  type BondProgress,
} from '~/domain/issuing/bond-progress';
import { formatMoney } from '~/domain/money';
import { REVIEW_REASON_WORDS } from '~/domain/quote/review-reasons';
import { bondVerb } from '~/domain/renewals/renewal-words';
import type { Filer } from '~/domain/states/filing';
import { isUndecided, progressOf, statusNow } from './bond-progress';
import type { Confirmation } from './confirmation-schema';

/** One stage between submitting and a filed bond. */
export type Stage = {
  title: string;
  progress: 'done' | 'current' | 'next';
  /** The party that has to act. */
  holder: 'You' | 'Us';
  sentences: string[];
};

const ISSUANCE = 'Bond Issuance';
const INSTANT = 'Approved instantly. No underwriter review needed.';
const READ = 'An underwriter approved your application.';

const COLLATERAL =
  'For this bond, the underwriter nearly always asks for collateral, such as cash or a letter of credit. Your bank may need a few days for it.';

const AWAITED_SENTENCES: Record<AwaitedAnswer, string[]> = {
  information_requested: ['An underwriter has a question and continues when you answer it.'],
  price_offered: ['An underwriter offers the bond at another price. Accept it or withdraw.'],
};

const DECIDED: readonly ApplicationStatus[] = ['approved', 'issued'];

/**
 * The stages after the submission: review, issuance, delivery and filing. The review names the reasons why an
 * underwriter must read the application. Most customers file their bond, so `filer` is the customer until we know.
 */
export function nextStages(
  confirmation: Confirmation,
  { isSignedIn, filer = 'customer' }: { isSignedIn: boolean; filer?: Filer | undefined },
): Stage[] {
  const isApproved = DECIDED.includes(statusNow(confirmation));
  const isIssued = progressOf(confirmation) === 'in-force';

  return [
    reviewStage(confirmation, isApproved),
    isIssued ? issuedStage(confirmation, isSignedIn) : issuanceStage(confirmation, isApproved),
    {
      title: 'Delivery & Filing',
      progress: isIssued ? 'current' : 'next',
      holder: 'You',
      sentences: filingSentences(confirmation, filer, isIssued),
    },
  ];
}

function filingSentences(
  { applicantName, obligee, ownForm, renews }: Confirmation,
  filer: Filer,
  isIssued: boolean,
): string[] {
  if (filer === 'nobody' || (renews && !isFiledByCustomer(filer))) {
    return [`You keep the ${renews ? 'continuation certificate' : 'bond'}. You don’t file it.`];
  }
  const help =
    'If the office asks for anything else, call us. We’ll help until it accepts the bond.';
  if (filer === 'surety')
    return [`You sign the bond, and we file it with the office that takes it: ${obligee}.`, help];

  return [
    toFile(renews, isIssued),
    ...(ownForm ? [`${applicantName} signs the form as the principal.`] : []),
    help,
  ];
}

/** The steps name the office: many bonds are filed with another office than their obligee. */
function toFile(renews: Confirmation['renews'], isIssued: boolean): string {
  if (renews)
    return 'You get the continuation certificate. File it where the bond is filed, before the new term starts. Do not file the bond again.';

  return isIssued
    ? 'Follow the steps above to sign the bond and file it.'
    : 'You get the bond with the steps to sign and file it.';
}

function reviewStage(confirmation: Confirmation, isApproved: boolean): Stage {
  const { receipt, applicantEmail, bondSlug, ownForm, renews } = confirmation;
  const title = 'Review & Underwriting';
  if (isApproved) {
    return {
      title,
      progress: 'done',
      holder: 'Us',
      sentences: [receipt.reasons.length > 0 ? READ : INSTANT],
    };
  }

  const awaited = awaitedAnswer(progressOf(confirmation));
  if (awaited) {
    return { title, progress: 'current', holder: 'You', sentences: AWAITED_SENTENCES[awaited] };
  }

  const others = receipt.reasons.filter((reason) => reason !== 'documents-need-review');
  // A renewal may have come without documents: its bond needs them only once.
  const hasDocuments = renews === undefined && others.length < receipt.reasons.length;
  const subject = hasDocuments ? 'your application and documents' : 'your application';
  const shown = others.filter((reason) => reason !== 'never-instant');
  // The rule for every application of the bond matters only where no other reason says more.
  const rule = shown.length === 0 && others.length > 0 ? ', as for every bond of this kind' : '';

  return {
    title,
    progress: 'current',
    holder: 'Us',
    sentences: [
      `An underwriter reads ${subject} before we ${bondVerb(renews !== undefined).verb} the bond${rule}.`,
      ...shown.map((reason) =>
        reason === 'own-form' && ownForm
          ? `The bond is made on ${ownForm}.`
          : REVIEW_REASON_WORDS[reason],
      ),
      ...(bondSlug && BOND_TRAITS[bondSlug].usuallyTakesCollateral && !renews ? [COLLATERAL] : []),
      `If something is missing, we’ll email ${applicantEmail}.`,
    ],
  };
}

function issuedStage(
  { applicantEmail, effectiveDate, renews }: Confirmation,
  isSignedIn: boolean,
): Stage {
  const forBond = isSignedIn
    ? 'Download it here or from your dashboard.'
    : `Download it on this page. Keep it in an account for ${applicantEmail}.`;

  return {
    title: ISSUANCE,
    progress: 'done',
    holder: 'Us',
    sentences: renews
      ? [
          `Bond ${renews.bondNumber} is renewed and keeps its number.`,
          'Download the continuation certificate from your dashboard.',
        ]
      : [`Your bond is issued and in force from ${formatDate(effectiveDate)}.`, forBond],
  };
}

function issuanceStage(confirmation: Confirmation, isApproved: boolean): Stage {
  const { payment } = confirmation.receipt;
  const progress = progressOf(confirmation);
  const awaitsWire = payment.method === 'wire' && isUndecided(progress);

  return {
    title: ISSUANCE,
    progress: isApproved ? 'current' : 'next',
    holder: awaitsWire ? 'You' : 'Us',
    sentences: awaitsWire ? wireSentences(confirmation) : issuanceSentences(confirmation, progress),
  };
}

function wireSentences({
  receipt: { payment, price },
  applicantEmail,
  renews,
}: Confirmation): string[] {
  return [
    `Send ${formatMoney(price.total)} by wire with the reference ${payment.reference}.`,
    `We ${bondVerb(renews !== undefined).verb} the bond when the money arrives and email ${applicantEmail}.`,
  ];
}

function issuanceSentences(
  { applicantEmail, ownForm, renews }: Confirmation,
  progress: BondProgress,
): string[] {
  if (isUndecided(progress)) {
    const act = ownForm
      ? `we fill in ${ownForm}, sign it as the surety`
      : `we ${bondVerb(renews !== undefined).verb} the bond`;

    return [`If the underwriter approves it, ${act} and email ${applicantEmail}.`];
  }
  if (ownForm) {
    return [
      `We fill in ${ownForm} and sign it as the surety.`,
      `As soon as it is in your dashboard, we email ${applicantEmail}.`,
    ];
  }
  const papers = renews ? 'the continuation certificate' : 'the bond and its power of attorney';

  return [
    progress === 'making'
      ? `We prepare and sign ${papers}.`
      : `A member of our staff is finishing ${renews ? papers : 'the bond'}.`,
    `As soon as it is in force, this page says so and we email ${applicantEmail}.`,
  ];
}
