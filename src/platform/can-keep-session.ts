import { deviceStorage, tabStorage } from './browser-storage';

const PROBE_KEY = 'marshline-probe';

/**
 * Whether a session can outlive its page in this browser. False when the browser blocks storage.
 */
export function canKeepSession(): boolean {
  return [tabStorage, deviceStorage].some(
    (storage) => storage.write(PROBE_KEY, '') && storage.remove(PROBE_KEY),
  );
}
