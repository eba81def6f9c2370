import { beforeAll, expect, it } from 'vitest';
import { EDGE_FUNCTIONS } from '../support/edge-functions.ts';
import { readBundles } from '../support/platform-functions.ts';
import { type Bundle, MAX_BUNDLE_BYTES } from '../tools/deploy/bundle-functions.ts';

let bundles: Bundle[];

beforeAll(async () => {
  bundles = await readBundles();
});

// The other tests of this folder call every function from its bundle: see tests/support/platform-functions.ts.
it.each(EDGE_FUNCTIONS)(
  '%s is deployed as one file below the limit of the platform, which needs no package',
  (name) => {
    const bundle = bundles.find((each) => each.name === name);

    expect(bundle?.bytes).toBeLessThan(MAX_BUNDLE_BYTES);
    expect(bundle?.imports.filter((path) => !path.startsWith('node:'))).toEqual([]);
  },
);
