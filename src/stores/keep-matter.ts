import { atom, type ReadableAtom } from 'nanostores';
import { withDb } from '~/data/connection/client';
import { loadMatter, type MatterFailure, saveMatter } from '~/data/firms/matters';
import type { MatterFacts } from '~/domain/matters/matter-values';
import type { GivenAnswer } from '~/domain/matters/stored-matter';
import { onNetworkChange } from '~/platform/network';
import { randomId } from '~/platform/random';

/** Failures that pass: the connection returns, or the page asks the visitor to sign in again. */
const REPEATED = [
  'offline',
  'unreachable',
  'signed-out',
] as const satisfies readonly MatterFailure[];

type RepeatedFailure = (typeof REPEATED)[number];

/** The state of a matter's last change. 'stopped': it will not be saved automatically. */
export type MatterSaving =
  | { status: 'saved' }
  | { status: 'waiting' | 'saving' }
  | { status: 'retrying'; code: RepeatedFailure }
  | { status: 'stopped'; code: Exclude<MatterFailure, RepeatedFailure> };

/** What the form has. */
export type KeptFacts = MatterFacts & { given?: GivenAnswer | undefined };

/** Saves the changes of one matter while its form is open. */
export type MatterKeeper = {
  $saving: ReadableAtom<MatterSaving>;
  /** Save these facts soon. */
  change: (facts: KeptFacts) => void;
  /** After a change elsewhere: save the answers typed here over it. */
  overwrite: () => Promise<void>;
  /** Save now, if anything is unsaved. */
  saveNow: () => Promise<void>;
  /** Stop listening to the network. Saves first. */
  stop: () => void;
};

/** Typing pauses this long before a save. */
const PAUSE_MS = 900;

/** A failed call is repeated after this long, and at once when the connection returns. */
const RETRY_MS = 8_000;

/** Keep a matter saved, from the version that its form was opened with. 0: a new matter. */
export function keepMatter(
  { id, version }: { id: string; version: number },
  onSaved: () => void = () => undefined,
): MatterKeeper {
  const $saving = atom<MatterSaving>({ status: 'saved' });
  let known = version;
  let waiting: { facts: KeptFacts; key: string } | undefined;
  /** The call whose answer was lost. It is repeated with its key before anything newer is sent. */
  let unanswered: typeof waiting;
  /** What was not saved when saving stopped, with everything typed since. */
  let refused: typeof waiting;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), milliseconds);
  };

  const saveNow = async (): Promise<void> => {
    clearTimeout(timer);
    const sent = unanswered ?? waiting;
    if (isSaving || !sent) return;

    isSaving = true;
    $saving.set({ status: 'saving' });
    const result = await withDb((db) =>
      saveMatter(db, { ...sent.facts, id, version: known, key: sent.key }),
    );
    isSaving = false;
    unanswered = undefined;

    if (result.ok) {
      known = result.value;
      if (waiting === sent) waiting = undefined;
      $saving.set({ status: waiting ? 'waiting' : 'saved' });
      onSaved();
      if (waiting) later(0);
      return;
    }
    const { code } = result;
    if (isRepeated(code)) {
      unanswered = sent;
      $saving.set({ status: 'retrying', code });
      later(RETRY_MS);
      return;
    }
    waiting = undefined;
    refused = sent;
    $saving.set({ status: 'stopped', code });
  };

  const stopNetwork = onNetworkChange(() => {
    if ($saving.get().status === 'retrying') void saveNow();
  });

  return {
    $saving,
    change: (facts) => {
      const { status } = $saving.get();
      // A refused value may be corrected by this change. The other reasons stay.
      if (status === 'stopped' && !isRefused($saving.get())) {
        refused = { facts, key: randomId() };
        return;
      }

      waiting = { facts, key: randomId() };
      if (status === 'saving' || status === 'retrying') return; // sent after the running call

      $saving.set({ status: 'waiting' });
      later(PAUSE_MS);
    },
    saveNow,
    overwrite: async () => {
      const stored = await withDb((db) => loadMatter(db, id));
      if (!stored.ok || !stored.value || !refused) return;

      known = stored.value.version;
      waiting = { facts: refused.facts, key: randomId() };
      refused = undefined;
      $saving.set({ status: 'waiting' });
      await saveNow();
    },
    stop: () => {
      void saveNow();
      stopNetwork();
    },
  };
}

function isRepeated(code: MatterFailure): code is RepeatedFailure {
  return REPEATED.some((repeated) => repeated === code);
}

function isRefused(saving: MatterSaving): boolean {
  return saving.status === 'stopped' && saving.code === 'refused';
}
