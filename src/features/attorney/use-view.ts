import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type DeskView, followView, type Loaded } from '~/stores/desk-view';

/** A view of the desk's data, kept up to date while it is shown. */
export function useView<Value>(view: DeskView<Value>, key: string): Loaded<Value> {
  const loaded = useStore(view.at(key));
  useEffect(() => followView(view, key), [view, key]);

  return loaded;
}
