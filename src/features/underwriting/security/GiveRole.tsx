import { type FormEvent, useState } from 'react';
import { STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from '~/domain/underwriting/access-log';
import { giveRole } from '~/stores/staff-security';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ROLE_FAILURES } from './security-words';

const FIELD = 'role-email';

/** Gives a role to the account with an email address. */
export function GiveRole() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('underwriter');
  const [problem, setProblem] = useState<string>();

  const { isPending, run } = useOnceAtATime(async () => {
    const address = email.trim();
    const result = address === '' ? undefined : await giveRole(address, role);
    if (result?.ok) {
      showToast({ title: `${STAFF_ROLE_NAMES[role]} given to ${address}`, type: 'success' });
      setEmail((current) => (current === email ? '' : current));
      setProblem(undefined);
    } else {
      setProblem(result ? ROLE_FAILURES[result.code] : 'Enter an email address');
      // An administrator who loses the role no longer sees this form, so also show a toast.
      if (result?.code === 'not-admin') {
        showToast({
          title: 'The role was not given',
          description: ROLE_FAILURES['not-admin'],
          type: 'error',
        });
      }
    }
    document.getElementById(FIELD)?.focus();
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <form
      noValidate
      aria-label="Give a role"
      onSubmit={handleSubmit}
      className="no-print mt-5 rounded-md border border-rule bg-surface p-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,12rem)]">
        <TextField
          id={FIELD}
          label="Email of the account"
          type="email"
          autoComplete="off"
          width="full"
          error={problem}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <SelectField
          id="role-name"
          label="Role"
          width="full"
          options={STAFF_ROLES.map((value) => ({ value, label: STAFF_ROLE_NAMES[value] }))}
          value={role}
          onChange={(event) => {
            const chosen = STAFF_ROLES.find((known) => known === event.currentTarget.value);
            if (chosen) setRole(chosen);
          }}
        />
      </div>
      <div className="mt-4">
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? 'Giving...' : 'Give role'}
        </Button>
      </div>
    </form>
  );
}
