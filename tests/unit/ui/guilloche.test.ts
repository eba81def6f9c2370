import { fc } from '../../support/property-seed';
import { describe, expect, it } from 'vitest';
import { band, petals, rosette, wave } from '~/ui/guilloche';
import { endOf, pointsOf } from './path-points';

describe('wave', () => {
  it('starts and ends at its height after whole periods', () => {
    expect(endOf(wave({ x: 10, y: 30, length: 84, period: 28, amplitude: 9 }))).toEqual([94, 30]);
  });

  it('repeats the same commands in each period, so that it compresses well', () => {
    const path = wave({ x: 0, y: 0, length: 440, period: 44, amplitude: 13, phase: 0.3 });
    const commands = path.split('s').slice(1);

    expect(new Set(commands).size).toBeLessThanOrEqual(4);
  });

  it('stays within its amplitude', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        (phase, amplitude) => {
          const points = pointsOf(
            wave({ x: 0, y: 100, length: 120, period: 40, amplitude, phase }),
          );

          for (const [, y] of points)
            expect(Math.abs(y - 100)).toBeLessThanOrEqual(amplitude + 0.01);
        },
      ),
    );
  });

  it('draws a length shorter than a quarter of a period', () => {
    expect(endOf(wave({ x: 0, y: 0, length: 2, period: 40, amplitude: 0 }))).toEqual([2, 0]);
  });
});

describe('band', () => {
  it('draws each strand with another phase', () => {
    const strands = band({ x: 0, y: 0, length: 40, period: 40, amplitude: 5, strands: 4 })
      .split('M')
      .slice(1);

    expect(new Set(strands).size).toBe(4);
  });
});

describe('rosette', () => {
  it.each([
    ['few petals', { radius: 132, depth: 46, lobes: 31, turns: 6 }],
    ['many petals', { radius: 53, depth: 3, lobes: 36 }],
  ])('with %s closes and stays in its ring', (_, shape) => {
    const points = pointsOf(rosette({ cx: 200, cy: 200, ...shape }));

    for (const [x, y] of points) {
      const radius = Math.hypot(x - 200, y - 200);
      expect(radius).toBeGreaterThanOrEqual(shape.radius - shape.depth - 0.08);
      expect(radius).toBeLessThanOrEqual(shape.radius + shape.depth + 0.08);
    }
    expect(points.at(-1)).toEqual(points[0]);
  });
});

describe('petals', () => {
  const weave = { radius: 96, depth: 30, lobes: 37, turns: 5 };

  it('rotates one petal to each position', () => {
    expect(new Set(petals(weave).angles).size).toBe(37);
  });

  it('ends each petal at the start of another', () => {
    const [x, y] = endOf(petals(weave).data) as [number, number];
    const turned = (Math.atan2(y, x) * 180) / Math.PI;

    expect(Math.hypot(x, y)).toBeCloseTo(96 + 30, 0);
    expect(turned).toBeCloseTo((360 * 5) / 37, 0);
  });
});
