import { fromBase64, toBase64 } from './encoding.ts';

/** What is kept of a secret: AES-256-GCM ciphertext with its tag, the nonce, and which key opens it. Base64. */
export type SealedSecret = { sealed: string; nonce: string; keyId: string };

/** What a secret belongs to. It is authenticated with the ciphertext, so a sealed value cannot be moved elsewhere. */
export type SealContext = { applicationId: string; kind: 'ssn' | 'ein' | 'date_of_birth' };

/** The keys that open what was ever sealed, and the one that seals now. */
export type Keyring = { sealingKeyId: string; keys: ReadonlyMap<string, CryptoKey> };

const KEY_BYTES = 32;

/** 96 bits, the size AES-GCM is specified for with random nonces. */
const NONCE_BYTES = 12;

/** Import keys given as base64 by id. Throws when one is not 32 bytes long or the sealing key is not among them. */
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

/** Seal a text with the current key and a fresh random nonce. */
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

/** Open a sealed text. Throws when it was altered, belongs to another context, or its key is not in the ring. */
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

function algorithm(
  iv: Uint8Array<ArrayBuffer>,
  { applicationId, kind }: SealContext,
): AesGcmParams {
  return {
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(`${applicationId}:${kind}`),
  };
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
