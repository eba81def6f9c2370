import { useEffect, useLayoutEffect, useRef } from 'react';
import { $formVersion } from './store';

/**
 * Keep the focus in its field when the answers of the open form are replaced, for example by those of the account. The
 * new fields take the place of the old ones, and the browser would send the keys that follow nowhere. A text in the field
 * is selected, so that typing replaces it.
 */
export function useKeptFocus(formVersion: number): void {
  const focused = useRef('');

  useEffect(
    () =>
      $formVersion.listen(() => {
        focused.current = document.activeElement?.id ?? '';
      }),
    [],
  );

  useLayoutEffect(() => {
    const field = document.getElementById(focused.current);
    focused.current = '';
    if (document.activeElement !== document.body) return;

    field?.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement) field.select();
  }, [formVersion]);
}
