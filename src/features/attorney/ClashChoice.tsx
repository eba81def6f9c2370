import type { ClashWords } from '~/domain/matters/clash-words';
import { Button } from '~/ui/Button';

type Props = ClashWords & { onChoose: (side: 'mine' | 'theirs') => void };

/** What was entered here beside what was saved meanwhile elsewhere, and a button to keep each. */
export function ClashChoice({ label, mine, theirs, onChoose }: Props) {
  return (
    <>
      <p className="font-semibold">{label}</p>
      <dl className="attorney-facts mt-1">
        <dt>You entered</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{mine}</dd>
        <dt>Saved since</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{theirs}</dd>
      </dl>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button aria-label={`Keep mine: ${label}`} onClick={() => onChoose('mine')}>
          Keep mine
        </Button>
        <Button aria-label={`Use the other: ${label}`} onClick={() => onChoose('theirs')}>
          Use the other
        </Button>
      </div>
    </>
  );
}
