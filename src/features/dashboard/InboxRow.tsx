import { type ReactNode, useState } from 'react';
import type { ApplicationStatus } from '~/domain/application-status';
import { renewalHref } from '~/domain/bonds/renewal-words';
import { fetchPart } from '~/platform/fetch-part';
import { Button } from '~/ui/Button';
import type { DeskCatalogue, DeskSite } from './catalogue';
import { Chevron } from './Chevron';
import type { Item } from './inbox-of';
import { isLinked, useLinkedElement } from './linked-application';
import { OnDemand } from './OnDemand';

const loadDetails = () => fetchPart(import('./InboxDetails'));

type Props = {
  item: Item;
  title: string;
  /** The price of a renewal, after its task. */
  priceNote: ReactNode;
  catalogue: DeskCatalogue;
  site: DeskSite;
};

/** One line of the inbox: what it is about, what to do by when, and one button. It opens in place. */
export function InboxRow({ item, title, priceNote, ...rest }: Props) {
  const [isOpen, setIsOpen] = useState(() => isLinked(item.key));
  const ref = useLinkedElement(item.key);
  const toggle = () => setIsOpen((before) => !before);
  const detailsId = `details-${item.key}`;

  return (
    <article
      ref={ref}
      id={item.key}
      tabIndex={-1}
      aria-labelledby={`title-${item.key}`}
      className="scroll-mt-6 px-4 py-2 sm:px-5"
    >
      <div className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_11rem]">
        <div className="min-w-0 items-center gap-x-5 lg:grid lg:grid-cols-[1fr_21rem]">
          <h3 id={`title-${item.key}`} className="text-base">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={toggle}
              className="flex min-h-touch w-full items-center text-left font-semibold wrap-anywhere"
            >
              <span>
                {title}
                {/* The space does not break, so that the arrow stays with the last word. */}
                {'\u00A0'}
                <span className="inline-block">
                  <Chevron isTurned={isOpen} />
                </span>
              </span>
            </button>
          </h3>
          <p className="pb-1 text-muted lg:pb-0">
            {item.task.charAt(0).toUpperCase()}
            {item.task.slice(1)}
            {priceNote}
          </p>
        </div>
        <div className="lg:justify-self-end">
          <Action item={item} title={title} isOpen={isOpen} onToggle={toggle} />
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen} className="pt-1 pb-4">
        {isOpen && (
          <OnDemand load={loadDetails} label={`Loading ${title}`}>
            {({ InboxDetails }) => <InboxDetails item={item} {...rest} />}
          </OnDemand>
        )}
      </div>
    </article>
  );
}

type ActionProps = { item: Item; title: string; isOpen: boolean; onToggle: () => void };

function Action({ item, title, isOpen, onToggle }: ActionProps) {
  const hidden = <span className="sr-only"> {title}</span>;
  if (item.kind === 'draft') {
    return (
      <a
        href={`/quote?resume=${encodeURIComponent(item.application.id)}`}
        className="button button-secondary"
      >
        Resume{hidden}
      </a>
    );
  }
  if (item.kind === 'renewal') {
    return (
      <a href={renewalHref(item.bond)} className="button button-secondary">
        Renew{hidden}
      </a>
    );
  }
  if (isOpen) {
    return (
      <Button look="quiet" isFlush onClick={onToggle}>
        Close{hidden}
      </Button>
    );
  }

  return (
    <Button onClick={onToggle}>
      {labelOf(item)}
      {hidden}
    </Button>
  );
}

/** What the button opens, by the status of the application. */
const LABELS: Partial<Record<ApplicationStatus, string>> = {
  approved: 'See the wire',
  price_offered: 'See the new price',
};

function labelOf(item: Extract<Item, { kind: 'application' | 'filing' }>): string {
  if (item.kind === 'filing') return 'See what to do';

  return LABELS[item.application.status] ?? 'Answer';
}
