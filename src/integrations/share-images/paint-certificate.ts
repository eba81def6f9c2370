import { band, rosette } from '../../ui/guilloche.ts';

/** The size that other sites request for previews, in pixels. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The colors of the drawn bond, from the light scheme's tokens. */
export type CertificateColors = Readonly<Record<'paper' | 'line' | 'wash' | 'seal', string>>;

const { width, height } = SHARE_IMAGE;

/** Distance from the edge of the image to the middle of the border band. */
const EDGE = 36;
/** Half the width of the band. */
const DEPTH = 20;
/** Start of a side. The corner before it has its own rosette. */
const CORNER = 64;

/** The blank certificate as SVG: paper, border, underprint and seal, with room for text. */
export function paintCertificate({ paper, line, wash, seal }: CertificateColors): string {
  const across = side(width - 2 * CORNER, 67);
  const down = side(height - 2 * CORNER, 62.75);
  const weave = [
    rosette({ cx: 600, cy: 300, radius: 190, depth: 66, lobes: 31, turns: 6 }),
    rosette({ cx: 600, cy: 300, radius: 90, depth: 50, lobes: 17, turns: 4 }),
  ].join('');

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">
    <rect width="${width}" height="${height}" fill="${paper}"/>
    <path d="${weave}" stroke="${wash}" stroke-width="1.4"/>
    ${[
      sideOf(across, width, ''),
      sideOf(across, width, `translate(0 ${height - 2 * EDGE})`),
      sideOf(down, height, 'matrix(0 1 1 0 0 0)'),
      sideOf(down, height, `matrix(0 1 1 0 ${width - 2 * EDGE} 0)`),
    ].join('')}
    <g stroke="${line}">
      ${CORNERS.map(([x, y]) => `<path d="${corner}" transform="translate(${x} ${y})" stroke-width=".9"/>`).join('')}
      <rect x="12" y="12" width="${width - 24}" height="${height - 24}"/>
      <rect x="62" y="62" width="${width - 124}" height="${height - 124}"/>
      <rect x="68" y="68" width="${width - 136}" height="${height - 136}" stroke-width="2"/>
    </g>
    ${sealOf(984, 466)}
  </svg>`;

  function sideOf(data: string, length: number, transform: string): string {
    return `<g transform="${transform}">
      <rect x="${CORNER}" y="${EDGE - DEPTH}" width="${length - 2 * CORNER}" height="${2 * DEPTH}" fill="${line}"/>
      <path d="${data}" stroke="${paper}"/>
    </g>`;
  }

  function sealOf(x: number, y: number): string {
    return `<g transform="translate(${x} ${y}) scale(1.62)">
      <path d="${sealEdge}" fill="${seal}"/>
      <path d="${sealWeave}" stroke="${paper}" stroke-width=".8"/>
      <circle r="47.5" stroke="${paper}" stroke-width=".8"/>
      <circle r="31" fill="${seal}" stroke="${paper}" stroke-width="1.2"/>
      <g stroke="${paper}" stroke-linecap="round">
        <path stroke-width="2.4" d="M0 12C0 0-.5-9 1.4-19M0 12C-1 3-5.4-6-11.6-12M0 12C.6 4.4 4.8-3 12-8"/>
        <path stroke-width="2" d="M-19.6 12.4q4.9-3.4 9.8 0t9.8 0 9.8 0 9.8 0M-13 19.6q3.25-2.6 6.5 0t6.5 0 6.5 0 6.5 0"/>
      </g>
    </g>`;
  }
}

const CORNERS = [
  [EDGE, EDGE],
  [width - EDGE, EDGE],
  [EDGE, height - EDGE],
  [width - EDGE, height - EDGE],
] as const;

const corner = [
  rosette({ cx: 0, cy: 0, radius: 17, depth: 7, lobes: 25, turns: 4 }),
  rosette({ cx: 0, cy: 0, radius: 7, depth: 4.5, lobes: 10, turns: 3 }),
].join('');

const sealEdge = rosette({ cx: 0, cy: 0, radius: 53, depth: 3, lobes: 36 });
const sealWeave = rosette({ cx: 0, cy: 0, radius: 40, depth: 7, lobes: 25, turns: 4 });

/** Two ribbons that cross, and a thread between them. */
function side(length: number, period: number): string {
  const strand = { x: CORNER, y: EDGE, length, period };

  return [
    band({ ...strand, amplitude: DEPTH - 4, strands: 5, spread: 0.3 }),
    band({ ...strand, amplitude: DEPTH - 4, strands: 5, spread: 0.3, phase: 0.5 }),
    band({ ...strand, amplitude: 6, period: period / 2, strands: 2, phase: 0.15 }),
  ].join('');
}
