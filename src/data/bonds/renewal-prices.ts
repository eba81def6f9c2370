import { z } from 'zod';
import type { IsoDate } from '~/domain/dates';
import { renewalPriceFactsSchema, type RenewalPriceFacts } from '~/domain/renewals/renewal-price';
import { fail, ok, type Result } from '~/domain/result';
import { loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import type { LoadFailure } from './desk-overview';
import { withinTime } from '../connection/within-time';

/** Load the price facts of some of the signed-in customer's bonds. Bonds of others are left out. */
export async function loadRenewalPrices(
  db: Db,
  bondIds: readonly string[],
  today: IsoDate,
): Promise<Result<RenewalPriceFacts[], LoadFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('renewal_price_facts', { of_bonds: [...bondIds], today }),
  );
  if (error) return fail(loadFailure(status));

  const facts = z.array(renewalPriceFactsSchema).safeParse(data);

  return facts.success ? ok(facts.data) : fail('load-failed');
}
