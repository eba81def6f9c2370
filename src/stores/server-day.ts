import { atom } from 'nanostores';
import type { IsoDate } from '~/domain/dates';
import { today as deviceToday } from '~/platform/clock';

/**
 * Returns the day that applications are checked against: the server's day once known, until then
 * the device's.
 */
export const $today = atom<() => IsoDate>(deviceToday);

/** The day that applications are checked against. */
export function today(): IsoDate {
  return $today.get()();
}
