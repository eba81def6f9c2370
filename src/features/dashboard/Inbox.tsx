import { useState } from 'react';
import { byHolder, isDeclined, needsWords } from '~/domain/applications/status-words';
import { fetchPart } from '~/platform/fetch-part';
import { Button } from '~/ui/Button';
import { useLoaded } from '~/ui/use-loaded';
import type { DeskCatalogue, DeskSite } from './catalogue';
import { APPLICATIONS_HEADING, ENDED_ID } from './focus-applications';
import { FullDrafts } from './FullDrafts';
import { inboxOf, type Item, type Parts } from './inbox-of';
import { InboxRow } from './InboxRow';
import { inboxTitles } from './inbox-titles';
import { isLinked } from './linked-application';

/** Number of lines that are shown before the button that shows the rest, so that the tabs stay on the first screen. */
const SHOWN = 5;

const loadPrice = () => fetchPart(import('./RenewalPrice'));

type Props = { catalogue: DeskCatalogue; site: DeskSite };

/** How many things need the customer, and one line for each. */
export function Inbox({ applications, overview, ...rest }: Props & Parts) {
  const items = inboxOf({ applications, overview }, rest.catalogue);
  // On a phone, the lists of what is with us and of what ended are two screens below.
  const { us, nobody } = byHolder(applications.applications);

  return (
    <>
      <p className="mt-1 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-lg text-muted">
        <span>{needsWords(items.length)}</span>
        {us.length > 0 && <a href="#with-us-heading">See what is with us</a>}
        {nobody.some(isDeclined) && <a href={`#${ENDED_ID}`}>See what we declined</a>}
      </p>
      {items.length > 0 && <Lines items={items} {...rest} />}
    </>
  );
}

function Lines({ items, ...rest }: Props & { items: readonly Item[] }) {
  const [isWhole, setIsWhole] = useState(() => items.slice(SHOWN).some(({ key }) => isLinked(key)));
  const { outcome } = useLoaded(loadPrice);
  const Price = outcome?.ok ? outcome.value.RenewalPrice : undefined;
  const titles = inboxTitles(items);
  const renewed = items.flatMap((item) => (item.kind === 'renewal' ? [item.bond.id] : []));

  return (
    <section aria-labelledby={APPLICATIONS_HEADING} className="mb-8">
      <h2 id={APPLICATIONS_HEADING} tabIndex={-1} className="text-xl focus:outline-none">
        Needs you
      </h2>
      <FullDrafts count={items.filter(({ kind }) => kind === 'draft').length} />
      <ul className="mt-3 divide-y divide-rule rounded-md border border-l-4 border-rule border-l-copper bg-surface">
        {(isWhole ? items : items.slice(0, SHOWN)).map((item, index) => (
          <li key={item.key}>
            <InboxRow
              item={item}
              title={titles[index] ?? ''}
              priceNote={
                Price &&
                item.kind === 'renewal' && <Price bondId={item.bond.id} bondIds={renewed} />
              }
              {...rest}
            />
          </li>
        ))}
      </ul>
      {items.length > SHOWN && !isWhole && (
        <p className="mt-3">
          <Button onClick={() => setIsWhole(true)}>Show all {items.length}</Button>
        </p>
      )}
    </section>
  );
}
