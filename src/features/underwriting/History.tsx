import { eventActor, eventTitle, type StaffEvent } from '~/domain/underwriting/history';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { momentWords } from '~/domain/formats/moment-words';

type Props = { events: readonly StaffEvent[]; staff: readonly StaffMember[]; userId: string };

/** The events of the application with actor and time. Questions, answers and reasons are shown in full. */
export function History(props: Props) {
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="text-xl">
        History
      </h2>
      <div className="mt-4">
        <EventList {...props} />
      </div>
    </section>
  );
}

/** A timeline of events, oldest first. */
export function EventList({ events, staff, userId }: Props) {
  const nameOf = (id: string) => (id === userId ? 'You' : staffName(staff, id));

  return (
    <ol className="ml-2 border-l-2 border-rule">
      {events.map((event) => (
        <li key={event.id} className="relative pb-4 pl-5 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 ${
              event.actor === 'customer' ? 'border-tide bg-tide' : 'border-marsh bg-marsh'
            }`}
          />
          <p className="font-semibold">{eventTitle(event.kind)}</p>
          <p className="text-sm text-muted">
            {eventActor(event, nameOf)}, {momentWords(event.at)}
          </p>
          {event.words && <p className="mt-1 max-w-text whitespace-pre-line">{event.words}</p>}
        </li>
      ))}
    </ol>
  );
}
