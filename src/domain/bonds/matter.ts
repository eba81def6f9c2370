/** The matter of a bond: the estate, project, license or plan that its paper names. */
import { formatDate, parseDate } from '../dates.ts';
import { companionOf } from './companion.ts';
import { withCompanion } from './companion-words.ts';
import { formatMoney } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import { answerAt } from '../underwriting/stored-answers.ts';
import type { MatterField } from './matter-schema.ts';

export type { MatterField } from './matter-schema.ts';

/** The stored answers by key: texts, days as `YYYY-MM-DD`, and money in cents. */
export type MatterAnswers = Record<string, string | number>;

/** The printed text of each known fact. */
export type Matter = Record<string, string>;

type Matters = { matter: readonly MatterField[] };

/** The fields that a bond asks for in a state and, if given, in one step. */
export function matterFields(
  { matter }: Matters,
  state: StateCode,
  section?: MatterField['section'],
): MatterField[] {
  const lists = ({ states }: MatterField) => states?.includes(state) ?? false;

  return matter
    .filter(
      (field) =>
        lists(field) ||
        (!field.states && !matter.some((other) => other.key === field.key && lists(other))),
    )
    .filter((field) => section === undefined || field.section === section);
}

/** The texts of the matter as papers print them: "March 4, 2026", "$10,000.00". Unknown facts are left out. */
export function matterOf({ matter }: Matters, answers: unknown): Matter {
  return Object.fromEntries(
    matter.flatMap((field) => {
      const text = printedMatter(field, answerAt(answers, `${field.section}.matter.${field.key}`));

      return text === undefined ? [] : [[field.key, text]];
    }),
  );
}

/** The printed text of one stored answer. Undefined when there is none. */
export function printedMatter({ kind, notYet }: MatterField, answer: unknown): string | undefined {
  if (kind === 'money' && typeof answer === 'number') return formatMoney(answer);
  if (typeof answer !== 'string' || answer === '') return undefined;
  if (answer === notYet) return notYet;

  const day = kind === 'date' ? parseDate(answer) : undefined;
  return day ? formatDate(day) : answer;
}

/**
 * The line that names the matter: "Estate of Mary Ann Smith, Charleston County". Parts between commas with an unknown
 * fact drop out, and a companion of the bond comes last. Undefined when nothing is left.
 */
export function captionOf(
  { matter: fields, matterCaption }: Matters & { matterCaption: string },
  matter: Matter,
): string | undefined {
  const known = (key: string) => {
    const text = matter[key];
    const isWaiting = fields.some((field) => field.key === key && field.notYet === text);

    return isWaiting ? undefined : text;
  };
  const parts = matterCaption.split(', ').filter((part) => keysIn(part).every(known));
  const caption =
    parts.join(', ').replace(BLANK, (_, key: string) => String(known(key))) || undefined;
  const companion = companionOf(matter);

  return companion === undefined ? caption : withCompanion(caption, companion);
}

const BLANK = /\{(\w+)\}/g;

function keysIn(text: string): string[] {
  return [...text.matchAll(BLANK)].map(([, key]) => String(key));
}
