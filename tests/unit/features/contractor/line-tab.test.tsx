// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Indemnitor } from '~/domain/contractors/contractor-desk';
import { LineTab } from '~/features/contractor/LineTab';
import { DESK, GRANT } from '../../../support/contractor-desk.ts';
import { WIP_ROW } from '../../../support/line-account.ts';
import { render } from '../../ui/render';

const NOTICE = 'Add your trades and licenses under Company';

describe('a schedule that no underwriter has read', () => {
  it('does not lower the use, and the line says which schedule counts', () => {
    const rows = [{ ...WIP_ROW, estimate: 100_000_000, cost: 100_000_000 }];
    const read = { id: 'r', asOf: '2026-06-30', rows: [WIP_ROW], readAt: '2026-07-02T12:00:00Z' };
    render(
      <LineTab desk={{ ...DESK, schedules: [{ id: 'u', asOf: '2026-09-30', rows }, read] }} />,
    );

    expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      '$600,000 of $5,000,000 is used, $4,400,000 is free',
    );
    expect(document.body.textContent).toContain(
      'Until it is read, the larger use counts: $600,000, by the schedule of June 30, 2026.',
    );
  });
});

describe('an account that was opened without trades and licenses', () => {
  it('shows its line as before, and is asked for both', () => {
    render(<LineTab desk={DESK} />);

    expect(document.body.textContent).toContain(NOTICE);
    expect(document.querySelector('[role="img"]')).not.toBeNull();
  });

  it('is no longer asked once it has both', () => {
    render(<LineTab desk={{ ...DESK, details: { trades: 'Paving', licenses: 'none' } }} />);

    expect(document.body.textContent).not.toContain(NOTICE);
  });
});

it('says how long a line takes that waits for a second underwriter', async () => {
  document.body.replaceChildren();
  render(<LineTab desk={{ ...DESK, grants: [{ ...GRANT, approvedBy: undefined }] }} />);

  await vi.waitFor(() =>
    expect(document.body.textContent).toContain(
      'A line of this size needs two underwriters. The second usually answers in 1 to 2 business days.',
    ),
  );
});

describe('a line whose indemnity is not signed', () => {
  it('says that it approves no bid yet, and that a signature is missing', async () => {
    const asked: Indemnitor = {
      id: 'i',
      kind: 'person',
      relation: 'owner',
      fullName: 'Ana Diaz',
      email: 'ana@ridge.example',
      reason: '',
      isReleased: false,
    };
    render(<LineTab desk={DESK} />);
    expect(document.body.textContent).not.toContain('Your line approves no bid yet');

    document.body.replaceChildren();
    render(<LineTab desk={{ ...DESK, indemnitors: [asked] }} />);
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain('Your line approves no bid yet'),
    );
    expect(document.body.textContent).toContain('One person has not signed the indemnity yet.');
  });
});
