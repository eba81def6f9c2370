/** One step from the application to a bond on file. */
export type FilingStep = { title: string; text: string };

const LAST_STEP: Readonly<Record<string, FilingStep>> = {
  ORIGINAL: {
    title: 'Mail or deliver the originals',
    text: 'Mail the signed originals to the court or agency, or hand them in. A copy is not enough.',
  },
  EMAIL: {
    title: 'E-mail the documents as instructed',
    text: 'E-mail the documents to the court or agency as it instructs, and keep the signed originals.',
  },
};

const E_FILE: FilingStep = {
  title: 'E-file through the court system',
  text: "File the documents through the court's own electronic system, and keep the signed originals.",
};

/**
 * The three steps of the 'Standard Filing Process' (specification 2, section 2). The last one
 * follows the state's default filing method; whatever is neither original nor e-mail is e-filed.
 */
export function filingSteps(method: string): FilingStep[] {
  return [
    {
      title: 'Apply online',
      text: 'Answer the questions, see the price and pay. What you typed is kept as you go.',
    },
    {
      title: 'Receive your bond and power of attorney instantly',
      text: 'Once the bond is issued you download both at once. One that a person has to read first, as with every court bond, usually takes one or two business days.',
    },
    LAST_STEP[method] ?? E_FILE,
  ];
}
