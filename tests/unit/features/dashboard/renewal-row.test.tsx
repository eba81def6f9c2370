// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { DeskRenewal } from '~/data/bonds/renewals';
import { addDays, formatDate } from '~/domain/dates';
import { RenewalRow } from '~/features/dashboard/RenewalRow';
import { today } from '~/platform/clock';
import { render } from '../../ui/render';

const RENEWAL: DeskRenewal = {
  ...{ id: 'r1', bondId: 'b1', bondNumber: 'MSB-1', bondSlug: 'notary', bondName: 'Notary Bond' },
  ...{ stateCode: 'TN', amount: 1_000_000, obligee: 'State of Tennessee' },
  ...{ nextDue: addDays(today(), 12), expiryDate: addDays(today(), 12), isUnderWay: false },
};

function wordsFor(renewal: DeskRenewal): string {
  render(<RenewalRow renewal={renewal} priceNote={null} />);

  return document.body.textContent;
}

beforeEach(() => document.body.replaceChildren());

it('shows the days that remain and the last day, until the renewal is sent', () => {
  const words = wordsFor(RENEWAL);

  expect(words).toContain('12 days remaining');
  expect(words).toContain(`Renew by ${formatDate(addDays(today(), 11))}.`);
  expect(words).toContain('Start Renewal');
  expect(words).not.toContain('premium');
});

it('shows that only the next premium is due on a bond without an end', () => {
  const { expiryDate: _, ...endless } = RENEWAL;
  const due = `The next premium is due on ${formatDate(addDays(today(), 12))}.`;

  expect(wordsFor(endless)).toContain(`${due} Renew by ${formatDate(addDays(today(), 11))}.`);
});

it('shows who has a renewal that was sent, without a deadline', () => {
  const sent = { status: 'under_review', at: '2026-11-30T15:00:00Z' } as const;
  const words = wordsFor({ ...RENEWAL, isUnderWay: true, sent });

  expect(words).toContain('Renewal sent');
  expect(words).toContain('Sent November 30, 2026, with an underwriter.');
  expect(words).not.toMatch(/remaining|Renew by|Start Renewal|calendar/);
});

it('shows no deadline either if the application of a sent renewal is unknown', () => {
  expect(wordsFor({ ...RENEWAL, isUnderWay: true })).not.toMatch(/remaining|Renew by|Sent/);
});
