import { qrPath } from '~/domain/formats/qr-path';
import { qrModules } from '~/platform/qr-modules';

/** A text as a QR code, dark on light in every color scheme, because many scanners cannot read light on dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = qrModules(text);

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="block aspect-square w-full max-w-56 rounded-sm bg-scan fill-scan-ink"
    >
      <path d={qrPath(modules)} />
    </svg>
  );
}
