/** The fields between two lines of three hyphens, at the very start of the file. */
const FRONTMATTER = /^---\r?\n(?:(?!---|\+\+\+).*\r?\n)*---[^\S\r\n]*(?:\r?\n|$)/;

/** A field that would put a guide into a page of the editor's choice. */
const LAYOUT = /^\s*["']?layout["']?\s*:/;

/** What the first lines of a guide may not be. Their values are for the schema to judge. */
export function findFrontmatterProblems(source: string): { line: number; message: string }[] {
  const frontmatter = FRONTMATTER.exec(source)?.[0];
  if (frontmatter === undefined) {
    return [
      {
        line: 1,
        message:
          'A guide begins with its fields between two lines of three hyphens (---), and nothing before them. Copy them from content/articles/_template.mdx.',
      },
    ];
  }

  return frontmatter
    .split('\n')
    .flatMap((text, index) =>
      LAYOUT.test(text)
        ? [{ line: index + 1, message: 'A guide has no field "layout". Remove this line.' }]
        : [],
    );
}

/** The same file with blanks in place of its frontmatter: what follows keeps its lines. */
export function withoutFrontmatter(source: string): string {
  return source.replace(FRONTMATTER, (text) => text.replace(/[^\r\n]/g, ' '));
}
