import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readColorTokens } from '~/styles/read-tokens';
import { contrastRatio } from './contrast-ratio';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
const schemes = readColorTokens(css);

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const CONTROL = 3;

const PAGE = ['paper', 'surface', 'sunken'];
const WASHES = [
  'marsh-wash',
  'tide-wash',
  'copper-wash',
  'danger-wash',
  'warning-wash',
  'success-wash',
];

/** Each text color and its backgrounds. */
const TEXTS: Record<string, string[]> = {
  ink: [...PAGE, ...WASHES],
  muted: [...PAGE, 'tide-wash', 'marsh-wash'],
  marsh: [...PAGE, 'marsh-wash'],
  'marsh-strong': [...PAGE, 'marsh-wash'],
  tide: [...PAGE, 'tide-wash'],
  copper: [...PAGE, 'copper-wash'],
  'copper-strong': [...PAGE, 'copper-wash'],
  danger: [...PAGE, 'danger-wash'],
  warning: [...PAGE, 'warning-wash'],
  success: [...PAGE, 'success-wash'],
  'on-marsh': ['marsh', 'marsh-strong'],
  'on-copper': ['copper', 'copper-strong'],
  'on-field': ['field'],
  'on-field-muted': ['field'],
  'bond-ink': ['bond', 'bond-wash'],
};

/** Borders, focus rings and icons, and their backgrounds. */
const CONTROLS: Record<string, string[]> = {
  control: PAGE,
  focus: [...PAGE, 'tide-wash'],
  marsh: PAGE,
  copper: PAGE,
  'on-field': ['field'],
  'bond-line': ['bond'],
  seal: ['bond'],
};

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([color, grounds]) => grounds.map((ground) => [color, ground]));

describe.each(['light', 'dark'] as const)('colors of the %s scheme', (scheme) => {
  const colorOf = (name: string) => {
    const color = schemes[scheme][name];
    if (!color) throw new Error(`contrast: tokens.css has no color "${name}"`);

    return color;
  };

  it.each(pairs(TEXTS))('%s is readable as text on %s', (color = '', ground = '') => {
    expect(contrastRatio(colorOf(color), colorOf(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(pairs(CONTROLS))('%s is distinguishable from %s', (color = '', ground = '') => {
    expect(contrastRatio(colorOf(color), colorOf(ground))).toBeGreaterThanOrEqual(CONTROL);
  });
});

describe('color tokens', () => {
  it('all change with the scheme, except the colors of the code that a camera reads', () => {
    const { light, dark } = schemes;
    const unchanged = Object.keys(light).filter((name) => light[name] === dark[name]);

    expect(unchanged).toEqual(['scan', 'scan-ink']);
    expect(contrastRatio(light['scan'] ?? '', light['scan-ink'] ?? '')).toBeCloseTo(21);
  });
});

describe('contrastRatio', () => {
  it('is 21 between black and white, and 1 for equal colors', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#a34a1b', '#a34a1b')).toBe(1);
  });
});
