/** The file name of a receipt. */
export function receiptFileName(applicationNumber: string): string {
  return `marshline-receipt-${applicationNumber}.pdf`;
}

/** The file name of the terms of use, with their version. */
export function termsFileName(version: string): string {
  return `marshline-terms-${version}.pdf`;
}

/** The file name of a filing packet: "MSB-27182818-filing-packet.pdf". */
export function filingPacketName(bondNumber: string): string {
  return `${bondNumber}-filing-packet.pdf`;
}

/** The file name of a bond's audit bundle: "MSB-27182818-audit-bundle.zip". */
export function auditBundleName(bondNumber: string): string {
  return `${bondNumber}-audit-bundle.zip`;
}
