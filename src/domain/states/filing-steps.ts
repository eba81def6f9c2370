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
 * method. A method that we don't know is e-filing.
 */
export function filingSteps(method: string): FilingStep[] {
  return [
    {
      title: 'Apply online',
      text: 'Answer the questions, see the price and pay. We save your answers as you go.',
    },
    {
      title: 'Receive your bond and power of attorney instantly',
      text: 'Download both as soon as the bond is issued. If an underwriter has to review the application first, as for every court bond, it usually takes one or two business days.',
    },
    LAST_STEP[method] ?? E_FILE,
  ];
}
