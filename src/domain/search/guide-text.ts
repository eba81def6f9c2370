/** The contents of a guide without markup. */
export type GuideText = { headings: string[]; text: string };

const HEADING = /^#{2,6}\s+(.+)$/gm;
/** The attributes of our components that readers see. */
const SHOWN_ATTRIBUTE = /\b(?:title|caption)="([^"]*)"/g;
const TAG = /<\/?[A-Za-z][^>]*>/g;
const COMMENT = /\{\/\*.*?\*\/\}/gs;
const LINK_TARGET = /\]\([^)]*\)/g;

/**
 * The headings and the text of a guide's MDX. Components keep only their title or caption and their
 * text, and links only their label.
 */
export function readGuideText(body: string): GuideText {
  const plain = body
    .replace(COMMENT, ' ')
    .replace(TAG, (tag) => [...tag.matchAll(SHOWN_ATTRIBUTE)].map(([, shown]) => shown).join(' '))
    .replace(LINK_TARGET, '] ');
  const headings = [...plain.matchAll(HEADING)].map(([, heading]) => clean(heading as string));

  return { headings, text: clean(plain.replace(HEADING, ' ')) };
}

/** Remove Markdown markup: emphasis, tables, lists, quotes. */
function clean(text: string): string {
  return text
    .replace(/[*_`#|[\]>\\]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
