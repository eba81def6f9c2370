type Point = [x: number, y: number];

/** The points of a path with one `M` and relative `c` and `s` commands. */
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

/** The end point of a path. */
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
