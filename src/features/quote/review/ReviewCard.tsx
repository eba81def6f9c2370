import { type ReactNode, useState } from 'react';
import type { QuoteStep } from '~/domain/quote/journey';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { editStep } from '../store';

export type ReviewCardProps = {
  title: string;
  /** The step with the answers of this card. */
  editStep: QuoteStep;
  /** Whether the answers are hidden until the visitor asks for them. Print shows them. */
  isFolded?: boolean;
  children: ReactNode;
};

/** The answers of one section as they will be sent, with an Edit button. */
export function ReviewCard({ title, editStep: step, isFolded = false, children }: ReviewCardProps) {
  const [isOpen, setIsOpen] = useState(!isFolded);

  return (
    <Card
      title={title}
      action={
        <span className="flex flex-wrap justify-end gap-x-1">
          {isFolded && (
            <Button
              look="quiet"
              aria-expanded={isOpen}
              aria-label={`${title}: ${isOpen ? 'Hide answers' : 'Show answers'}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Hide answers' : 'Show answers'}
            </Button>
          )}
          <Button look="quiet" aria-label={`Edit ${title}`} onClick={() => editStep(step)}>
            Edit
          </Button>
        </span>
      }
    >
      <div className={isOpen ? '' : 'folded'}>{children}</div>
    </Card>
  );
}
