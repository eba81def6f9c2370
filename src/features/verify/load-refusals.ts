/** The texts for mistakes and refusals. They load with the first of them. Undefined if they do not load. */
export function loadRefusals() {
  return import('./refusals').catch(() => undefined);
}
