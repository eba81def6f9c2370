import { getCollection } from 'astro:content';
import type { TestimonialFile } from '../schemas/testimonial.ts';

/** Load the testimonials in the order of the home page. */
export async function getTestimonials(): Promise<TestimonialFile[]> {
  const testimonials = await getCollection('testimonials');

  return testimonials.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
