import type { Confirmation } from './confirmation-schema';
import { applicationLines, paymentLines, type SummaryLine } from './summary-lines';

const LINE_BREAK = '\r\n'; // RFC 6068, section 5

/** A mailto: address that opens a draft to the applicant with the summary in it. Nothing is sent by opening it. */
export function mailDraftUrl(
  confirmation: Confirmation,
  issuer: { name: string; phone: string; email: string },
): string {
  const { receipt, applicantEmail } = confirmation;
  const subject = `${issuer.name}: application ${receipt.applicationNumber}`;
  const body = [
    ...toText(applicationLines(confirmation)),
    '',
    ...toText(paymentLines(confirmation)),
    '',
    `Questions? ${issuer.phone}, ${issuer.email}`,
  ].join(LINE_BREAK);

  return `mailto:${encodeURIComponent(applicantEmail)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function toText(lines: readonly SummaryLine[]): string[] {
  return lines.map(({ label, value }) => `${label}: ${value}`);
}
