#!/usr/bin/env node
/**
 * Starts Firefox for Playwright and stands between the two: it answers the commands that Firefox does not know
 * (`answerInstead`) and passes everything else on. Playwright starts it in place of Firefox, with Firefox's arguments.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { answerInstead } from './missing-commands.ts';

/** The line by which Firefox says where it listens, and which Playwright waits for. */
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const firefox = spawn('firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal));

createInterface(firefox.stderr).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address) listenFor(address);
  else process.stderr.write(`${line}\n`);
});

function listenFor(firefoxAddress: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => relay(playwright, `${firefoxAddress}${url}`));
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
}

function relay(playwright: WebSocket, address: string): void {
  const browser = new WebSocket(address, { perMessageDeflate: false });
  const early: string[] = [];

  playwright.on('message', (data: Buffer) => {
    const message = data.toString();
    const answer = answerInstead(message);
    if (answer) playwright.send(answer);
    else if (browser.readyState === WebSocket.CONNECTING) early.push(message);
    else browser.send(message);
  });
  browser.on('open', () => early.forEach((message) => browser.send(message)));
  browser.on('message', (data: Buffer) => playwright.send(data.toString()));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}
