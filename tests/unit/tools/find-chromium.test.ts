import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../../tools/find-chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  it('takes the browser CHROMIUM_PATH names before any other', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath); // anything that starts and tells its version

    expect(await findChromium()).toBe(process.execPath);
  });

  it('refuses a CHROMIUM_PATH that names no program', async () => {
    vi.stubEnv('CHROMIUM_PATH', 'no-such-browser');

    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH is no-such-browser');
  });
});
