import { formatDate, type IsoDate } from '../dates.ts';
import type { BondVerification } from './bond-verification.ts';

/** What a bond is worth to who holds it today. */
export type Verdict = {
  tone: 'good' | 'caution' | 'bad';
  title: string;
  text: string;
};

/** What a clerk is told first. A bond past its last day has expired, whether or not the night has recorded it. */
export function verdictOn(bond: BondVerification, today: IsoDate): Verdict {
  const { status, effectiveDate, expiryDate, cancelledOn } = bond;

  if (bond.isSpecimen) {
    return {
      tone: 'bad',
      title: 'Specimen: not a bond',
      text: 'This paper comes from a demonstration of our site. No surety stands behind it. Do not accept it.',
    };
  }
  if (status === 'cancelled') return cancelledVerdict(cancelledOn, today);
  if (status === 'expired' || (expiryDate !== null && expiryDate <= today)) {
    return {
      tone: 'bad',
      title: 'This bond has expired',
      text: `${expiryDate === null ? 'It' : `On ${formatDate(expiryDate)} it`} ended. Ask the principal for a new bond or a continuation certificate.`,
    };
  }
  if (status === 'pending') {
    return {
      tone: 'caution',
      title: 'This bond is not in force yet',
      text: 'It has a number, but its papers are still being made. Look again in a few minutes, or call us.',
    };
  }
  if (effectiveDate > today) {
    return {
      tone: 'caution',
      title: 'This bond is genuine and takes effect later',
      text: `We issued it. It is in force from ${formatDate(effectiveDate)}.${riderWords(bond)}`,
    };
  }

  return {
    tone: 'good',
    title: 'This bond is genuine and in force',
    text: `We issued it. Compare the facts below with the paper in your hand: each of them must agree.${riderWords(bond)}`,
  };
}

/** A notice takes time to run: until its last day a bond that was cancelled is in force. */
function cancelledVerdict(cancelledOn: IsoDate | null, today: IsoDate): Verdict {
  const title = 'This bond was cancelled';
  if (cancelledOn !== null && cancelledOn > today) {
    return {
      tone: 'bad',
      title,
      text: `Notice was given, and it ends on ${formatDate(cancelledOn)}. Do not accept it for anything new; until that day it is in force.`,
    };
  }

  return {
    tone: 'bad',
    title,
    text: `${cancelledOn === null ? '' : `It ended on ${formatDate(cancelledOn)}. `}Do not accept it for anything new. It may still answer for what happened while it was in force.`,
  };
}

/** The bond was signed before its riders, and shows what they changed as it was. */
function riderWords({ papers }: BondVerification): string {
  const riders = papers.riders.map(
    ({ number, effectiveOn }) => `No. ${number} of ${formatDate(effectiveOn)}`,
  );
  if (riders.length === 0) return '';

  return riders.length === 1
    ? ` Rider ${riders[0]} is part of the bond: ask for it too, because it changes what the bond says.`
    : ` Riders ${riders.join(' and ')} are part of the bond: ask for them too, because they change what the bond says.`;
}
