/** What to enter for each figure of the probate worksheet. */
import type { EstatePart } from '~/domain/worksheets/probate-amount';

/** The hint of each figure. */
export const ESTATE_HINTS: Readonly<Record<EstatePart, string>> = {
  personal: 'Everything but land and buildings: accounts, shares, cars, furniture.',
  realEstate: 'Only what you may sell without asking the court. In Virginia, by the will.',
  income: 'What the estate earns in one year: interest, dividends, business income.',
  rents: 'One year, before expenses.',
  recoveries: 'What a lawsuit of the estate is likely to bring in.',
  deposits:
    'Money and securities that only a court order releases. Joint control does not lower the amount: there the surety signs, not the court.',
};
