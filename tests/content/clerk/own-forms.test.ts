import { expect, it } from 'vitest';
import { readBonds } from '../../tools/catalogue/read-content.ts';

it('lists the bonds that use the form of a court or agency', () => {
  const forms = readBonds().flatMap(({ id, ownForms }) =>
    Object.entries(ownForms).map(([state, { number }]) => [`${id} ${state}`, number]),
  );
  const numbers: Record<string, string> = Object.fromEntries(forms);

  expect(numbers).toMatchObject({
    'notary TX': '2301',
    'contractor-license CA': '13B-1',
    'contractor-license NM': 'Code Bond',
    'auto-dealer AZ': 'Vehicle Dealer Bond',
    'auto-dealer CA': 'OL 25',
    'auto-dealer FL': 'HSMV 86020',
    'auto-dealer MI': 'AR-0026',
    'auto-dealer OR': '735-370B',
    'auto-dealer SC': 'DLA-1B',
    'auto-dealer TX': 'Dealer Surety Bond',
    'auto-dealer WI': 'MV2511',
    'executor-personal-representative MA': 'MPC 801',
    'executor-personal-representative MD': 'RW1115',
    'guardian-conservator MI': 'PC 570',
    'freight-broker-bmc-84 SC': 'BMC-84',
    'freight-broker-bmc-84 WA': 'BMC-84',
  });
  expect(numbers).not.toHaveProperty('notary WA');
  expect(numbers).not.toHaveProperty('notary FL');
});
