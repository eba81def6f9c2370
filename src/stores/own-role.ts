import { withDb } from '~/data/connection/client';
import { holdsStaffRole } from '~/data/staff/staff-role';
import { tabStorage } from '~/platform/browser-storage';
import { dropEndedState, signOutMark } from '~/platform/private-storage';

/** The user that this tab asked about, and whether that user is staff. A sign-out deletes it. */
const KEY = 'marshline-staff-role';

/** The question that waits for its answer. */
let asking: { userId: string; answer: Promise<boolean> } | undefined;

/**
 * Whether a signed-in user is staff. Each tab asks once per user. The answer only adds links: the database decides who
 * may read what. After a failure the answer is no, and the next page asks again.
 */
export async function isStaff(userId: string): Promise<boolean> {
  dropEndedState();
  const [knownUser, role] = (tabStorage.read(KEY) ?? '').split(' ');
  if (knownUser === userId) return role === 'staff';
  if (asking?.userId === userId) return asking.answer;

  asking = { userId, answer: ask(userId) };

  try {
    return await asking.answer;
  } finally {
    asking = undefined;
  }
}

async function ask(userId: string): Promise<boolean> {
  const markBefore = signOutMark();
  const held = await withDb(holdsStaffRole);
  const isStillSignedIn = signOutMark() === markBefore;
  if (held.ok && isStillSignedIn)
    tabStorage.write(KEY, `${userId} ${held.value ? 'staff' : 'none'}`);

  return held.ok && held.value;
}
