// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { ProjectCard } from '~/features/contractor/ProjectCard';
import { BID, DESK, PROJECT } from '../../../support/contractor-desk.ts';
import { render } from '../../ui/render';

describe('a bid that waits for an underwriter', () => {
  beforeEach(() => document.body.replaceChildren());

  const NO_LINE = { rule: 'no-line', allowed: null, found: null } as const;
  const READ = { asOf: '2026-09-30', staleAfter: '2099-12-31', readAt: '2026-10-02T12:00:00Z' };
  const wordsWith = (change: object) => {
    const bids = [{ ...BID, outcome: 'stopped' as const, stops: [NO_LINE] }];
    const desk = {
      ...DESK,
      statements: [{ id: 's', kind: 'fiscal', ...READ }],
      schedules: [{ id: 'w', rows: [], ...READ }],
      ...change,
    } as unknown as ContractorDesk;
    render(<ProjectCard desk={desk} project={{ ...PROJECT, bids }} />);

    return document.body.textContent;
  };

  it('is asked for again once the line that was granted since covers it', () => {
    const words = wordsWith({});

    expect(words).toContain('Ask again: your line covers this bid now');
    expect(words).not.toContain('You have no bonding line yet.');
  });

  it('lists what stops it today, and says how long the answer takes', () => {
    expect(wordsWith({ grants: [] })).toContain('You have no bonding line yet.');
    expect(document.body.textContent).toContain('An underwriter has your request');
    expect(document.body.textContent).toContain(
      'usually answers in 1 to 2 business days, by email.',
    );
  });
});
