import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';

/** WebKit's driver with a screen of its own. */
export type WebKitDriver = {
  /** Where it takes WebDriver calls. */
  url: string;
  stop(): Promise<void>;
};

/** The screen, in pixels: more than the widest window. */
const SCREEN = '1400x1000x24';

/** The bar above the page keeps the window wider than a phone, so its parts lose their sizes. */
const WINDOW_STYLES = `
button, button image, entry, entry image, box {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0;
  font-size: 1px; -gtk-icon-transform: scale(0);
}`;

/** How long the driver may take to start on a busy machine. */
const START_MS = 20_000;

/** Start WebKit's driver on a virtual screen. Rejects when it does not start. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), WINDOW_STYLES);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);

  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: home,
      MESA_SHADER_CACHE_DISABLE: 'true',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${url}/status`);

  return {
    url,
    stop: async () => {
      await end(driver);
      await end(screen);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The number of the display, which Xvfb writes when it is ready. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)));
    createInterface(screen.stdio[3] as Readable).once('line', resolve);
  });
}

async function waitForAnswer(url: string): Promise<void> {
  const isAnswered = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isAnswered, { message: `an answer of ${url}`, timeout: START_MS }).toBe(true);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
