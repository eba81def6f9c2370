/** The id of a question's answer in its page, so that a link opens it: the question's own words. */
export function questionId(question: string): string {
  return question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
