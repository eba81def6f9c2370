/** What a scanner says of a file. 'not_scanned' when none has looked. */
export type ScanStatus = 'not_scanned' | 'clean' | 'infected';

/** Looks for viruses in a file. Where one is plugged in, `private.settings.document_scanner` is set as well. */
export type DocumentScanner = (bytes: Uint8Array) => Promise<ScanStatus>;

/** The scanner this site ships with: none. */
export function noScanner(): Promise<ScanStatus> {
  return Promise.resolve('not_scanned');
}
