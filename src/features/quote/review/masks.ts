import type { IsoDate } from '~/domain/dates';

const LAST_FOUR = 4;

/** "••-•••6789": the form in which an EIN may be shown again. */
export function maskEin(digits: string): string {
  return `••-•••${digits.slice(-LAST_FOUR)}`;
}

/** "••/••/1980": the form in which a date of birth may be shown again. */
export function maskDateOfBirth(date: IsoDate): string {
  return `••/••/${date.slice(0, 'YYYY'.length)}`;
}
