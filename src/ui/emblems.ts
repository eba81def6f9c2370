/**
 * The emblems of small drawn certificates: a courthouse, a license star, bricks, a key, a question
 * mark, a dollar sign and a check mark. SVG path data around the point 28, 19.
 */
export const EMBLEMS = {
  court: 'M20 16.5 28 12l8 4.5zM21 26h14M22.5 18.5V24M28 18.5V24M33.5 18.5V24',
  license: 'm28 11.5 2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6-4.7 2.6 1-5.3-3.9-3.7 5.3-.7z',
  contract:
    'M19.5 12.5h17v13h-17zM19.5 16.8h17M19.5 21.1h17M28 12.5v4.3M23.8 16.8v4.3M32.2 16.8v4.3M28 21.1v4.4',
  fidelity: 'M20.5 19.2a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0M27.9 19.2H36v3.4M32.6 19.2v2.4',
  question: 'M24.4 15.6a3.6 3.6 0 1 1 5.2 3.2c-1 .5-1.6 1.2-1.6 2.3v.7M28 25.2v.1',
  price:
    'M31.6 15.4c-.7-1.3-2-1.9-3.6-1.9-2 0-3.5 1-3.5 2.8 0 3.8 7 1.9 7 5.6 0 1.8-1.5 2.8-3.5 2.8-1.7 0-3-.7-3.6-2M28 11.5v2M28 24.7v2',
  check: 'm21.5 19.2 4.6 4.6 8.4-9.4',
} as const;

/** The name of an emblem. */
export type EmblemKind = keyof typeof EMBLEMS;
