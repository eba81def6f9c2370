import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { containsSecret } from '~/domain/quote/never-stored';
import type { Underwriting } from '~/domain/quote/underwriting';
import { ApplicantCard } from '~/features/quote/review/ApplicantCard';
import { BondDetailsCard } from '~/features/quote/review/BondDetailsCard';
import { BusinessCard } from '~/features/quote/review/BusinessCard';
import { DocumentsCard } from '~/features/quote/review/DocumentsCard';
import { PaymentCard } from '~/features/quote/review/PaymentCard';
import { PricingCard } from '~/features/quote/review/PricingCard';
import { UnderwritingCard } from '~/features/quote/review/UnderwritingCard';
import {
  APPLICANT,
  BOND_DETAILS,
  BUSINESS,
  RECEIPT,
  UNDERWRITING,
} from '../../domain/support/builders';
import { SECRET_ANSWERS } from './quote-builder';

/** The words of a card as a reader meets them, one line for each element. */
function read(card: ReactElement): string {
  return renderToStaticMarkup(card)
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&');
}

describe('the review cards', () => {
  it('have the specification’s titles, each with an Edit button named after it', () => {
    const cards = [
      <BondDetailsCard key="1" bondName="Notary Bond" stateCode="TX" answers={BOND_DETAILS} />,
      <ApplicantCard key="2" answers={APPLICANT} />,
      <BusinessCard key="3" answers={BUSINESS} />,
      <DocumentsCard key="4" uploaded={[]} />,
      <PricingCard key="5" amount={1_000_000} creditCheck="authorized" price={RECEIPT.price} />,
      <PaymentCard key="6" receipt={RECEIPT} />,
    ].map((card) => renderToStaticMarkup(card));

    const titles = cards.map((card) => /<h3[^>]*>([^<]+)</.exec(card)?.[1]);
    expect(titles).toEqual([
      'Bond Details',
      'Applicant Information',
      'Business Information',
      'Documents',
      'Pricing Summary',
      'Payment Method',
    ]);
    for (const [index, card] of cards.entries()) {
      expect(card).toContain(`aria-label="Edit ${titles[index]}"`);
    }
  });

  it('show SSN and EIN by their last four digits, and of the birth date the year', () => {
    const text = read(
      <>
        <ApplicantCard answers={APPLICANT} />
        <BusinessCard answers={BUSINESS} />
      </>,
    );

    expect(text).toContain('•••-••-1234');
    expect(text).toContain('••-•••6789');
    expect(text).toContain('••/••/1980');
    expect(containsSecret(text, [SECRET_ANSWERS.dateOfBirth, '03/09/1980'])).toBe(false);
    expect(text).not.toMatch(/219-?09-?1234|12-?3456789/);
  });

  it('show the last four digits of the card, the amount and that the terms are accepted', () => {
    const text = read(<PaymentCard receipt={RECEIPT} />);

    expect(text).toContain('Credit card ending in 4242');
    expect(text).toContain('$237.00');
    expect(text).toContain('Terms and conditions accepted');
  });

  it('show money, dates and addresses as people write them', () => {
    const text = read(
      <>
        <BondDetailsCard bondName="Notary Bond" stateCode="TX" answers={BOND_DETAILS} />
        <BusinessCard answers={BUSINESS} />
      </>,
    );

    for (const words of [
      '$10,000',
      'December 1, 2026',
      '4 years',
      '$120,500.50',
      '12 Tide Street\nAustin, TX 78701',
      'marsh-notary.com',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('show every underwriting answer, a yes with its details', () => {
    const answers: Underwriting = {
      ...UNDERWRITING,
      claimsHistory: { answer: 'yes', details: 'A claim of 2019, paid.' },
    };
    const text = read(<UnderwritingCard answers={answers} />);

    expect(text.match(/\nNo\n/g)).toHaveLength(4);
    expect(text).toContain('Yes. A claim of 2019, paid.');
    expect(text).toContain('Authorized');
  });

  it('name the documents, or that none are needed', () => {
    expect(read(<DocumentsCard uploaded={[]} />)).toContain('No documents are needed');
    expect(
      read(<DocumentsCard uploaded={[{ docType: 'tax_returns', name: '1040.pdf' }]} />),
    ).toContain('Tax returns');
  });
});
