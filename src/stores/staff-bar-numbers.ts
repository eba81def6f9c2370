import { withDb } from '~/data/connection/client';
import {
  checkBarNumber,
  type CheckFailure,
  type FirmBarNumber,
  listBarNumbers,
} from '~/data/staff/bar-numbers';
import type { Result } from '~/domain/result';
import { createDeskView, type DeskView } from './desk-view';
import { SINGLE_KEY } from './underwriting';

/** The bar numbers of firms for staff. */
export const barNumbersView: DeskView<FirmBarNumber[]> = createDeskView(
  () => withDb(listBarNumbers),
  'Failed to load the bar numbers',
);

/** Set the day on which a bar number was checked. The list reloads, whatever the outcome. */
export async function setCheckedOn(
  bar: FirmBarNumber,
  day: string,
): Promise<Result<undefined, CheckFailure>> {
  const result = await withDb((db) => checkBarNumber(db, bar, day));
  await barNumbersView.refresh(SINGLE_KEY);

  return result;
}
