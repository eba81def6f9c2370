// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProjectForm } from '~/features/contractor/ProjectForm';
import { StatementsPart } from '~/features/contractor/StatementsPart';
import { DESK } from '../../../support/contractor-desk.ts';
import { enter, render } from '../../ui/render';

function leave(id: string, text: string): string | undefined {
  enter(id, text);
  const input = document.querySelector<HTMLInputElement>(`#${id}`);
  act(() => {
    input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });

  return input?.value;
}

beforeEach(() => document.body.replaceChildren());

it('the amounts of a project read as amounts once their fields are left', () => {
  render(<ProjectForm desk={DESK} onDone={vi.fn()} />);

  expect(leave('project-new-estimate_cents', '1.2m')).toBe('$1,200,000');
  expect(leave('project-new-estimate_cents', 'much')).toBe('much');
});

it('so do the amounts of a statement that can be a loss', () => {
  render(<StatementsPart desk={DESK} />);
  const open = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Add a statement',
  );
  act(() => open?.click());

  expect(leave('statement-profit_cents', '90k')).toBe('$90,000');
  expect(leave('statement-profit_cents', '(90,000)')).toBe('(90,000)');
});
