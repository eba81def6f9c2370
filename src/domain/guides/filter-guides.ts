/** The parts of a guide that the search of a category page uses. */
export type FilteredGuide = { title: string; excerpt: string; tags: readonly string[] };

/**
 * Whether a text occurs in a guide's title, excerpt or one of its tags, in any case. An empty text
 * matches every guide.
 */
export function matchesGuide(typed: string, { title, excerpt, tags }: FilteredGuide): boolean {
  const text = typed.trim().toLowerCase();

  return [title, excerpt, ...tags].some((field) => field.toLowerCase().includes(text));
}
