/**
 * The id of a question's answer in its page, from the question's words. A link to the id opens the
 * answer.
 */
export function questionId(question: string): string {
  return question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
