/** The state of a ZIP Code, for a hint beside an address. */
import { parseZip } from './postal-address.ts';
import { STATE_CODES, type StateCode, stateName } from '../us-states.ts';

const PREFIX_DIGITS = 3;

/**
 * The first three digits of the ZIP Codes of each state, as ranges: labeling list L002 of the Postal Service (November
 * 2026), read in a compilation that was compared with the addresses of each prefix. Prefixes of the District of Columbia,
 * the territories and the military are not here.
 */
const PREFIXES: Readonly<Record<StateCode, string>> = {
  AL: '350-352 354-369',
  AK: '995-999',
  AZ: '850-853 855-857 859-860 863-865',
  AR: '716-729',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  IA: '500-516 520-528',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  ME: '039-049',
  MD: '206-212 214-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-551 553-567',
  MS: '386-397',
  MO: '630-631 633-641 644-658',
  MT: '590-599',
  NE: '680-681 683-693',
  NV: '889-891 893-895 897-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-884',
  NY: '005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-770 772-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-986 988-994',
  WV: '247-268',
  WI: '530-532 534-535 537-549',
  WY: '820-831',
};

/** Prefixes with a place in another state: Fishers Island in 063, Alta in 834, Texarkana in 755. Nothing is said of them. */
const SHARED: readonly string[] = ['063', '201', '681', '712', '739', '755', '834'];

/** Says that a ZIP Code is of another state than the address. Undefined if it fits, or if its state is not certain. */
export function otherStateHint(zipCode: string, state: StateCode): string | undefined {
  const digits = parseZip(zipCode);
  const other = digits === undefined ? undefined : stateOfPrefix(digits.slice(0, PREFIX_DIGITS));
  if (digits === undefined || other === undefined || other === state) return undefined;

  const name = stateName(other);
  const article = /^[AEIO]/u.test(name) ? 'an' : 'a';

  return `${digits.slice(0, 5)} is ${article} ${name} ZIP Code. Check the state.`;
}

function stateOfPrefix(prefix: string): StateCode | undefined {
  if (SHARED.includes(prefix)) return undefined;

  return STATE_CODES.find((code) =>
    PREFIXES[code].split(' ').some((range) => {
      const [first = '', last = first] = range.split('-');

      return first <= prefix && prefix <= last;
    }),
  );
}
