import { describe, expect, it } from 'vitest';
import { ESTATE_BONDS } from '~/domain/bonds/estate-bonds';
import { MATTER_BONDS } from '~/domain/matters/matter-words';
import { PART_FIELDS, type PartFieldKey } from '~/domain/signing/part-fields';
import { readPartStep } from '~/domain/signing/read-part';
import { SHARED_FACT_KEYS } from '~/domain/signing/shared-facts';
import { signedAnswers } from '~/domain/signing/signed-part';
import { factLabel, partField } from '~/domain/signing/words-of-bond';

const today = '2026-11-23';
const keys = Object.keys(PART_FIELDS) as PartFieldKey[];

/** What a signer of the relation step and the facts reads. */
function wordsOf(bond: string | null): string {
  const questions = (['relation', 'owesEstate'] as const).map((key) => partField(key, bond));

  return [
    ...questions.flatMap(({ label, hint }) => [label, hint]),
    ...SHARED_FACT_KEYS.map((fact) => factLabel(fact, bond)),
  ].join('\n');
}

describe('the words of a signer’s questions', () => {
  it('never speak of a living ward as of an estate', () => {
    expect(wordsOf('guardian-conservator')).toContain('Do you owe money to the ward?');
    expect(wordsOf('guardian-conservator')).not.toMatch(/estate|died|decedent|trust/iu);
  });

  it.each(ESTATE_BONDS)('speak of the person who died for a bond of an %s', (bond) => {
    expect(wordsOf(bond)).toContain('Do you owe money to the estate?');
    expect(wordsOf(bond)).not.toMatch(/ward|trust/iu);
  });

  it.each(['trustee', 'appeal-supersedeas'])('name no estate and no ward for a %s', (bond) => {
    expect(wordsOf(bond)).not.toMatch(/estate|died|decedent|ward\b/iu);
  });

  it('fit every bond before the bond is known, and for an indemnitor', () => {
    for (const bond of [null, 'notary'])
      expect(wordsOf(bond)).toContain('the person who died, the ward or the trust');
  });

  it('leave the case of the bond out of the history, but not for an indemnitor of a contractor', () => {
    expect(partField('hasLawsuit', 'administrator').label).toContain('other than this case');
    expect(partField('hasJudgments', 'appeal-supersedeas').label).toContain('than in this case');
    expect(partField('hasLawsuit', null).label).toBe('Are you party to a lawsuit?');
  });

  it.each(Object.values(MATTER_BONDS).flatMap(Object.keys))(
    'change no other question of a %s',
    (bond) => {
      const changed = ['relation', 'owesEstate', 'hasJudgments', 'hasLawsuit'];
      const others = keys.filter((key) => !changed.includes(key));

      for (const key of others) expect(partField(key, bond)).toBe(PART_FIELDS[key]);
    },
  );

  it('are those of the messages and of the answers to confirm', () => {
    const bond = 'guardian-conservator';
    const label = 'Do you owe money to the ward?';
    const read = readPartStep('relation', {}, { today, bond });

    expect(!read.ok && read.problems.owesEstate).toBe(`Answer the question: ${label}`);
    expect(signedAnswers('client', { answers: {}, facts: {}, given: [] }, bond)).toContainEqual(
      expect.objectContaining({ label }),
    );
  });
});
