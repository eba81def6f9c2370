import { expect, it } from 'vitest';
import { createRandom } from '../../support/seeded-random';
import { applicantDeed } from '../../tools/chaos/deed';
import { killAtCallsOf } from '../../tools/chaos/faults/kill-at-a-call';

it('npm run chaos kills the functions at a call of a visitor, and finds everything whole', async () => {
  const finding = await killAtCallsOf((stack) => Promise.resolve([applicantDeed(stack)]), 1, {
    random: createRandom(14),
    log: () => undefined,
    signal: new AbortController().signal,
  });

  expect(finding).toMatchObject({ verdict: 'good', problems: [] });
  expect(finding.happened).toContain('1 kills');
});
