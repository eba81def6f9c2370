import { useStore } from '@nanostores/react';
import type { Filer } from '~/domain/states/filing';
import { $session, shownUser } from '~/stores/session';
import { $site } from '../store';
import type { Confirmation } from './confirmation-schema';
import { nextStages, type Stage } from './next-stages';

const MARKS: Record<Stage['progress'], string> = {
  done: 'border-success bg-success',
  current: 'border-copper bg-copper',
  next: 'border-control bg-paper',
};

type Props = { confirmation: Confirmation; filer?: Filer | undefined };

/**
 * A timeline of the stages up to a filed bond: each stage's progress, the party that has to act, and an explanation.
 */
export function StageList({ confirmation, filer }: Props) {
  const { name } = useStore($site);
  const isSignedIn = shownUser(useStore($session)) !== undefined;

  return (
    <ol className="mt-4 border-l-2 border-rule">
      {nextStages(confirmation, { isSignedIn, filer }).map(
        ({ title, progress, holder, sentences }) => (
          <li
            key={title}
            className="relative pb-6 pl-6 last:pb-0"
            aria-current={progress === 'current' ? 'step' : undefined}
          >
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-2 size-3.5 rounded-full border-2 ${MARKS[progress]}`}
            />
            <h4 className="font-semibold">{title}</h4>
            <p className="text-sm text-muted">
              {progressWords(progress, holder === 'You' ? 'you' : name)}
            </p>
            <div className="mt-1 max-w-text">
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </li>
        ),
      )}
    </ol>
  );
}

function progressWords(progress: Stage['progress'], holder: string): string {
  if (progress === 'done') return 'Done';

  return progress === 'current' ? `Now, with ${holder}` : `Next, with ${holder}`;
}
