// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { BidRequests } from '~/features/underwriting/contractors/BidRequests';
import { Lines } from '~/features/underwriting/contractors/Lines';
import { render } from '../../ui/render';

const QUESTION = 'Did a consumer report on Ann Lee play a part?';

const GRANT = {
  ...{ id: 'g', version: 1, single: 20_000_000, aggregate: 50_000_000, basis: 'all-work' },
  ...{ conditions: {}, effectiveOn: '2026-01-01', reviewOn: '2027-01-01', isSuspended: false },
  ...{ ratePlan: 'standard', reason: 'Reviewed', grantedBy: 'dana', isReplaced: false },
  ...{ grantedAt: '2026-01-01T12:00:00Z', approvedBy: 'dana' },
};

const BID = { id: 'b', price: 100, outcome: 'stopped', stops: [], needsUnderwriter: false };

function deskWith(changes: object = {}): ContractorDesk {
  return {
    ...{ id: 'c', grants: [GRANT], projects: [], schedules: [], singleAsked: 0, aggregateAsked: 0 },
    indemnitors: [
      {
        ...{ id: 'i', kind: 'person', fullName: 'Ann Lee', isReleased: false, relation: 'owner' },
        link: { signedAt: '2026-11-20T12:00:00Z' },
      },
    ],
    ...changes,
  } as unknown as ContractorDesk;
}

const words = () => document.body.textContent ?? '';

function press(name: string): void {
  const buttons = [...document.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent === name)?.click());
}

function enter(id: string, value: string): void {
  const control = document.getElementById(id) as HTMLInputElement | HTMLSelectElement;
  const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

it('shows the other bids beside a large spread', () => {
  const tabulation = [
    { bidder: 'Banks', cents: 43_190_000 },
    { bidder: 'Truluck', cents: 44_725_000 },
  ];
  const bid = { ...BID, needsUnderwriter: true, spread: 1915, resultNote: '', tabulation };
  const project = { id: 'p', number: '26-03', name: 'Sidewalk', bids: [bid] };
  render(<BidRequests desk={deskWith({ projects: [project] })} />);

  expect(words()).toContain('Spread 19.15%. No explanation yet.');
  expect(words()).toContain('Other bids: Banks $431,900; Truluck $447,250');
});

describe('the question about the credit reports of indemnitors', () => {
  it('comes with a suspension, which waits for the answer', () => {
    render(<Lines desk={deskWith()} />);
    press('Suspend');

    expect(words()).toContain(QUESTION);
  });

  it('comes with a smaller line, and not with the same or a larger one', () => {
    render(<Lines desk={deskWith()} />);
    press('Change the line');
    expect(words()).not.toContain(QUESTION);

    enter('grant-single_cents', '$300,000');
    expect(words()).not.toContain(QUESTION);
    enter('grant-single_cents', '$100,000');
    expect(words()).toContain(QUESTION);
  });

  it('comes with the approval of a smaller line by a second underwriter', () => {
    const smaller = { ...GRANT, id: 'w', version: 2, single: 10_000_000, approvedBy: undefined };
    const { draw } = render(<Lines desk={deskWith({ grants: [smaller, GRANT] })} />);
    expect(words()).toContain(QUESTION);

    draw(<Lines desk={deskWith({ grants: [{ ...smaller, single: 30_000_000 }, GRANT] })} />);
    expect(words()).not.toContain(QUESTION);
  });

  it('comes with a declined bid, and not with an approved one', () => {
    render(
      <BidRequests desk={deskWith({ projects: [{ id: 'p', number: 'P-1', bids: [BID] }] })} />,
    );
    enter('decide-b-decision', 'approved');
    expect(words()).not.toContain(QUESTION);

    enter('decide-b-decision', 'declined');
    expect(words()).toContain(QUESTION);
  });
});
