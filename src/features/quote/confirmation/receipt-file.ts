import type { Confirmation } from './confirmation-schema';
import { applicationLines, paymentLines, type SummaryLine } from './summary-lines';

/** The facts of the business that stand on a receipt. */
export type ReceiptIssuer = { name: string; phone: string; email: string };

const STYLES = `
  body { font: 16px/1.5 Georgia, serif; color: #1b2a25; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
  h1 { font-size: 1.6rem; margin-bottom: 0; }
  h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; vertical-align: top; padding: 0.4rem 0; border-bottom: 1px solid #ddd5c3; }
  th { font-weight: normal; color: #4c5b54; width: 40%; }
  td { font-variant-numeric: tabular-nums; }
`;

/** The name of a receipt's file: it says whose and which. */
export function receiptFileName({ receipt }: Confirmation): string {
  return `marshline-receipt-${receipt.applicationNumber}.html`;
}

/**
 * The receipt as a page of its own: it needs no connection and no other file, opens in any browser
 * and prints. Everything in it comes from the server's answer and the customer's own words.
 */
export function receiptPage(confirmation: Confirmation, issuer: ReceiptIssuer): string {
  const title = `Receipt ${confirmation.receipt.applicationNumber}`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(`${title} | ${issuer.name}`)}</title>
<style>${STYLES}</style>
</head>
<body>
<p>${escapeHtml(issuer.name)}</p>
<h1>${escapeHtml(title)}</h1>
<h2>Application</h2>
${table(applicationLines(confirmation))}
<h2>Payment</h2>
${table(paymentLines(confirmation))}
<p>Questions? ${escapeHtml(`${issuer.phone}, ${issuer.email}`)}</p>
</body>
</html>
`;
}

function table(lines: readonly SummaryLine[]): string {
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );

  return `<table>\n${rows.join('\n')}\n</table>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
