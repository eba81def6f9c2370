/**
 * `npm run build:functions`: writes each Edge Function with its packages into one file in supabase/bundles, which
 * `supabase functions deploy` uploads, and its setting to supabase/config.toml. Exits with 1 if one is too large for the platform.
 */
import process from 'node:process';
import { bundleFunctions, MAX_BUNDLE_BYTES } from './deploy/bundle-functions.ts';
import { writeFunctionSettings } from './deploy/function-settings.ts';

await writeFunctionSettings();
const bundles = await bundleFunctions();
const tooLarge = bundles.filter(({ bytes }) => bytes > MAX_BUNDLE_BYTES);
const largest = Math.max(...bundles.map(({ bytes }) => bytes));

for (const { name, bytes } of tooLarge) {
  process.stdout.write(`${name} has ${bytes} bytes, more than ${MAX_BUNDLE_BYTES}\n`);
}
process.stdout.write(
  `${bundles.length} functions in supabase/bundles, the largest with ${(largest / 1e6).toFixed(1)} MB\n`,
);
process.exitCode = tooLarge.length === 0 ? 0 : 1;
