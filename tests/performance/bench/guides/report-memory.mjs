// Every Node process of a measured build loads this file and writes its peak memory when it exits.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    appendFileSync(process.env.MEMORY_REPORT, `${process.resourceUsage().maxRSS}\n`);
  });
}
