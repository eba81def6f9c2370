/** The result of a scan; 'not_scanned' if there is no scanner. */
export type ScanStatus = 'not_scanned' | 'clean' | 'infected';

/**
 * Scans a file for viruses. Rejects if the scan gives no result; the document then stays unchecked and can be checked
 * again. If a scanner is configured, `private.settings.document_scanner` must be set too.
 */
export type DocumentScanner = (bytes: Uint8Array) => Promise<ScanStatus>;
