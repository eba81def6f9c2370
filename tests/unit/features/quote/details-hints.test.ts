import { expect, it } from 'vitest';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { startHint } from '~/features/quote/steps/details-hints';
import { buildQuoteBond } from './wizard-builder';

const commissionStart = (required: boolean) => [
  matterFieldSchema.parse({ key: 'commissionStart', label: 'First day', kind: 'date', required }),
];

it('lets a bond start before its commission has a date only where that date is not required', () => {
  const hint = (required: boolean) => startHint(buildQuoteBond(), commissionStart(required));

  expect(hint(true)).toBe('The first day of your commission.');
  expect(hint(false)).toContain('If it has no date yet');
});
