import { atom } from 'nanostores';
import type { AuthFailure } from '~/data/auth-failure';
import { withDb } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import {
  beginEnrollment,
  type CodeFailure,
  type Enrollment,
  type FactorFailure,
  listFactors,
  removeFactor,
  renewAssurance,
  type SecondFactor,
  verifyCode,
} from '~/data/mfa';
import type { NewCodesFailure, RecoveryFailure } from '~/data/recovery-codes';
import { fail, ok, type Result } from '~/domain/result';
import { now } from '~/platform/clock';
import { loadZod } from '~/platform/load-zod';
import { askForCode, type Caller, withRecentCode } from './code-challenge';

/**
 * The second factor of whoever is signed in, as the page shows it. Secret and recovery codes are here as long as they
 * are on the screen, and nowhere else.
 */
export type SecondFactorView =
  | { phase: 'loading' }
  | { phase: 'not-loaded'; code: 'signed-out' | AuthFailure }
  | { phase: 'off' }
  | { phase: 'enrolling'; enrollment: Enrollment }
  | { phase: 'codes'; factor: SecondFactor; codes: readonly string[] }
  /** `hasNoCodes`: it was turned on just now, and the recovery codes could not be made. */
  | { phase: 'on'; factor: SecondFactor; hasNoCodes?: true };

export const $secondFactor = atom<SecondFactorView>({ phase: 'loading' });

/** Look whether there is a second factor. What is being set up stays on the screen. */
export async function loadSecondFactor(): Promise<void> {
  const { phase } = $secondFactor.get();
  if (phase === 'enrolling' || phase === 'codes') return;

  await readFactor();
}

/**
 * Begin to set one up, unless another tab or device did so meanwhile. What the last step needs is loaded now: the
 * connection may be gone by then.
 */
export async function startEnrollment(): Promise<Result<undefined, FactorFailure>> {
  const factors = await withDb(listFactors);
  if (!factors.ok) return factors;
  const [factor] = factors.value;
  if (factor) {
    $secondFactor.set({ phase: 'on', factor });

    return ok(undefined);
  }

  const [begun] = await Promise.all([withDb(beginEnrollment), loadRecovery()]);
  if (!begun.ok) return begun;
  $secondFactor.set({ phase: 'enrolling', enrollment: begun.value });

  return ok(undefined);
}

/** Leave the set-up. What was begun is removed the next time. */
export function cancelEnrollment(): void {
  $secondFactor.set({ phase: 'off' });
}

/** Turn the second factor on with the first code it shows, and make its recovery codes. */
export async function finishEnrollment(code: string): Promise<Result<undefined, CodeFailure>> {
  const view = $secondFactor.get();
  if (view.phase !== 'enrolling') return fail('factor-gone');

  const { factorId } = view.enrollment;
  const proved = await withDb((db) => verifyCode(db, { factorId, code }));
  if (!proved.ok) return proved;

  const factor: SecondFactor = { id: factorId, kind: 'totp', since: now().toISOString() };
  const made = await requestCodes();
  $secondFactor.set(
    made.ok
      ? { phase: 'codes', factor, codes: made.value }
      : { phase: 'on', factor, hasNoCodes: true },
  );

  return ok(undefined);
}

/** Make new recovery codes and show them; the old ones stop working. Asks for a code where the last one is too old. */
export async function renewCodes(): Promise<Result<undefined, NewCodesFailure>> {
  const view = $secondFactor.get();
  if (view.phase !== 'on') return ok(undefined);

  const made = await withRecentCode(requestCodes, 'new-codes');
  if (!made.ok) return made;
  $secondFactor.set({ phase: 'codes', factor: view.factor, codes: made.value });

  return ok(undefined);
}

/** The codes are saved: take them off the screen. */
export function finishCodes(): void {
  const view = $secondFactor.get();
  if (view.phase === 'codes') $secondFactor.set({ phase: 'on', factor: view.factor });
}

/** Turn the second factor off, once a code was proved. Answers whether it is off: not when no code was entered. */
export async function turnOff(): Promise<Result<boolean, FactorFailure>> {
  const view = $secondFactor.get();
  if (view.phase !== 'on') return ok(false);
  if (!(await askForCode('turn-off'))) return ok(false);

  const removed = await withDb((db) => removeFactor(db, view.factor.id));
  if (!removed.ok) return removed;
  $secondFactor.set({ phase: 'off' });

  return ok(true);
}

/** Use a recovery code. The account has no second factor afterwards, and this session needs none. */
export async function spendRecoveryCode(
  code: string,
  on: Caller = withDb,
): Promise<Result<undefined, RecoveryFailure>> {
  const data = await loadRecovery();
  if (!data) return fail(connectionFailure());

  return on(async (db) => {
    const spent = await data.spendCode(db, code);
    if (spent.ok) await renewAssurance(db);

    return spent;
  });
}

async function requestCodes(): Promise<Result<string[], NewCodesFailure>> {
  const data = await loadRecovery();

  return data ? withDb((db) => data.makeRecoveryCodes(db)) : fail(connectionFailure());
}

async function readFactor(): Promise<void> {
  const factors = await withDb(listFactors);
  if (!factors.ok) {
    $secondFactor.set({ phase: 'not-loaded', code: factors.code });
    return;
  }
  const [factor] = factors.value;
  $secondFactor.set(factor ? { phase: 'on', factor } : { phase: 'off' });
}

/** What checks the answers of functions is loaded when the first is called; undefined where it does not come. */
async function loadRecovery() {
  try {
    await loadZod();

    return await import('~/data/recovery-codes');
  } catch {
    return undefined;
  }
}
