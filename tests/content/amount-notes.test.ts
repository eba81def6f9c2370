import { expect, it } from 'vitest';
import { readBonds } from '../tools/catalogue/read-content.ts';

it('tells a notary in Pennsylvania the amount first, and then the one question for the state', () => {
  const notary = readBonds().find(({ id }) => id === 'notary');
  const note = notary?.data.states.PA?.note;

  expect(note).toMatch(/^The Department of State requires \$10,000 /u);
  expect(note).toMatch(/ask the Department of State whether the bond is still \$10,000\.$/u);
});
