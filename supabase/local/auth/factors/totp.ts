import { Secret, TOTP } from 'otpauth';

/** The defaults of authenticator apps: SHA-1, six digits, a new code every 30 seconds. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 bits, which RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** How many codes before and after the current one are accepted, because clocks differ. */
const SKEW = 1;

/** Digits of other scripts have more bytes than the library expects. */
const SIX_DIGITS = /^[0-9]{6}$/;

/** A new random secret, in base32. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function toEnrollmentUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...CODES, issuer, label: account, secret }).toString();
}

/** The time step of a code, or undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.trim();
  if (!SIX_DIGITS.test(token)) return undefined;

  const timestamp = now.getTime();
  const delta = new TOTP({ ...CODES, secret }).validate({ token, window: SKEW, timestamp });

  return delta === null ? undefined : TOTP.counter({ period: CODES.period, timestamp }) + delta;
}

/** The code of a secret at a time. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ ...CODES, secret }).generate({ timestamp: moment.getTime() });
}
