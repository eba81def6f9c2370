import type { FileRule } from './file-rules.ts';

/** Words that make an American reader read a sentence twice, and the words to write instead. */
const WORDINGS: { pattern: RegExp; instead: string }[] = [
  {
    pattern: /\bwhat stands\b|\bstands (there|inside|beside|before|on the|in the)\b/i,
    instead: 'write "is" or "appears", and name the thing',
  },
  { pattern: /\b(tells?|told) of\b/i, instead: 'write "describes", "reports" or "notifies about"' },
  { pattern: /\b(to be had|nothing comes of|of its own accord)\b/i, instead: 'say who does what' },
  {
    pattern: /\bspec(ification)? \d/i,
    instead: 'state the rule: readers do not have the document',
  },
  { pattern: /(?<![\w-])e-mail(?!\w)/i, instead: 'write "email"' },
];

const TEXT = /\.(ts|tsx|mjs|astro|css|sql|ya?ml|mdx?)$/;

/** These quote: bond forms, titles of sources, and this list. */
const EXEMPT =
  /^(content\/bond-forms\/|content\/articles\/probate-court-checklist\.mdx$|supabase\/functions\/_shared\/papers\/(paper|filing)-words\.ts$|tests\/(tools\/hygiene|unit\/tools)\/)/;

/** Rules about the words of comments, documents and messages. */
export const englishRules: FileRule[] = [
  {
    name: 'sentences are plain American English',
    check({ path, text }) {
      if (!TEXT.test(path) || EXEMPT.test(path)) return [];

      return text
        .split('\n')
        .flatMap((line, index) =>
          WORDINGS.filter(({ pattern }) => pattern.test(line)).map(
            ({ instead }) => `line ${index + 1}: ${instead}: ${line.trim()}`,
          ),
        );
    },
  },
];
