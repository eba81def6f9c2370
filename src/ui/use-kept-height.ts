import { type PointerEvent, type RefObject, useState } from 'react';

/**
 * Keep an element's height while its contents change. Otherwise the rest of the page moves under
 * the pointer, and the second click of a double click hits another link. The height is released
 * when the mouse leaves the element.
 */
export function useKeptHeight(element: RefObject<HTMLElement | null>) {
  const [minHeight, setMinHeight] = useState<number>();

  return {
    keepHeight: () => setMinHeight(element.current?.offsetHeight),
    props: {
      style: { minHeight },
      // A finger leaves the element after each tap, even after the first of two, so only a mouse
      // counts.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setMinHeight(undefined);
      },
    },
  };
}
