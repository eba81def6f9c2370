import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../supabase/functions/_shared/environment.ts';

const COMPLETE = {
  SUPABASE_URL: 'http://127.0.0.1:57321',
  SUPABASE_PUBLISHABLE_KEYS: '{"default": "sb_publishable_one"}',
  SUPABASE_SECRET_KEYS: '{"default": "sb_secret_one"}',
  SEALING_KEYS: '{"k1": "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="}',
  SEALING_KEY_ID: 'k1',
  CALLER_HASH_KEY: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=',
};

describe('readEnvironment', () => {
  it('waits two seconds for a payment and allows local origins only, unless told otherwise', () => {
    expect(readEnvironment(COMPLETE)).toMatchObject({
      PAYMENT_DELAY_MS: 2000,
      ALLOWED_ORIGINS: [],
    });
  });

  it('reads a list of origins', () => {
    const environment = readEnvironment({
      ...COMPLETE,
      ALLOWED_ORIGINS: 'https://one.example, https://two.example,',
    });

    expect(environment.ALLOWED_ORIGINS).toEqual(['https://one.example', 'https://two.example']);
  });

  it.each(Object.keys(COMPLETE))('does not start without %s', (name) => {
    expect(() => readEnvironment({ ...COMPLETE, [name]: undefined })).toThrow(name);
  });

  it('signs bonds with no key unless it is told one, and with none that has no id', () => {
    expect(readEnvironment(COMPLETE)).toMatchObject({ BOND_SIGNING_KEY: '' });
    expect(() => readEnvironment({ ...COMPLETE, BOND_SIGNING_KEY: 'AQEB' })).toThrow(
      'BOND_SIGNING_KEY_ID',
    );
  });

  it.each([
    ['SUPABASE_SECRET_KEYS', 'sb_secret_not_json'],
    ['SEALING_KEYS', '["a-key-that-must-stay-secret"]'],
    ['CALLER_HASH_KEY', 'short-and-secret'],
    ['PAYMENT_DELAY_MS', 'soon'],
    ['BOND_SIGNING_KEY', 'no-base64-and-secret'],
  ])('names a wrong %s and keeps its value to itself', (name, value) => {
    const read = () => readEnvironment({ ...COMPLETE, [name]: value });

    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});
