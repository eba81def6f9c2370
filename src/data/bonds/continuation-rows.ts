import { CERTIFICATE_STEP } from '~/domain/bonds/filing-steps';
import { addDays, type IsoDate } from '~/domain/dates';

/** A term that continued a bond. */
export type Continuation = {
  /** Starts at 2, because the first term is the bond itself. */
  term: number;
  /** The application that paid for the term. Missing for terms older than this site. */
  applicationId?: string;
  startsOn: IsoDate;
  /**
   * The day that the certificate names as the end: the first day without coverage, or the last day of the term. For a
   * bond without an end, the day up to which it is paid.
   */
  endsOn: IsoDate;
  /** ISO 8601, with a zone. */
  issuedAt: string;
  hasCertificate: boolean;
  /** Whether the customer ticked the certificate as filed. */
  isFiled: boolean;
};

type TermRow = {
  number: number;
  application_id: string | null;
  starts_on: IsoDate;
  ends_on: IsoDate | null;
  issued_at: string;
  certificate_url: string | null;
};

/** The terms that continued a bond, oldest first. The first term is the bond as issued, so only the later terms continue it. */
export function toContinuations({
  bond_terms,
  bond_filing_steps,
  last_day,
}: {
  bond_terms: readonly TermRow[];
  bond_filing_steps: readonly { step: string; term: number }[];
  last_day: IsoDate | null;
}): Continuation[] {
  const daysBefore = last_day === null ? 0 : -1;

  return bond_terms
    .flatMap(({ number, application_id, starts_on, ends_on, issued_at, certificate_url }) =>
      number === 1 || ends_on === null
        ? []
        : [
            {
              term: number,
              ...(application_id !== null && { applicationId: application_id }),
              startsOn: starts_on,
              endsOn: addDays(ends_on, daysBefore),
              issuedAt: issued_at,
              hasCertificate: certificate_url !== null,
              isFiled: bond_filing_steps.some(
                ({ step, term }) => step === CERTIFICATE_STEP && term === number,
              ),
            },
          ],
    )
    .sort((one, other) => one.term - other.term);
}
