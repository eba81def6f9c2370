/** How far a finger must move an element sideways to dismiss it, in pixels. */
const SWIPE_DISTANCE_PX = 80;

/** Let a finger or the mouse push an element out sideways. An element released earlier moves back to its place. */
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
    element.style.transition = 'none'; // a transition would make the element lag behind the finger
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
