import { describe, expect, it } from 'vitest';
import { bondService } from '~/layouts/structured-data/bond-service';
import { breadcrumbList } from '~/layouts/structured-data/breadcrumb-list';
import { insuranceAgency } from '~/layouts/structured-data/insurance-agency';
import { toJsonLd, type Thing } from '~/layouts/structured-data/json-ld';
import { webSite } from '~/layouts/structured-data/web-site';

const SITE = new URL('https://site.example');

const AGENCY = {
  name: 'Marshline Surety',
  legalName: 'Marshline Surety Agency, LLC',
  description: 'A surety bond agency.',
  phone: '(843) 555-0142',
  email: 'help@site.example',
  address: { street: '18 Lane', city: 'Charleston', state: 'SC', zipCode: '29401' },
  hours: 'Mon-Fri 8AM-6PM ET',
};

const NOTARY = {
  id: 'notary',
  data: {
    name: 'Notary Bond',
    description: 'Protects the public.',
    supportedStates: ['SC', 'TX'] as const,
  },
};

function read(things: Thing | readonly Thing[]): unknown {
  return JSON.parse(toJsonLd(things, SITE));
}

describe('toJsonLd', () => {
  it('names the publisher, and puts several things into one graph', () => {
    expect(read({ '@type': 'Thing', name: 'a' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: 'a',
    });
    expect(read([{ '@type': 'A' }, { '@type': 'B' }])).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
    });
  });

  it('writes full addresses and keeps other words that start with a slash', () => {
    const thing = { '@type': 'Thing', url: '/a', part: { '@id': '/#b' }, name: '/c', image: 'd' };

    expect(read(thing)).toMatchObject({
      url: 'https://site.example/a',
      part: { '@id': 'https://site.example/#b' },
      name: '/c',
      image: 'd',
    });
  });

  it('cannot be ended by its content, and keeps the content unchanged', () => {
    const name = '</script><script>alert(1)</script> & <!-- \u2028\u2029';
    const text = toJsonLd({ '@type': 'Thing', name }, SITE);

    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({ name });
  });
});

describe('insuranceAgency', () => {
  it('contains name, place, hours and states of the agency', () => {
    expect(read(insuranceAgency(AGENCY, [{ name: 'Texas' }]))).toMatchObject({
      '@type': 'InsuranceAgency',
      '@id': 'https://site.example/#agency',
      url: 'https://site.example/',
      telephone: '+18435550142',
      address: { addressLocality: 'Charleston', addressCountry: 'US' },
      openingHours: 'Mo-Fr 08:00-18:00',
      areaServed: [{ '@type': 'State', name: 'Texas' }],
    });
  });

  it.each([
    ['Mon-Sat 12AM-12PM', 'Mo-Sa 00:00-12:00'],
    ['By appointment', undefined],
  ])('reads the hours "%s" as %s', (hours, openingHours) => {
    expect(insuranceAgency({ ...AGENCY, hours }, [])['openingHours']).toBe(openingHours);
  });
});

describe('breadcrumbList', () => {
  it('numbers the trail and omits the address of the page itself', () => {
    const trail = [
      { href: '/', label: 'Home' },
      { href: '/products', label: 'Products' },
      { label: 'Notary Bond' },
    ];

    expect(read(breadcrumbList(trail))).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://site.example/' },
        { position: 2, name: 'Products', item: 'https://site.example/products' },
        { '@type': 'ListItem', position: 3, name: 'Notary Bond' },
      ],
    });
  });
});

describe('bondService', () => {
  it('describes the service and names the agency', () => {
    const service = bondService(NOTARY, {
      categoryTitle: 'License & Permit',
      agencyName: 'Marshline Surety',
    });

    expect(read(service)).toMatchObject({
      '@type': 'Service',
      url: 'https://site.example/products/notary',
      image: 'https://site.example/share/products/notary.png',
      provider: { '@id': 'https://site.example/#agency', name: 'Marshline Surety' },
      areaServed: [{ name: 'South Carolina' }, { name: 'Texas' }],
    });
  });
});

describe('no builder', () => {
  it('publishes ratings or customer quotes', () => {
    const all = [
      insuranceAgency(AGENCY, []),
      webSite(AGENCY),
      bondService(NOTARY, { categoryTitle: 'License & Permit', agencyName: AGENCY.name }),
    ];

    expect(toJsonLd(all, SITE)).not.toMatch(/rating|review/i);
  });
});
