import { useState } from 'react';
import {
  firstProblemId,
  type GivenAnswer,
  type GivenAnswers,
  readAnswers,
  type ReportAnswer,
  type ReportPerson,
} from '~/domain/consumer-reports/read-answers';
import { today } from '~/platform/clock';

/**
 * The answers about the consumer reports of these people. From the first check on, the problems follow the answers.
 * `scope` keeps the fields apart on a page with several forms.
 */
export function useReportAnswers(people: readonly ReportPerson[], scope?: string) {
  const [given, setGiven] = useState<GivenAnswers>({});
  const [isChecked, setIsChecked] = useState(false);
  const read = readAnswers(people, given, today());

  /** The answers, or undefined after moving the focus to the first problem. */
  const check = (): ReportAnswer[] | undefined => {
    setIsChecked(true);
    if (read.ok) return read.value;
    document.getElementById(firstProblemId(people, read.problems, scope) ?? '')?.focus();

    return undefined;
  };

  return {
    check,
    reset: () => {
      setGiven({});
      setIsChecked(false);
    },
    fields: {
      people,
      scope,
      given,
      problems: isChecked && !read.ok ? read.problems : {},
      onAnswer: (person: string, answer: GivenAnswer) =>
        setGiven((before) => ({ ...before, [person]: answer })),
    },
  };
}

export type ReportFieldsProps = ReturnType<typeof useReportAnswers>['fields'];
