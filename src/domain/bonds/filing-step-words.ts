/** The words for the steps with a bond's papers. They load with the steps, after the list of tasks. */
import type { Filer } from '../states/filing.ts';
import { type FilingStep, isFiledByCustomer, tasksWords } from './filing-steps.ts';
import {
  attestationWords,
  filingWords,
  type PaperSigning,
  type SignedBond,
  signingWords,
} from './paper-signing.ts';

const LABELS: Record<FilingStep, string> = {
  signed: 'Signed',
  notarized: 'Notarized',
  filed: 'Filed',
};

const TITLES: Record<FilingStep, string> = { signed: 'Sign', notarized: 'Notarize', filed: 'File' };

const HINTS: Record<FilingStep, (bond: SignedBond) => string> = {
  signed: signingWords,
  notarized: attestationWords,
  filed: filingWords,
};

/** The label of a tick: "Signed". */
export function stepLabel(step: FilingStep): string {
  return LABELS[step];
}

/** The title of a step that is still to do: "File in Texas". `place` is where the bond is filed. */
export function stepTitle(step: FilingStep, place: string): string {
  return step === 'filed' ? `${TITLES[step]} in ${place}` : TITLES[step];
}

/** What a step of this bond asks for: who signs, who attests the signature, and where the bond is filed. */
export function stepHint(step: FilingStep, bond: SignedBond): string {
  return HINTS[step](bond);
}

/** The papers that were added to a bond after its issue and are not ticked as filed. */
export type LaterPapers = { hasRider?: boolean; hasCertificate?: boolean };

/** The later papers that the customer still has to file. A rider that is being prepared is not one of them yet. */
export function laterPapersLeft(
  filer: Filer,
  {
    riders,
    continuations,
  }: {
    riders: readonly { hasFile: boolean; isFiled: boolean }[];
    continuations: readonly { hasCertificate: boolean; isFiled: boolean }[];
  },
): LaterPapers {
  if (!isFiledByCustomer(filer)) return {};

  return {
    hasRider: riders.some(({ hasFile, isFiled }) => hasFile && !isFiled),
    hasCertificate: continuations.some(({ hasCertificate, isFiled }) => hasCertificate && !isFiled),
  };
}

/** What is left to do with a bond's papers. */
export function leftWords(
  left: readonly FilingStep[],
  signing: PaperSigning,
  { hasRider = false, hasCertificate = false }: LaterPapers = {},
): string {
  if (left.length === 0) {
    const later = [
      ...(hasRider ? ['Sign and file each rider too.'] : []),
      ...(hasCertificate ? ['File each continuation certificate where the bond is filed.'] : []),
    ];

    return later.length === 0
      ? 'Nothing is left to do with the papers.'
      : ['Nothing is left to do with the bond itself.', ...later].join(' ');
  }
  if (!left.includes('filed')) return `Left to do: ${tasksWords(left, signing)}.`;

  return `Left to do: ${tasksWords(left, signing)}. Once the office has the bond, check “${LABELS.filed}”, and our reminders stop.`;
}
