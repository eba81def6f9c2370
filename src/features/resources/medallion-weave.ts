/** The line work of the medallion, computed once for all pages. */
import { rosette } from '~/ui/guilloche';

/** From the rim to the edge of the inner weave. */
export const OUTER_WEAVE = rosette({ cx: 0, cy: 0, radius: 96, depth: 30, lobes: 37, turns: 5 });

/** Around the emblem. */
export const INNER_WEAVE = rosette({ cx: 0, cy: 0, radius: 57, depth: 11, lobes: 31, turns: 4 });
