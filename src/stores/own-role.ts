import { withDb } from '~/data/connection/client';
import { holdsStaffRole } from '~/data/staff/staff-role';
import { tabStorage } from '~/platform/browser-storage';
import { dropEndedState, signOutMark } from '~/platform/private-storage';

/** The user that this tab asked about, and whether that user is staff. A sign-out deletes it. */
const KEY = 'marshline-staff-role';

/**
 * Whether a signed-in user is staff. Each tab asks once per user. The answer only adds a link: the database decides who
 * may read what. After a failure the answer is no, and the next page asks again.
 */
export async function isStaff(userId: string): Promise<boolean> {
  dropEndedState();
  const [knownUser, role] = (tabStorage.read(KEY) ?? '').split(' ');
  if (knownUser === userId) return role === 'staff';

  const markBefore = signOutMark();
  const held = await withDb(holdsStaffRole);
  const isStillSignedIn = signOutMark() === markBefore;
  if (held.ok && isStillSignedIn)
    tabStorage.write(KEY, `${userId} ${held.value ? 'staff' : 'none'}`);

  return held.ok && held.value;
}
