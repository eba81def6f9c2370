import { useRef, useState } from 'react';
import type { FeedFailure } from '~/data/firms/calendar-feed';
import { formatDate } from '~/domain/dates';
import { feedAddresses } from '~/domain/matters/feed-address';
import { copyText } from '~/platform/clipboard';
import { dayOf } from '~/platform/clock';
import { randomToken } from '~/platform/random';
import { SINGLE_KEY } from '~/stores/attorney';
import { calendarFeedView, setCalendarFeed } from '~/stores/calendar-feed';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { LoadedView } from '~/ui/LoadedView';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FEED_FAILURE_WORDS, LOAD_FAILURES } from './messages';
import { useView } from './use-view';

/** The calendar subscription of the member: make it, renew its address, or end it. */
export function CalendarFeed() {
  const view = useView(calendarFeedView, SINGLE_KEY);
  const [token, setToken] = useState<string>();
  const [failure, setFailure] = useState<FeedFailure>();
  // After a lost answer, the next try sends the same token.
  const tried = useRef<string>(undefined);
  const { isPending, run } = useOnceAtATime(async (wanted: 'make' | 'end') => {
    tried.current = wanted === 'make' ? (tried.current ?? randomToken()) : undefined;
    const result = await setCalendarFeed(tried.current);
    setFailure(result.ok ? undefined : result.code);
    if (!result.ok) return;

    setToken(tried.current);
    tried.current = undefined;
  });

  return (
    <Card title="Calendar subscription" level={2}>
      <p className="max-w-text">
        Your calendar follows the filing days and renewals of the matters you may open. It shows
        title, court and day, and no client or amount.
      </p>
      {failure && (
        <Alert type="danger" isAnnounced>
          {FEED_FAILURE_WORDS[failure]}
        </Alert>
      )}
      {token !== undefined && <NewAddress key={token} token={token} />}
      <LoadedView
        view={view}
        label="Loading your calendar subscription"
        lines={2}
        failures={LOAD_FAILURES}
        onRetry={() => void calendarFeedView.refresh(SINGLE_KEY)}
      >
        {({ madeAt }) => (
          <>
            {madeAt !== undefined && token === undefined && (
              <p className="mt-3">
                You subscribed on {formatDate(dayOf(madeAt))}. We can’t show the address again. A
                new address ends the old one.
              </p>
            )}
            <div className="no-print mt-4 flex flex-wrap gap-3">
              <Button aria-disabled={isPending || undefined} onClick={() => void run('make')}>
                {madeAt === undefined ? 'Make a private address' : 'Make a new address'}
              </Button>
              {madeAt !== undefined && (
                <Button
                  look="quiet"
                  aria-disabled={isPending || undefined}
                  onClick={() => void run('end')}
                >
                  End the subscription
                </Button>
              )}
            </div>
          </>
        )}
      </LoadedView>
    </Card>
  );
}

/** The address, which is shown only now. */
function NewAddress({ token }: { token: string }) {
  const { https, webcal } = feedAddresses(location.origin, token);
  const [isCopied, setIsCopied] = useState<boolean>();

  return (
    <div className="mt-4 grid gap-3" role="group" aria-label="New calendar address">
      <TextField
        id="calendar-address"
        label="Private address"
        hint="Shown only now. Anyone with this address sees the dates, so keep it to yourself."
        width="full"
        readOnly
        value={https}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="no-print flex flex-wrap items-center gap-3">
        <a className="button button-primary" href={webcal}>
          Open in your calendar
        </a>
        <Button look="quiet" onClick={() => void copyText(https).then(setIsCopied)}>
          {isCopied ? 'Address copied' : 'Copy the address'}
        </Button>
        <span role="status" className={isCopied === false ? 'text-sm' : 'sr-only'}>
          {isCopied === true && 'The address is on your clipboard'}
          {isCopied === false && 'Your browser does not allow copying. Select the address instead.'}
        </span>
      </div>
    </div>
  );
}
