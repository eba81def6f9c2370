import { isSecretField, type PartStep } from '~/domain/signing/part-fields';
import type { PartAnswers } from '~/domain/signing/read-part';
import { tabStorage } from '~/platform/browser-storage';

/** Typed answers that the server does not have yet, in this tab only. Never a secret number. */
const KEY = 'marshline-signing-answers';

/** Keep the typed answers of a step until the server has them. */
export function keepAnswers(step: PartStep, typed: PartAnswers): void {
  const open = Object.entries(typed).filter(([key]) => !isSecretField(key));
  tabStorage.write(KEY, JSON.stringify({ step, typed: Object.fromEntries(open) }));
}

/** The kept answers of a step. Empty when there are none. */
export function keptAnswers(step: PartStep): PartAnswers {
  try {
    const kept = JSON.parse(tabStorage.read(KEY) ?? '{}') as {
      step?: PartStep;
      typed?: PartAnswers;
    };

    return kept.step === step ? (kept.typed ?? {}) : {};
  } catch {
    return {};
  }
}

/** Forget the kept answers: the server has them. */
export function dropKeptAnswers(): void {
  tabStorage.remove(KEY);
}
