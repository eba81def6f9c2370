import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runOnContent } from './catalogue/content-file.ts';
import { readConsentWords } from './papers/read-consent-words.ts';
import { readFilingWords } from './papers/read-filing-words.ts';
import { readPaperWords } from './papers/read-papers.ts';
import { CONSENT_WORDS_FILE, toConsentWordsFile } from './papers/to-consent-words-file.ts';
import { FILING_WORDS_FILE, toFilingWordsFile } from './papers/to-filing-words-file.ts';
import { PAPER_WORDS_FILE, toPaperWordsFile } from './papers/to-paper-words-file.ts';

/** `npm run papers` rewrites the texts that Edge Functions print, from the content. */
await runOnContent(async () => {
  const files = [
    [PAPER_WORDS_FILE, await toPaperWordsFile(readPaperWords())],
    [FILING_WORDS_FILE, await toFilingWordsFile(readFilingWords())],
    [CONSENT_WORDS_FILE, await toConsentWordsFile(readConsentWords())],
  ] as const;

  for (const [path, text] of files) {
    writeFileSync(path, text);
    process.stdout.write(`Wrote ${relative(process.cwd(), path)}\n`);
  }
});
