// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { parsePhone } from '~/domain/formats/phone';
import { DateField } from '~/ui/DateField';
import { MaskedField } from '~/ui/MaskedField';
import { MoneyField } from '~/ui/MoneyField';
import { enter, field, render } from './render';

function Phone() {
  const [value, setValue] = useState('');

  return (
    <MaskedField
      id="phone"
      label="Phone"
      value={value}
      pattern="(###) ###-####"
      parse={parsePhone}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

function Amount() {
  const [value, setValue] = useState('');

  return (
    <MoneyField
      id="amount"
      label="Bond amount"
      value={value}
      onValueChange={setValue}
      read={(typed) => (typed === '10k' ? '$10,000' : undefined)}
    />
  );
}

function Day() {
  const [value, setValue] = useState('');

  return (
    <DateField id="day" label="Effective date" hasCalendar value={value} onValueChange={setValue} />
  );
}

describe('a field for digits', () => {
  it.each([
    ['8035550123', '(803) 555-0123'],
    ['+1 803 555 0123', '(803) 555-0123'],
    ['803', '(803'],
    ['call me', ''],
  ])('shows %s as %s', (typed, shown) => {
    render(<Phone />);
    enter('phone', typed);

    expect(field('phone').value).toBe(shown);
  });
});

describe('a field for dollars', () => {
  it.each([
    ['10000', '$10,000'],
    ['$1,234.50', '$1,234.50'],
    ['1234.567', '1234.567'],
    ['-5', '-5'],
    ['1.5m', '1.5m'],
    ['$', ''],
  ])('shows %s as %s', (typed, shown) => {
    render(<Amount />);
    enter('amount', typed);

    expect(field('amount').value).toBe(shown);
  });
});

describe('a field for a day', () => {
  it('is formatted during typing', () => {
    render(<Day />);
    enter('day', '1201');

    expect(field('day').value).toBe('12/01');
  });
});
