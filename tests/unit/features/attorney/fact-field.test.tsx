// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import type { MatterField } from '~/domain/matters/matter-field';
import { FactField } from '~/features/attorney/FactField';
import type { MatterForm } from '~/features/attorney/use-matter-form';
import { estate } from '../../domain/matters/matter-samples';
import { enter, field, render } from '../../ui/render';

function Fact({ kind, grows }: Pick<MatterField, 'kind' | 'grows'>) {
  const [typed, setTyped] = useState('');
  const form = {
    typed: { fact: typed },
    problems: {},
    facts: estate({}),
    type: (_: MatterField, text: string) => setTyped(text),
  } as unknown as MatterForm;

  return (
    <FactField
      field={{ key: 'fact', label: 'Fact', section: 'case', kind, ...(grows && { grows }) }}
      form={form}
      states={{}}
    />
  );
}

it.each([
  ['money', '450k', '$450,000'],
  ['money', 'a lot', 'a lot'],
  ['date', 'Nov 20 2026', '11/20/2026'],
  ['date', '12/14/26', '12/14/2026'],
  ['date', 'in spring', 'in spring'],
] as const)('shows %s typed as %j as %j when its field is left', (kind, typed, shown) => {
  render(<Fact kind={kind} />);
  enter('matter-fact', typed);
  act(() => {
    field('matter-fact').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });

  expect(field('matter-fact').value).toBe(shown);
});

it('shows the whole of a long text, in a field that grows', () => {
  render(<Fact kind="text" grows />);

  expect(document.querySelector('textarea')?.getAttribute('rows')).toBe('1');
});
