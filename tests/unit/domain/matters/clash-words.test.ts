import { describe, expect, it } from 'vitest';
import { clashWords } from '~/domain/matters/clash-words';
import { fieldsOf } from '~/domain/matters/matter-fields';
import type { MatterPerson, MatterValue } from '~/domain/matters/matter-values';

const fieldOfKind = (kind: string) => {
  const field = fieldsOf('fiduciary').find((one) => one.kind === kind);
  if (!field) throw new Error(`A fiduciary matter has no field of the kind ${kind}`);

  return field;
};

const words = (key: string, mine?: MatterValue, theirs?: MatterValue) =>
  clashWords('fiduciary', { kind: 'value', key, mine, theirs });

const ann: MatterPerson = {
  id: 'p1',
  role: 'client',
  fullName: 'Ann Lee',
  email: 'ann@example.com',
  phone: '',
};

describe('a fact that two changes left different', () => {
  it('reads as the form shows it: an amount, an answer, a choice, rows', () => {
    expect(words('amount', 25_000_000)).toEqual({
      label: 'Amount in the order, or requested',
      mine: '$250,000',
      theirs: 'Empty',
    });
    expect(words(fieldOfKind('yes-no').key, 'yes', 'no')).toMatchObject({
      mine: 'Yes',
      theirs: 'No',
    });
    const choice = fieldOfKind('choice');
    const [value, label] = Object.entries(choice.choices ?? {})[0] ?? [];
    expect(words(choice.key, value)).toMatchObject({ mine: label });
    expect(
      words(fieldOfKind('rows').key, [
        { name: 'Ann Lee', share: '' },
        { name: 'Bo Lee', share: 'half' },
      ]),
    ).toMatchObject({ mine: 'Ann Lee; Bo Lee, half' });
  });

  it('that the form no longer has is named by its key', () => {
    expect(words('formerFact', 'old')).toEqual({
      label: 'formerFact',
      mine: 'Empty',
      theirs: 'Empty',
    });
  });
});

describe('a person whom two changes left different', () => {
  it('is named with the ways to reach them, or as removed', () => {
    expect(clashWords('fiduciary', { kind: 'person', key: 'p1', mine: ann })).toEqual({
      label: 'Ann Lee',
      mine: 'Ann Lee, ann@example.com',
      theirs: 'Removed',
    });
    expect(clashWords('fiduciary', { kind: 'person', key: 'p1', theirs: ann })).toMatchObject({
      label: 'Ann Lee',
      mine: 'Removed',
    });
  });

  it('without a name is still a person', () => {
    const unnamed = { ...ann, fullName: '', email: '' };

    expect(clashWords('fiduciary', { kind: 'person', key: 'p1', mine: unnamed }).label).toBe(
      'A person',
    );
    expect(clashWords('fiduciary', { kind: 'person', key: 'p1' }).label).toBe('A person');
  });
});
