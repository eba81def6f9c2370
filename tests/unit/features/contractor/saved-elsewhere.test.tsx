// @vitest-environment happy-dom
import type { WritableAtom } from 'nanostores';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { CompanyTab } from '~/features/contractor/CompanyTab';
import { Letters } from '~/features/contractor/Letters';
import { ResultForm } from '~/features/contractor/ResultForm';
import { contractorView, OWN_DESK } from '~/stores/contractor-desk';
import { DESK, GRANT, PROJECT } from '../../../support/contractor-desk.ts';
import { enter, render } from '../../ui/render';

/** The bodies of the calls, and the answer to each of them. */
const sent: Record<string, unknown>[] = [];
let answer: () => Response;

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  sent.push((await new Request(input, init).json()) as Record<string, unknown>);

  return answer();
});

const saved = () => Response.json({ outcome: 'saved', version: 2 });
const refused = () => Response.json({ outcome: 'changed-meanwhile', version: 2 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** What a reload of the desk brought. */
function load(desk: ContractorDesk): void {
  const $view = contractorView.at(OWN_DESK) as WritableAtom;
  $view.set({ value: { desk }, isLoading: false });
}

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
  await act(async () => found?.click());
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.body.textContent).not.toMatch(/Saving\.\.\./);
  });
}

beforeEach(() => {
  sent.length = 0;
  answer = saved;
  document.body.replaceChildren();
});

describe('the form of the company', () => {
  const company = {
    ...DESK,
    facts: {
      ...{ legal_name: DESK.legalName, entity: 'llc', state_code: 'SC', formed_on: '2012-04-01' },
      ...{ fiscal_year_end: '12-31', largest_job_cents: 100_00, single_asked_cents: 100_00 },
      ...{ aggregate_asked_cents: 200_00 },
    },
    details: { trades: 'Concrete', licenses: 'none' },
  };
  const newer = { ...company, version: 2 };

  it('replaces nothing that somebody else saved after it opened', async () => {
    const { draw } = render(<CompanyTab desk={company} />);
    load(newer);
    draw(<CompanyTab desk={newer} />);
    answer = refused;
    await press('Save the company');

    expect(sent[0]).toMatchObject({ expected: 1 });
    expect(document.body.textContent).toContain('Somebody changed this meanwhile');
  });

  it('saves at the next press, after its author has read of the other change', async () => {
    const { draw } = render(<CompanyTab desk={company} />);
    load(newer);
    draw(<CompanyTab desk={newer} />);
    answer = refused;
    await press('Save the company');
    answer = saved;
    await press('Save the company');

    expect(sent[1]).toMatchObject({ expected: 2 });
  });
});

describe('the result of a bid', () => {
  it('is recorded for the project as it was when the form opened', async () => {
    const project = { ...PROJECT, stage: 'bid-issued', version: 4 } as const;
    const { draw } = render(<ResultForm desk={DESK} project={project} />);
    await press('We lost the job');
    draw(<ResultForm desk={DESK} project={{ ...project, version: 5 }} />);
    await press('Record: Lost');

    expect(sent[0]).toMatchObject({ expected: 4 });
  });
});

describe('a letter whose answer was lost', () => {
  const idOf = (call: number) => (sent[call]?.['facts'] as { id: string } | undefined)?.id;

  async function ask(amount: string): Promise<void> {
    enter('letter-single_cents', amount);
    await press('Write the letter');
  }

  beforeEach(async () => {
    render(<Letters desk={DESK} line={GRANT} />);
    await press('Ask for a letter');
    const choice = document.querySelector<HTMLSelectElement>('#letter-project_id');
    await act(async () => {
      if (choice) choice.value = 'none';
      choice?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    answer = lost;
    await ask('$1,000');
  });

  it('is the same letter when it is asked for again', async () => {
    await ask('$1,000');

    expect(idOf(1)).toBe(idOf(0));
  });

  it('is another letter after its amount was corrected', async () => {
    await ask('$2,000');

    expect(idOf(1)).not.toBe(idOf(0));
  });
});
