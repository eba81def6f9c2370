/** A rule for a new password. */
type PasswordRule = { id: string; label: string; isMet: (password: string) => boolean };

/** The rules for a new password. Each rule gets a check mark once the typed password meets it. */
export function PasswordChecklist({
  id,
  rules,
  password,
}: {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
}) {
  return (
    <ul id={id} className="-mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {rules.map((rule) => (
        <RuleItem key={rule.id} label={rule.label} isMet={rule.isMet(password)} />
      ))}
    </ul>
  );
}

function RuleItem({ label, isMet }: { label: string; isMet: boolean }) {
  return (
    <li className={`flex items-center gap-2 ${isMet ? 'text-success' : 'text-muted'}`}>
      <svg
        viewBox="0 0 16 16"
        className="size-4 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {isMet ? <path d="m3 8.5 3.5 3.5L13 5" /> : <circle cx="8" cy="8" r="5.5" />}
      </svg>
      <span>
        {label}
        <span className="sr-only">{isMet ? ': done' : ': missing'}</span>
      </span>
    </li>
  );
}
