/** The names by code, sorted by name. */
const NAMES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

/** The two capital letters of one of the 50 states. */
export type StateCode = keyof typeof NAMES;

/** The codes, sorted by name. */
export const STATE_CODES = Object.keys(NAMES) as readonly StateCode[];

/** The 50 states, sorted by name. */
export const US_STATES = STATE_CODES.map((code) => ({ code, name: stateName(code) }));

/** The states as options of a form field, with code and name. */
export const STATE_OPTIONS = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

/** Whether a text is a state's code in capital letters. */
export function isStateCode(text: string | undefined): text is StateCode {
  return STATE_CODES.some((code) => code === text);
}

/** The name of a state, such as "South Carolina". */
export function stateName(code: StateCode): string {
  return NAMES[code];
}

/** Parse a state's code in any case, with or without surrounding blanks. */
export function parseStateCode(text: string): StateCode | undefined {
  const code = text.trim().toUpperCase();

  return isStateCode(code) ? code : undefined;
}
