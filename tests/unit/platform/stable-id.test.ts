import { expect, it } from 'vitest';
import { recordIdSchema } from '~/domain/fields/record-id';
import { stableId } from '~/platform/stable-id';

it('is the same valid id for the same text, and another one for another text', async () => {
  const id = await stableId('a');

  expect(await stableId('a')).toBe(id);
  expect(await stableId('b')).not.toBe(id);
  expect(recordIdSchema.parse(id)).toBe(id);
});
