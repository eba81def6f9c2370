import { describe, expect, it } from 'vitest';
import { fillIn } from '~/collections/fill-in';
import { toBondRules } from '~/collections/to-bond-rules';
import { BOND_TRAITS } from '~/domain/bonds/bond-types';
import { isContinuous, termConventionFor } from '~/domain/bonds/term-convention';
import { ACCEPTANCE_KEEPS, DRAFT_OMITS, OWN_FACTS, VERIFY_SHOWS } from '~/domain/own-facts';
import { DRAFT_MAX_AGE_DAYS } from '~/domain/quote/draft';
import { NEVER_STORED, withoutSecrets } from '~/domain/quote/never-stored';
import { readBonds, readSite } from '../../tools/catalogue/read-content.ts';

describe('the facts about ourselves', () => {
  it('are words for texts', () => {
    expect(OWN_FACTS.verifyShows).toMatch(/^number, principal, capacity, obligee, .* and /);
    expect(OWN_FACTS.acceptanceKeeps).toContain('your network (IP) address, and the name');
    expect(OWN_FACTS.draftDays).toBe(`${DRAFT_MAX_AGE_DAYS} days`);
    expect(OWN_FACTS.draftInBrowser).toContain(`for ${DRAFT_MAX_AGE_DAYS} days at most`);
    expect(OWN_FACTS.draftOmits).toBe(
      'Social Security number, EIN, date of birth, card number, and bank account',
    );
  });

  it('name every answer that a draft drops, and only those', () => {
    const answers = NEVER_STORED.map((path) => nested(path.replace('.*', '.number').split('.')));

    expect(Object.keys(DRAFT_OMITS).sort()).toEqual([...NEVER_STORED].sort());
    expect(JSON.stringify(answers)).toContain('secret');
    expect(JSON.stringify(answers.map(withoutSecrets))).not.toContain('secret');
  });

  it('say for each kind of bond whether it continues after its term', () => {
    expect(OWN_FACTS.goOn).toBe(
      'probate and guardianship bonds, appeal bonds, the freight broker bond, and performance and payment bonds',
    );
    expect(OWN_FACTS.endWithTerm).toBe('notary bonds, license bonds, and fidelity bonds');
    expect(OWN_FACTS.endAtAward).toBe('bid bonds');
  });

  it.each(readBonds().map((bond) => [bond.id, toBondRules(bond)] as const))(
    'say what the terms of %s do where no state has a rule of its own',
    (_, bond) => {
      const plain = { ...bond, stateRules: {} };
      const goesOn = isContinuous(termConventionFor(plain, 'SC'));

      expect(goesOn).toBe(BOND_TRAITS[bond.slug].ends !== 'with-term');
    },
  );

  it('fill the placeholders of a text', () => {
    expect(fillIn('They see {verifyShows}.', readSite())).toBe(
      `They see ${OWN_FACTS.verifyShows}.`,
    );
  });

  it('say everything that they name only once', () => {
    const words = [...Object.values(VERIFY_SHOWS), ...Object.values(ACCEPTANCE_KEEPS)].filter(
      Boolean,
    );

    expect(new Set(words).size).toBe(words.length);
  });
});

/** An object with a secret at this path. */
function nested([key = '', ...rest]: readonly string[]): Record<string, unknown> {
  return { [key]: rest.length > 0 ? nested(rest) : 'secret' };
}
