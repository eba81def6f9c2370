/** What the search of a category page looks at (spec 2, section 2). */
export type FilteredGuide = { title: string; excerpt: string; tags: readonly string[] };

/**
 * Whether a typed text stands in a guide's title, its excerpt or one of its tags, in any case. An
 * empty text stands in every guide.
 */
export function matchesGuide(typed: string, { title, excerpt, tags }: FilteredGuide): boolean {
  const text = typed.trim().toLowerCase();

  return [title, excerpt, ...tags].some((field) => field.toLowerCase().includes(text));
}
