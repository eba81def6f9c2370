import { formatDate, type IsoDate } from '../dates.ts';

/** The lines that say which bond is renewed, how, and until when. A bond without an end has no new end. */
export function renewalLines(renewal: {
  bondNumber: string;
  endsOn?: IsoDate | undefined;
}): (readonly [label: string, value: string])[] {
  return [
    ['Renewal of', `Bond ${renewal.bondNumber}, by a continuation certificate`],
    ...(renewal.endsOn ? ([['New end', formatDate(renewal.endsOn)]] as const) : []),
  ];
}
