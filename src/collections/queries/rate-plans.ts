import { getCollection } from 'astro:content';
import type { RatePlan } from '../../domain/rates/rate-plan.ts';
import { toRatePlan } from '../schemas/rate-plan.ts';

/** Load every rate plan. */
export async function getRatePlans(): Promise<RatePlan[]> {
  return (await getCollection('rates')).map(({ id, data }) => toRatePlan(id, data));
}
