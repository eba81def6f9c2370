// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bond } from '~/data/bonds/bonds';
import { AskForm } from '~/features/attorney/answers/AskForm';
import { BidForm } from '~/features/contractor/BidForm';
import { AnswerForm } from '~/features/dashboard/AnswerForm';
import { RequestForm } from '~/features/dashboard/bond-requests/RequestForm';
import { AnswerForm as InquiryAnswer } from '~/features/underwriting/inquiries/AnswerForm';
import { changeDraft } from '~/stores/bond-requests';
import { DESK, PROJECT } from '../../support/contractor-desk.ts';
import { render } from '../ui/render';

/** Answers the waiting request as a server without a connection does. */
let lose: (() => void) | undefined;

vi.stubGlobal(
  'fetch',
  () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))),
);

const BOND = {
  ...{ id: 'b1', bondSlug: 'notary', stateCode: 'SC', status: 'active', amount: 10_000_00 },
  ...{ principal: 'Marisol Okafor', effectiveDate: '2026-01-01', companion: undefined },
} as unknown as Bond;

const FORMS: [string, ReactElement, string][] = [
  [
    'the answer to an underwriter',
    <AnswerForm id="a1" question="Why?" askedAt="2026-11-29T12:00:00Z" documents={[]} />,
    'answer-a1',
  ],
  [
    'the question to an underwriter',
    <AskForm
      {...{ matterId: 'm1', lines: [], isAgain: false, isSaved: true }}
      worry="none"
      onWorry={() => undefined}
    />,
    'ask-details',
  ],
  ['a request to bid', <BidForm desk={DESK} project={PROJECT} />, `bid-${PROJECT.id}-price`],
  ['the answer to an inquiry', <InquiryAnswer id="i1" />, 'note-i1'],
  [
    'a request about a bond',
    <RequestForm
      bond={BOND}
      bondSlug="notary"
      applicationId="a1"
      known={{ requests: [], terms: [] } as never}
    />,
    'request-note',
  ],
];

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Type a text as a browser does. */
function enter(control: TextControl, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  act(() => {
    set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  lose = undefined;
  document.body.replaceChildren();
});

/** Fill in and send the form that was rendered. The answer may come with the next microtask, so nothing is awaited. */
function send(id: string, text: string) {
  const control = document.getElementById(id) as TextControl;
  document.querySelectorAll('textarea').forEach((area) => enter(area, 'Because of this.'));
  act(() => document.querySelector<HTMLInputElement>('[type=radio][value=likely]')?.click());
  enter(control, text);
  expect(control.readOnly).toBe(false);
  act(() => document.querySelector('form')?.requestSubmit());

  return control;
}

describe('a form that closes once it is sent', () => {
  it.each(FORMS)('takes no text while it is being sent: %s', (_, form, id) => {
    const typed = { street: '2 Bay Street', city: 'Beaufort', state: 'SC', zipCode: '29902' };
    changeDraft('b1', { isOpen: true, kind: 'address-change', typed });
    render(form);

    expect(send(id, '$1,000').readOnly).toBe(true);
  });

  it('keeps its text, and takes more, after a lost answer', async () => {
    render(<BidForm desk={DESK} project={PROJECT} />);
    const control = send(`bid-${PROJECT.id}-price`, '$1,000');
    await vi.waitFor(() => expect(lose).toBeDefined());

    await act(async () => lose?.());
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(control.readOnly).toBe(false);
    });
    expect(control.value).toBe('$1,000');
  });
});
