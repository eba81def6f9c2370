import { useEffect, useRef } from 'react';
import { Alert } from '~/ui/Alert';

/** The failure of the last try, if there is one. It takes the focus. */
export function CodeFailure({
  words,
}: {
  words: { title: string; description?: string } | undefined;
}) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (words) ref.current?.focus();
  }, [words]);

  if (!words) return null;

  return (
    <div ref={ref} tabIndex={-1}>
      <Alert type="danger" title={words.title} isAnnounced>
        {words.description}
      </Alert>
    </div>
  );
}
