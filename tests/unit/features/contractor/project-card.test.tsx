// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Project } from '~/domain/contractors/contractor-desk';
import type { SentStatus } from '~/domain/contractors/bond-progress';
import type { ProjectBond } from '~/domain/contractors/project-quote';
import { ProjectCard } from '~/features/contractor/ProjectCard';
import { $sentBonds, sentKey } from '~/stores/project-applications';
import { BID, DESK, PROJECT } from '../../../support/contractor-desk.ts';
import { render } from '../../ui/render';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const shown = (change: object) => {
  render(<ProjectCard desk={DESK} project={{ ...PROJECT, ...change }} />);

  return document.body.textContent;
};

function send(bond: ProjectBond, status: SentStatus) {
  $sentBonds.set(new Map([[sentKey(PROJECT, bond), { status, attempt: 1 }]]));
}

const ACTIVE = { amount: 120_000_000, isActive: true, isReleaseAsked: false };

function issueBidBond(change: object = {}) {
  const bond = { ...ACTIVE, id: 'b1', number: 'MSB-1', ...change };
  $sentBonds.set(new Map([[sentKey(PROJECT, 'bid-bond'), { status: 'issued', attempt: 1, bond }]]));
}

const releaseLink = () =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Ask us to end it');

describe('the bid bond of a project', () => {
  beforeEach(() => document.body.replaceChildren());

  it.each([
    ['lost', 'award_to_another'],
    ['finals-issued', 'contract_bonded'],
    ['closed', 'contract_bonded'],
  ])('that is still active when the project is %s is ended by one request', (stage, proof) => {
    issueBidBond();

    expect(shown({ stage })).toContain('Bid bond MSB-1 is still active');
    expect(releaseLink()?.getAttribute('href')).toBe(`/dashboard?bond=b1&release=${proof}`);
  });

  it.each(['bid-issued', 'low', 'not-low', 'awarded'])(
    'secures the bid while it is %s',
    (stage) => {
      issueBidBond();

      expect(shown({ stage })).not.toContain('still active');
    },
  );

  it('needs no request once it ended or its release was asked for', () => {
    issueBidBond({ isReleaseAsked: true });
    expect(shown({ stage: 'lost' })).toContain('You asked us to end bid bond MSB-1.');
    expect(releaseLink()).toBeUndefined();
  });

  it('that has ended is asked for no more', () => {
    issueBidBond({ isActive: false });

    expect(shown({ stage: 'lost' })).not.toContain('still active');
    expect(releaseLink()).toBeUndefined();
  });

  it('opens from the project, at its own page', () => {
    issueBidBond();
    shown({ stage: 'bid-issued' });
    const link = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Bond MSB-1',
    );

    expect(link?.getAttribute('href')).toBe('/dashboard?bond=b1');
    expect(document.body.textContent).not.toContain('See your dashboard');
  });
});

describe('the final bonds of a project', () => {
  beforeEach(() => document.body.replaceChildren());

  const issue = (bond: ProjectBond, change: object = {}) =>
    $sentBonds.set(
      new Map([
        [
          sentKey(PROJECT, bond),
          {
            ...{ status: 'issued' as const, attempt: 1 },
            bond: { ...ACTIVE, id: 'f1', number: 'MSB-2' },
            ...change,
          },
        ],
      ]),
    );

  it.each([
    ['performance-bond', 'acceptance_of_work', 'written acceptance of the work'],
    ['payment-bond', 'final_waivers', 'final lien waivers'],
  ] as const)(
    'that is a %s is ended by one request after the job is closed',
    (bond, proof, words) => {
      issue(bond);

      expect(shown({ stage: 'closed' })).toContain(words);
      expect(releaseLink()?.getAttribute('href')).toBe(`/dashboard?bond=f1&release=${proof}`);
    },
  );

  it('show their amount after every rider', () => {
    issue('performance-bond');

    expect(shown({ stage: 'finals-issued' })).toContain('Bond MSB-2, $1,200,000.');
  });

  it('end together with the owner’s release', () => {
    issue('performance-bond', { companion: 'payment-bond' });

    expect(shown({ stage: 'closed' })).toContain(
      'Performance bond MSB-2 with a payment bond is still active',
    );
    expect(releaseLink()?.getAttribute('href')).toBe('/dashboard?bond=f1&release=obligee_release');
  });

  it('are done, but the job holds its cost until an underwriter has read a later schedule', () => {
    const closed = { stage: 'closed', closedOn: '2026-07-01' };
    const schedule = { id: 's', rows: [], readAt: '2026-09-01T12:00:00Z' };
    const wordsWith = (asOf: string) => {
      const desk = { ...DESK, schedules: [{ ...schedule, asOf }] };
      render(<ProjectCard desk={desk} project={{ ...PROJECT, ...closed } as Project} />);

      return document.body.textContent;
    };

    expect(wordsWith('2026-06-30')).toContain('This job holds its cost in your line');
    document.body.replaceChildren();
    expect(wordsWith('2026-07-01')).not.toContain('holds its cost');
  });

  it('stay in force until the job is closed, and go to the owner', () => {
    issue('performance-bond');
    const words = shown({ stage: 'finals-issued' });

    expect(words).not.toContain('still active');
    expect(words).toContain('Give the final bonds to the owner with the signed contract.');
    expect(words).not.toContain('Final bonds are issued');
  });
});

