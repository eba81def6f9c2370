/** Links to the desks of law firms and contractors, below every tab. After sign-in, everybody arrives at the dashboard. */
export function OtherDesks() {
  return (
    <nav aria-label="Other desks" className="no-print mt-10 border-t border-rule pt-4">
      <ul className="flex flex-wrap gap-x-8">
        <li>
          <a href="/dashboard/attorney" className="inline-block py-2">
            Attorney Desk: matters of your law firm
          </a>
        </li>
        <li>
          <a href="/dashboard/contractor" className="inline-block py-2">
            Contractor Desk: your bonding line, bids and jobs
          </a>
        </li>
      </ul>
    </nav>
  );
}
