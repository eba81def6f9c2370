import { invitationParts, invitationTitle } from '~/domain/notifications/invitation-words';
import { accountView, SINGLE_KEY } from '~/stores/attorney';
import { useView } from '../use-view';

/** What the email of an invitation says. Its link and the days that it works are left out. */
export function InvitationMail({ role }: { role: 'client' | 'co-fiduciary' }) {
  const { value } = useView(accountView, SINGLE_KEY);

  return (
    <details>
      <summary className="fold-name">What the email says</summary>
      <div className="mt-2 grid gap-3 text-sm">
        <p className="font-semibold">{invitationTitle(value?.firm?.name ?? 'Your firm')}</p>
        {invitationParts(role).map((part) =>
          part.type === 'list' ? (
            <ul key={part.items[0]} className="list-disc pl-5">
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : (
            <p key={part.text}>{part.text}</p>
          ),
        )}
      </div>
    </details>
  );
}
