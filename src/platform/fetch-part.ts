import { fail, ok, type Result } from '~/domain/result';
import { isOnline, onNetworkChange } from './network';

/** Code of a part of a page, or why it did not come. */
export type PartResult<Part> = Result<Part, 'unreachable' | 'offline'>;

/** Code that is fetched now, or why it did not come. */
export async function fetchPart<Part>(fetching: Promise<Part>): Promise<PartResult<Part>> {
  const part = await fetching.catch(() => undefined);

  return part === undefined ? fail(isOnline() ? 'unreachable' : 'offline') : ok(part);
}

/** Call back whenever there is a connection again, until what is returned is called. */
export function onReconnection(callBack: () => void): () => void {
  return onNetworkChange(() => {
    if (isOnline()) callBack();
  });
}
