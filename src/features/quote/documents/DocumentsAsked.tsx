import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatDate } from '~/domain/dates';
import { documentsAsked } from '~/domain/inquiries/documents-asked';
import { dayOf } from '~/platform/clock';
import { today } from '~/stores/server-day';
import { followView } from '~/stores/desk-view';
import { matterAnswersView } from '~/stores/matter-answers';
import { $selection } from '../store';

/** What an underwriter asked for before the application, at the place where the attorney adds it. */
export function DocumentsAsked({ matterId }: { matterId: string }) {
  const { value = [] } = useStore(matterAnswersView.at(matterId));
  const { bondType: bond = '', stateCode: state = '' } = useStore($selection);
  useEffect(() => followView(matterAnswersView, matterId), [matterId]);
  const questions = value.map(({ answered, ...question }) => ({
    ...question,
    ...(answered && { answered: { ...answered, on: dayOf(answered.at) } }),
  }));
  const asked = documentsAsked(questions, { bond, state }, today());
  if (!asked) return null;

  return (
    <div className="mt-4">
      <h4 className="font-semibold">Our underwriter asked for more documents</h4>
      <p className="mt-1">Add here what the answer on {formatDate(asked.on)} names:</p>
      <blockquote className="mt-2 border-l-4 border-rule pl-4 wrap-anywhere whitespace-pre-line">
        {asked.note}
      </blockquote>
    </div>
  );
}
