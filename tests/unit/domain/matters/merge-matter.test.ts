import { describe, expect, it } from 'vitest';
import { clashWords } from '~/domain/matters/clash-words';
import { changedFields, mergeMatter, takeTheirs } from '~/domain/matters/merge-matter';
import type { MatterPerson, MatterValues } from '~/domain/matters/matter-values';

const facts = (values: MatterValues, people: readonly MatterPerson[] = []) => ({
  kind: 'fiduciary' as const,
  values,
  people,
});

const person = (id: string, fullName: string): MatterPerson => ({
  id,
  role: 'co-fiduciary',
  fullName,
  email: '',
  phone: '',
});

describe('mergeMatter', () => {
  it('keeps what each change did to its own facts, also an emptied one', () => {
    const { merged, clashes } = mergeMatter({
      read: facts({ court: 'Probate', county: 'York', amount: 100 }),
      mine: facts({ court: 'Circuit', county: 'York', amount: 100 }),
      theirs: facts({ court: 'Probate', amount: 200 }),
    });

    expect(merged.values).toEqual({ court: 'Circuit', amount: 200 });
    expect(clashes).toEqual([]);
  });

  it('sees no clash when both changes set the same value, whatever the order of the columns', () => {
    const { clashes } = mergeMatter({
      read: facts({}),
      mine: facts({ heirs: [{ name: 'Ann', share: 'all' }] }),
      theirs: facts({ heirs: [{ share: 'all', name: 'Ann' }] }),
    });

    expect(clashes).toEqual([]);
  });

  it('names a fact that both changed, and keeps it as typed until its user chooses', () => {
    const { merged, clashes } = mergeMatter({
      read: facts({ amount: 100 }),
      mine: facts({ amount: 25_000_000 }),
      theirs: facts({}),
    });
    const [clash] = clashes;

    expect(clashes).toEqual([{ kind: 'value', key: 'amount', mine: 25_000_000 }]);
    expect(merged.values).toEqual({ amount: 25_000_000 });
    expect(clash && takeTheirs(merged, clash).values).toEqual({});
    expect(clash && clashWords('fiduciary', clash)).toEqual({
      label: 'Amount in the order, or requested',
      mine: '$250,000',
      theirs: 'Empty',
    });
  });

  it('keeps the answer about the bond that was given here, and otherwise the one saved meanwhile', () => {
    const read = facts({});
    const answered = { ...read, given: { answer: 'likely' as const, on: '2026-11-28' } };

    expect(mergeMatter({ read, mine: answered, theirs: read }).merged.given).toBe(answered.given);
    expect(mergeMatter({ read, mine: read, theirs: answered }).merged.given).toBe(answered.given);
  });

  it('merges people by person', () => {
    const { merged, clashes } = mergeMatter({
      read: facts({}, [person('1', 'Ann'), person('2', 'Ben')]),
      mine: facts({}, [person('1', 'Anna'), person('2', 'Ben'), person('3', 'Cy')]),
      theirs: facts({}, [person('1', 'Anne'), person('4', 'Di')]),
    });
    const [clash] = clashes;

    expect(merged.people.map(({ fullName }) => fullName)).toEqual(['Anna', 'Cy', 'Di']);
    expect(clash && clashWords('fiduciary', clash)).toEqual({
      label: 'Anna',
      mine: 'Anna',
      theirs: 'Anne',
    });
    expect(clash && takeTheirs(merged, clash).people[0]?.fullName).toBe('Anne');
  });
});

describe('changedFields', () => {
  it('names the fields whose values differ', () => {
    const before = facts({ court: 'Probate', county: 'York', amount: 1 });
    const after = facts({ court: 'Probate', county: 'Horry', subject: 'Ann' });

    expect(changedFields(before, after)).toEqual(['county', 'amount', 'subject']);
  });
});
