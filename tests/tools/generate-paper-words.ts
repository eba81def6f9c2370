import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readPaperWords } from './papers/read-papers.ts';
import { PAPER_WORDS_FILE, toPaperWordsFile } from './papers/to-paper-words-file.ts';

/** `npm run papers` rewrites the words that edge functions print, from content. */
writeFileSync(PAPER_WORDS_FILE, await toPaperWordsFile(readPaperWords()));
process.stdout.write(`Wrote ${relative(process.cwd(), PAPER_WORDS_FILE)}\n`);
