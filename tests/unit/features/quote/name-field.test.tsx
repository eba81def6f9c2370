// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { loadRules } from '~/features/quote/rules-loader';
import { BondDetailsStep } from '~/features/quote/steps/BondDetailsStep';
import { $catalogue, $sections } from '~/features/quote/store';
import { TODAY, TYPED_BOND_DETAILS } from '../../domain/support/builders';
import { enter, field, render } from '../../ui/render';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const nameField = (key: string) =>
  matterFieldSchema.parse({ key, label: key, kind: 'name', hint: `The ${key}.` });
const COUNTY = matterFieldSchema.parse({ key: 'county', label: 'County', kind: 'county' });

const typeAndLeave = (id: string, text: string) =>
  act(async () => {
    enter(id, text);
    field(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const values = (...ids: string[]) => ids.map((id) => field(id).value);

const open = (keys: string[]) => {
  openWizard({
    selection: NOTARY_IN_TEXAS,
    sections: { bondDetails: { ...TYPED_BOND_DETAILS, obligee: '' } },
  });
  $catalogue.set([buildQuoteBond({ matter: [...keys.map(nameField), COUNTY] })]);
  render(<BondDetailsStep onContinue={() => undefined} />);
};

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

describe('a name typed without capital letters', () => {
  beforeEach(() => open(['decedent', 'court']));

  it('gets them when the visitor leaves the field', async () => {
    await typeAndLeave('matter-decedent', "walter o'neil sr");
    await act(async () => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());

    expect(values('matter-decedent')).toEqual(["Walter O'Neil Sr"]);
    expect($sections.get()).toMatchObject({
      bondDetails: { matter: { decedent: "Walter O'Neil Sr" } },
    });
  });

  it('stays without them when the visitor changes it back', async () => {
    await typeAndLeave('matter-decedent', 'bell hooks');
    await typeAndLeave('matter-decedent', 'bell hooks');

    expect(values('matter-decedent')).toEqual(['bell hooks']);
  });

  it('fills in the court and the county of an obligee with them', async () => {
    await typeAndLeave('obligee', 'probate court of travis county');

    expect(values('obligee', 'matter-court', 'matter-county')).toEqual([
      'Probate Court of Travis County',
      'Probate Court',
      'Travis',
    ]);
  });
});

it('leaves an obligee that is no court as typed, because it can be an abbreviation', async () => {
  open(['decedent']);
  await typeAndLeave('obligee', 'dmv');

  expect(values('obligee')).toEqual(['dmv']);
});
