// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { LoadedProgress } from '~/data/firms/board';
import { BondPanel } from '~/features/attorney/BondPanel';
import { addDays, formatDate } from '~/domain/dates';
import { today } from '~/platform/clock';
import type { SigningState } from '~/domain/signing/signing-state';
import type { MatterForm } from '~/features/attorney/use-matter-form';
import { render } from '../../ui/render';

const ISSUED: LoadedProgress = {
  applicationId: 'a1',
  status: 'issued',
  number: 'APP-1',
  bondNumber: 'MSB-1',
  bondStatus: 'active',
  isOwn: false,
};

const OWN = { ...ISSUED, isOwn: true };

const DECLINED = { ...ISSUED, status: 'declined', bondNumber: undefined } as const;

const FILINGS = {
  administrator: { label: 'Original', how: 'File it with the Probate Court.' },
  'appeal-supersedeas': { how: 'File it with the trial court.' },
};

const open = (
  values: Record<string, string | number>,
  progress?: LoadedProgress,
  signing?: SigningState[],
  openCorrections = 0,
  props: Partial<Parameters<typeof BondPanel>[0]> = {},
) => {
  const form = { facts: { kind: 'fiduciary', values, people: [] } } as unknown as MatterForm;
  render(
    <BondPanel
      id="m1"
      form={form}
      states={{ SC: { filings: FILINGS } } as never}
      progress={progress}
      signing={signing}
      payment={undefined}
      openCorrections={openCorrections}
      isClosed={false}
      mayOpen
      isKnown
      {...props}
    />,
  );

  return document.body.textContent;
};

