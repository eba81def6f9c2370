import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { containsSecret } from '~/domain/quote/never-stored';
import { stampedPrice } from '~/domain/quote/owed-price';
import { SECTION_KEYS, SECTION_STEPS, type SectionKey, STEP_NAMES } from '~/domain/quote/journey';
import type { Underwriting } from '~/domain/quote/underwriting';
import { UNDERWRITING_QUESTIONS } from '~/domain/quote/underwriting-questions';
import { PaperSheet } from '~/features/quote/preview/PaperSheet';
import { PaperCard } from '~/features/quote/review/PaperCard';
import { DocumentsCard } from '~/features/quote/review/DocumentsCard';
import { PaymentCard } from '~/features/quote/review/PaymentCard';
import { PricingCard } from '~/features/quote/review/PricingCard';
import { SectionCard } from '~/features/quote/review/SectionCard';
import {
  APPLICANT,
  BOND_DETAILS,
  buildBond,
  BUSINESS,
  RECEIPT,
  UNDERWRITING,
} from '../../domain/support/builders';
import { SECRET_ANSWERS } from './quote-builder';
import { buildQuoteBond } from './wizard-builder';
import { NOTARY_TOTAL } from '../../../support/notary-price';

const BOND = buildQuoteBond();
const FACTS = { bondName: 'Notary Bond', stateCode: 'TX', matter: [] };
const PRICED = {
  stateCode: 'TX',
  amount: 1_000_000,
  creditCheck: 'authorized',
  termYears: 4,
  on: '2026-11-20',
} as const;
const SECTIONS = {
  bondDetails: BOND_DETAILS,
  applicant: APPLICANT,
  business: BUSINESS,
  underwriting: UNDERWRITING,
};

function card(section: SectionKey, answers: unknown = SECTIONS) {
  return <SectionCard key={section} section={section} answers={answers} facts={FACTS} />;
}

/** The text of a card, one line per element. */
function read(element: ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&');
}

describe('the review cards', () => {
  it('have fixed titles, each with an Edit button named after it', () => {
    const cards = [
      ...SECTION_KEYS.map((section) => card(section)),
      <DocumentsCard key="4" bond={BOND} stateCode="TX" uploaded={[]} />,
      <PricingCard
        key="5"
        bond={buildBond()}
        answers={PRICED}
        owed={stampedPrice(buildBond(), PRICED)}
      />,
      <PaymentCard key="6" receipt={RECEIPT} />,
    ].map((element) => renderToStaticMarkup(element));

    const titles = cards.map((html) => /<h3[^>]*>([^<]+)</.exec(html)?.[1]);
    expect(titles).toEqual([
      ...SECTION_KEYS.map((section) => STEP_NAMES[SECTION_STEPS[section]]),
      'Documents',
      'Pricing Summary',
      'Payment Method',
    ]);
    for (const [index, html] of cards.entries()) {
      expect(html).toContain(`aria-label="Edit ${titles[index]}"`);
    }
  });

  it('fold the answers, which print anyway, and show what is paid', () => {
    const folded = renderToStaticMarkup(card('bondDetails'));
    const open = renderToStaticMarkup(<PaymentCard receipt={RECEIPT} />);

    expect(folded).toContain('aria-expanded="false"');
    expect(folded).toContain('<div class="folded">');
    expect(open).not.toContain('aria-expanded');
    expect(open).not.toContain('folded');
  });

  it('show the last four digits of SSN and EIN, and only the year of birth', () => {
    const text = read(
      <>
        {card('applicant')}
        {card('business')}
      </>,
    );

    expect(text).toContain('•••-••-1234');
    expect(text).toContain('••-•••6789');
    expect(text).toContain('••/••/1980');
    expect(containsSecret(text, [SECRET_ANSWERS.dateOfBirth, '03/09/1980'])).toBe(false);
    expect(text).not.toMatch(/219-?09-?1234|12-?3456789/);
  });

  it('show the last four digits of the card, the amount and the accepted terms', () => {
    const text = read(<PaymentCard receipt={RECEIPT} />);

    expect(text).toContain('Credit card ending in 4242');
    expect(text).toContain(NOTARY_TOTAL);
    expect(text).toContain('Terms and conditions accepted');
  });

  it('show formatted money, dates and addresses', () => {
    const text = read(
      <>
        {card('bondDetails')}
        {card('business')}
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

  it('show every underwriting answer, and the details of each yes', () => {
    const answers: Underwriting = {
      ...UNDERWRITING,
      claimsHistory: { answer: 'yes', details: 'A claim of 2019, paid.' },
    };
    const text = read(card('underwriting', { underwriting: answers }));

    expect(text.match(/\nNo\n/g)).toHaveLength(UNDERWRITING_QUESTIONS.length - 1);
    expect(text).toContain('Yes. A claim of 2019, paid.');
    expect(text).toContain('Authorized');
  });

  it('name the documents, or state that none are needed', () => {
    const bond = { ...BOND, otherDocument: 'Petition or court order' };
    const uploaded = [
      { docType: 'tax_returns', name: '1040.pdf' },
      { docType: 'other', name: 'order.pdf' },
    ] as const;

    expect(read(<DocumentsCard bond={BOND} stateCode="TX" uploaded={[]} />)).toContain(
      'You need no documents to apply',
    );
    const card = read(<DocumentsCard bond={bond} stateCode="TX" uploaded={uploaded} />);
    expect(card).toContain('Tax returns');
    expect(card).toContain('Petition or court order');
  });

  it('name the form of the office as its upload does', () => {
    const form = { number: '2301', name: 'Application', url: 'https://sos.example', why: 'Law.' };
    const bond = { ...BOND, stateRules: { TX: { ownForm: form } } };
    const uploaded = [{ docType: 'other', name: 'scan.pdf' }] as const;
    const card = read(<DocumentsCard bond={bond} stateCode="TX" uploaded={uploaded} />);

    expect(card).toContain('Form 2301');
    expect(card).not.toContain('Other document');
  });
});

describe('the printed paper in the review', () => {
  const page = {
    ...{ title: 'Performance Bond', about: 'Lowcountry Library', facts: [] },
    ...{ penalSum: '$1,000,000', penalSumInWords: 'One million dollars', paragraphs: [] },
    ...{ provisions: [], frontPage: undefined, companion: undefined },
  };

  it('starts below the title, however long the bond is, and keeps a short card whole', () => {
    const sheet = renderToStaticMarkup(<PaperSheet page={page} />);
    const card = renderToStaticMarkup(
      <PaperCard preview={{ title: 'Notary Bond', caption: undefined, lines: [] }} />,
    );

    expect(sheet).not.toContain('break-inside-avoid');
    expect(card).toContain('break-inside-avoid');
  });
});
