import { describe, expect, it } from 'vitest';
import { GUIDE_COMPONENTS } from '~/integrations/guide-safety/allowed-components';
import { bondsWithLaw } from '~/integrations/guide-safety/bonds-with-law';
import { readRequirements } from '../../../tools/catalogue/read-content.ts';

describe('the bonds with a row of law', () => {
  it('are those of the content', () => {
    const bonds = new Set(readRequirements().map(({ bond }) => bond));

    expect(bondsWithLaw()).toEqual([...bonds].sort());
  });

  it('are the only ones of which a guide may show a table', () => {
    const findProblem = GUIDE_COMPONENTS['LawTable']?.attributes['bond']?.findProblem;

    expect(findProblem?.('notary')).toBeUndefined();
    expect(findProblem?.('trustee')).toMatch(
      /^No row of content\/requirements is about "trustee". Use one of appeal-supersedeas, /,
    );
  });
});
