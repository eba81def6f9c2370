import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../supabase/functions/_shared/log.ts';
import { signManifest } from '../../../supabase/functions/_shared/proof/sign-manifest.ts';
import { importSigningKey } from '../../../supabase/functions/_shared/proof/signing-key.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { TEST_BOND_KEY } from '../../support/bond-key.ts';

/** A database that doesn't answer, because nothing listens on the discard port of this machine. */
const database = createClient('http://127.0.0.1:9', SECRET_KEY, {
  auth: { persistSession: false, autoRefreshToken: false },
});
const now = () => new Date('2026-11-22T09:30:00Z');

describe('a bond', () => {
  it("that can't be signed is logged, and nothing else fails", async () => {
    const entries: LogEntry[] = [];
    const signingKey = await importSigningKey('test', TEST_BOND_KEY.pkcs8);
    const log = (entry: LogEntry) => void entries.push(entry);
    await signManifest({ database, now, signingKey, log }, randomUUID());

    expect(entries).toEqual([
      expect.objectContaining({ function: 'sign-manifest', failure: 'not-signed' }),
    ]);
  });
});

it('a key that is not an Ed25519 key is refused', async () => {
  await expect(importSigningKey('test', btoa('something else'))).rejects.toThrow();
});
