import { addressGroup } from '../../functions/_shared/address-group.ts';
import { toSeconds, type Config } from '../config.ts';
import { AuthFailure } from './failure.ts';

/** How often Auth may be called: per address in five minutes, and for mails in an hour in total. */
export type AuthLimits = {
  signInSignUps: number;
  tokenRefresh: number;
  tokenVerifications: number;
  /** Challenges of a second factor, and the same number of answers. */
  factorAttempts: number;
  emailSent: number;
  /** Seconds between two mails of a kind to one address. */
  mailFrequency: number;
};

/** 15 a minute. The platform fixes this limit: `config.toml` has no setting for it. */
const FACTOR_ATTEMPTS = 75;

/** The limits of config.toml and of the platform. */
export function limitsOf({ auth: { rate_limit: rates, email } }: Config): AuthLimits {
  return {
    signInSignUps: rates.sign_in_sign_ups,
    tokenRefresh: rates.token_refresh,
    tokenVerifications: rates.token_verifications,
    factorAttempts: FACTOR_ATTEMPTS,
    emailSent: rates.email_sent,
    mailFrequency: toSeconds(email.max_frequency),
  };
}

/** Counts calls and mails, and throws the platform's refusal above a limit. */
export type Limiter = {
  /** Count a call of an endpoint from an address, or from any address of its IPv6 network. */
  countCall: (endpoint: string, address: string) => void;
  /** Refuse a mail of a kind that is requested too soon, without counting it. */
  checkMail: (kind: string, email: string) => void;
  countMail: (kind: string, email: string) => void;
};

type Bucket = { left: number; at: number };

/** The maximum burst of a caller, whatever the five-minute limit allows. As on the platform. */
const BURST = 30;

const FIVE_MINUTES = 300;
const ONE_HOUR = 3600;

/** The limit of each endpoint. Other endpoints have none. */
const LIMITED: Readonly<Record<string, keyof AuthLimits>> = {
  'POST /signup': 'signInSignUps',
  'POST /token password': 'signInSignUps',
  'POST /token refresh_token': 'tokenRefresh',
  'POST /token pkce': 'tokenRefresh',
  'POST /recover': 'signInSignUps',
  'POST /resend': 'signInSignUps',
  'POST /otp': 'signInSignUps',
  'POST /magiclink': 'signInSignUps',
  'PUT /user': 'signInSignUps',
  'POST /verify': 'tokenVerifications',
  'GET /verify': 'tokenVerifications',
  'POST /factors/{id}/challenge': 'factorAttempts',
  'POST /factors/{id}/verify': 'factorAttempts',
};

/**
 * Limits in memory: each endpoint and caller has its own bucket, which refills steadily. Mails are counted by address,
 * with or without an account. The platform counts only addresses with an account, so its answer reveals them. `now`
 * returns the time in seconds.
 */
export function createLimiter(limits: AuthLimits, now = () => Date.now() / 1000): Limiter {
  const buckets = new Map<string, Bucket>();
  const mailedAt = new Map<string, number>();

  /** The current level of a bucket. */
  const level = (key: string, size: number, perSecond: number) => {
    const { left, at } = buckets.get(key) ?? { left: size, at: now() };

    return Math.min(size, left + (now() - at) * perSecond);
  };
  const take = (key: string, size: number, perSecond: number) => {
    buckets.set(key, { left: level(key, size, perSecond) - 1, at: now() });
  };

  return {
    countCall(endpoint, address) {
      const limit = LIMITED[endpoint];
      if (!limit) return;

      const [key, allowed] = [`${endpoint} ${addressGroup(address)}`, limits[limit]];
      const [size, perSecond] = [Math.min(BURST, allowed), allowed / FIVE_MINUTES];
      if (level(key, size, perSecond) < 1)
        throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached');
      take(key, size, perSecond);
    },

    checkMail(kind, email) {
      const last = mailedAt.get(`${kind} ${email.toLowerCase()}`) ?? -Infinity;
      const wait = Math.ceil(last + limits.mailFrequency - now());
      if (wait > 0)
        throw overMails(`For security purposes, you can only request this after ${wait} seconds.`);
      if (level('mails', limits.emailSent, limits.emailSent / ONE_HOUR) < 1)
        throw overMails('email rate limit exceeded');
    },

    countMail(kind, email) {
      mailedAt.set(`${kind} ${email.toLowerCase()}`, now());
      take('mails', limits.emailSent, limits.emailSent / ONE_HOUR);
    },
  };
}

function overMails(message: string): AuthFailure {
  return new AuthFailure(429, 'over_email_send_rate_limit', message);
}
