/** Reason that no answer came: the device is offline, or the server is unreachable. */
export type ConnectionFailure = 'offline' | 'unreachable';

/** The connection failure that fits the current network state. */
export function connectionFailure(): ConnectionFailure {
  return navigator.onLine === false ? 'offline' : 'unreachable';
}
