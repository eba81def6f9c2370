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
  const { status, effectiveDate, expiryDate } = bond;

  if (status === 'cancelled') {
    return {
      tone: 'bad',
      title: 'This bond was cancelled',
      text: 'Do not accept it for anything new. It may still answer for what happened while it was in force.',
    };
  }
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
      text: `We issued it. It is in force from ${formatDate(effectiveDate)}.`,
    };
  }

  return {
    tone: 'good',
    title: 'This bond is genuine and in force',
    text: 'We issued it. Compare the facts below with the paper in your hand: each of them must agree.',
  };
}

/** Which paper of a bond a file is, by its SHA-256; undefined when it is none of them. */
export function paperWithHash(
  { papers }: Pick<BondVerification, 'papers'>,
  hash: string,
): keyof BondVerification['papers'] | undefined {
  if (papers.bond === hash) return 'bond';

  return papers.powerOfAttorney === hash ? 'powerOfAttorney' : undefined;
}
