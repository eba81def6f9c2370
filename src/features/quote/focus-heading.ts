/** Move the focus to the heading of the step, because the element that has it disappears. Does not scroll. */
export function focusStepHeading(): void {
  document.getElementById('step-heading')?.focus({ preventScroll: true });
}

/** Move the focus to the heading of the step if the element that had it has disappeared by the next frame. */
export function focusHeadingIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusStepHeading();
  });
}
