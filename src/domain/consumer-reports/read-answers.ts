/** The underwriter's form about consumer reports: one question for each person who allowed one. */
import type { IsoDate } from '../dates.ts';
import { listNames } from '../formats/name-list.ts';
import {
  BLANK_REPORT,
  type ConsumerReport,
  readReport,
  REPORT_FIELDS,
  type ReportField,
  type ReportProblems,
  type TypedReport,
} from './read-report.ts';

/** A person who allowed a credit report. */
export type ReportPerson = {
  person: string;
  name: string;
  /** Whether we have an email address of this person's own. */
  hasAddress: boolean;
};

/** What the underwriter entered about a person. The reports count only if one was used. */
export type GivenAnswer = { wasUsed: boolean | undefined; reports: readonly TypedReport[] };

export type GivenAnswers = Readonly<Record<string, GivenAnswer>>;

/** One person's answer, as the function takes it. */
export type ReportAnswer = { person: string; reports: TypedReport[] };

/** The problems with one person's answer. `reports` has those of each report. */
export type AnswerProblems = { wasUsed?: string | undefined; reports: ReportProblems[] };

export type ReadAnswers =
  | { ok: true; value: ReportAnswer[] }
  | { ok: false; problems: Readonly<Record<string, AnswerProblems>> };

/** A question without an answer, with one empty report for a yes. */
export const NO_ANSWER: GivenAnswer = { wasUsed: undefined, reports: [BLANK_REPORT] };

/** Check the answers about every person. */
export function readAnswers(
  people: readonly ReportPerson[],
  given: GivenAnswers,
  today: IsoDate,
): ReadAnswers {
  const answers = people.map(({ person }) => ({ person, ...(given[person] ?? NO_ANSWER) }));
  const problems = answers.flatMap(({ person, ...answer }) => {
    const found = answerProblems(answer, today);

    return found ? [[person, found] as const] : [];
  });
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) };

  return {
    ok: true,
    value: answers.map(({ person, wasUsed, reports }) => ({
      person,
      reports: wasUsed ? [...reports] : [],
    })),
  };
}

/** Checked answers as the database stores them. */
export function storedAnswers(
  answers: readonly ReportAnswer[],
  today: IsoDate,
): { person: string; reports: ConsumerReport[] }[] {
  return answers.map(({ person, reports }) => ({
    person,
    reports: reports
      .map((report) => readReport(report, today))
      .flatMap((read) => (read.ok ? [read.value] : [])),
  }));
}

function answerProblems(
  { wasUsed, reports }: GivenAnswer,
  today: IsoDate,
): AnswerProblems | undefined {
  if (wasUsed === undefined) return { wasUsed: 'Choose yes or no', reports: [] };
  if (!wasUsed) return undefined;

  const read = reports.map((report) => readReport(report, today));

  return read.every(({ ok }) => ok)
    ? undefined
    : { reports: read.map((report) => (report.ok ? {} : report.problems)) };
}

/** The id of the question about a person, by the person's place in the list or in a list of the page. */
export function questionId(at: number | string): string {
  return `report-${at}`;
}

/** The id of a field of a person's report. The person is named by the place in a list, or by an id. */
export function reportFieldId(at: number | string, report: number, field: ReportField): string {
  return `report-${at}-${report}-${field}`;
}

/** A person's place on a page with several forms. `scope` names the form. */
export function placeOf(at: number, scope = ''): string {
  return scope === '' ? String(at) : `${scope}-${at}`;
}

/** The id of the first field with a problem, in the order of the form. */
export function firstProblemId(
  people: readonly ReportPerson[],
  problems: Readonly<Record<string, AnswerProblems>>,
  scope?: string,
): string | undefined {
  return people
    .flatMap(({ person }, index) => {
      const at = placeOf(index, scope);
      const found = problems[person];
      if (!found) return [];

      return [
        ...(found.wasUsed === undefined ? [] : [questionId(at)]),
        ...found.reports.flatMap((report, number) =>
          REPORT_FIELDS.filter((field) => report[field] !== undefined).map((field) =>
            reportFieldId(at, number, field),
          ),
        ),
      ];
    })
    .at(0);
}

/** What happens for each person after the decision, before the underwriter confirms it. */
export function noticePlans(
  people: readonly ReportPerson[],
  answers: readonly ReportAnswer[],
): string[] {
  return people.map(({ person, name, hasAddress }) => {
    const reports = answers.find((answer) => answer.person === person)?.reports ?? [];
    if (reports.length === 0) return `No consumer report on ${name} played a part.`;

    const about = `a notice about the report of ${listNames(reports.map(({ agency }) => agency.trim()))}`;

    return hasAddress ? `We email ${name} ${about}.` : `${name} must get ${about} on paper.`;
  });
}
