type Point = [x: number, y: number];

/** The points a path of one `M` and relative `c` and `s` commands goes through. */
export function pointsOf(path: string): Point[] {
  const [start = '', ...commands] = path.replace(/z$/, '').split(/[cs]/);
  const points: Point[] = [toPoint(start.slice(1).split(','))];
  for (const command of commands) {
    const [x, y] = toPoint(command.split(',').slice(-2));
    const [fromX, fromY] = points.at(-1) ?? [0, 0];
    points.push([round(fromX + x), round(fromY + y)]);
  }

  return points;
}

/** Where a path ends. */
export function endOf(path: string): Point | undefined {
  return pointsOf(path).at(-1);
}

function toPoint(texts: string[]): Point {
  const [x = 0, y = 0] = texts.map(Number);

  return [x, y];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
