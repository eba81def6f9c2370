/** What the page of a worksheet and its script share. */
import type { Result } from '~/domain/result';
import type { WorksheetGap, WorksheetResult } from '~/domain/worksheets/worksheet-result';

/** The answers in a form: numbers by field (money in cents), and choices by field. */
export type SheetAnswers = {
  figures: Readonly<Record<string, number | undefined>>;
  choices: Readonly<Record<string, string | undefined>>;
};

/** A worksheet: its calculation, and what its form shows for the choices made so far. */
export type Sheet = {
  work: (answers: SheetAnswers) => Result<WorksheetResult, WorksheetGap>;
  /** The number fields that count. All of them, if left out. */
  fields?: (choices: SheetAnswers['choices']) => readonly string[];
  /** The rule that the result cites, by its `data-rule` in the page. */
  rule?: (choices: SheetAnswers['choices']) => string | undefined;
};
