/** How far a finger moves something sideways before it lets go of it for good, in pixels. */
const SWIPE_DISTANCE_PX = 80;

/** Let a finger or the mouse push an element out sideways. Let go earlier, it goes back to its place. */
export function letSwipe(element: HTMLElement, onSwiped: () => void): void {
  let start: { pointer: number; x: number } | undefined;

  const goBack = () => {
    start = undefined;
    element.style.removeProperty('translate');
    element.style.removeProperty('transition');
  };

  element.addEventListener('pointerdown', ({ target, pointerId, clientX }) => {
    if (target instanceof Element && target.closest('button')) return;
    start = { pointer: pointerId, x: clientX };
    element.setPointerCapture(pointerId);
    element.style.transition = 'none'; // it follows the finger, not behind it
  });

  element.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (start?.pointer === pointerId) element.style.translate = `${clientX - start.x}px`;
  });

  element.addEventListener('pointerup', ({ pointerId, clientX }) => {
    if (start?.pointer !== pointerId) return;
    const isSwiped = Math.abs(clientX - start.x) >= SWIPE_DISTANCE_PX;
    goBack();
    if (isSwiped) onSwiped();
  });

  element.addEventListener('pointercancel', goBack);
}
