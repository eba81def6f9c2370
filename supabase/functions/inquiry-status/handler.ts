import {
  inquiryStatusCallSchema,
  type InquiryStatusCall,
} from '../../../src/domain/inquiries/inquiry-calls.ts';
import {
  readInquiryStatus,
  type InquiryStatus,
} from '../../../src/domain/inquiries/inquiry-status.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/**
 * The status of an inquiry for anybody who has its key. Changes nothing. An unknown key and one that has ended get the
 * same answer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'inquiry-status',
      // Each look at the link is one call. A key has 256 bits, so guessing needs no limit.
      limit: { allowed: 120, windowSeconds: 600 },
      schema: inquiryStatusCallSchema,
      needsFactor: false,
      handle: ({ body }) => findInquiry(dependencies.database, body),
    },
    dependencies,
  );
}

async function findInquiry(
  database: ServiceClient,
  { key }: InquiryStatusCall,
): Promise<Outcome<InquiryStatus>> {
  const { data, error } = await database.rpc('find_inquiry', { hash: await hashQuoteKey(key) });
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return { ok: false, code: 'not-found' };

  const status = readInquiryStatus(data);
  if (!status) throw new Error('[inquiry-status] The stored inquiry is not whole');

  return { ok: true, value: status };
}
