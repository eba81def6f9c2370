import { describe, expect, it } from 'vitest';
import { glanceCell, glanceColumns } from '~/features/requirements/glance';

const usual = { fact: 'amount', value: 100_000 } as const;
const recyclers = { fact: 'amount', who: 'recyclers', value: 20_000 } as const;
const notice = { fact: 'deadline', who: 'notice before the surety cancels', value: 60 } as const;
const arizona = { facts: [notice, recyclers, usual] };

describe('the columns of the answers side by side', () => {
  it('are the kinds of facts that a place has, whatever order the rows are in', () => {
    expect(glanceColumns([{ facts: [notice] }, { facts: [usual] }])).toEqual([
      'amount',
      'deadline',
    ]);
  });
});

describe('a cell of the answers side by side', () => {
  it('begins with the fact that binds everyone', () => {
    expect(glanceCell(arizona, 'amount')).toEqual([usual, recyclers]);
  });

  it('is empty where a place has no fact of the kind', () => {
    expect(glanceCell(arizona, 'term')).toEqual([]);
  });
});
