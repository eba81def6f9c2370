import { useStore } from '@nanostores/react';
import type { Bond } from '~/data/bonds/bonds';
import { askableEnds, type EndKind, requestRules } from '~/domain/bond-requests/request-rules';
import { neverStarts } from '~/domain/bonds/bond-start';
import { hasBondEnded } from '~/domain/bonds/bond-status';
import { parseBondSlug } from '~/domain/bonds/bond-types';
import { AFTER_THE_END, NEVER_STARTED, releaseGuide } from '~/domain/bonds/release-guide';
import { bondRequestsView, changeDraft } from '~/stores/bond-requests';
import { Button } from '~/ui/Button';
import { KIND_FIELD } from './bond-requests/field-ids';
import { focusRequests } from './bond-requests/focus-requests';
import { type DeskCatalogue, type DeskSite, categoryOf, findBondType } from './catalogue';

type Props = { bond: Bond; catalogue: DeskCatalogue; site: DeskSite };

/** How this bond ends, what to send us to end it, and a common surprise. Once it has ended: what it still does. */
export function ReleaseCard({ bond, catalogue, site }: Props) {
  const category = categoryOf(catalogue, bond.bondSlug);
  const { who, paper, caution } = releaseGuide(category, bond.bondSlug, bond.companion);
  const words = findBondType(catalogue, bond.bondSlug)?.release ?? [];
  const subject = encodeURIComponent(`Release of bond ${bond.number}`);
  const sent = useStore(bondRequestsView.at(bond.id)).value?.requests ?? [];
  const slug = parseBondSlug(bond.bondSlug);
  const ends = slug ? askableEnds(requestRules(slug, bond.companion), sent) : [];
  if (hasBondEnded(bond.status)) {
    return (
      <section aria-labelledby="release-heading">
        <h2 id="release-heading" className="text-xl">
          After the bond has ended
        </h2>
        <p className="mt-3 max-w-text">{neverStarts(bond) ? NEVER_STARTED : AFTER_THE_END}</p>
      </section>
    );
  }
  const opening = who ? [who] : words;
  const canAsk = bond.status === 'active' && bond.applicationId !== undefined && ends.length > 0;

  return (
    <section aria-labelledby="release-heading">
      <h2 id="release-heading" className="text-xl">
        When you need it no longer
      </h2>
      <div className="mt-3 grid max-w-text gap-3">
        {opening.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {paper} {canAsk ? 'Use the button below, or write' : 'Write'} to{' '}
          <a href={`mailto:${site.email}?subject=${subject}`}>{site.email}</a> with the number{' '}
          {bond.number}.
        </p>
        {canAsk && (
          <p>
            <Button onClick={() => openForm(bond.id, ends)}>Ask to end this bond</Button>
          </p>
        )}
        <p className="border-l-4 border-warning bg-warning-wash px-4 py-2">{caution}</p>
        {who && words.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      </div>
    </section>
  );
}

/** Opens the form above. The only way to end the bond is chosen, and has the focus. */
function openForm(bondId: string, [kind, ...others]: readonly EndKind[]): void {
  if (kind === undefined || others.length > 0) {
    changeDraft(bondId, { isOpen: true });
    focusRequests();
    return;
  }

  changeDraft(bondId, { isOpen: true, kind });
  requestAnimationFrame(() => document.getElementById(`${KIND_FIELD}-${kind}`)?.focus());
}
