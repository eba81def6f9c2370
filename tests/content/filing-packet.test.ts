import { describe, expect, it } from 'vitest';
import { filingPacketSchema } from '~/collections/schemas/filing-packet';
import { BOND_CATEGORIES, type BondSlug } from '~/domain/bonds/bond-types';
import { stepHint } from '~/domain/bonds/filing-step-words';
import { filingFor } from '~/domain/states/filing';
import { readArticles, readRawContent, readStates } from '../tools/catalogue/read-content.ts';
import { readFilingWords } from '../tools/papers/read-filing-words.ts';
import { readNumberedList } from '../tools/papers/read-numbered-list.ts';

const words = readFilingWords();

describe('the words of filing packets', () => {
  it('take the checks of court bonds from the ten lines of the guide', () => {
    const guide = readArticles().find(({ id }) => id === 'probate-court-checklist');
    const lines = readNumberedList(guide?.body ?? '', 'Ten lines to check');

    expect(lines).toHaveLength(10);
    expect(words.families.court.checks).toEqual(lines);
    expect(lines.every((line) => /^[A-Z].*\.$/.test(line) && !line.includes('*'))).toBe(true);
  });

  it('have checks, things to bring and things to ask for in each family', () => {
    for (const category of BOND_CATEGORIES) {
      const { checks, bring, askFor } = words.families[category];
      expect([checks.length, bring.length, askFor.length].every((count) => count > 0)).toBe(true);
    }
  });

  it('say in every served state how a court bond is filed, with a source', () => {
    for (const { data } of readStates()) {
      const filing = words.states[data.code]?.filing.find(({ category }) => category === 'court');
      expect(filing?.how, data.code).toBeTruthy();
      expect(filing?.sources.length, data.code).toBeGreaterThan(0);
    }
  });

  it('ask the clerk about the court’s own form, as the step of signing does', () => {
    const question = /ask the clerk whether the court wants its own form/i;
    const executor = {
      bondSlug: 'executor-personal-representative',
      principal: 'Ada Marsh',
      obligee: 'Probate Court',
      signing: 'notary',
    } as const;

    expect(words.families.court.checks.join(' ')).toMatch(question);
    expect(stepHint('signed', executor)).toMatch(question);
  });

  it('say who sends the papers of a Florida notary, and where a North Carolina dealer mails the bond', () => {
    const filed = (bond: BondSlug, state: 'FL' | 'NC') => words.bonds[bond].states[state]?.howFiled;

    expect(filed('notary', 'FL')).toMatch(/^A bonding agency that the state has approved sends/);
    expect(filed('auto-dealer', 'NC')).toContain('3129 Mail Service Center, Raleigh, NC');
  });

  it('never tell an attorney about “your attorney”', () => {
    const texts = [
      ...Object.values(words.bonds).flatMap(({ howFiled, states }) => [
        howFiled,
        ...Object.values(states).flatMap((own) => own.howFiled ?? []),
      ]),
      ...Object.values(words.states).flatMap(({ filing, notes }) => [
        ...filing.flatMap(({ how, refuses = '' }) => [how, refuses]),
        ...notes.map(({ text }) => text),
      ]),
      ...Object.values(words.channels),
    ];

    expect(texts.filter((text) => /your attorney/i.test(filingFor('attorney', text)))).toEqual([]);
  });

  it('name no fee, because we know no office’s fees', () => {
    expect(JSON.stringify(words.families)).not.toMatch(/\$\d/);
  });
});

describe('content/filing-packet.yaml', () => {
  it('refuses a family with both checks and a guide, and one with neither', () => {
    const file = readRawContent('filing-packet.yaml') as { families: Record<string, object> };
    const withFamily = (family: object) =>
      filingPacketSchema.safeParse({ ...file, families: { ...file.families, court: family } });
    const { checksOf: _checksOf, ...neither } = file.families['court'] as { checksOf: object };

    expect(withFamily(neither).success).toBe(false);
    expect(
      withFamily({ ...file.families['court'], checks: ['A check.'] }).error?.issues[0]?.message,
    ).toBe('Give checks, or the guide that has them');
  });
});

describe('readNumberedList', () => {
  it('joins the lines of an item and stops at the end of the list', () => {
    const body =
      '\n## Lines\n\n1. **One.** First\n   and more.\n2. Two.\n\nText.\n\n3. Not this.\n';

    expect(readNumberedList(body, 'Lines')).toEqual(['One. First and more.', 'Two.']);
  });

  it('complains about a missing heading and a missing list', () => {
    expect(() => readNumberedList('Text', 'Lines')).toThrow('no heading "## Lines"');
    expect(() => readNumberedList('\n## Lines\n\nText.\n', 'Lines')).toThrow('no numbered list');
  });
});
