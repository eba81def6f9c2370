import { describe, expect, it } from 'vitest';
import { figureProblem, readFigure } from '~/domain/worksheets/typed-figure';

describe('a typed figure', () => {
  it.each([
    ['money', '$1,234.50', 123_450],
    ['money', '1.5m', 150_000_000],
    ['money', '100,000,000,000', 10_000_000_000_000],
    ['percent', '8.25%', 8.25],
    ['months', '18', 18],
    ['months', '120', 120],
    ['money', ' ', undefined],
    ['percent', '', undefined],
  ] as const)('is read: %s %j', (kind, text, figure) => {
    expect(readFigure(kind, text)).toBe(figure);
    expect(figureProblem(kind, text)).toBeUndefined();
  });

  it.each([
    ['money', 'ten', 'Enter an amount in dollars, such as $10,000'],
    ['money', '-5', 'Enter an amount without a minus sign'],
    ['money', '100,000,000,000.01', 'Enter $100 billion or less'],
    ['percent', 'high', 'Enter a percentage, such as 8.25'],
    ['months', '1.5', 'Enter whole months, up to 120'],
    ['months', '121', 'Enter whole months, up to 120'],
  ] as const)('has a problem in words: %s %j', (kind, text, problem) => {
    expect(figureProblem(kind, text)).toBe(problem);
    expect(readFigure(kind, text)).toBeUndefined();
  });
});
