import type { Bond } from '~/data/bonds/bonds';
import { neverStarts } from '~/domain/bonds/bond-start';
import { AFTER_THE_END, NEVER_STARTED, releaseGuide } from '~/domain/bonds/release-guide';
import { changeDraft } from '~/stores/bond-requests';
import { Button } from '~/ui/Button';
import { focusRequests } from './bond-requests/focus-requests';
import { type DeskCatalogue, type DeskSite, categoryOf, findBondType } from './catalogue';

type Props = { bond: Bond; catalogue: DeskCatalogue; site: DeskSite };

/** How this bond ends, what to send us to end it, and a common surprise. Once it has ended: what it still does. */
export function ReleaseCard({ bond, catalogue, site }: Props) {
  const category = categoryOf(catalogue, bond.bondSlug);
  const { who, paper, caution } = releaseGuide(category, bond.bondSlug, bond.companion);
  const words = findBondType(catalogue, bond.bondSlug)?.release ?? [];
  const subject = encodeURIComponent(`Release of bond ${bond.number}`);
  const isOver = bond.status === 'expired' || bond.status === 'cancelled';
  if (isOver) {
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
  const isAskedAbove = bond.status === 'active' && bond.applicationId !== undefined;

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
          {paper} {isAskedAbove ? 'Use the button below, or write' : 'Write'} to{' '}
          <a href={`mailto:${site.email}?subject=${subject}`}>{site.email}</a> with the number{' '}
          {bond.number}.
        </p>
        {isAskedAbove && (
          <p>
            <Button onClick={() => openRelease(bond.id)}>Start the release</Button>
          </p>
        )}
        <p className="border-l-4 border-warning bg-warning-wash px-4 py-2">{caution}</p>
        {who && words.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      </div>
    </section>
  );
}

/** Opens the form above for a release, and moves the focus there. */
function openRelease(bondId: string): void {
  changeDraft(bondId, { isOpen: true, kind: 'release' });
  focusRequests();
}
