/** The fields between two lines of three hyphens, at the very start of the file. */
const FRONTMATTER = /^---\r?\n(?:(?!---|\+\+\+).*\r?\n)*---[^\S\r\n]*(?:\r?\n|$)/;

/** A field that would render a guide with a layout of the editor's choice. */
const LAYOUT = /^\s*["']?layout["']?\s*:/;

/** Find problems in the structure of the frontmatter. The schema checks the values. */
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

/** Replace the frontmatter with blanks, so that the text keeps its line numbers. */
export function withoutFrontmatter(source: string): string {
  return source.replace(FRONTMATTER, (text) => text.replace(/[^\r\n]/g, ' '));
}
