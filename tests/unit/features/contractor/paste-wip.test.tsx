// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PasteWip } from '~/features/contractor/PasteWip';
import { DESK } from '../../../support/contractor-desk.ts';
import { enter, render } from '../../ui/render';

const OVER = 'W-1\tSchool\tCounty\t1,100,000\t1,000,000\t1,200,000\t500,000\tYes';

function paste(text: string): void {
  const sheet = document.querySelector<HTMLTextAreaElement>('#wip-sheet');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(sheet, text);
  act(() => {
    sheet?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => document.body.replaceChildren());

it('warns of a job whose cost passed its estimate, and keeps what was typed', async () => {
  render(<PasteWip desk={DESK} onDone={vi.fn()} />);
  enter('wip-as_of', '11/20/2026');
  paste(OVER);
  const save = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Save the schedule',
  );
  await act(async () => save?.click());

  expect(document.body.textContent).toContain(
    'Job W-1 has cost more than its estimated cost, so it counts as 100% complete.',
  );
  expect(document.querySelector<HTMLTextAreaElement>('#wip-sheet')?.value).toBe(OVER);
});
