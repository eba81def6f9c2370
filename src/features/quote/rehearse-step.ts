import { Activity, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterLoad } from '~/platform/after-load';
import type { StepComponent } from './step-props';

const rehearsed = new WeakSet<StepComponent>();

/**
 * Render a loaded step once outside the page when the browser is idle, so that its code is compiled when Continue opens
 * it. A quarter of the time of that press was compiling. A hidden tree runs no effects, so a rehearsal saves nothing,
 * sends nothing, subscribes to nothing and has nothing to unmount. React reports no error of a hidden tree: a step
 * reports it when it opens.
 */
export function rehearseStep(Step: StepComponent): void {
  if (rehearsed.has(Step)) return;
  rehearsed.add(Step);

  afterLoad(() => {
    const root = createRoot(document.createElement('div'));
    const step = createElement(Step, { onContinue: () => undefined });
    root.render(createElement(Activity, { mode: 'hidden', children: step }));
  });
}
