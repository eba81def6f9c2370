// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { loadRules } from '~/features/quote/rules-loader';
import { BondDetailsStep } from '~/features/quote/steps/BondDetailsStep';
import { $catalogue } from '~/features/quote/store';
import { TODAY } from '../../domain/support/builders';
import { enter, field, render } from '../../ui/render';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const COUNTY = matterFieldSchema.parse({
  key: 'county',
  label: 'County',
  kind: 'text',
  required: true,
  hint: 'The county on your application.',
});

const type = (id: string, text: string) => act(async () => enter(id, text));
const leave = (id: string) =>
  act(async () => field(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

function open(office: string): void {
  openWizard({ selection: NOTARY_IN_TEXAS });
  $catalogue.set([{ ...buildQuoteBond({ matter: [COUNTY] }), offices: { TX: office } }]);
  render(<BondDetailsStep onContinue={() => undefined} />);
}

describe('the office of the county as the obligee', () => {
  beforeAll(async () => {
    vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
    await loadRules();
  });

  it('is filled in when the visitor leaves the county, and not while the county is typed', async () => {
    open('County Clerk');
    expect(document.body.textContent).toContain(
      'Enter County below, and we fill in your County Clerk here.',
    );
    await type('matter-county', 'san diego');
    expect(field('obligee').value).toBe('');
    await leave('matter-county');

    expect(field('obligee').value).toBe('San Diego County Clerk');
  });

  it.each(['Travis', 'travis county'])('completes the obligee %j', async (obligee) => {
    open('County Clerk');
    await type('obligee', obligee);
    await leave('obligee');
    await type('matter-county', 'Travis');
    await leave('matter-county');

    expect(field('obligee').value).toBe('Travis County Clerk');
  });

  it('keeps an obligee that names an office', async () => {
    open('County Clerk');
    await type('obligee', 'Clerk of the Board');
    await leave('obligee');
    await type('matter-county', 'Travis');
    await leave('matter-county');

    expect(field('obligee').value).toBe('Clerk of the Board');
  });

  it('does not replace the one office of a state', async () => {
    open('Texas Secretary of State');
    await type('matter-county', 'Travis');
    await leave('matter-county');

    expect(field('obligee').value).toBe('Texas Secretary of State');
    expect(document.body.textContent).not.toContain('Enter County below');
  });
});
