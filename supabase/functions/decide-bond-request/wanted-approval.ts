import { z } from 'zod';
import { approvedEnd, laterRefund } from '../../../src/domain/bond-requests/approved-end.ts';
import { limitProblem } from '../../../src/domain/bond-requests/read-change.ts';
import type { RequestDecisionCall } from '../../../src/domain/bond-requests/request-decision.ts';
import { endsBond, REQUEST_KINDS } from '../../../src/domain/bond-requests/request-kinds.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import { findAmountLimits, findBondToChange } from '../_shared/bond-requests/bond-to-change.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { toRiderChange } from '../_shared/issuing/to-rider-change.ts';
import { storedAddressSchema } from '../_shared/issuing/waiting-paper.ts';
import { unprintableOn } from '../_shared/papers/bond-words.ts';
import { centsColumnSchema } from '../_shared/quote-records.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const requestSchema = z.object({
  bond_id: z.uuid(),
  kind: z.enum(REQUEST_KINDS),
  new_name: z.string().nullable(),
  new_address: storedAddressSchema.nullable(),
  new_amount_cents: centsColumnSchema.nullable(),
  ends_on: z.iso.date().nullable(),
  bonds: z.object({
    principal: z.string(),
    obligee: z.string(),
    amount_cents: centsColumnSchema,
    principal_address: storedAddressSchema.nullable(),
  }),
});

/**
 * Values that depend on the day of the approval: the first day without the bond, and the refund estimate if that day
 * moved. `refund` is the final refund.
 */
export type WantedApproval = {
  earliest_end?: IsoDate;
  new_estimate_cents?: number;
  refund?: number;
};

/**
 * Compute the effect of an approval today. The rules and the catalog may have changed since the request. Refuses an
 * amount that the catalog no longer allows, a rider that cannot be printed, and an end without a final refund.
 */
export async function readWantedApproval(
  database: ServiceClient,
  { requestId, refund }: Pick<RequestDecisionCall, 'requestId' | 'refund'>,
  today: IsoDate,
): Promise<Outcome<WantedApproval>> {
  const { data, error } = await database
    .from('bond_requests')
    .select(
      `bond_id, kind, new_name, new_address, new_amount_cents, ends_on,
       bonds (principal, obligee, amount_cents, principal_address)`,
    )
    .eq('id', requestId)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return { ok: true, value: {} }; // `decide_bond_request` reports the missing request

  const request = requestSchema.parse(data);
  const { bond_id: bondId, kind, new_amount_cents: amount, ends_on: endsOn } = request;
  if (!isPrintable(request)) return { ok: false, code: 'not-printable' };
  if (endsBond(kind) !== (refund !== undefined)) return { ok: false, code: 'refund-missing' };
  if (amount === null && endsOn === null) return { ok: true, value: {} };

  const bond = await findBondToChange(database, bondId);
  if (bond === undefined) return { ok: true, value: {} };

  if (amount !== null) {
    const limits = await findAmountLimits(database, bond);
    const isAllowed = limits !== undefined && limitProblem(amount, limits) === undefined;

    return isAllowed ? { ok: true, value: {} } : { ok: false, code: 'not-for-this-bond' };
  }
  if (endsOn === null || !endsBond(kind)) return { ok: true, value: {} };

  const asked = { kind, endsOn };
  const end = approvedEnd(asked, bond, today);
  const estimate = laterRefund(asked, end, bond, today);

  return {
    ok: true,
    value: {
      earliest_end: end,
      ...(estimate !== undefined && { new_estimate_cents: estimate }),
      ...(refund !== undefined && { refund }),
    },
  };
}

/** Whether the rider can be printed with its old and new values. A request that ends the bond has no rider. */
function isPrintable({ bonds: bond, kind, ...wanted }: z.output<typeof requestSchema>): boolean {
  if (endsBond(kind)) return true;

  const { principal, obligee, amount_cents: amount, principal_address: address } = bond;
  const change = toRiderChange(
    kind,
    { principal, amount, address },
    {
      principal: wanted.new_name ?? principal,
      amount: wanted.new_amount_cents ?? amount,
      address: wanted.new_address,
    },
  );

  return unprintableOn({ principal, obligee, rider: { change } }).length === 0;
}
