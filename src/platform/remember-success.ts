/** The same action, done once: its success is remembered, after a failure the next call does it again. */
export function rememberSuccess<T>(action: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | undefined;

  return () => {
    outcome ??= action().catch((error: unknown) => {
      outcome = undefined;
      throw error;
    });

    return outcome;
  };
}
