type Props = {
  /** The dark modules as an SVG path, one unit for each module. */
  path: string;
  /** The width in modules. */
  size: number;
  label: string;
};

/** A QR code, dark on light in every color scheme, because many scanners cannot read light on dark. */
export function ScanCode({ path, size, label }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block aspect-square w-full max-w-56 rounded-sm bg-scan fill-scan-ink"
    >
      <path d={path} />
    </svg>
  );
}
