import { describe, expect, it } from 'vitest';
import {
  type Module,
  planFirstLoad,
} from '../../../../src/integrations/first-load/plan-first-load';

/** Modules from "importer > imported", with `>>` for an import that is loaded later. Capital letters are entries. */
function modules(...lines: string[]): Module[] {
  const edges = lines.map((line) => {
    const [from = '', arrow = '', to = ''] = line.split(' ');

    return { from, to, isLater: arrow === '>>' };
  });
  const ids = new Set(edges.flatMap(({ from, to }) => [from, to]));

  return [...ids].map((id) => ({
    id,
    isEntry: /^[A-Z]/.test(id),
    code: id,
    importers: edges.filter((edge) => edge.to === id && !edge.isLater).map(({ from }) => from),
    dynamicImporters: edges
      .filter((edge) => edge.to === id && edge.isLater)
      .map(({ from }) => from),
    importedIds: edges.filter((edge) => edge.from === id && !edge.isLater).map(({ to }) => to),
  }));
}

describe('the plan of the first load', () => {
  it('puts what several pages share into files named after their largest module', () => {
    const plan = planFirstLoad(
      modules('A > src/session.ts', 'B > src/session.ts', 'A > x', 'B > x'),
    );

    expect(plan.get('src/session.ts')).toEqual({ rank: 0, name: 'session' });
    expect(plan.get('x')).toEqual({ rank: 0, name: 'session' });
  });

  it('leaves what only one page needs in its own script', () => {
    expect(planFirstLoad(modules('A > x', 'B > y')).size).toBe(0);
  });

  it('gives a file to what a page and its later parts share, because the bundler would make many', () => {
    const plan = planFirstLoad(
      modules('A > x', 'A > y', 'A >> part', 'part > x', 'A >> other', 'other > y'),
    );

    expect([...plan.keys()].sort()).toEqual(['x', 'y']);
    expect(plan.get('x')).toEqual(plan.get('y'));
  });

  it('keeps modules without React apart from those that import it, directly or through others', () => {
    const react = '/node_modules/react/index.js';
    const plan = planFirstLoad(
      modules(
        'A > clock',
        'B > clock',
        'A > field',
        'B > field',
        'field > button',
        `button > ${react}`,
      ),
    );

    expect(plan.get('field')).toEqual(plan.get(react));
    expect(plan.get('clock')).not.toEqual(plan.get('field'));
  });

  it('says nothing of modules that only later parts need', () => {
    expect(planFirstLoad(modules('A >> part', 'part > z', 'B >> part')).size).toBe(0);
  });

  it('ranks a file above those that it imports from', () => {
    const big = 'b'.repeat(9_000);
    const plan = planFirstLoad(modules(`A > x`, `B > x`, `x > ${big}`, `C > ${big}`, `D > ${big}`));

    expect(plan.get('x')?.rank).toBeGreaterThanOrEqual(plan.get(big)?.rank ?? Infinity);
  });
});
