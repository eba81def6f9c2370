import type { FilingMethod } from './filing.ts';

const WORDS: Readonly<Record<FilingMethod, string>> = {
  ORIGINAL:
    'Original means the paper itself, signed in ink, on the clerk’s counter or in the mail. A scan or a photocopy doesn’t count.',
  EFILE:
    'E-file means you upload the signed PDF through the court’s own website. Keep the paper, because the clerk can ask for it.',
  EMAIL:
    'Email means you scan the signed bond and send it to the address the office gives you. Keep the paper.',
  COUNTY:
    'Each county takes it in its own way: on paper, as an upload or by email. Ask your clerk.',
};

/** What a filing method asks of the person who files, in plain words. */
export function filingMethodWords(method: FilingMethod): string {
  return WORDS[method];
}
