import type { WorksheetResult } from '~/domain/worksheets/worksheet-result';
import type { Sheet, SheetAnswers } from './sheet';

/** The result of a worked example. Throws for an example without an amount. */
export function workExample(sheet: Sheet, answers: SheetAnswers): WorksheetResult {
  const result = sheet.work(answers);
  if (!result.ok) throw new Error(`[worksheets] The example has no amount: ${result.code}`);

  return result.value;
}
