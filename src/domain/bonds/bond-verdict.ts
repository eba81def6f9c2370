import { formatDate, type IsoDate } from '../dates.ts';
import { neverStarts } from './bond-start.ts';
import { bondStageOn } from './bond-stage.ts';
import type { BondVerification } from './bond-verification.ts';

/** The value of a bond for a person who has to rely on it today. */
export type Verdict = { tone: 'good' | 'caution' | 'bad'; title: string; text: string };

const CALL_US = 'differs, do not accept the bond before you have called us.';

/** The verdict on the verification page. */
export function verdictOn(bond: BondVerification, today: IsoDate): Verdict {
  const { effectiveDate, expiryDate } = bond;
  const stage = bondStageOn(bond, today);
  const endDay = bond.lastDay ?? expiryDate;

  if (bond.isSpecimen) {
    return {
      tone: 'bad',
      title: 'Specimen: not a bond',
      text: 'This document comes from a demonstration of our site. No surety stands behind it. Do not accept it.',
    };
  }
  if (stage === 'released') return endedVerdict('This bond was released', bond);
  if (stage === 'cancelled') return cancelledVerdict(bond, today);
  if (stage === 'expired') {
    return {
      tone: 'bad',
      title: 'This bond has expired',
      text: `It ended${endDay === null ? '' : ` on ${formatDate(endDay)}`}. Ask the principal for a new bond. It may still cover what happened while it was in force.`,
    };
  }
  if (stage === 'pending') {
    return {
      tone: 'caution',
      title: 'This bond is not in force yet',
      text: `It has a number, but we are still preparing its documents. ${earliestWords(bond, today)}Check again in a few minutes, or call us.`,
    };
  }
  if (stage === 'later') {
    return {
      tone: 'caution',
      title: 'This bond is genuine and takes effect later',
      text: `We issued it. It is in force from ${formatDate(effectiveDate)}. ${compareWords(bond)}`,
    };
  }

  return {
    tone: 'good',
    title: 'This bond is genuine and in force',
    text: `We issued it. ${compareWords(bond)}`,
  };
}

/** The first day of a bond that is being prepared. Nothing if that day has come. */
function earliestWords({ effectiveDate }: BondVerification, today: IsoDate): string {
  return effectiveDate > today
    ? `It is in force from ${formatDate(effectiveDate)} at the earliest. `
    : '';
}

/** The verdict for a cancelled bond. If it started, it is in force until its notice period ends. */
function cancelledVerdict(bond: BondVerification, today: IsoDate): Verdict {
  const title = 'This bond was cancelled';
  const { effectiveDate, cancelledOn } = bond;
  if (neverStarts(bond)) {
    return {
      tone: 'bad',
      title,
      text: `It was cancelled before its first day, ${formatDate(effectiveDate)}. It never takes effect. Do not accept it.`,
    };
  }
  if (cancelledOn !== null && cancelledOn > today) {
    return {
      tone: 'bad',
      title,
      text: `Notice was given: the bond is not in force from ${formatDate(cancelledOn)} on. Do not accept it for anything new.`,
    };
  }

  return endedVerdict(title, bond);
}

/** The verdict for a bond that ended before its term was over. */
function endedVerdict(title: string, { cancelledOn }: BondVerification): Verdict {
  return {
    tone: 'bad',
    title,
    text: `${cancelledOn === null ? '' : `It has not been in force since ${formatDate(cancelledOn)}. `}Do not accept it for anything new. It may still cover what happened while it was in force.`,
  };
}

/** Asks for a comparison. After a continuation or a rider, the bond itself shows old values. */
function compareWords(bond: BondVerification): string {
  const changes = continuationWords(bond) + riderWords(bond);

  return changes === ''
    ? `Compare the facts below with your copy of the bond. All of them must match. If one ${CALL_US}`
    : `Compare the facts below with your copy of the bond. ${changes}All other facts must match. If one ${CALL_US}`;
}

/** A note about the certificate that extended a bond with an end date. */
function continuationWords({ papers, expiryDate }: BondVerification): string {
  return papers.continuations.length === 0 || expiryDate === null
    ? ''
    : 'It was continued: ask for the continuation certificate too, because the bond itself shows an earlier expiry date. ';
}

/** A note about riders. */
function riderWords({ papers }: BondVerification): string {
  const riders = papers.riders.map(
    ({ number, effectiveOn }) => `No. ${number} of ${formatDate(effectiveOn)}`,
  );
  if (riders.length === 0) return '';

  return riders.length === 1
    ? `Rider ${riders[0]} is part of the bond: ask for it too, because it changes what the bond says. `
    : `Riders ${riders.join(' and ')} are part of the bond: ask for them too, because they change what the bond says. `;
}
