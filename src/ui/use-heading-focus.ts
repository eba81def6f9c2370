import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focus the heading of a view that opens in place of another one, because the pressed link or button has disappeared with
 * the other view. If the focus is elsewhere, it stays. After a page load it stays too, so that the first Tab reaches the
 * link that skips to the content.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { userActivation }: Partial<Navigator> = navigator; // not in every browser
    const isPressed = userActivation?.hasBeenActive === true;
    if (isPressed && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);

  return heading;
}
