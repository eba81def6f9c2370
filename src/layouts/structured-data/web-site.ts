import { agencyReference, type AgencyFacts } from './insurance-agency';
import type { Thing } from './json-ld';

/** The site as a whole, for the home page. */
export function webSite({ name, description }: Pick<AgencyFacts, 'name' | 'description'>): Thing {
  return {
    '@type': 'WebSite',
    '@id': '/#site',
    name,
    description,
    url: '/',
    inLanguage: 'en-US',
    publisher: agencyReference({ name }),
  };
}
