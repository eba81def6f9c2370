import type { MatterField } from '../bonds/matter.ts';
import type { ApplicationAnswers } from '../quote/application.ts';

/** The applicant's selection before the first question, and the fields that its bond's paper needs. */
export type AnswerFacts = {
  bondName: string;
  stateCode: string;
  matter: readonly MatterField[];
  /** Whom the bond's paper names as obligee, if that is not the office that the applicant entered. */
  payee?: string | undefined;
};

/**
 * A question of an application, for the applicant's review and the underwriter's page. Stored
 * answers may be missing or in an older format.
 */
export type AnswerRow = {
  label: string;
  /** Returns the answer in words. Undefined when there is no answer. */
  read: (answers: unknown, facts: AnswerFacts) => string | undefined;
  /** The text of the review for a missing optional answer. */
  none?: 'None' | 'None given';
  /** Whether the question belongs to these answers. Missing when it belongs to all. */
  isAsked?: (answers: unknown) => boolean;
  /** Whether this answer sends the application to an underwriter. */
  isFlagged?: (answers: unknown) => boolean;
  /**
   * The review masks this answer. It is never stored with the answers, so staff have no row for it.
   */
  isSecret?: true;
};

/**
 * The path of an answer, such as `applicant.address.city`. A path that no schema contains does not
 * compile.
 */
export type AnswerPath = PathIn<ApplicationAnswers>;

type PathIn<Section> = {
  [Key in keyof Section & string]-?: NonNullable<Section[Key]> extends
    string | number | readonly unknown[]
    ? Key
    : Key | `${Key}.${PathIn<NonNullable<Section[Key]>>}`;
}[keyof Section & string];
