import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type DeskView, followView, type Loaded } from '~/stores/desk-view';

/** A view of the underwriters, kept up to date while it is shown. What is known stays on the screen while it is loaded again. */
export function useUnderwritingView<Value>(view: DeskView<Value>, key: string): Loaded<Value> {
  const loaded = useStore(view.at(key));
  useEffect(() => followView(view, key), [view, key]);

  return loaded;
}
