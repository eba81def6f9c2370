// @vitest-environment happy-dom
import type { WritableAtom } from 'nanostores';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FirmPage } from '~/features/attorney/FirmPage';
import { accountView, SINGLE_KEY } from '~/stores/attorney';
import { enter, field, render } from '../../ui/render';

const FIRM = {
  id: 'f1',
  version: 1,
  name: 'Ward & Hale',
  officeAddress: '12 Broad Street, Charleston, SC',
  barNumbers: [{ state: 'SC', number: '100234' }],
  matterAccess: 'firm',
  payerDefault: 'client',
} as const;

const NEWER = { ...FIRM, version: 2, officeAddress: '7 Meeting Street, Charleston, SC' };

/** The bodies of the calls, and the answer to each of them. */
const sent: Record<string, unknown>[] = [];
let answer: () => Promise<Response>;

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  sent.push((await new Request(input, init).json()) as Record<string, unknown>);

  return answer();
});

const page = (firm: typeof FIRM | typeof NEWER) => (
  <FirmPage account={{ firm, role: 'owner', colleagues: [], invited: [] }} userId="u1" />
);

/** What a reload of the account brought. */
function load(firm: typeof NEWER): void {
  const $view = accountView.at(SINGLE_KEY) as WritableAtom;
  $view.set({ value: { firm }, isLoading: false });
}

async function save(): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Save',
  );
  await act(async () => button?.click());
}

const isSaved = () =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.body.textContent).not.toContain('Saving...');
  });

beforeEach(() => {
  sent.length = 0;
  answer = async () => Response.json('changed');
  document.body.replaceChildren();
});

describe('the form of a firm', () => {
  it('overwrites nothing that another owner saved after it opened, and shows it', async () => {
    const { draw } = render(page(FIRM));
    enter('firm-name', 'Ward, Hale & Cole');
    answer = async () => Response.json('changed-meanwhile');
    load(NEWER);
    await save();
    await isSaved();
    draw(page(NEWER));

    expect(sent[0]).toMatchObject({ expected: 1 });
    expect(document.body.textContent).toContain('Somebody changed this meanwhile');
    expect(field('firm-name').value).toBe('Ward, Hale & Cole');
    expect(document.querySelector('textarea')?.value).toBe(NEWER.officeAddress);

    await save();
    expect(sent[1]).toMatchObject({
      expected: 2,
      firm: { name: 'Ward, Hale & Cole', office_address: NEWER.officeAddress },
    });
  });

  it('keeps what its owner types while an earlier change is being saved', async () => {
    const { draw } = render(page(FIRM));
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    enter('firm-name', 'Ward, Hale & Cole');
    await save();
    enter('firm-name', 'Ward, Hale & Cole LLP');
    resolve(Response.json('changed'));
    await isSaved();
    draw(page({ ...NEWER }));

    expect(field('firm-name').value).toBe('Ward, Hale & Cole LLP');
  });
});
