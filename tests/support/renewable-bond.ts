import { randomUUID } from 'node:crypto';
import { addYears, type IsoDate } from '../../src/domain/dates.ts';
import type { FunctionsStack } from './functions-stack.ts';
import { soon } from './builders.ts';

/** The bond of `buildNotaryApplication`, four years ago: it ends on the day the application would begin. */
export async function storeNotaryBond(
  stack: Pick<FunctionsStack, 'query'>,
  userId: string,
  endsOn: IsoDate = soon(),
): Promise<string> {
  const id = randomUUID();
  await stack.query(
    `insert into public.bonds (
       id, user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status, effective_date,
       expiry_date
     ) values ($1, $2, 'notary', 'TX', 1000000, 15000, 'Marisol Okafor', 'State of Texas', 'active', $3, $4)`,
    [id, userId, addYears(endsOn, -4), endsOn],
  );
  await stack.query('insert into public.renewals (bond_id, next_due) values ($1, $2)', [
    id,
    endsOn,
  ]);

  return id;
}
