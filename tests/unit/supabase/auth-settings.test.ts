import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { CONFIG_FILE } from '../../../supabase/local/project.ts';
import { MAILED_CODE_LENGTH, MAILED_LINK_MINUTES } from '~/domain/accounts/mailed-link';
import { MIN_PASSWORD_LENGTH } from '~/domain/accounts/password-rules';

type Settings = { [name: string]: Settings } & Record<string, unknown>;

const { auth } = parse(await readFile(CONFIG_FILE, 'utf8')) as { auth: Settings };

/** The seconds of a duration such as `168h`. */
function secondsOf(duration: unknown): number {
  const [, number = '', unit = ''] = /^(\d+)([smh])$/.exec(String(duration)) ?? [];

  return Number(number) * ({ s: 1, m: 60, h: 3600 }[unit] ?? Number.NaN);
}

describe("config.toml's password rules", () => {
  it('match the shortest length of the forms and the character kinds of a reset', () => {
    expect(auth['minimum_password_length']).toBe(MIN_PASSWORD_LENGTH);
    expect(auth['password_requirements']).toBe('lower_upper_letters_digits');
  });

  it('require the current password before a change', () => {
    expect(auth.email).toMatchObject({
      require_current_password: true,
      secure_password_change: false,
    });
  });
});

describe('an account', () => {
  it('is unusable before its address is confirmed, and confirms both addresses of a change', () => {
    expect(auth.email).toMatchObject({ enable_confirmations: true, double_confirm_changes: true });
    expect(auth).toMatchObject({ enable_anonymous_sign_ins: false, enable_manual_linking: false });
    expect(auth.sms).toMatchObject({ enabled: false });
  });
});

describe('a mailed link', () => {
  it('works for the 10 minutes that the pages state, with a secret too long to guess in that time', () => {
    expect(auth.email).toMatchObject({
      otp_expiry: MAILED_LINK_MINUTES * 60,
      otp_length: MAILED_CODE_LENGTH,
    });
  });

  it('ends only on local machines, until a hosted project overrides it', () => {
    for (const url of auth['additional_redirect_urls'] as unknown as string[]) {
      expect(url).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):4321\//);
    }
  });

  it('is mailed at most once a minute to an address', () => {
    expect(secondsOf(auth.email?.['max_frequency'])).toBeGreaterThanOrEqual(60);
  });
});

describe('a session', () => {
  it('has tokens valid for at most an hour, and refresh tokens for one use', () => {
    expect(auth['jwt_expiry']).toBeLessThanOrEqual(3600);
    expect(auth['enable_refresh_token_rotation']).toBe(true);
    expect(auth['refresh_token_reuse_interval']).toBeLessThanOrEqual(10);
  });

  it('ends after a week without a visit, and after 30 days', () => {
    expect(secondsOf(auth.sessions?.['inactivity_timeout'])).toBe(7 * 24 * 3600);
    expect(secondsOf(auth.sessions?.['timebox'])).toBe(30 * 24 * 3600);
  });
});

describe('abuse', () => {
  it.each([
    ['sign_in_sign_ups', 30],
    ['token_verifications', 30],
    ['token_refresh', 150],
    ['email_sent', 100],
  ])('%s is limited to %i', (limit, most) => {
    expect(auth['rate_limit']?.[limit]).toBeGreaterThan(0);
    expect(auth['rate_limit']?.[limit]).toBeLessThanOrEqual(most);
  });

  it('meets a captcha once a project has one: named, off, its secret in the environment', () => {
    expect(auth.captcha).toEqual({
      enabled: false,
      provider: 'turnstile',
      secret: 'env(SUPABASE_AUTH_CAPTCHA_SECRET)',
    });
  });
});
