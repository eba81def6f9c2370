import { DEFAULT_SHARE_IMAGE } from '../share-image';
import type { Thing } from './json-ld';

/** The facts about the agency in content/site.yaml. */
export type AgencyFacts = {
  name: string;
  legalName: string;
  description: string;
  phone: string;
  email: string;
  address: { street: string; city: string; state: string; zipCode: string };
  hours: string;
};

/** A reference to the agency by name, for all pages except the home page. */
export function agencyReference({ name }: Pick<AgencyFacts, 'name'>): Thing {
  return { '@type': 'InsuranceAgency', '@id': '/#agency', name, url: '/' };
}

/**
 * The agency with its contact details, hours and states, for the home page. It has no ratings,
 * because testimonials on our own site are not independent.
 */
export function insuranceAgency(
  site: AgencyFacts,
  servedStates: readonly { name: string }[],
): Thing {
  const { street, city, state, zipCode } = site.address;
  const openingHours = toOpeningHours(site.hours);

  return {
    ...agencyReference(site),
    legalName: site.legalName,
    description: site.description,
    image: DEFAULT_SHARE_IMAGE,
    logo: '/apple-touch-icon.png',
    telephone: `+1${site.phone.replace(/\D/g, '')}`,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zipCode,
      addressCountry: 'US',
    },
    ...(openingHours !== undefined && { openingHours }),
    areaServed: servedStates.map(({ name }) => ({ '@type': 'State', name })),
  };
}

const HOURS =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)-(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d+)(AM|PM)-(\d+)(AM|PM)\b/;

/** `Mon-Fri 8AM-6PM ET` becomes `Mo-Fr 08:00-18:00`. Undefined for hours in another format. */
function toOpeningHours(hours: string): string | undefined {
  const match = HOURS.exec(hours);
  if (!match) return undefined;

  const [, firstDay = '', lastDay = '', opens, opensHalf, closes, closesHalf] = match;
  const clock = (hour: string | undefined, half: string | undefined) =>
    `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:00`;

  return `${firstDay.slice(0, 2)}-${lastDay.slice(0, 2)} ${clock(opens, opensHalf)}-${clock(closes, closesHalf)}`;
}
