import { useEffect, useState } from 'react';
import { isStaff } from '~/stores/own-role';

/** Signing in leads everybody to the dashboard, and staff have no bonds there. So it leads them on. */
export function StaffLink({ userId }: { userId: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => void isStaff(userId).then(setIsShown), [userId]);
  if (!isShown) return null;

  return (
    <a href="/admin" className="button button-primary max-sm:mb-3">
      Go to the underwriting desk
    </a>
  );
}
