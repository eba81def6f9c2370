import type { IsoDate } from '~/domain/dates';

/** "••/••/1980": the form in which a date of birth may be shown again. */
export function maskDateOfBirth(date: IsoDate): string {
  return `••/••/${date.slice(0, 'YYYY'.length)}`;
}
