// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import type { ReportPerson } from '~/domain/consumer-reports/read-answers';
import type { RequestStatus } from '~/domain/bond-requests/request-kinds';
import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import type { Approval } from '~/domain/underwriting/approvals';
import type { StaffEvent } from '~/domain/underwriting/history';
import { RequestDecision } from '~/features/underwriting/bond-requests/RequestDecision';
import { render } from '../../ui/render';

const sent: StaffEvent = { id: 1, kind: 'change-requested', actor: 'customer', at: '2026-11-20' };
const approved = (actorId: string): StaffEvent => ({
  id: 2,
  kind: 'change-approved',
  actor: 'staff',
  actorId,
  at: '2026-11-21',
});

function form(
  changes: {
    approvals?: Approval[];
    events?: StaffEvent[];
    status?: RequestStatus;
    request?: Partial<StoredRequest>;
    people?: readonly ReportPerson[];
  } = {},
) {
  const { events = [sent], status = 'requested', request, approvals, people = [] } = changes;
  const requests = approvals ? { r: approvals } : {};
  const application = {
    ...{ id: 'a', events, approvals: { requests }, consumerReports: { people, uses: [] } },
  } as unknown as StaffApplication;

  return (
    <RequestDecision
      request={{
        id: 'r',
        kind: 'amount-change',
        status,
        newAmount: 3_000_000,
        proofs: [],
        requestedAt: '2026-11-20T12:00:00Z',
        ...request,
      }}
      amount={2_500_000}
      application={application}
      staff={[]}
      userId="me"
    />
  );
}

function choose(label: 'approve' | 'decline') {
  act(() => document.querySelector<HTMLInputElement>(`input[value="${label}"]`)?.click());
}

function type(text: string) {
  const area = document.querySelector('textarea');
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(area, text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const words = () => document.body.textContent;

describe('the decision of a request', () => {
  it("shows first the events by others, and not the underwriter's own", () => {
    const { draw } = render(form());
    draw(form({ events: [sent, approved('me')] }));
    expect(words()).not.toContain('Changed meanwhile');

    draw(form({ events: [sent, approved('somebody')] }));
    expect(words()).toContain('Changed meanwhile');

    act(() => document.querySelector('form')?.requestSubmit());
    expect(document.activeElement?.id).toBe('news-r');
  });

  it('keeps the typed reason for copying when another person decides the request', () => {
    const { draw } = render(form());
    choose('decline');
    type('The letter is of another bond.');
    draw(form({ status: 'withdrawn' }));

    const area = document.querySelector('textarea');
    expect(area?.value).toBe('The letter is of another bond.');
    expect(area?.readOnly).toBe(true);
    expect(document.querySelector('form')).toBeNull();
  });

  it('shows nothing when nothing was typed', () => {
    const untouched = { id: 'untouched' };
    const { draw } = render(form({ request: untouched }));
    draw(form({ request: untouched, status: 'approved' }));

    expect(words()).toBe('');
  });

  it('asks for the final refund of a bond that ends, and of no other', async () => {
    const { draw } = render(form({ request: { kind: 'release', estimate: 2_506 } }));
    choose('approve');
    expect(words()).toContain('Final refund');
    expect(words()).toContain('We estimated $25.06.');
    await act(async () => document.querySelector('form')?.requestSubmit());
    expect(words()).toContain('Enter the final refund, or 0 for none');
    expect(document.activeElement?.id).toBe('refund-r');

    choose('decline');
    expect(words()).not.toContain('Final refund');

    draw(form());
    choose('approve');
    expect(words()).not.toContain('Final refund');
  });

  it.each([
    ['1 cent', 1, true],
    ['nothing', 0, false],
    ['what cannot be told', undefined, false],
  ])('asks to bill an additional premium of %s: %j, %s', (_, estimate, isBilled) => {
    render(form({ request: { ...(estimate !== undefined && { estimate }) } }));
    choose('approve');

    expect(words()?.includes('Bill the additional premium')).toBe(isBilled);
  });
});

describe('a raise above the limit of one underwriter', () => {
  const approval = (staffId: string, counts: boolean): Approval => ({
    staffId,
    counts,
    at: '2026-11-21T10:00:00Z',
  });

  it('states before the first approval that the customer does not read the note', () => {
    render(form({ approvals: [] }));
    choose('approve');

    expect(words()).toContain('Note to your colleague');
    expect(words()).not.toContain('The customer reads it.');
    expect(words()).not.toContain('Needs a second approval');
  });

  it('shows the first approver, and approvals that do not count any more', () => {
    const { draw } = render(form({ approvals: [approval('dana', false)] }));
    expect(words()).toContain('Needs a second approval');
    expect(words()).toContain('no longer works here, so that approval does not count');

    draw(form({ approvals: [approval('me', true)] }));
    expect(words()).toContain('You approved on');
    choose('approve');
    expect(words()).toContain('The customer reads it.');
  });
});

describe('a person who allowed a credit report', () => {
  const people = [{ person: 'applicant', name: 'Ann Smith', hasAddress: true }];
  const question = 'Did a consumer report on Ann Smith play a part?';

  it('is asked about when a higher amount is declined', () => {
    render(form({ people }));
    choose('approve');
    expect(words()).not.toContain(question);

    choose('decline');
    expect(words()).toContain(question);
  });

  it('is not asked about when a lower amount or another request is declined', () => {
    const { draw } = render(form({ people, request: { newAmount: 2_000_000 } }));
    choose('decline');
    expect(words()).not.toContain(question);

    draw(form({ people, request: { kind: 'release', newAmount: undefined } as never }));
    expect(words()).not.toContain(question);
  });
});
