import type { OpenQuote } from '~/features/quote/checked-quote';
import {
  APPLICANT,
  BUSINESS,
  buildBond,
  QUOTE_ID,
  QUOTE_KEY,
  TODAY,
  TYPED_SECTIONS,
} from '../../domain/support/builders';

/** Secrets of the open quote that may appear nowhere else. */
export const SECRET_ANSWERS = {
  ssn: APPLICANT.ssn,
  dateOfBirth: APPLICANT.dateOfBirth,
  ein: BUSINESS.ein,
};

/** A notary bond in Texas with every section filled in as typed. */
export function anOpenQuote() {
  return {
    identity: { quoteId: QUOTE_ID, quoteKey: QUOTE_KEY },
    bond: buildBond(),
    stateCode: 'TX',
    sections: TYPED_SECTIONS,
    today: TODAY,
  } satisfies OpenQuote;
}
