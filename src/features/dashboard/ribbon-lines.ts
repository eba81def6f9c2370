import { band } from '~/ui/guilloche';

const RIBBON = { x: 0, y: 10, length: 1240, period: 28, strands: 5, spread: 0.3, amplitude: 7.5 };

/** The path of the ribbon above the numbers, in a box of 1240 by 20. */
export const RIBBON_LINES = band(RIBBON) + band({ ...RIBBON, phase: 0.5 });
