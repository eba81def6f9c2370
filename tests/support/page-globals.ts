import { BroadcastChannel } from 'node:worker_threads';

// Browsers and Node have it. The contexts of `node:vm`, in which these tests run, do not.
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel;
