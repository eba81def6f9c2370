import type { Page } from '@playwright/test';

/** The number of pages per walk: enough to save browser contexts, few enough to spread over workers. */
const PAGES_OF_A_WALK = 12;

/** How long a visit may take on a busy machine. */
const VISIT_MS = 15_000;

/** A walk through pages in one browser context, at half the cost of a context per page. */
export type Walk = { title: string; paths: string[]; timeoutMs: number };

/** Divide pages into walks. */
export function walksThrough(paths: readonly string[]): Walk[] {
  return Array.from({ length: Math.ceil(paths.length / PAGES_OF_A_WALK) }, (_, index) => {
    const ofWalk = paths.slice(index * PAGES_OF_A_WALK, (index + 1) * PAGES_OF_A_WALK);

    return {
      title: `${String(ofWalk[0])} and ${ofWalk.length - 1} more`,
      paths: ofWalk,
      timeoutMs: ofWalk.length * VISIT_MS,
    };
  });
}

/** Visit every page of a walk, even after a failure. Returns each failure with its page. */
export async function failuresOf(
  { paths }: Walk,
  page: Page,
  visit: (page: Page, path: string) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const path of paths) {
    try {
      await visit(page, path);
    } catch (error) {
      failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return failures;
}
