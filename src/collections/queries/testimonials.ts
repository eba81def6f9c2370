import { getCollection } from 'astro:content';
import type { TestimonialFile } from '../schemas/testimonial.ts';
import { SHOWS_SAMPLES } from '../shown-samples.ts';

/** Load the testimonials in the order of the home page. A build for a real address gets no samples. */
export async function getTestimonials(): Promise<TestimonialFile[]> {
  const testimonials = await getCollection('testimonials');

  return testimonials
    .map(({ data }) => data)
    .filter(({ sample }) => SHOWS_SAMPLES || !sample)
    .sort((a, b) => a.order - b.order);
}
