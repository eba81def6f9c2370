import { getEntry } from 'astro:content';
import { fillIn } from '../fill-in.ts';
import type { FaqsFile } from '../schemas/faqs.ts';
import { getCatalogWords } from './catalog-words.ts';
import { getSite } from './site.ts';

/** Load the questions of a page by file name, with the facts of the site filled in. */
export async function getFaqs(page: string): Promise<FaqsFile> {
  const entry = await getEntry('faqs', page);
  if (!entry) throw new Error(`[catalogue] content/faqs/${page}.yaml is missing`);

  const site = await getSite();
  const words = await getCatalogWords();

  return {
    ...entry.data,
    questions: entry.data.questions.map((faq) => ({
      ...faq,
      answer: faq.answer.map((paragraph) => fillIn(paragraph, site, words)),
    })),
  };
}
