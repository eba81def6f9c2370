import { describe, expect, it } from 'vitest';
import { filesProblem, wordsProblem } from '~/domain/bond-requests/request-limits';

describe('the limits of a request', () => {
  it('allow a note of 2,000 characters without the blanks around it, and not 2,001', () => {
    expect(wordsProblem(`  ${'x'.repeat(2_000)}\n`)).toBeUndefined();
    expect(wordsProblem('x'.repeat(2_001))).toBe('Use 2,000 characters or fewer');
  });

  it('allow 10 files and not 11', () => {
    expect(filesProblem(10)).toBeUndefined();
    expect(filesProblem(11)).toBe('Attach 10 files or fewer');
  });
});
