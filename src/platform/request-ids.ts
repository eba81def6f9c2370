import { randomId } from './random';

/** The ids of the requests of one form. */
export type RequestIds = {
  /** The id of a request with these contents. */
  of: (contents: unknown) => string;
  /** Forget the last request, because it was answered: the same contents are a new request. */
  forget: () => void;
};

/**
 * After a lost answer, the same contents are sent again under the same id, so they count once. Corrected contents get
 * another id. Under the old one, the server would keep the first contents and answer as if it had stored the others.
 */
export function requestIds(): RequestIds {
  let last: { text: string; id: string } | undefined;

  return {
    of: (contents) => {
      const text = JSON.stringify(contents);
      if (last?.text !== text) last = { text, id: randomId() };

      return last.id;
    },
    forget: () => {
      last = undefined;
    },
  };
}