describe('the bond of a matter', () => {
  it('is to be printed and filed until somebody says that it is filed', () => {
    const shown = open({}, ISSUED);

    expect(shown).toContain('Print and file the bond');
    expect(shown).toContain('Before you print the packet');
    expect(shown).not.toContain('marked as filed');
  });

  it.each([
    ['administrator', 'How to fileOriginal. File it with the Probate Court.'],
    ['appeal-supersedeas', 'How to fileFile it with the trial court.'],
  ])('says how a bond of its kind is filed: %s', (bond, words) => {
    expect(open({ state: 'SC', bond })).toContain(words);
  });

  it('does not say how to file a bond whose kind is not chosen', () => {
    expect(open({ state: 'SC' })).not.toContain('How to file');
  });

  it('asks for no price before the page knows whether there is an application', () => {
    expect(open({}, undefined, undefined, 0, { isKnown: false })).not.toMatch(/Next|Get the price/);
  });

  it('is due on a day with its weekday, which no rule moves to another day', () => {
    expect(open({ fileBy: '2026-12-12' })).toContain('Saturday, December 12, 2026');
  });

  it('is filed when its owner ticked it, and the matter asks for the day', () => {
    const shown = open({}, { ...ISSUED, isFiled: true });

    expect(shown).toContain('Bond filed');
    expect(shown).toContain('Enter the day under “Bond filed on”.');
    expect(shown).not.toContain('Before you print the packet');
  });

  const QUOTABLE = { bond: 'administrator', state: 'SC', amount: 100_000 };

  it.each([
    ['before the client has a link', QUOTABLE, undefined, [], true],
    ['not once the client has one', QUOTABLE, undefined, ['invited'], false],
    ['not before there is a quote', {}, undefined, [], false],
    ['not after a decline', QUOTABLE, DECLINED, [], false],
  ] as const)('says what the quote asks %s', (_, values, progress, signing, isSaid) => {
    const shown = open(values, progress, [...signing]);

    expect(shown?.includes('asks you for the client’s date of birth')).toBe(isSaid);
  });

  it('lists the facts that are still open before the application is sent', () => {
    expect(open({})).toContain('facts are still open');
  });

  it('asks for no more facts once the application is sent', () => {
    expect(open({}, ISSUED)).not.toContain('facts are still open');
  });

  it('is filed when the matter has the day, and has no deadline any more', () => {
    const shown = open({ filedOn: '2026-11-20', fileBy: '2026-11-18' }, ISSUED);

    expect(shown).toContain('Bond filed');
    expect(shown).not.toContain('File by');
    expect(shown).not.toContain('marked as filed');
  });

  it('leads its owner to the papers, and a colleague to the owner', () => {
    expect(open({}, { ...OWN, bondId: 'b1' })).toContain('Print on your dashboard');
    expect(document.querySelector('.button-primary')?.getAttribute('href')).toBe(
      '/dashboard?bond=b1',
    );
    expect(open({}, ISSUED)).toContain('The bond is in the account of the colleague who applied.');
  });

  const buttonsOf = (progress: LoadedProgress, mayOpen = true) => {
    open({}, progress, undefined, 0, { mayOpen });
    const buttons = document.body.lastElementChild?.querySelectorAll('button') ?? [];

    return [...buttons].map(({ textContent }) => textContent);
  };

  it('of a colleague can be printed by members who may change the matter', () => {
    const changed = { ...ISSUED, bondId: 'b1', riderToFile: 2 };

    expect(buttonsOf(changed)).toEqual(['Bond', 'POA', 'Rider 2', 'Rider 2 is filed']);
    expect(buttonsOf({ ...changed, riderBringsPower: true })).toContain('POA of Rider 2');
    expect(buttonsOf({ ...ISSUED, bondId: 'b1', certificateToFile: 2 })).toEqual([
      'Bond',
      'POA',
      'Continuation certificate',
      'The continuation certificate is filed',
    ]);
    expect(buttonsOf(changed, false)).toEqual([]);
    expect(buttonsOf({ ...ISSUED, bondId: 'b1', bondStatus: 'cancelled' })).toEqual([]);
  });

  it.each([
    ['leads its owner to the open application', {}, '/dashboard#application-a1'],
    ['leads no colleague to the application', { isOwn: false }, undefined],
    ['has no link to a withdrawn application', { status: 'withdrawn' }, undefined],
  ] as const)('%s', (_, changes, path) => {
    open({}, { ...OWN, bondNumber: undefined, status: 'under_review', ...changes });

    expect(document.querySelector('dd a')?.getAttribute('href')).toBe(path);
  });

  it('says what becomes of the payment of a withdrawn application', () => {
    expect(open({}, { ...DECLINED, status: 'withdrawn' })).toContain(
      'an authorized payment is released',
    );
  });

  it('has no papers to print while they are made', () => {
    expect(open({}, { ...OWN, bondStatus: 'pending' })).not.toContain('Print on your dashboard');
  });

  it('shows the amount with its riders, and when and where to renew it', () => {
    const soon = formatDate(addDays(today(), 19));
    const due = { ...OWN, isFiled: true, bondAmount: 240_000_00, nextDue: addDays(today(), 20) };
    const shown = open({ amount: 185_000_00 }, due);

    expect(shown).toContain('$240,000');
    expect(shown).toContain(`You: Renew by ${soon}`);
    expect(shown).toContain('Renew on your dashboard');
  });

  it('has a rider to sign and file, which its owner prints on the dashboard', () => {
    const changed = { ...OWN, isFiled: true, riderToFile: 2 };

    expect(open({}, changed)).toContain('You: Sign and file rider 2');
    expect(document.body.textContent).toContain('Print the rider on your dashboard');
  });

  it('has a certificate to file, which its owner prints on the dashboard', () => {
    const renewed = { ...OWN, isFiled: true, certificateToFile: 2 };

    expect(open({}, renewed)).toContain('You: File the continuation certificate');
    expect(document.body.textContent).toContain('Print the certificate on your dashboard');
    expect(document.body.textContent).not.toContain('Nobody: Bond filed');
  });

  it('is not to be renewed before its renewal opens', () => {
    const later = { ...OWN, isFiled: true, nextDue: addDays(today(), 200) };

    expect(open({}, later)).not.toContain('Renew on your dashboard');
  });

  it('waits for the answer to a correction before the price', () => {
    expect(open(QUOTABLE, undefined, ['signed'], 1)).toContain('You: Answer a signer’s correction');
  });

  it('shows how it is released, and no longer how to file it, once it is filed', () => {
    const filed = { filedOn: '2026-11-20', state: 'SC', bond: 'administrator' };
    const shown = open(filed, { ...OWN, bondId: 'b1' });

    expect(shown).toContain('When the court discharges your client, send us the order.');
    expect(shown).not.toContain('How to file');
    expect(document.querySelector('a[href*="release"]')?.getAttribute('href')).toBe(
      '/dashboard?bond=b1&release=order_of_discharge',
    );
  });

  it('of a colleague is released on the dashboard of the colleague', () => {
    expect(open({ filedOn: '2026-11-20' }, ISSUED)).toContain('The colleague who applied can ask');
  });

  it('that was released asks for nothing more', () => {
    const shown = open({ filedOn: '2026-11-20' }, { ...OWN, bondStatus: 'cancelled' });

    expect(shown).not.toContain('Have the bond released');
  });

  it('was declined: its applicant finds the reason, and the firm reads what it can do', () => {
    const shown = open({}, { ...DECLINED, isOwn: true });

    expect(shown).toContain('An underwriter declined APP-1');
    expect(shown).toContain('in the application’s timeline on your dashboard');
    expect(shown).toContain('Ask an underwriter below what would help.');
  });

  it('was declined: a colleague reads who has the reason', () => {
    const shown = open({}, DECLINED);

    expect(shown).toContain('We mailed the reason to the colleague who applied.');
    expect(shown).not.toContain('on your dashboard');
  });

  it.each([
    ['the client', 'paid', 'We release your client’s payment.'],
    ['the firm', 'closed', 'We cancel the payment that you authorized.'],
  ] as const)('was declined: says that the payment of %s is not charged', (_, payment, words) => {
    expect(open({}, DECLINED, undefined, 0, { payment })).toContain(words);
  });
});
