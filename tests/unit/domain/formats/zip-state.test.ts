import { describe, expect, it } from 'vitest';
import { otherStateHint } from '~/domain/formats/zip-state';
import { STATE_CODES, type StateCode } from '~/domain/us-states';

/** A ZIP Code in the capital of each state. */
const CAPITALS: Readonly<Record<StateCode, string>> = {
  AL: '36104',
  AK: '99801',
  AZ: '85007',
  AR: '72201',
  CA: '95814',
  CO: '80203',
  CT: '06103',
  DE: '19901',
  FL: '32301',
  GA: '30303',
  HI: '96813',
  ID: '83702',
  IL: '62701',
  IN: '46204',
  IA: '50309',
  KS: '66603',
  KY: '40601',
  LA: '70802',
  ME: '04330',
  MD: '21401',
  MA: '02108',
  MI: '48933',
  MN: '55102',
  MS: '39201',
  MO: '65101',
  MT: '59601',
  NE: '68502',
  NV: '89701',
  NH: '03301',
  NJ: '08608',
  NM: '87501',
  NY: '12207',
  NC: '27601',
  ND: '58501',
  OH: '43215',
  OK: '73102',
  OR: '97301',
  PA: '17101',
  RI: '02903',
  SC: '29201',
  SD: '57501',
  TN: '37219',
  TX: '78701',
  UT: '84111',
  VT: '05602',
  VA: '23219',
  WA: '98501',
  WV: '25301',
  WI: '53703',
  WY: '82001',
};

describe('the hint on a ZIP Code of another state', () => {
  it('names the state of the ZIP Code', () => {
    expect(otherStateHint('29401', 'NC')).toBe(
      '29401 is a South Carolina ZIP Code. Check the state.',
    );
    expect(otherStateHint('36104-1234', 'SC')).toBe(
      '36104 is an Alabama ZIP Code. Check the state.',
    );
    expect(otherStateHint('84111', 'NV')).toContain('is a Utah ZIP Code');
  });

  it.each(STATE_CODES)('says nothing of the capital of %s in its own state', (code) => {
    expect(otherStateHint(CAPITALS[code], code)).toBeUndefined();
  });

  it.each(STATE_CODES)('knows the capital of %s in every other state', (code) => {
    const silent = STATE_CODES.filter(
      (other) => other !== code && otherStateHint(CAPITALS[code], other) === undefined,
    );

    expect(silent).toEqual([]);
  });

  it.each([
    ['a ZIP Code that is being typed', '2940'],
    ['nothing', ''],
    ['a prefix of two states', '06390'],
    ['the District of Columbia', '20001'],
    ['Puerto Rico', '00901'],
    ['a military address', '09012'],
    ['a prefix without addresses', '00099'],
  ])('says nothing of %s', (_, zipCode) => {
    expect(otherStateHint(zipCode, 'MD')).toBeUndefined();
  });
});
