import type { ReactNode } from 'react';
import type { QuoteStep } from '~/domain/quote/journey';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { goTo } from '../store';

export type ReviewCardProps = {
  title: string;
  /** The step with the answers of this card. */
  editStep: QuoteStep;
  children: ReactNode;
};

/** The answers of one section as they will be sent, with an Edit button. */
export function ReviewCard({ title, editStep, children }: ReviewCardProps) {
  return (
    <Card
      title={title}
      action={
        <Button look="quiet" aria-label={`Edit ${title}`} onClick={() => goTo(editStep)}>
          Edit
        </Button>
      }
    >
      {children}
    </Card>
  );
}
