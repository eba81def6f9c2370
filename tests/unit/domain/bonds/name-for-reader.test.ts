import { expect, it } from 'vitest';
import { nameForReader } from '~/domain/bonds/name-for-reader';
import { MATTER_BONDS } from '~/domain/matters/matter-words';

it('tells a conservator that a Guardian Bond is the right one', () => {
  expect(nameForReader('Guardian Bond')).toBe('Guardian Bond (guardians and conservators)');
  expect(MATTER_BONDS.fiduciary['guardian-conservator']).toContain('conservator');
});

it('leaves every other name alone', () => {
  expect(nameForReader('Executor Bond')).toBe('Executor Bond');
  expect(nameForReader('Surety bond')).toBe('Surety bond');
});
