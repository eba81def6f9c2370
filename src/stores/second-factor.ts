import { atom } from 'nanostores';
import type { AuthFailure } from '~/data/auth/auth-failure';
import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
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
} from '~/data/auth/mfa';
import type { NewCodesFailure, RecoveryFailure } from '~/data/auth/recovery-codes';
import { fail, ok, type Result } from '~/domain/result';
import { now } from '~/platform/clock';
import { loadZod } from '~/platform/load-zod';
import { askForCode, type Caller, withRecentCode } from './code-challenge';

/**
 * The signed-in user's second factor, as the page shows it. The secret and the recovery codes are
 * here only while they are on the screen, and nowhere else.
 */
export type SecondFactorView =
  | { phase: 'loading' }
  | { phase: 'not-loaded'; code: 'signed-out' | AuthFailure }
  | { phase: 'off' }
  | { phase: 'enrolling'; enrollment: Enrollment }
  | { phase: 'codes'; factor: SecondFactor; codes: readonly string[] }
  /** `hasNoCodes`: the factor was just turned on, but its recovery codes could not be created. */
  | { phase: 'on'; factor: SecondFactor; hasNoCodes?: true };

export const $secondFactor = atom<SecondFactorView>({ phase: 'loading' });

/** Load the second factor. A set-up in progress stays on the screen. */
export async function loadSecondFactor(): Promise<void> {
  const { phase } = $secondFactor.get();
  if (phase === 'enrolling' || phase === 'codes') return;

  await readFactor();
}

/**
 * Start the set-up, unless another tab or device has turned the factor on. The code for the last
 * step loads now, because the connection may be lost by then.
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

/** Cancel the set-up. The unfinished factor is removed at the next set-up. */
export function cancelEnrollment(): void {
  $secondFactor.set({ phase: 'off' });
}

/** Turn the second factor on with its first code, and create its recovery codes. */
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

/**
 * Create new recovery codes and show them. The old codes stop working. Asks for a code when the
 * last one is too old.
 */
export async function renewCodes(): Promise<Result<undefined, NewCodesFailure>> {
  const view = $secondFactor.get();
  if (view.phase !== 'on') return ok(undefined);

  const made = await withRecentCode(requestCodes, 'new-codes');
  if (!made.ok) return made;
  $secondFactor.set({ phase: 'codes', factor: view.factor, codes: made.value });

  return ok(undefined);
}

/** Remove the recovery codes from the screen, after the user has saved them. */
export function finishCodes(): void {
  const view = $secondFactor.get();
  if (view.phase === 'codes') $secondFactor.set({ phase: 'on', factor: view.factor });
}

/**
 * Ask for a code, then turn the second factor off. Returns whether it is off: false when the user
 * enters no code.
 */
export async function turnOff(): Promise<Result<boolean, FactorFailure>> {
  const view = $secondFactor.get();
  if (view.phase !== 'on') return ok(false);
  if (!(await askForCode('turn-off'))) return ok(false);

  const removed = await withDb((db) => removeFactor(db, view.factor.id));
  if (!removed.ok) return removed;
  $secondFactor.set({ phase: 'off' });

  return ok(true);
}

/**
 * Use a recovery code. Afterwards the account has no second factor, and this session needs none.
 */
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

/**
 * The code that validates the functions' answers loads with the first call. Undefined when it does
 * not load.
 */
async function loadRecovery() {
  try {
    await loadZod();

    return await import('~/data/auth/recovery-codes');
  } catch {
    return undefined;
  }
}
