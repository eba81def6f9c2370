/** What a customer does with the papers of an issued bond, as ticks that only the customer sets. */
import type { Filer } from '../states/filing.ts';
import {
  attestationTask,
  attestationWords,
  filingWords,
  type PaperSigning,
  type SignedBond,
  signingWords,
} from './paper-signing.ts';

/** The steps in their order. The database has the same list. */
export const FILING_STEPS = ['signed', 'notarized', 'filed'] as const;

export type FilingStep = (typeof FILING_STEPS)[number];

/** The steps of a customer. A bond that we file needs a signature; a bond that is kept needs nothing. */
export function stepsOf(filer: Filer): readonly FilingStep[] {
  if (filer === 'nobody') return [];

  return filer === 'surety' ? ['signed'] : FILING_STEPS;
}

/** The first step that is not done; undefined when all are. */
export function nextStep(
  steps: readonly FilingStep[],
  done: readonly FilingStep[],
): FilingStep | undefined {
  return steps.find((step) => !done.includes(step));
}

/** Read the steps of a list. Unknown texts are left out. */
export function readSteps(texts: readonly string[]): FilingStep[] {
  return FILING_STEPS.filter((step) => texts.includes(step));
}

const LABELS: Record<FilingStep, string> = {
  signed: 'Signed',
  notarized: 'Notarized',
  filed: 'Filed',
};

const TITLES: Record<FilingStep, string> = { signed: 'Sign', notarized: 'Notarize', filed: 'File' };

const TASKS: Record<FilingStep, (signing: PaperSigning) => string> = {
  signed: () => 'sign it',
  notarized: attestationTask,
  filed: () => 'file it',
};

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

/** What is left to do with a bond's papers. */
export function leftWords(left: readonly FilingStep[], signing: PaperSigning): string {
  if (left.length === 0) return 'Nothing is left to do with the papers.';
  if (!left.includes('filed')) return `Left to do: ${tasksWords(left, signing)}.`;

  return `Left to do: ${tasksWords(left, signing)}. Once the office has the bond, check “${LABELS.filed}”, and our reminders stop.`;
}

/** The steps that are left, as the end of a sentence: "have it notarized and file it". */
export function tasksWords(steps: readonly FilingStep[], signing: PaperSigning): string {
  return new Intl.ListFormat('en-US').format(steps.map((step) => TASKS[step](signing)));
}
