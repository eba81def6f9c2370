import { createClamavScanner } from './clamav-scanner.ts';
import type { DocumentScanner } from './document-scanner.ts';

/** `clamav://host:3310`, or `clamavs://host:port` for clamd behind TLS. */
const ADDRESS = /^(clamavs?):\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i;

/**
 * Create the scanner for a value of `DOCUMENT_SCANNER`. An empty value means no scanner. Throws for an invalid value,
 * without quoting it.
 */
export function createScanner(setting: string): DocumentScanner {
  if (setting === '') return () => Promise.resolve('not_scanned');

  const [, scheme = '', host = '', port] = ADDRESS.exec(setting) ?? [];
  if (host === '') {
    throw new Error(
      '[functions] DOCUMENT_SCANNER names no scanner. Expected clamav://host:3310, or clamavs://host:port where clamd stands behind TLS',
    );
  }

  return createClamavScanner({
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port),
    isEncrypted: scheme.toLowerCase() === 'clamavs',
  });
}
