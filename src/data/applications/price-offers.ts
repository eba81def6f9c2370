import { z } from 'zod';
import {
  CUSTOMER_ACTION_FAILURE_STATUS,
  type CustomerActionFailureCode,
} from '~/domain/applications/customer-actions';
import type { OfferedPriceFacts } from '~/domain/applications/price-offer-words';
import { fail, ok, type Result } from '~/domain/result';
import type { LoadFailure } from '../bonds/desk-overview';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import { loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** A price that the customer can accept. Amounts are in cents. */
export type OpenPriceOffer = OfferedPriceFacts & { id: string; reason: string };

/** Load the open offer of one of the customer's applications. Undefined when there is none. */
export async function loadOpenPriceOffer(
  db: Db,
  applicationId: string,
): Promise<Result<OpenPriceOffer | undefined, LoadFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('price_offers')
      .select('id, reason, total_cents, total_before_cents, answer_by')
      .eq('application_id', applicationId)
      .eq('status', 'open'),
  );
  if (error) return fail(loadFailure(status));

  const [row] = data;

  return ok(
    row && {
      id: row.id,
      reason: row.reason,
      total: row.total_cents,
      totalBefore: row.total_before_cents,
      answerBy: row.answer_by,
    },
  );
}

const OWN_CODES = Object.keys(CUSTOMER_ACTION_FAILURE_STATUS) as CustomerActionFailureCode[];

const answerSchema = z.object({ status: z.string() });

/** Accept an offered price. A repeated call accepts once and pays once. */
export function acceptPriceOffer(
  db: Db,
  applicationId: string,
  offerId: string,
): Promise<CallResult<{ status: string }, CustomerActionFailureCode>> {
  const body = { applicationId, offerId };

  return callAsUser(db, (session) =>
    callFunction(session, 'accept-price-offer', body, answerSchema, OWN_CODES),
  );
}
