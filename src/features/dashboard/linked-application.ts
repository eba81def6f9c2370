import { type RefObject, useEffect, useRef } from 'react';

/** Whether the address opens this element, as the link of a mail about an application does. */
export function isLinked(elementId: string): boolean {
  return location.hash === `#${elementId}`;
}

/**
 * Bring an element into view and focus it when the address opens it. The browser looked for it before it was loaded, and
 * the dashboard hides its parts until all of them are there.
 */
export function useLinkedElement(elementId: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isLinked(elementId)) return;

    const fold = element.closest('details');
    if (fold) fold.open = true;
    const observer = new ResizeObserver(() => {
      if (element.clientHeight === 0) return;

      observer.disconnect();
      element.scrollIntoView({ block: 'start' });
      element.focus({ preventScroll: true });
    });
    observer.observe(element);

    return () => observer.disconnect();
  }, [elementId]);

  return ref;
}
