import { OTHER_DESKS, type OtherDesk } from '~/domain/dashboard/other-desks';

const WORDS: Record<OtherDesk, { name: string; has: string }> = {
  attorney: { name: 'Attorney Desk', has: 'matters of your law firm' },
  contractor: { name: 'Contractor Desk', has: 'your bonding line, bids and jobs' },
};

const pathOf = (desk: OtherDesk) => `/dashboard/${desk}`;

/** Links to the desks where the customer works, beside the title of the dashboard. */
export function OwnDesks({ desks }: { desks: readonly OtherDesk[] }) {
  if (desks.length === 0) return null;

  return (
    <nav aria-label="Your desks" className="no-print flex flex-wrap gap-3 max-sm:mb-3">
      {desks.map((desk) => (
        <a key={desk} href={pathOf(desk)} className="button button-secondary">
          Go to the {WORDS[desk].name}
        </a>
      ))}
    </nav>
  );
}

type Props = {
  /** The desks that have a link at the top. */
  own: readonly OtherDesk[];
};

/** Links to the other desks of law firms and contractors, below every tab. After sign-in, everybody arrives at the dashboard. */
export function OtherDesks({ own }: Props) {
  const others = OTHER_DESKS.filter((desk) => !own.includes(desk));
  if (others.length === 0) return null;

  return (
    <nav aria-label="Other desks" className="no-print mt-10 border-t border-rule pt-4">
      <ul className="flex flex-wrap gap-x-8">
        {others.map((desk) => (
          <li key={desk}>
            <a href={pathOf(desk)} className="inline-block py-2">
              {WORDS[desk].name}: {WORDS[desk].has}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
