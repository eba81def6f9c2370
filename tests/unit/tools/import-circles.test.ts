import { describe, expect, it } from 'vitest';
import { findImportCircles } from '../../tools/hygiene/import-circles.ts';

/** Files that import others, by their paths. */
function circlesOf(files: Record<string, string>): string[] {
  return findImportCircles(Object.entries(files).map(([path, text]) => ({ path, text })));
}

describe('findImportCircles', () => {
  it('reports a cycle of three files once, with each of its files', () => {
    expect(
      circlesOf({
        'src/a.ts': "import { b } from './b.ts';",
        'src/b.ts': "import type { C } from '~/deep/c';",
        'src/deep/c.tsx': "const a = () => import('../a');",
        'src/d.ts': "import { a } from './a.ts';",
      }),
    ).toEqual(['src/a.ts -> src/b.ts -> src/deep/c.tsx -> src/a.ts']);
  });

  it('accepts two paths to the same file', () => {
    expect(
      circlesOf({
        'src/a.ts': "import './b.ts';\nimport './c.ts';",
        'src/b.ts': "import './d.ts';",
        'src/c.ts': "import './d.ts';",
        'src/d.ts': "import { z } from 'zod';",
      }),
    ).toEqual([]);
  });

  it('looks at the tests and their tools too', () => {
    expect(
      circlesOf({
        'tests/tools/a.ts': "import './b.ts';",
        'tests/tools/b.ts': "import type { A } from './a.ts';",
      }),
    ).toHaveLength(1);
  });
});
