import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../supabase/functions/_shared/environment.ts';

const COMPLETE = {
  SUPABASE_URL: 'http://127.0.0.1:57321',
  SUPABASE_PUBLISHABLE_KEYS: '{"default": "sb_publishable_one"}',
  SUPABASE_SECRET_KEYS: '{"default": "sb_secret_one"}',
  SEALING_KEYS: '{"k1": "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="}',
  SEALING_KEY_ID: 'k1',
  CALLER_HASH_KEY: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=',
  BOND_SIGNING_KEY: 'AQEB',
  BOND_SIGNING_KEY_ID: '2026-01',
  PAYMENT_GATEWAY: 'simulated',
  ALLOWED_ORIGINS: 'http://localhost:4321',
};

describe('readEnvironment', () => {
  it('waits two seconds for a payment and is no demonstration, unless told otherwise', () => {
    expect(readEnvironment(COMPLETE)).toMatchObject({
      PAYMENT_DELAY_MS: 2000,
      DEMONSTRATION: 'off',
    });
  });

  it('reads a list of origins', () => {
    const environment = readEnvironment({
      ...COMPLETE,
      DEMONSTRATION: 'on',
      ALLOWED_ORIGINS: 'https://one.example, https://two.example,',
    });

    expect(environment.ALLOWED_ORIGINS).toEqual(['https://one.example', 'https://two.example']);
  });

  it.each(Object.keys(COMPLETE))('does not start without %s', (name) => {
    expect(() => readEnvironment({ ...COMPLETE, [name]: undefined })).toThrow(name);
  });

  it.each(['BOND_SIGNING_KEY', 'BOND_SIGNING_KEY_ID', 'PAYMENT_GATEWAY'])(
    'does not start with an empty %s',
    (name) => {
      expect(() => readEnvironment({ ...COMPLETE, [name]: '' })).toThrow(name);
    },
  );

  describe('takes no simulated payments', () => {
    const HOSTED = 'https://www.surety.test';

    it.each([
      ['where the site is hosted', { ALLOWED_ORIGINS: HOSTED }],
      [
        'where one of the origins is hosted',
        { ALLOWED_ORIGINS: `http://localhost:4321,${HOSTED}` },
      ],
      ['where an origin only looks local', { ALLOWED_ORIGINS: 'https://localhost.surety.test' }],
      ['where an origin is no address', { ALLOWED_ORIGINS: 'localhost' }],
      ['where no origin is named', { ALLOWED_ORIGINS: '' }],
      ['on a hosted project', { SUPABASE_URL: 'https://project.supabase.co' }],
      ['for a demonstration that is off', { ALLOWED_ORIGINS: HOSTED, DEMONSTRATION: 'off' }],
    ])('%s', (_, variables) => {
      const read = () => readEnvironment({ ...COMPLETE, ...variables });

      expect(read).toThrow('PAYMENT_GATEWAY');
      expect(read).toThrow('unless every one of ALLOWED_ORIGINS is local');
      expect(read).not.toThrow('surety.test');
    });

    it('except as a demonstration', () => {
      const hosted = { SUPABASE_URL: 'https://project.supabase.co', ALLOWED_ORIGINS: HOSTED };

      expect(readEnvironment({ ...COMPLETE, ...hosted, DEMONSTRATION: 'on' }).PAYMENT_GATEWAY).toBe(
        'simulated',
      );
    });

    it.each(['http://localhost:4321', 'http://127.0.0.1:4321,http://[::1]:4321'])(
      'and takes them on this machine: %s',
      (origins) => {
        expect(() => readEnvironment({ ...COMPLETE, ALLOWED_ORIGINS: origins })).not.toThrow();
      },
    );
  });

  it.each([
    ['SUPABASE_SECRET_KEYS', 'sb_secret_not_json'],
    ['SEALING_KEYS', '["a-key-that-must-stay-secret"]'],
    ['CALLER_HASH_KEY', 'short-and-secret'],
    ['PAYMENT_DELAY_MS', 'soon'],
    ['BOND_SIGNING_KEY', 'no-base64-and-secret'],
    ['PAYMENT_GATEWAY', 'sk_live_pasted_by_mistake'],
    ['DEMONSTRATION', 'yes-please'],
  ])('names a wrong %s and keeps its value to itself', (name, value) => {
    const read = () => readEnvironment({ ...COMPLETE, [name]: value });

    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});
