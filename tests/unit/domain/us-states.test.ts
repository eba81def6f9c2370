import { describe, expect, it } from 'vitest';
import {
  isStateCode,
  parseStateCode,
  STATE_CODES,
  STATE_OPTIONS,
  stateName,
  US_STATES,
} from '~/domain/us-states';

const STATES =
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, ' +
  'FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, ' +
  'LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, ' +
  'MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, ' +
  'NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, ' +
  'RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, ' +
  'VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming';

describe('US_STATES', () => {
  it('lists the 50 states with their postal codes', () => {
    expect(US_STATES.map(({ code, name }) => `${code} ${name}`).join(', ')).toBe(STATES);
    expect(STATE_CODES).toHaveLength(50);
  });

  it('is sorted by name', () => {
    const names = US_STATES.map(({ name }) => name);

    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  });
});

it('offers every state by its name', () => {
  expect(STATE_OPTIONS.map(({ value, label }) => `${value} ${label}`).join(', ')).toBe(STATES);
});

describe('isStateCode', () => {
  it.each(['SC', 'AL', 'WY'])('recognizes %s', (code) => {
    expect(isStateCode(code)).toBe(true);
  });

  it.each(['sc', 'DC', 'PR', '', 'South Carolina', ' SC'])('does not recognize %j', (text) => {
    expect(isStateCode(text)).toBe(false);
  });

  it('does not accept a missing value', () => {
    expect(isStateCode(undefined)).toBe(false);
  });
});

it("returns a state's name by its code", () => {
  expect(stateName('SC')).toBe('South Carolina');
});

describe('parseStateCode', () => {
  it.each([
    ['sc', 'SC'],
    [' Tx ', 'TX'],
    ['NY', 'NY'],
  ])('reads %j', (text, code) => {
    expect(parseStateCode(text)).toBe(code);
  });

  it.each(['XX', 'Texas', ''])('refuses %j', (text) => {
    expect(parseStateCode(text)).toBeUndefined();
  });
});
