/**
 * Load the code of the estimate box when somebody uses it, or at once when the address has a state or an amount. Until
 * then the page shows the worked example.
 */
export function startOnFirstUse(box: HTMLElement): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    import('./estimate-box').then(
      ({ startEstimateBox }) => startEstimateBox(box),
      () => {
        isStarted = false; // the next use tries again
      },
    );
  };

  if (window.location.search !== '') start();
  for (const use of ['focusin', 'pointerover', 'input']) box.addEventListener(use, start);
}
