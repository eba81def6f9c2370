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
  it('defaults to a payment timeout of two seconds and no demonstration', () => {
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

  it.each(Object.keys(COMPLETE))('fails without %s', (name) => {
    expect(() => readEnvironment({ ...COMPLETE, [name]: undefined })).toThrow(name);
  });

  it.each(['BOND_SIGNING_KEY', 'BOND_SIGNING_KEY_ID', 'PAYMENT_GATEWAY'])(
    'fails with an empty %s',
    (name) => {
      expect(() => readEnvironment({ ...COMPLETE, [name]: '' })).toThrow(name);
    },
  );

  describe('refuses simulated payments', () => {
    const HOSTED = 'https://www.surety.test';

    it.each([
      ['where the site is hosted', { ALLOWED_ORIGINS: HOSTED }],
      ['if one of the origins is public', { ALLOWED_ORIGINS: `http://localhost:4321,${HOSTED}` }],
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

    it('except in a demonstration', () => {
      const hosted = { SUPABASE_URL: 'https://project.supabase.co', ALLOWED_ORIGINS: HOSTED };

      expect(readEnvironment({ ...COMPLETE, ...hosted, DEMONSTRATION: 'on' }).PAYMENT_GATEWAY).toBe(
        'simulated',
      );
    });

    it.each(['http://localhost:4321', 'http://127.0.0.1:4321,http://[::1]:4321'])(
      'but accepts them on this machine: %s',
      (origins) => {
        expect(() => readEnvironment({ ...COMPLETE, ALLOWED_ORIGINS: origins })).not.toThrow();
      },
    );
  });

  describe('lets deploy previews call', () => {
    const PREVIEWS = 'https://*--marshline.netlify.app';
    const read = (variables: object) => () => readEnvironment({ ...COMPLETE, ...variables });

    it('only in a demonstration', () => {
      expect(read({ PREVIEW_ORIGINS: PREVIEWS, DEMONSTRATION: 'on' })().PREVIEW_ORIGINS).toBe(
        PREVIEWS,
      );
      expect(read({ PREVIEW_ORIGINS: PREVIEWS })).toThrow(
        'PREVIEW_ORIGINS. Expected in PREVIEW_ORIGINS https://*--<site>.netlify.app',
      );
    });

    it.each(['https://*', '*', 'https://*.netlify.app', 'http://*--a.netlify.app', 'https://a.b'])(
      'never by the pattern %s',
      (pattern) => {
        expect(read({ PREVIEW_ORIGINS: pattern, DEMONSTRATION: 'on' })).toThrow('PREVIEW_ORIGINS');
      },
    );
  });

  it.each(['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_SECRET_KEYS'])(
    'says what to do on a project without %s',
    (name) => {
      expect(() => readEnvironment({ ...COMPLETE, [name]: undefined })).toThrow(
        'Project Settings, API Keys',
      );
    },
  );

  it.each([
    ['SUPABASE_SECRET_KEYS', 'sb_secret_not_json'],
    ['SEALING_KEYS', '["a-key-that-must-stay-secret"]'],
    ['CALLER_HASH_KEY', 'short-and-secret'],
    ['PAYMENT_DELAY_MS', 'soon'],
    ['BOND_SIGNING_KEY', 'no-base64-and-secret'],
    ['PAYMENT_GATEWAY', 'sk_live_pasted_by_mistake'],
    ['DEMONSTRATION', 'yes-please'],
  ])('names a wrong %s without its value', (name, value) => {
    const read = () => readEnvironment({ ...COMPLETE, [name]: value });

    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });
});
