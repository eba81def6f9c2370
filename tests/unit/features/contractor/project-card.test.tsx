// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ProjectCard } from '~/features/contractor/ProjectCard';
import { DESK, PROJECT } from '../../../support/contractor-desk.ts';
import { render } from '../../ui/render';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const shown = (change: object) => {
  render(<ProjectCard desk={DESK} project={{ ...PROJECT, ...change }} />);

  return document.body.textContent;
};

describe('a project', () => {
  it('asks for the result and the tabulation once the bids are opened', () => {
    const open = { stage: 'bid-issued', bid: 1 } as const;

    expect(shown({ ...open, bidAt: at(-1) })).toContain('paste the owner’s bid tabulation');
  });

  it('does not ask before, nor about a bid with a result', () => {
    expect(shown({ stage: 'bid-issued', bidAt: at(1) })).not.toContain('how did it go');
    expect(shown({ stage: 'low', bidAt: at(-1) })).not.toContain('how did it go');
  });

  it('says before the bid that an owner’s form and a higher statement are looked at', () => {
    const words = shown({ form: 'owner', estimate: 200_000_000, bidAt: at(1) });

    expect(words).toContain('Send us the form before you bid');
    expect(words).toContain('reviewed by a CPA');
  });
});
