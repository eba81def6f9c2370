import { generateKeyPairSync } from 'node:crypto';

/**
 * Samples of secrets that must never be published. They are assembled here, because the project refuses a file that
 * contains one.
 */

/** A secret API key of a project. */
export const SECRET_API_KEY = ['sb', 'secret', 'N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'].join('_');

/** A legacy Supabase token: its role sets its rights. It is unsigned. */
export function tokenOf(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', ref: 'abcdefgh', role })}.${'c2lnbmF0dXJl'.repeat(3)}`;
}

/** New private keys in common formats. */
export function privateKeys(): Record<string, string> {
  const ed25519 = generateKeyPairSync('ed25519').privateKey;
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const base64 = (key: typeof rsa) =>
    key.export({ format: 'der', type: 'pkcs8' }).toString('base64');

  return {
    'Ed25519 in PEM': String(ed25519.export({ format: 'pem', type: 'pkcs8' })),
    'RSA in PEM, the older way': String(rsa.export({ format: 'pem', type: 'pkcs1' })),
    'Ed25519 in base64': base64(ed25519),
    'RSA in base64': base64(rsa),
    'an elliptic curve in base64': base64(ec),
    'Ed25519 as JSON Web Key': JSON.stringify(ed25519.export({ format: 'jwk' })),
    'a JSON Web Key inside a string of a script': JSON.stringify(
      JSON.stringify(ec.export({ format: 'jwk' })),
    ),
  };
}
