import { listNames } from '../formats/name-list.ts';
import { REVIEW_TIME } from '../underwriting/review-time.ts';

/** A step from the application to the filed bond. */
export type FilingStep = { title: string; text: string };

const LAST_STEP: Readonly<Record<string, FilingStep>> = {
  ORIGINAL: {
    title: 'Mail or deliver the originals',
    text: 'Mail the signed originals to the court or agency, or deliver them in person. A copy is not enough.',
  },
  EMAIL: {
    title: 'Email the documents as instructed',
    text: 'Email the documents to the court or agency as it instructs, and keep the signed originals.',
  },
  COUNTY: {
    title: 'File it the way your county takes it',
    text: 'Ask the clerk of your county whether it wants the original on paper, an upload or an email. Keep the signed originals.',
  },
};

const E_FILE: FilingStep = {
  title: 'E-file through the court system',
  text: "File the documents through the court's own electronic system, and keep the signed originals.",
};

/**
 * The steps of the 'Standard Filing Process'. The last step depends on the state's default filing
 * method. A method that we don't know is e-filing. `handmade` are the bonds that would be issued instantly if the state
 * did not require its own form.
 */
export function filingSteps(method: string, handmade: readonly string[]): FilingStep[] {
  return [
    {
      title: 'Apply online',
      text: 'Answer the questions, see the price and pay. We save your answers as you go.',
    },
    {
      title: 'Receive your bond and power of attorney instantly',
      text: `Download both as soon as the bond is issued. If an underwriter has to review the application first, as for every court bond${formWords(handmade)}, it usually takes ${REVIEW_TIME}.`,
    },
    LAST_STEP[method] ?? E_FILE,
  ];
}

/** The bonds that wait for a form of the state: ", or to fill in the state's own form (Notary Bond)". */
function formWords(handmade: readonly string[]): string {
  return handmade.length === 0
    ? ''
    : `, or to fill in the state's own form (${listNames(handmade)})`;
}
