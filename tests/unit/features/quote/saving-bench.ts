import { vi } from 'vitest';
import { loadRules } from '~/features/quote/rules-loader';
import { type BrowserStorage, deviceStorage } from '~/platform/browser-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { TODAY } from '../../domain/support/builders';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

/** The start time of the tests of saving. */
export const START = new Date(`${TODAY}T15:00:00Z`);

/** A visitor who selected a notary bond in Texas, an empty storage, and a clock that only `wait` moves. */
export async function startAt(time: Date): Promise<void> {
  await loadRules();
  vi.useFakeTimers({ now: time });
  localStorage.clear();
  openWizard({ selection: NOTARY_IN_TEXAS });
}

/** Let time pass and run the pending timers. */
export async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** The browser's stored draft. */
export function stored(): unknown {
  return JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null');
}

/** The browser's own storage. It counts writes and can be full. */
export function fillableStorage(): BrowserStorage & { isFull: boolean; writes: number } {
  const storage = {
    ...deviceStorage,
    isFull: false,
    writes: 0,
    write: (key: string, text: string) => {
      storage.writes += 1;

      return !storage.isFull && deviceStorage.write(key, text);
    },
  };

  return storage;
}

/** Another tab writes or removes the draft, and the browser notifies this tab. */
export async function otherTabWrites(text: string | null): Promise<void> {
  if (text === null) localStorage.removeItem(DRAFT_KEY);
  else localStorage.setItem(DRAFT_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue: text }));
  await wait(0);
}
