import { createClamavScanner } from './clamav-scanner.ts';

/** What a scanner says of a file. 'not_scanned' when none has looked. */
export type ScanStatus = 'not_scanned' | 'clean' | 'infected';

/**
 * Looks for viruses in a file. Rejects when it cannot say: the document then stays unchecked and can be checked again.
 * Where there is a scanner, `private.settings.document_scanner` is set as well.
 */
export type DocumentScanner = (bytes: Uint8Array) => Promise<ScanStatus>;

/** `clamav://host:3310`, and `clamavs://host:port` where clamd stands behind TLS. */
const ADDRESS = /^(clamavs?):\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i;

/** The scanner that `DOCUMENT_SCANNER` names; none when it is empty. Throws, without the value, when it names none. */
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
