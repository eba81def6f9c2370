/** Functions that format a stored answer. They return undefined when the answer is missing. */
import { formatDate, parseDate } from '../dates.ts';
import { formatZip } from '../formats/postal-address.ts';
import { formatWholeMoney } from '../money.ts';
import { answerAt, numberAt, textAt } from '../underwriting/stored-answers.ts';
import type { AnswerPath } from './answer-row.ts';

type Read = (answers: unknown) => string | undefined;

/** Format a text with `format`. */
export function text(path: AnswerPath, format = (answer: string): string => answer): Read {
  return (answers) => {
    const answer = textAt(answers, path);

    return answer && format(answer);
  };
}

/** Format a number with `format`. */
export function number(path: AnswerPath, format: (answer: number) => string = String): Read {
  return (answers) => {
    const answer = numberAt(answers, path);

    return answer === undefined ? undefined : format(answer);
  };
}

/** Format cents in whole dollars: "$10,000". */
export function money(path: AnswerPath): Read {
  return number(path, formatWholeMoney);
}

/** Format a day: "December 1, 2026". */
export function date(path: AnswerPath): Read {
  return (answers) => {
    const day = parseDate(textAt(answers, path) ?? '');

    return day && formatDate(day);
  };
}

/** Format yes or no: "Yes" or "No". */
export function yesNo(path: AnswerPath): Read {
  return (answers) => {
    const answer = answerAt(answers, path);
    if (answer === 'yes') return 'Yes';

    return answer === 'no' ? 'No' : undefined;
  };
}

/** Format the known parts of an address on two lines, as on an envelope. */
export function address(path: 'applicant.address' | 'business.businessAddress'): Read {
  return (answers) => {
    const part = (name: string) => textAt(answers, `${path}.${name}`);
    const zip = part('zipCode');
    const place = [part('city'), [part('state'), zip && formatZip(zip)].filter(Boolean).join(' ')];
    const lines = [part('street'), place.filter(Boolean).join(', ')];

    return lines.filter(Boolean).join('\n') || undefined;
  };
}
