import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The mechanism that Postgres offers for passwords since version 10. */
export const SCRAM = 'SCRAM-SHA-256';

/** One proof of a password: our first message, our answer to the server's, and the check of the server's last one. */
export type Scram = {
  first: string;
  /** The proof for the server's first message. Throws when the server does not continue our exchange. */
  answer: (serverFirst: string) => string;
  /** Throws when the server does not know the password either. */
  check: (serverFinal: string) => void;
};

/** Prove a password without sending it (RFC 5802 and 7677). Postgres takes the user's name from the start of the session. */
export function startScram(
  password: string,
  { nonce = randomBytes(18).toString('base64'), user = '' } = {},
): Scram {
  const bare = `n=${user},r=${nonce}`;
  let expected: Buffer | undefined;

  return {
    first: `n,,${bare}`,
    answer(serverFirst) {
      const fields = fieldsOf(serverFirst);
      const serverNonce = fields.get('r') ?? '';
      if (!serverNonce.startsWith(nonce)) throw new Error('The server answered another exchange.');

      const salt = Buffer.from(fields.get('s') ?? '', 'base64');
      const salted = pbkdf2Sync(password, salt, Number(fields.get('i')), 32, 'sha256');
      const withoutProof = `c=biws,r=${serverNonce}`;
      const transcript = `${bare},${serverFirst},${withoutProof}`;
      const clientKey = hmac(salted, 'Client Key');
      const signature = hmac(createHash('sha256').update(clientKey).digest(), transcript);
      const proof = clientKey.map((byte, index) => byte ^ (signature[index] ?? 0));
      expected = hmac(hmac(salted, 'Server Key'), transcript);

      return `${withoutProof},p=${Buffer.from(proof).toString('base64')}`;
    },
    check(serverFinal) {
      const given = Buffer.from(fieldsOf(serverFinal).get('v') ?? '', 'base64');
      if (given.length !== expected?.length || !timingSafeEqual(given, expected)) {
        throw new Error('The server does not know the password: it is not our database.');
      }
    },
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The fields of a message such as `r=nonce,s=salt,i=4096`. */
function fieldsOf(message: string): Map<string, string> {
  return new Map(message.split(',').map((field) => [field.slice(0, 1), field.slice(2)]));
}