describe('the bid date', () => {
  beforeEach(() => document.body.replaceChildren());

  it.each([
    ['approved', true],
    ['considering', false],
    ['bid-issued', false],
    ['low', false],
  ] as const)('of a project that is %s can be moved: %s', (stage, isMovable) => {
    expect(shown({ stage, bid: 1, bidAt: at(1) }).includes('Move the bid date')).toBe(isMovable);
  });
});

describe('a project', () => {
  it('asks for the result and the tabulation once the bids are opened', () => {
    const open = { stage: 'bid-issued', bid: 1 } as const;

    expect(shown({ ...open, bidAt: at(-1) })).toContain('paste the owner’s bid tabulation');
  });

  it('does not ask before, nor about a bid with a result', () => {
    expect(shown({ stage: 'bid-issued', bidAt: at(1) })).not.toContain('how did it go');
    expect(shown({ stage: 'low', bidAt: at(-1) })).not.toContain('how did it go');
  });

  it('takes the explanation of a low bid later, and starts with what was recorded', () => {
    const bid = {
      ...BID,
      spread: 1_250,
      needsUnderwriter: true,
      tabulation: [{ bidder: 'Second', cents: 40_000_000 }],
    };
    const words = shown({ stage: 'low', bid: 35_000_000, bids: [bid], bidAt: at(-24) });
    expect(words).toContain('Explain the difference');

    const again = [...document.querySelectorAll('button')].find(
      ({ textContent }) =>
        textContent === `Add the tabulation or an explanation: ${PROJECT.number}`,
    );
    act(() => again?.click());
    const tabulation = document.querySelector<HTMLTextAreaElement>('textarea');
    expect(tabulation?.value).toBe('Second\t$400,000');
  });

  it('says before the bid that we issue our own form, and which statement is usual', () => {
    const words = shown({ form: 'owner', estimate: 200_000_000, bidAt: at(1) });

    expect(words).toContain('The owner wants its own bond form, and we issue our own form.');
    expect(words).toContain('reviewed by a CPA');
  });

  it('shows how far a bond is that was applied for, in place of its button', () => {
    send('performance-bond', 'under_review');
    const words = shown({ stage: 'awarded' });

    expect(words).toContain('Performance bond: with an underwriter.');
    expect(words).not.toContain('Apply for the final bonds');
    expect(words).not.toContain('Final bonds are issued');
  });

  it('offers one application for both final bonds, and says that one premium covers them', () => {
    $sentBonds.set(new Map());
    const words = shown({ stage: 'awarded' });

    expect(words).toContain('One application and one premium cover');
    expect(words).toContain('Apply for the final bonds');
    expect(words).toContain('the payment bond alone, and record the final bonds below once');
    expect(
      [...document.querySelectorAll('button')].map(({ textContent }) => textContent),
    ).not.toContain('Apply for the payment bond');
  });

  it('names the payment bond that an application asked for too', () => {
    const sent = { status: 'under_review', attempt: 1, companion: 'payment-bond' } as const;
    $sentBonds.set(new Map([[sentKey(PROJECT, 'performance-bond'), sent]]));

    expect(shown({ stage: 'awarded' })).toContain(
      'Performance bond with a payment bond: with an underwriter.',
    );
  });

  it('offers the application again after the contractor withdrew it', () => {
    send('performance-bond', 'withdrawn');
    const words = shown({ stage: 'awarded' });

    expect(words).toContain('Performance bond: withdrawn.');
    expect(words).toContain('Apply for the final bonds');
  });

  it('does not offer it again after an underwriter declined it', () => {
    send('bid-bond', 'declined');
    const words = shown({ stage: 'approved' });

    expect(words).toContain('Bid bond: declined.');
    expect(words).not.toContain('Get the bid bond');
  });
});
