import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = {
  articles: defineCollection({ loader: glob({ base: './content/articles', pattern: '*.mdx' }) }),
};
