import { useState } from 'react';
import type { Member, Members } from '~/data/staff/staff-security';
import { STAFF_ROLE_NAMES, type StaffRole } from '~/domain/underwriting/access-log';
import { Button } from '~/ui/Button';
import { dayWords } from '~/domain/formats/moment-words';
import { EndSessions } from './EndSessions';
import { GiveRole } from './GiveRole';
import { TakeRole } from './TakeRole';

type Props = { known: Members; userId: string };

/** The staff, their roles and the date of each role. Administrators can give and remove roles. */
export function MemberList({ known: { isAdmin, members }, userId }: Props) {
  const [ending, setEnding] = useState<Member>();
  const [taking, setTaking] = useState<{ member: Member; role: StaffRole }>();

  return (
    <section aria-labelledby="members-heading">
      <h2 id="members-heading" tabIndex={-1} className="text-xl focus:outline-none">
        Who works here
      </h2>
      {!isAdmin && (
        <p className="mt-1 max-w-text text-muted">Administrators give and remove roles.</p>
      )}
      <ul className="mt-3 divide-y divide-rule rounded-md border border-rule bg-surface">
        {members.map((member) => (
          <li
            key={member.id}
            className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <div>
              <p className="font-semibold wrap-anywhere">
                {member.name}
                {member.id === userId && <span className="font-normal text-muted">, you</span>}
              </p>
              {member.name !== member.email && (
                <p className="text-sm break-all text-muted">{member.email}</p>
              )}
              {isAdmin && (
                <p className="no-print -ms-3 mt-1">
                  <Button look="quiet" onClick={() => setEnding(member)}>
                    End all sessions<span className="sr-only"> of {member.name}</span>
                  </Button>
                </p>
              )}
            </div>
            <ul className="grid gap-2">
              {member.roles.map(({ role, since }) => (
                <li
                  key={role}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
                >
                  <span>
                    {STAFF_ROLE_NAMES[role]}{' '}
                    <span className="text-sm text-muted tabular-nums">since {dayWords(since)}</span>
                  </span>
                  {isAdmin && (
                    <span className="no-print">
                      <Button look="quiet" onClick={() => setTaking({ member, role })}>
                        Remove
                        <span className="sr-only">
                          {' '}
                          the role {STAFF_ROLE_NAMES[role]} from {member.name}
                        </span>
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {isAdmin && <GiveRole />}
      {ending && (
        <EndSessions
          member={ending}
          isOneself={ending.id === userId}
          onClose={() => setEnding(undefined)}
        />
      )}
      {taking && (
        <TakeRole
          member={taking.member}
          role={taking.role}
          isOneself={taking.member.id === userId}
          onClose={() => setTaking(undefined)}
        />
      )}
    </section>
  );
}
