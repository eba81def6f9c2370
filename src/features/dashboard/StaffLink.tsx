import { useEffect, useState } from 'react';
import { isStaff } from '~/stores/own-role';

/**
 * Signing in leads everybody to the dashboard, where staff have no bonds. This link leads them to
 * the underwriters' pages.
 */
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
