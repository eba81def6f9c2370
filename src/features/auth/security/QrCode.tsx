import { qrPath } from '~/domain/formats/qr-path';
import { qrModules } from '~/platform/qr-modules';
import { ScanCode } from '~/ui/ScanCode';

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = qrModules(text);

  return <ScanCode path={qrPath(modules)} size={modules.length} label={label} />;
}
