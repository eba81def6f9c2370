import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { formattedMoney } from '../../tools/eslint/formatted-money.mjs';

function problemsOf(code: string): string[] {
  const linter = new Linter();
  const problems = linter.verify(code, {
    files: ['**/*.js'],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { marshline: { rules: { money: formattedMoney } } },
    rules: { 'marshline/money': 'error' },
  });

  return problems.map(({ message }) => message);
}

describe('an amount of money in a text', () => {
  it.each([
    ['a limit', 'const words = `Amount too large (max ${max})`;', 'max'],
    ['a field', 'const words = `You pay ${price.totalCents}`;', 'totalCents'],
    ['a premium', 'const words = `Premium ${premium}`;', 'premium'],
    ['a part of a page', 'const part = <p>{bond.amount}</p>;', 'amount'],
  ])('is refused without a format: %s', (_, code, name) => {
    expect(problemsOf(code)).toEqual([
      `Format ${name} with formatMoney: people read dollars, not cents.`,
    ]);
  });

  it.each([
    ['formatted', 'const words = `max ${formatWholeMoney(max)}`;'],
    ['for developers', 'throw new RangeError(`No words for ${cents} cents`);'],
    ['as a property', 'const part = <Money amount={amount} />;'],
    ['of another kind', 'const words = `${count} bonds`;'],
  ])('passes %s', (_, code) => {
    expect(problemsOf(code)).toEqual([]);
  });
});
