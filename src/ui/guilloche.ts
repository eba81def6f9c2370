/**
 * Guilloche, the fine engraved lines of bonds and banknotes, as SVG path data. It is computed at
 * build time, so that a border or a seal takes a few numbers instead of a long path.
 */

type Point = readonly [x: number, y: number];

/** The point and the derivative of a curve at a parameter. */
type Curve = (t: number) => { at: Point; slope: Point };

/**
 * One strand of a band: a sine wave along x that starts at `x`, around the height `y`. `phase` is
 * in turns.
 */
export type Wave = {
  x: number;
  y: number;
  length: number;
  period: number;
  amplitude: number;
  phase?: number;
};

/** A closed curve around a center that swings between `radius - depth` and `radius + depth`. */
export type Rosette = {
  cx: number;
  cy: number;
  radius: number;
  depth: number;
  /** The number of petals. It must share no factor with `turns`, or the curve repeats itself. */
  lobes: number;
  /**
   * How often the curve goes around the center before it closes. More turns make a denser weave.
   */
  turns?: number;
};

/** Path data of a wave. */
export function wave({ x, y, length, period, amplitude, phase = 0 }: Wave): string {
  const steps = Math.max(1, Math.round((length / period) * 4));
  const frequency = (2 * Math.PI) / period;

  return smoothPath(
    (t) => {
      const angle = frequency * t + 2 * Math.PI * phase;

      return {
        at: [x + t, y + amplitude * Math.sin(angle)],
        slope: [1, amplitude * frequency * Math.cos(angle)],
      };
    },
    length,
    steps,
  );
}

/**
 * Several waves in one path. Each wave is shifted by `spread / strands` turns from the one before.
 */
export function band({
  strands,
  spread = 1,
  ...first
}: Wave & { strands: number; spread?: number }) {
  return Array.from({ length: strands }, (_, strand) =>
    wave({ ...first, phase: (first.phase ?? 0) + (spread * strand) / strands }),
  ).join('');
}

/** Path data of a rosette. */
export function rosette(rose: Rosette): string {
  const { lobes, turns = 1 } = rose;
  const path = smoothPath(
    rosettePoint(rose),
    2 * Math.PI * turns,
    lobes * stepsPerLobe(lobes / turns),
  );

  return `${path}z`;
}

/**
 * A rosette around 0,0 as one petal and its angles in degrees. It draws the same line as `rosette`,
 * for strokes, in far fewer bytes.
 */
export function petals({ radius, depth, lobes, turns = 1 }: Omit<Rosette, 'cx' | 'cy'>) {
  const rose = { cx: 0, cy: 0, radius, depth, lobes, turns };
  const ratio = lobes / turns;

  return {
    data: smoothPath(rosettePoint(rose), (2 * Math.PI) / ratio, stepsPerLobe(ratio)),
    angles: Array.from({ length: lobes }, (_, lobe) => round((360 * lobe) / lobes)),
  };
}

/**
 * A curve from 0 to `end` in equal steps. It uses relative commands, so that repeated parts
 * compress well.
 */
function smoothPath(curve: Curve, end: number, steps: number): string {
  const step = end / steps;
  const start = curve(0);
  let from = roundPoint(start.at);
  let data = `M${join(from)}`;

  for (let index = 1; index <= steps; index += 1) {
    const { at, slope } = curve(step * index);
    const to = roundPoint(at);
    const control = minus([at[0] - (slope[0] * step) / 3, at[1] - (slope[1] * step) / 3], from);
    if (index === 1) {
      data += `c${join([(start.slope[0] * step) / 3, (start.slope[1] * step) / 3])},`;
    } else {
      data += 's';
    }
    data += `${join(control)},${join(minus(to, from))}`;
    from = to;
  }

  return data;
}

function rosettePoint({ cx, cy, radius, depth, lobes, turns = 1 }: Rosette): Curve {
  const ratio = lobes / turns;

  return (t) => {
    const r = radius + depth * Math.cos(ratio * t);
    const growth = -depth * ratio * Math.sin(ratio * t);
    const [cos, sin] = [Math.cos(t), Math.sin(t)];

    return {
      at: [cx + r * cos, cy + r * sin],
      slope: [growth * cos - r * sin, growth * sin + r * cos],
    };
  };
}

function stepsPerLobe(ratio: number): number {
  return ratio < 6 ? 4 : 2;
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

function roundPoint([x, y]: Point): Point {
  return [round(x), round(y)];
}

function join([x, y]: Point): string {
  return `${round(x)},${round(y)}`;
}

/** Round to one decimal, which is finer than a pixel at all our sizes. Adding 0 turns -0 into 0. */
function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
