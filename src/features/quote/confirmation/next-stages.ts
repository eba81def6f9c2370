import type { ApplicationStatus } from '~/domain/application-status';
import { formatMoney } from '~/domain/money';
import { REVIEW_REASON_WORDS } from '~/domain/quote/review-reasons';
import type { Confirmation } from './confirmation-schema';

/** One stage between submitting and a filed bond. */
export type Stage = {
  title: string;
  progress: 'done' | 'current' | 'next';
  /** Who has the ball. */
  holder: 'You' | 'Us';
  sentences: string[];
};

const ISSUANCE = 'Bond Issuance';

const DECIDED: readonly ApplicationStatus[] = ['approved', 'issued'];

/** What happens next, who has the ball, and why an underwriter is asked when one is (spec 1, section 2, step 8). */
export function nextStages(
  confirmation: Confirmation,
  { isSignedIn }: { isSignedIn: boolean },
): Stage[] {
  const { receipt } = confirmation;
  const isApproved = DECIDED.includes(receipt.status);
  const isIssued = receipt.status === 'issued';

  return [
    reviewStage(confirmation, isApproved),
    isIssued ? issuedStage(confirmation, isSignedIn) : issuanceStage(confirmation, isApproved),
    {
      title: 'Delivery & Filing',
      progress: isIssued ? 'current' : 'next',
      holder: 'You',
      sentences: [
        `You get the bond with the steps to file it with ${confirmation.obligee}.`,
        'If they ask for anything else, call us: we help until it is accepted.',
      ],
    },
  ];
}

function reviewStage({ receipt, applicantEmail }: Confirmation, isApproved: boolean): Stage {
  const title = 'Review & Underwriting';
  if (isApproved) {
    return {
      title,
      progress: 'done',
      holder: 'Us',
      sentences: ['Approved at once: your answers meet our rules for that.'],
    };
  }

  return {
    title,
    progress: 'current',
    holder: 'Us',
    sentences: [
      'An underwriter reads your application before we issue the bond.',
      ...receipt.reasons.map((reason) => REVIEW_REASON_WORDS[reason]),
      `If something is missing, we write to ${applicantEmail}.`,
    ],
  };
}

function issuedStage({ applicantEmail }: Confirmation, isSignedIn: boolean): Stage {
  return {
    title: ISSUANCE,
    progress: 'done',
    holder: 'Us',
    sentences: [
      'Your bond is issued and in force from its effective date.',
      isSignedIn
        ? 'Download it from your dashboard.'
        : `Download it from your dashboard. No account yet? Sign up with ${applicantEmail}, and it is there.`,
    ],
  };
}

function issuanceStage(
  { receipt: { payment, price }, applicantEmail }: Confirmation,
  isApproved: boolean,
): Stage {
  const awaitsWire = payment.method === 'wire';

  return {
    title: ISSUANCE,
    progress: isApproved ? 'current' : 'next',
    holder: awaitsWire ? 'You' : 'Us',
    sentences: [
      ...(awaitsWire
        ? [`Send ${formatMoney(price.total)} by wire with the reference ${payment.reference}.`]
        : []),
      `We make out the bond${awaitsWire ? ' when the money is here' : ''} and write to ${applicantEmail}.`,
    ],
  };
}
