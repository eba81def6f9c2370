import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** A bar number of a firm. `checkedOn` is a day; null until staff checked the number. */
export type FirmBarNumber = {
  firmId: string;
  firm: string;
  state: string;
  number: string;
  checkedOn: string | null;
};

/** Reasons that no day was set. 'not-saved': the database refused. */
const OUTCOMES = ['own-firm', 'in-future', 'not-found'] as const;

export type CheckFailure = (typeof OUTCOMES)[number] | 'not-saved' | ConnectionFailure;

/** The bar numbers of firms, those never checked first. Empty when the caller is not staff. */
export async function listBarNumbers(
  db: Db,
): Promise<Result<FirmBarNumber[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(db.rpc('list_bar_numbers'));
  if (error) return fail(loadFailure(status));

  return ok(data as FirmBarNumber[]);
}

/** Set the day on which a bar number was checked. A repeated call has no further effect. */
export async function checkBarNumber(
  db: Db,
  { firmId, state, number }: Omit<FirmBarNumber, 'firm' | 'checkedOn'>,
  day: string,
): Promise<Result<undefined, CheckFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('check_bar_number', {
      of_firm: firmId,
      of_state: state,
      of_number: number,
      on_day: day,
    }),
  );
  if (error) return fail(status === 0 ? connectionFailure() : 'not-saved');
  if (data === 'checked') return ok(undefined);

  return fail(OUTCOMES.find((known) => known === data) ?? 'not-saved');
}
