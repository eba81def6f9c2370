/** Remove blank answers, so that only actual answers are stored. */
export function omitBlank<Answers extends object>(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer !== undefined),
  ) as Answers;
}
