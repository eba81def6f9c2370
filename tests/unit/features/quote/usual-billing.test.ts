import { expect, it } from 'vitest';
import { usualBilling } from '~/features/quote/steps/payment/usual-billing';
import { $catalogue } from '~/features/quote/store';
import { buildQuoteBond, openWizard } from './wizard-builder';

const home = { street: '9 Elm St', city: 'Atlanta', state: 'GA', zipCode: '30303' };
const office = { street: '1 Dock St', city: 'Austin', state: '', zipCode: '78701' };

function apply(slug: 'appeal-supersedeas' | 'auto-dealer' | 'notary', sections: object): void {
  openWizard({ selection: { bondType: slug, stateCode: 'TX' }, sections });
  $catalogue.set([buildQuoteBond({ slug })]);
}

it('is the address of the business that the bond binds, in the state of the bond', () => {
  apply('auto-dealer', {
    applicant: { address: home },
    business: { isBusiness: 'yes', businessAddress: office },
  });

  expect(usualBilling()).toEqual({
    label: 'Same as business address',
    address: { ...office, state: 'TX' },
  });
});

it.each(['notary', 'appeal-supersedeas'] as const)(
  'is the address of the person whom the bond %s binds',
  (slug) => {
    apply(slug, { applicant: { address: home }, business: { isBusiness: 'no' } });

    expect(usualBilling()).toEqual({ label: 'Same as applicant address', address: home });
  },
);

it('is undefined on a page without an application', () => {
  apply('notary', {});

  expect(usualBilling()).toBeUndefined();
});
