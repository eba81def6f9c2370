// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { loadRules } from '~/features/quote/rules-loader';
import { BondDetailsStep } from '~/features/quote/steps/BondDetailsStep';
import { $catalogue } from '~/features/quote/store';
import { TODAY, TYPED_BOND_DETAILS } from '../../domain/support/builders';
import { enter, field, render } from '../../ui/render';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const COURT = matterFieldSchema.parse({ key: 'court', label: 'Court', kind: 'name', hint: 'One.' });
const COUNTY = matterFieldSchema.parse({ key: 'county', label: 'County', kind: 'county' });

const open = (obligee: string, matter = { court: '', county: '' }) => {
  openWizard({
    selection: NOTARY_IN_TEXAS,
    sections: { bondDetails: { ...TYPED_BOND_DETAILS, obligee, matter } },
  });
  $catalogue.set([buildQuoteBond({ matter: [COURT, COUNTY] })]);
  render(<BondDetailsStep onContinue={() => undefined} />);
};
const change = (id: string, text: string) =>
  act(async () => {
    enter(id, text);
  });
/** Types after what the field holds, key by key. */
const type = async (id: string, text: string) => {
  const start = field(id).value;
  for (const index of text.split('').keys()) await change(id, start + text.slice(0, index + 1));
};
const filled = () => [field('matter-court').value, field('matter-county').value];

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

describe('the court and the county of an obligee', () => {
  beforeEach(() => open(''));

  it('are the whole name of a court with a number, typed key by key', async () => {
    await type('obligee', 'Harris County Probate Court');
    expect(filled()).toEqual(['Probate Court', 'Harris']);

    await type('obligee', ' No. 2');
    expect(filled()).toEqual(['Probate Court No. 2', 'Harris']);
  });

  it('follow an obligee that changes, and are blank again once it names no court', async () => {
    await change('obligee', 'Harris County Probate Court No. 2');
    await change('obligee', 'Probate Court of Travis County');
    expect(filled()).toEqual(['Probate Court', 'Travis']);

    await change('obligee', 'State of Texas');
    expect(filled()).toEqual(['', '']);
  });

  it.each([
    ['court', ['Statutory Probate Court', 'Harris']],
    ['county', ['Probate Court', 'Fort Bend']],
  ])('stay as they are once the visitor types the %s', async (key, answers) => {
    await type('obligee', 'Harris County Probate Court');
    await change(`matter-${key}`, key === 'court' ? 'Statutory Probate Court' : 'Fort Bend');
    await type('obligee', ' No. 2');
    expect(filled()).toEqual(answers);

    await change('obligee', '');
    expect(filled()).toEqual(answers);
  });

  it('stay as the visitor typed them before the obligee', async () => {
    await change('matter-court', 'Probate Court');
    await type('obligee', 'Harris County Probate Court No. 2');

    expect(filled()).toEqual(['Probate Court', '']);
  });
});

describe('the court and the county of an obligee in a draft', () => {
  it('follow the obligee if they are what it names', async () => {
    open('Harris County Probate Court', { court: 'Probate Court', county: 'Harris' });
    await type('obligee', ' No. 2');

    expect(filled()).toEqual(['Probate Court No. 2', 'Harris']);
  });

  it('stay as typed if they are not', async () => {
    open('Harris County Probate Court', { court: 'Probate Court No. 1', county: 'Harris' });
    await type('obligee', ' No. 2');

    expect(filled()).toEqual(['Probate Court No. 1', 'Harris']);
  });
});
