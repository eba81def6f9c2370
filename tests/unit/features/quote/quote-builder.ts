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

/** What the open quote holds that may be seen nowhere else. */
export const SECRET_ANSWERS = {
  ssn: APPLICANT.ssn,
  dateOfBirth: APPLICANT.dateOfBirth,
  ein: BUSINESS.ein,
};

/** A notary bond in Texas whose every section is filled in as people type it. */
export function anOpenQuote() {
  return {
    identity: { quoteId: QUOTE_ID, quoteKey: QUOTE_KEY },
    bond: buildBond(),
    stateCode: 'TX',
    sections: TYPED_SECTIONS,
    today: TODAY,
  } satisfies OpenQuote;
}
