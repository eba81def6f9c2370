import { stateName, type StateCode } from '~/domain/us-states';
import { shareImageOf } from '../share-image';
import { agencyReference } from './insurance-agency';
import type { Thing } from './json-ld';

/**
 * The structured data of a bond's page: the service, its provider and its states. It has no price,
 * because the price depends on the application.
 */
export function bondService(
  bond: {
    id: string;
    data: { name: string; description: string; supportedStates: readonly StateCode[] };
  },
  { categoryTitle, agencyName }: { categoryTitle: string; agencyName: string },
): Thing {
  const { name, description, supportedStates } = bond.data;
  const url = `/products/${bond.id}`;

  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: 'Surety bond',
    category: categoryTitle,
    description,
    url,
    image: shareImageOf(url),
    provider: agencyReference({ name: agencyName }),
    areaServed: supportedStates.map((code) => ({ '@type': 'State', name: stateName(code) })),
  };
}
