import { z } from 'astro/zod';
import { sourcesSchema } from './figures.ts';
import { figuresIn, passageSchema } from './passage.ts';
import { findSourceProblems, resolveSources } from './resolve-sources.ts';

const faqSchema = z
  .strictObject({
    /** The question in a customer's words. */
    question: z.string().regex(/^[A-Z].*\?$/, 'Write a question: a capital first, a ? last'),
    /** One item per paragraph. The first sentence answers the question; the rest explains. */
    answer: z.array(passageSchema).min(1, 'Answer in at least one paragraph'),
    /** The keys of the answer's sources. Required when the answer contains a figure. */
    sources: z.array(z.string()).default([]),
  })
  .superRefine(({ answer, sources }, context) => {
    const figures = answer.flatMap(figuresIn);
    if (figures.length === 0 || sources.length > 0) return;

    context.addIssue({
      code: 'custom',
      path: ['sources'],
      message: `The answer names ${figures.join(', ')}: name the source`,
    });
  });

/** The questions of one page, a file in `content/faqs/` named after the page. */
export const faqsSchema = z
  .strictObject({
    /** In page order. */
    questions: z.array(faqSchema).min(1),
    /** The sources by key. Answers refer to these keys. */
    sources: sourcesSchema.default({}),
  })
  .superRefine(({ questions, sources }, context) => {
    const uses = questions.map((faq, index) => ({
      path: ['questions', index, 'sources'],
      keys: faq.sources,
    }));

    for (const { path, message } of findSourceProblems(sources, uses)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .transform(({ questions, sources }) => ({
    questions: questions.map((faq) => ({ ...faq, sources: resolveSources(sources, faq.sources) })),
    sources: Object.values(sources),
  }));

/** The questions of a page after parsing. */
export type FaqsFile = z.output<typeof faqsSchema>;
