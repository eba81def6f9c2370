import { useEffect, useState } from 'react';
import { warnOfLoss } from '~/platform/warn-of-loss';

/** What was typed and not sent, by the text's id. It stays in memory. */
const kept = new Map<string, string>();

/**
 * A typed text that is still there after a look at the queue or at another application. While there is one, the browser
 * asks before it closes the page. The second function empties the field after its text was sent, unless another text was
 * typed meanwhile.
 */
export function useKeptText(id: string): [string, (text: string) => void, (sent: string) => void] {
  const [text, setText] = useState(() => kept.get(id) ?? '');
  const hasText = text.trim() !== '';
  useEffect(() => (hasText ? warnOfLoss() : undefined), [hasText]);

  const keep = (typed: string) => {
    if (typed.trim() === '') kept.delete(id);
    else kept.set(id, typed);
    setText(typed);
  };

  const clear = (sent: string) => {
    if (kept.get(id) === sent) keep('');
  };

  return [text, keep, clear];
}
