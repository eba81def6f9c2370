import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  openMailSecret,
  sealMailSecret,
} from '../../../../supabase/functions/_shared/mail/mail-secret.ts';
import { importKeyring } from '../../../../supabase/functions/_shared/seal.ts';

const KEYS = {
  first: randomBytes(32).toString('base64'),
  second: randomBytes(32).toString('base64'),
};

const keyring = () => importKeyring(KEYS, 'first');

describe('the link or code of a mail that waits', () => {
  it('is opened with the same key, beside the other data', async () => {
    const secret = await sealMailSecret(await keyring(), '271828');

    expect(secret).not.toContain('271828');
    expect(await openMailSecret(await keyring(), { sender: 'Ward & Hale', secret })).toEqual({
      sender: 'Ward & Hale',
      secret: '271828',
    });
  });

  it('is sealed differently each time', async () => {
    const ring = await keyring();

    expect(await sealMailSecret(ring, '271828')).not.toBe(await sealMailSecret(ring, '271828'));
  });

  it('leaves data without a secret as it is', async () => {
    for (const data of [{ question: 'Which court?' }, null, 'text'])
      expect(await openMailSecret(await keyring(), data)).toEqual(data);
  });

  it('is not opened when it was altered, moved under another id or sealed with an unknown key', async () => {
    const secret = await sealMailSecret(await keyring(), '271828');
    const [id = '', key = '', nonce = '', sealed = ''] = secret.split('.');
    const other = await importKeyring({ second: KEYS.second }, 'second');

    for (const altered of [
      [crypto.randomUUID(), key, nonce, sealed].join('.'),
      [id, 'second', nonce, sealed].join('.'),
      [id, key, nonce, `A${sealed.slice(1)}`].join('.'),
      'open',
    ].filter((text) => text !== secret))
      expect(await openMailSecret(await keyring(), { secret: altered })).toBeUndefined();
    expect(await openMailSecret(other, { secret })).toBeUndefined();
  });
});
