// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { WIP_TEMPLATE } from '~/domain/contractors/wip-csv';
import { WipPart } from '~/features/contractor/WipPart';
import { DESK } from '../../../support/contractor-desk.ts';
import { WIP_ROW } from '../../../support/line-account.ts';
import { render } from '../../ui/render';

const buttonOf = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

beforeEach(() => document.body.replaceChildren());

it('offers a template of its columns to a contractor without a schedule', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);

    return 'blob:template';
  });
  render(<WipPart desk={DESK} />);
  act(() => buttonOf('Download a template')?.click());

  expect(await saved[0]?.text()).toBe(WIP_TEMPLATE);
  expect(WIP_TEMPLATE).toMatch(/^Job number,Job,Owner,Contract price,/);
});

it('keeps the template in reach while a schedule is pasted', () => {
  render(<WipPart desk={DESK} />);
  act(() => buttonOf('Paste a schedule')?.click());

  expect(document.querySelector('textarea')).not.toBeNull();
  expect(buttonOf('Download a template')).toBeDefined();
});

it('offers the latest schedule instead once there is one', () => {
  render(
    <WipPart desk={{ ...DESK, schedules: [{ id: 'w', asOf: '2026-09-30', rows: [WIP_ROW] }] }} />,
  );

  expect(buttonOf('Download as CSV')).toBeDefined();
  expect(buttonOf('Download a template')).toBeUndefined();
});
