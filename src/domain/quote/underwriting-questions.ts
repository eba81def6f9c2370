const WHAT_HAPPENED = 'What happened, when, and how it ended.';

/**
 * The underwriting questions of step 4, in order. A person who applies without a business reads `question`. If a business
 * applies, `businessQuestion` also asks about the business.
 */
export const UNDERWRITING_QUESTIONS = [
  {
    key: 'bankruptcyHistory',
    question: 'Have you ever filed for bankruptcy?',
    businessQuestion: 'Have you or the business ever filed for bankruptcy?',
    detailsLabel: 'Details of the bankruptcy',
    detailsHint: WHAT_HAPPENED,
    answerMessage: 'Answer whether there was ever a bankruptcy',
    detailsMessage: 'Enter details of the bankruptcy',
  },
  {
    key: 'criminalHistory',
    question: 'Have you ever been convicted of a felony?',
    businessQuestion: 'Have you or any owner of the business ever been convicted of a felony?',
    detailsLabel: 'Details of the conviction',
    detailsHint: WHAT_HAPPENED,
    answerMessage: 'Answer whether there was ever a felony conviction',
    detailsMessage: 'Enter details of the conviction',
  },
  {
    key: 'bondsDeclined',
    question: 'Has a surety ever declined, cancelled or refused to renew a bond for you?',
    businessQuestion:
      'Has a surety ever declined, cancelled or refused to renew a bond for you or the business?',
    detailsLabel: 'Details of that bond',
    detailsHint: WHAT_HAPPENED,
    answerMessage: 'Answer whether a surety ever declined, cancelled or refused to renew a bond',
    detailsMessage: 'Enter details of the bond that was declined, cancelled or not renewed',
  },
  {
    key: 'claimsHistory',
    question: 'Has anyone ever made a claim on a bond of yours?',
    businessQuestion: 'Has anyone ever made a claim on a bond of yours or of the business?',
    detailsLabel: 'Details of the claim',
    detailsHint: WHAT_HAPPENED,
    answerMessage: 'Answer whether anyone ever made a claim on a bond',
    detailsMessage: 'Enter details of the claim',
  },
  {
    key: 'businessDisputes',
    question: 'Are you party to a lawsuit, a lien or an unpaid judgment?',
    businessQuestion: 'Are you or the business party to a lawsuit, a lien or an unpaid judgment?',
    detailsLabel: 'Details of the dispute',
    detailsHint: 'What it is about, and where it stands.',
    answerMessage: 'Answer whether there is a lawsuit, a lien or an unpaid judgment',
    detailsMessage: 'Enter details of the dispute',
  },
] as const;

export type UnderwritingQuestion = (typeof UNDERWRITING_QUESTIONS)[number];
export type UnderwritingQuestionKey = UnderwritingQuestion['key'];

/** Create a value for each question, by its key: for example its schema or a blank answer. */
export function forEachQuestion<Value>(
  make: (question: UnderwritingQuestion) => Value,
): Record<UnderwritingQuestionKey, Value> {
  return Object.fromEntries(
    UNDERWRITING_QUESTIONS.map((question) => [question.key, make(question)]),
  ) as Record<UnderwritingQuestionKey, Value>;
}
