// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isStaff } from '~/stores/own-role';
import { keepSession } from './account-server';

let answer: boolean | undefined;
let asked = 0;

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const isQuestion = new Request(input).url.endsWith('/holds_staff_role');
  if (isQuestion) asked += 1;

  return answer === undefined || !isQuestion
    ? new Response(null, { status: 503 })
    : Response.json(answer);
});

beforeEach(() => {
  sessionStorage.clear();
  keepSession();
  asked = 0;
  answer = true;
});

describe('whether a user is staff', () => {
  it('is asked once per tab and user', async () => {
    expect([await isStaff('user-1'), await isStaff('user-1')]).toEqual([true, true]);
    expect(asked).toBe(1);

    answer = false;
    expect([await isStaff('user-2'), await isStaff('user-2')]).toEqual([false, false]);
    expect(asked).toBe(2);
  });

  it('is asked once by two parts of a page at the same time', async () => {
    expect(await Promise.all([isStaff('user-1'), isStaff('user-1')])).toEqual([true, true]);
    expect(asked).toBe(1);
  });

  it('is asked again after a failure and after a sign-out', async () => {
    answer = undefined;
    expect(await isStaff('user-1')).toBe(false);
    answer = true;
    expect(await isStaff('user-1')).toBe(true);

    localStorage.setItem('marshline-sign-out', 'another tab');
    answer = false;
    expect(await isStaff('user-1')).toBe(false);
  });

  it('is not kept in a tab when the user signs out meanwhile', async () => {
    const answered = isStaff('user-1');
    localStorage.setItem('marshline-sign-out', 'while the server answers');
    await answered;

    expect(sessionStorage.getItem('marshline-staff-role')).toBeNull();
  });
});
