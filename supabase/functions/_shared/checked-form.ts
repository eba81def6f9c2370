import type { OwnFormUpload } from '../../../src/domain/applications/own-form-upload.ts';
import { checkFile } from '../../../src/domain/documents/check-file.ts';
import type { DocumentScanner, ScanStatus } from './document-scanner.ts';
import { toHex } from './encoding.ts';
import type { Outcome } from './failures.ts';
import { describeError, type LogEntry } from './log.ts';

/** A form that is a PDF and that no scanner found infected. */
export type CheckedForm = {
  bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 in hexadecimal. */
  hash: string;
  scanStatus: ScanStatus;
};

/** What the check of a form needs: the name of the function for its log, and the scanner. */
export type FormCheck = { name: string; log: (entry: LogEntry) => void; scan: DocumentScanner };

/** Check the form of a court or agency from an upload. Stores nothing. */
export async function checkForm(
  { name, content }: OwnFormUpload,
  { name: functionName, log, scan }: FormCheck,
): Promise<Outcome<CheckedForm>> {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const checked = checkFile({ name, size: bytes.byteLength, bytes });
  if (!checked.ok || checked.value !== 'pdf') return { ok: false, code: 'not-a-pdf' };

  let scanStatus: ScanStatus;
  try {
    scanStatus = await scan(bytes);
  } catch (error) {
    log(describeError(functionName, error)); // a missing answer must never count as clean
    return { ok: false, code: 'scanner-unavailable' };
  }
  if (scanStatus === 'infected') return { ok: false, code: 'infected' };

  const hash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return { ok: true, value: { bytes, hash, scanStatus } };
}
