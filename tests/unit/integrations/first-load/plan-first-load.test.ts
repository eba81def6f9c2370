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
    dynamicallyImportedIds: edges
      .filter((edge) => edge.from === id && edge.isLater)
      .map(({ to }) => to),
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

  it('puts the script of the frame into one file with what other pages share with it', () => {
    const frame = 'src/layouts/BaseLayout.astro?type=script&index=0';
    const plan = planFirstLoad(
      modules(`${frame} > events`, `${frame} > loader`, 'A > loader', 'A > own').map((module) =>
        module.id === frame ? { ...module, isEntry: true } : module,
      ),
    );

    expect(plan.get(frame)).toBeDefined();
    expect(plan.get('events')).toEqual(plan.get(frame));
    expect(plan.get('loader')).toEqual(plan.get(frame));
    expect(plan.has('own')).toBe(false);
  });

  describe('with React', () => {
    const react = '/node_modules/react/index.js';
    const renderer = '/node_modules/@astrojs/react/client.js';

    it.each([
      ['at first', ['Guide > clock']],
      ['in a later part', ['Guide >> part', 'part > clock']],
    ])('keeps it apart from what a page without React loads %s', (_, lines) => {
      const plan = planFirstLoad(
        modules(
          ...lines,
          'A > clock',
          'B > clock',
          'A > button',
          'B > button',
          `button > ${react}`,
        ),
      );

      expect(plan.get('button')).toEqual(plan.get(react));
      expect(plan.get('clock')).not.toEqual(plan.get('button'));
    });

    it('joins it with what only pages with React load, also in a later part with React', () => {
      const plan = planFirstLoad(
        modules(
          'Guide >> part',
          `part > ${react}`,
          'part > clock',
          'A > clock',
          'B > clock',
          `A > ${react}`,
          `B > ${react}`,
        ),
      );

      expect(plan.get('clock')).toEqual(plan.get(react));
    });

    it('counts what starts React as loaded by each page with React', () => {
      const all = modules(
        `${renderer} > scheduler`,
        'A >> part',
        'part > scheduler',
        `${renderer} > ${react}`,
        `A > ${react}`,
        `B > ${react}`,
      ).map((module) => (module.id === renderer ? { ...module, isEntry: true } : module));
      const plan = planFirstLoad(all);

      expect(plan.get('scheduler')).toEqual(plan.get(react));
    });
  });

  it('says nothing of modules that only later parts need', () => {
    expect(planFirstLoad(modules('A >> part', 'part > z', 'B >> part')).size).toBe(0);
  });

  it('is the same whatever the order of the modules', () => {
    const all = modules('A > x', 'B > x', 'B > y', 'C > y', 'C > z', 'A > z');
    const plan = planFirstLoad(all);

    expect([...planFirstLoad(all.toReversed())]).toEqual([...plan]);
    expect(plan.size).toBe(3);
  });

  it('ranks a file above those that it imports from', () => {
    const big = 'b'.repeat(9_000);
    const plan = planFirstLoad(modules(`A > x`, `B > x`, `x > ${big}`, `C > ${big}`, `D > ${big}`));

    expect(plan.get('x')?.rank).toBeGreaterThanOrEqual(plan.get(big)?.rank ?? Infinity);
  });
});
