import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, isHeadlessShell } from '../../tools/find-chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

/** A folder with a working program for each name, as the only search folder. */
async function onlyPrograms(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marshline-programs-'));
  for (const name of names) {
    await writeFile(join(folder, name), '#!/bin/sh\nexit 0\n');
    await chmod(join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', folder);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);

  return folder;
}

describe('findChromium', () => {
  it('prefers the browser at CHROMIUM_PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath); // any program that starts and prints its version

    expect(await findChromium()).toBe(process.execPath);
  });

  it('refuses a CHROMIUM_PATH without a program', async () => {
    vi.stubEnv('CHROMIUM_PATH', 'no-such-browser');

    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH is no-such-browser');
  });

  it('prefers the headless browser unless a test needs the full one', async () => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    const folder = await onlyPrograms('chromium', 'chromium-headless-shell');
    const found = await findChromium();

    expect(found).toBe(join(folder, 'chromium-headless-shell'));
    expect(isHeadlessShell(String(found))).toBe(true);
    expect(await findChromium({ isWhole: true })).toBe(join(folder, 'chromium'));
  });
});
