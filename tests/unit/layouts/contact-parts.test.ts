import { describe, expect, it } from 'vitest';
import { contactParts } from '~/layouts/contact-parts';

const site = {
  phone: '(843) 555-0142',
  email: 'help@marshlinesurety.example',
  hours: 'Mon-Fri 8AM-6PM ET',
};

describe('contactParts', () => {
  it('turns the number and the address into links, and keeps the hours whole', () => {
    const text = `Call ${site.phone} or write to ${site.email}, ${site.hours}.`;

    expect(contactParts(text, site)).toEqual([
      { text: 'Call ', isWhole: false },
      { text: site.phone, isWhole: true, href: 'tel:+18435550142' },
      { text: ' or write to ', isWhole: false },
      { text: site.email, isWhole: true, href: 'mailto:help@marshlinesurety.example' },
      { text: ', ', isWhole: false },
      { text: site.hours, isWhole: true },
      { text: '.', isWhole: false },
    ]);
  });

  it('keeps other text', () => {
    expect(contactParts('The premium is what the bond costs.', site)).toEqual([
      { text: 'The premium is what the bond costs.', isWhole: false },
    ]);
  });

  it('reads the characters of a number literally, not as a pattern', () => {
    expect(contactParts('843 555 0142', site)).toHaveLength(1);
  });
});
