// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { addDays, addYears, formatShortDate } from '~/domain/dates';
import { loadRules } from '~/features/quote/rules-loader';
import { BondDetailsStep } from '~/features/quote/steps/BondDetailsStep';
import { $catalogue } from '~/features/quote/store';
import { TODAY } from '../../domain/support/builders';
import { enter, render } from '../../ui/render';
import { buildQuoteBond, openWizard } from './wizard-builder';

const LICENSE_END = matterFieldSchema.parse({
  key: 'licenseYearEnd',
  label: 'Last day of the license',
  kind: 'date',
});

const type = (id: string, text: string) => act(async () => enter(id, text));
const term = () => document.querySelector<HTMLSelectElement>('#termYears')?.value;

function open(terms: number[], matter = [LICENSE_END]): void {
  openWizard({ selection: { bondType: 'auto-dealer', stateCode: 'TX' } });
  $catalogue.set([buildQuoteBond({ slug: 'auto-dealer', terms, matter })]);
  render(<BondDetailsStep onContinue={() => undefined} />);
}

describe('the term of a new bond', () => {
  beforeAll(async () => {
    vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
    await loadRules();
  });

  it('is the longest one that we issue online, with the reason, as it costs no more', () => {
    open([1, 2, 3, 4], []);

    expect(term()).toBe('4');
    expect(document.body.textContent).toContain('Every term costs the same, so we chose 4 years.');
  });

  it('has no reason where there is no choice', () => {
    open([1]);

    expect(term()).toBe('1');
    expect(document.body.textContent).not.toContain('costs the same');
  });

  it('has a reason that stays true when the license sets another term', () => {
    open([1, 2, 3, 4]);

    expect(document.body.textContent).toContain(
      'so we choose the longest, or the one that ends with your license.',
    );
  });

  it('follows the last day of the license, in whichever order the days are typed', async () => {
    open([1, 2, 3, 4]);
    await type('matter-licenseYearEnd', formatShortDate(addYears(TODAY, 2)));
    expect(term()).toBe('4');

    await type('effectiveDate', formatShortDate(addDays(TODAY, 1)));
    expect(term()).toBe('2');

    await type('matter-licenseYearEnd', formatShortDate(addYears(TODAY, 1)));
    expect(term()).toBe('1');
  });

  it('stays as it is while the license ends before the bond starts or after the longest term', async () => {
    open([1, 2, 3, 4]);
    await type('effectiveDate', formatShortDate(addDays(TODAY, 10)));
    await type('matter-licenseYearEnd', formatShortDate(addDays(TODAY, 9)));
    await type('matter-licenseYearEnd', formatShortDate(addYears(TODAY, 9)));

    expect(term()).toBe('4');
  });
});
