import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const DOMAIN = new URL('../../../src/domain/', import.meta.url);

/** Imports that exist at run time: `import type` is erased. */
const RUNTIME_IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)';$/gm;

/** Every package that a module imports, directly or indirectly. */
function packagesOf(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);

  const source = readFileSync(fileURLToPath(file), 'utf8');
  return [...source.matchAll(RUNTIME_IMPORT)].flatMap(([, target = '']) =>
    target.startsWith('.') ? packagesOf(new URL(target, file), seen) : [target],
  );
}

describe('the code that a browser needs before the first answer', () => {
  it.each([
    'money.ts',
    'dates.ts',
    'us-states.ts',
    'application-status.ts',
    'bonds/bond-types.ts',
    'bonds/bond-rules.ts',
    'formats/card-number.ts',
    'formats/phone.ts',
    'quote/journey.ts',
    'quote/selection.ts',
    'quote/pricing.ts',
    'quote/term-words.ts',
    'quote/never-stored.ts',
    'quote/decision.ts',
    'quote/failure-codes.ts',
    'quote/underwriting-questions.ts',
  ])('imports no package: %s', (module) => {
    expect(packagesOf(new URL(module, DOMAIN))).toEqual([]);
  });

  it('is checked by a search that finds an existing zod import', () => {
    expect(packagesOf(new URL('quote/completeness.ts', DOMAIN))).toContain('zod');
  });
});
