/** Answers without the keys that were left blank, so that what is stored holds answers only. */
export function omitBlank<Answers extends object>(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer !== undefined),
  ) as Answers;
}
