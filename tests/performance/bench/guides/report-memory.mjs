// Loaded into every Node process of a measured build: at its end, each writes down the most memory it held.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    appendFileSync(process.env.MEMORY_REPORT, `${process.resourceUsage().maxRSS}\n`);
  });
}
