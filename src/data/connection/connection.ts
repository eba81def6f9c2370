/** Reason that no answer came: the device is offline, or the server is unreachable. */
export type ConnectionFailure = 'offline' | 'unreachable';

/** The connection failure that fits the current network state. */
export function connectionFailure(): ConnectionFailure {
  return navigator.onLine === false ? 'offline' : 'unreachable';
}

/** Why data did not load, by the status of the answer. Status 0: there was no answer. */
export function loadFailure(status: number): 'load-failed' | ConnectionFailure {
  return status === 0 ? connectionFailure() : 'load-failed';
}
