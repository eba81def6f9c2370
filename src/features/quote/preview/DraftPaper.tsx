import { useStore } from '@nanostores/react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { ownFormFor } from '~/domain/bonds/own-form';
import { draftPage, type PaperText } from '~/domain/papers/draft-page';
import { hasGap } from '~/domain/papers/gaps';
import { $today } from '~/stores/server-day';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { $sections } from '../store';
import { useChoice } from '../use-choice';
import { PaperSheet } from './PaperSheet';
import { usePaperText } from './use-paper-text';

/**
 * The paper that fills in while the visitor answers: beside the form on a wide screen, behind one press on a narrow one.
 * A renewal continues its old paper, and a court's or agency's own form is filled in by us: they have no preview.
 */
export function DraftPaper() {
  const { bond, stateCode, renews } = useChoice();
  const [isOpen, setIsOpen] = useState(false);
  if (renews || ownFormFor(bond, stateCode)) return null;

  return (
    <div>
      <div className="xl:hidden">
        <Button
          aria-expanded={isOpen}
          aria-controls="draft-paper"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide the preview' : 'Preview the bond'}
        </Button>
      </div>
      <div id="draft-paper" className={`mt-4 xl:block ${isOpen ? '' : 'hidden'}`}>
        <LoadedPaper key={bond.slug} />
      </div>
    </div>
  );
}

function LoadedPaper() {
  const { outcome, retry } = usePaperText(useChoice().bond.slug);
  if (!outcome) return <Skeleton label="Loading the preview of the bond" lines={8} />;
  if (outcome.ok) return <FilledPaper text={outcome.value} />;

  return (
    <div className="text-sm text-muted">
      <p className="mb-2">
        The preview did not load. You can continue: the review shows what the bond will name.
      </p>
      <Button onClick={retry}>Load the preview</Button>
    </div>
  );
}

/** While the deferred answers are the old ones, the sheet stays as it is. */
const KeptSheet = memo(PaperSheet);

function FilledPaper({ text }: { text: PaperText }) {
  const { bond, stateCode } = useChoice();
  const sections = useDeferredValue(useStore($sections));
  const today = useStore($today)();
  const page = useMemo(
    () => draftPage({ bond, stateCode, sections }, text, today),
    [bond, stateCode, sections, text, today],
  );

  return (
    <>
      <KeptSheet page={page} isNarrow />
      <p className="mt-3 text-sm text-muted">
        This is how the bond will read. {hasGap(page) && 'Marked places are still empty. '}It is not
        valid until we issue it.
      </p>
    </>
  );
}
