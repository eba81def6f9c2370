import { DependencyError } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** Whether the desk of a contractor started this application for the bid bond of an approved bid. */
export async function isBidOfDesk(database: ServiceClient, quoteId: string): Promise<boolean> {
  const { data, error } = await database.rpc('is_bid_of_project', { of_application: quoteId });
  if (error) throw new DependencyError('database', error.code);

  return data;
}
