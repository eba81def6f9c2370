import type { NumberKind } from '../../../src/domain/quote/draft-numbers.ts';
import { fromBase64, toBase64 } from './encoding.ts';

/** A sealed secret in base64: AES-256-GCM ciphertext with its tag, the nonce, and the id of the key. */
export type SealedSecret = { sealed: string; nonce: string; keyId: string };

/**
 * The owner of a secret. It is authenticated with the ciphertext, so that a sealed value cannot be moved to another
 * application or field.
 */
export type SealContext = {
  applicationId: string;
  /** A number of a person, or the link or code of a mail that waits to be sent, with an id of its own. */
  kind: NumberKind | 'mail';
  /** The user and the principal of a draft's number. A submitted application has none. */
  draftOf?: { userId: string; holder: string };
};

/** All keys that open sealed secrets, and the id of the key that seals new ones. */
export type Keyring = { sealingKeyId: string; keys: ReadonlyMap<string, CryptoKey> };

const KEY_BYTES = 32;

/** 96 bits, the size that AES-GCM specifies for random nonces. */
const NONCE_BYTES = 12;

/** Import keys in base64 by their ids. Throws if a key is not 32 bytes long or the sealing key is missing. */
export async function importKeyring(
  keys: Readonly<Record<string, string>>,
  sealingKeyId: string,
): Promise<Keyring> {
  if (!Object.hasOwn(keys, sealingKeyId))
    throw new Error(`[seal] No sealing key with id ${sealingKeyId}`);

  const imported = Object.entries(keys).map(
    async ([id, text]) => [id, await importKey(id, text)] as const,
  );
  return { sealingKeyId, keys: new Map(await Promise.all(imported)) };
}

/** Seal a text with the current key and a new random nonce. */
export async function sealSecret(
  keyring: Keyring,
  text: string,
  context: SealContext,
): Promise<SealedSecret> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(
    algorithm(nonce, context),
    findKey(keyring, keyring.sealingKeyId),
    new TextEncoder().encode(text),
  );

  return {
    sealed: toBase64(new Uint8Array(sealed)),
    nonce: toBase64(nonce),
    keyId: keyring.sealingKeyId,
  };
}

/**
 * Open a sealed text. Throws if the text was altered, belongs to another context, or was sealed with an unknown key.
 */
export async function openSecret(
  keyring: Keyring,
  { sealed, nonce, keyId }: SealedSecret,
  context: SealContext,
): Promise<string> {
  const text = await crypto.subtle.decrypt(
    algorithm(fromBase64(nonce), context),
    findKey(keyring, keyId),
    fromBase64(sealed),
  );

  return new TextDecoder().decode(text);
}

function algorithm(iv: Uint8Array<ArrayBuffer>, context: SealContext): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(nameOf(context)) };
}

/** The name of a context. The holder comes last, because a name can contain any character. */
function nameOf({ applicationId, kind, draftOf }: SealContext): string {
  const name = `${applicationId}:${kind}`;

  return draftOf === undefined ? name : `draft:${name}:${draftOf.userId}:${draftOf.holder}`;
}

function findKey({ keys }: Keyring, id: string): CryptoKey {
  const key = keys.get(id);
  if (key === undefined) throw new Error(`[seal] No sealing key with id ${id}`);

  return key;
}

function importKey(id: string, text: string): Promise<CryptoKey> {
  const bytes = fromBase64(text);
  if (bytes.byteLength !== KEY_BYTES)
    throw new Error(`[seal] Sealing key ${id} is not ${KEY_BYTES} bytes long`);

  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
