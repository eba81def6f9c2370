import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema } from './collections/schemas/article.ts';
import { bondFormSchema } from './collections/schemas/bond-form.ts';
import { bondSchema } from './collections/schemas/bond.ts';
import { faqsSchema } from './collections/schemas/faqs.ts';
import { filingPacketSchema } from './collections/schemas/filing-packet.ts';
import { legalDocumentSchema } from './collections/schemas/legal-document.ts';
import { processingTimesSchema } from './collections/schemas/processing-times.ts';
import { productCategorySchema } from './collections/schemas/product-category.ts';
import { ratePlanFileSchema } from './collections/schemas/rate-plan.ts';
import { requirementsSchema } from './collections/schemas/requirements.ts';
import { siteSchema } from './collections/schemas/site.ts';
import { stateRequirementsSchema } from './collections/schemas/state-requirements.ts';
import { stateSchema } from './collections/schemas/state.ts';
import { suretySchema } from './collections/schemas/surety.ts';
import { testimonialSchema } from './collections/schemas/testimonial.ts';
import { worksheetSchema } from './collections/schemas/worksheets.ts';

export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '[^_]*.mdx' }),
    schema: articleSchema,
  }),
  bondForms: defineCollection({
    loader: glob({ base: './content/bond-forms', pattern: '*.yaml' }),
    schema: bondFormSchema,
  }),
  bonds: defineCollection({
    loader: glob({ base: './content/bonds', pattern: '*.yaml' }),
    schema: bondSchema,
  }),
  faqs: defineCollection({
    loader: glob({ base: './content/faqs', pattern: '*.yaml' }),
    schema: faqsSchema,
  }),
  filingPacket: defineCollection({
    loader: glob({ base: './content', pattern: 'filing-packet.yaml' }),
    schema: filingPacketSchema,
  }),
  legal: defineCollection({
    loader: glob({ base: './content/legal', pattern: '*.yaml' }),
    schema: legalDocumentSchema,
  }),
  processingTimes: defineCollection({
    loader: glob({ base: './content/processing-times', pattern: '*.yaml' }),
    schema: processingTimesSchema,
  }),
  productCategories: defineCollection({
    loader: glob({ base: './content/product-categories', pattern: '*.yaml' }),
    schema: productCategorySchema,
  }),
  rates: defineCollection({
    loader: glob({ base: './content/rates', pattern: '*.yaml' }),
    schema: ratePlanFileSchema,
  }),
  requirements: defineCollection({
    loader: glob({ base: './content/requirements', pattern: '*.yaml' }),
    schema: requirementsSchema,
  }),
  site: defineCollection({
    loader: glob({ base: './content', pattern: 'site.yaml' }),
    schema: siteSchema,
  }),
  stateRequirements: defineCollection({
    loader: glob({ base: './content/state-requirements', pattern: '*.yaml' }),
    schema: stateRequirementsSchema,
  }),
  states: defineCollection({
    loader: glob({ base: './content/states', pattern: '*.yaml' }),
    schema: stateSchema,
  }),
  surety: defineCollection({
    loader: glob({ base: './content', pattern: 'surety.yaml' }),
    schema: suretySchema,
  }),
  testimonials: defineCollection({
    loader: glob({ base: './content/testimonials', pattern: '*.yaml' }),
    schema: testimonialSchema,
  }),
  worksheets: defineCollection({
    loader: glob({ base: './content/worksheets', pattern: '*.yaml' }),
    schema: worksheetSchema,
  }),
};
