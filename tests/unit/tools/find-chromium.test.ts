import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, isHeadlessShell } from '../../tools/find-chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

/** A folder with a program that starts for each name, as the only one where programs are looked for. */
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
  it('takes the browser CHROMIUM_PATH names before any other', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath); // anything that starts and tells its version

    expect(await findChromium()).toBe(process.execPath);
  });

  it('refuses a CHROMIUM_PATH that names no program', async () => {
    vi.stubEnv('CHROMIUM_PATH', 'no-such-browser');

    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH is no-such-browser');
  });

  it('takes the one without windows before the whole one, unless that is needed', async () => {
    vi.stubEnv('CHROMIUM_PATH', undefined);
    const folder = await onlyPrograms('chromium', 'chromium-headless-shell');
    const found = await findChromium();

    expect(found).toBe(join(folder, 'chromium-headless-shell'));
    expect(isHeadlessShell(String(found))).toBe(true);
    expect(await findChromium({ isWhole: true })).toBe(join(folder, 'chromium'));
  });
});
