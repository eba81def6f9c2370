import type { z } from 'zod';

/** Report issues of a value whose fields are valid one by one. */
export function addIssues(
  context: z.core.$RefinementCtx,
  issues: readonly { path: (string | number)[]; message: string }[],
): void {
  for (const issue of issues) context.addIssue({ code: 'custom', ...issue });
}
