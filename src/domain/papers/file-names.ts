/** The name of a receipt's file: it says whose and which. */
export function receiptFileName(applicationNumber: string): string {
  return `marshline-receipt-${applicationNumber}.pdf`;
}

/** The name of the file of the terms: what they are and which version (spec 2, section 7). */
export function termsFileName(version: string): string {
  return `marshline-terms-${version}.pdf`;
}
