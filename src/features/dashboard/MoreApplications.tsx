import { useState } from 'react';
import { showMoreApplications } from '~/stores/desk';
import { Button } from '~/ui/Button';

type Props = { hasMore: boolean; isLoading: boolean };

/**
 * Says that older applications are not shown, and loads them. Renders nothing if all applications are shown from the
 * start.
 */
export function MoreApplications({ hasMore, isLoading }: Props) {
  const [wasAsked, setWasAsked] = useState(false);
  if (!hasMore && !wasAsked) return null;

  const handleMore = () => {
    setWasAsked(true);
    void showMoreApplications();
  };

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-muted">
        {hasMore
          ? 'There are more applications with us. The newest are shown.'
          : 'All your applications are shown.'}
      </p>
      {hasMore && (
        <Button aria-disabled={isLoading} onClick={handleMore}>
          {isLoading && wasAsked ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
