import { atom, type ReadableAtom } from 'nanostores';
import { withDb } from '~/data/connection/client';
import { loadMatter, type MatterFailure, saveMatter } from '~/data/firms/matters';
import {
  type FactClash,
  type KeptFacts,
  mergeMatter,
  takeTheirs,
} from '~/domain/matters/merge-matter';
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
  /** Saved in another tab or by a colleague too, with other values. The user chooses one for each fact. */
  | { status: 'choosing'; clashes: readonly FactClash[] }
  | { status: 'stopped'; code: Exclude<MatterFailure, RepeatedFailure | 'changed-elsewhere'> };

/** Saves the changes of one matter while its form is open. */
export type MatterKeeper = {
  $saving: ReadableAtom<MatterSaving>;
  /** Whether the database has the matter. It stays true while a later change is saved. */
  $isStored: ReadableAtom<boolean>;
  /** Save these facts soon. */
  change: (facts: KeptFacts) => void;
  /** Settle one of the facts that were also changed elsewhere. After the last one, the matter is saved. */
  choose: (clash: FactClash, side: 'mine' | 'theirs') => void;
  /** Save what is unsaved now, also after a save that is under way. Returns whether everything is saved. */
  saveNow: () => Promise<boolean>;
  /** Take in what was saved elsewhere, with what is unsaved here. Nothing happens while a save is stopped. */
  takeInNow: () => void;
  /** Stop listening to the network. Saves first. */
  stop: () => void;
};

/** Typing pauses this long before a save. */
const PAUSE_MS = 900;

/** A failed call is repeated after this long, and at once when the connection returns. */
const RETRY_MS = 8_000;

type Listeners = {
  onSaved?: (() => void) | undefined;
  /** The form takes in the values in which `after` differs: they were saved elsewhere. */
  onTakenIn?: ((before: KeptFacts, after: KeptFacts) => void) | undefined;
};

/** Keep a matter saved, from the version that its form was opened with. 0: a new matter. */
export function keepMatter(
  { id, version, ...opened }: KeptFacts & { id: string; version: number },
  { onSaved, onTakenIn }: Listeners = {},
): MatterKeeper {
  const $saving = atom<MatterSaving>({ status: 'saved' });
  const $isStored = atom(version > 0);
  let known = version;
  /** The facts of the known version. */
  let read: KeptFacts = opened;
  let waiting: { facts: KeptFacts; key: string } | undefined;
  /** The call whose answer was lost. It is repeated with its key before anything newer is sent. */
  let unanswered: typeof waiting;
  /** What was not saved when saving stopped, with everything typed since. */
  let refused: typeof waiting;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  };

  /** The save that is under way, or the last one. */
  let current: Promise<void> = Promise.resolve();

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    const sent = unanswered ?? waiting;
    if (isSaving || !sent) return;

    current = send(sent);
    await current;
  };

  const saveNow = async (): Promise<boolean> => {
    if (isSaving) await current;
    await save();
    // What was typed during the call comes next.
    while ($saving.get().status === 'waiting') await save();

    return $saving.get().status === 'saved';
  };

  const send = async (sent: { facts: KeptFacts; key: string }): Promise<void> => {
    isSaving = true;
    $saving.set({ status: 'saving' });
    const result = await withDb((db) =>
      saveMatter(db, { ...sent.facts, id, version: known, key: sent.key }),
    );
    isSaving = false;
    unanswered = undefined;

    if (result.ok) {
      known = result.value;
      read = sent.facts;
      $isStored.set(true);
      if (waiting === sent) waiting = undefined;
      $saving.set({ status: waiting ? 'waiting' : 'saved' });
      onSaved?.();
      if (waiting) later(0);
      return;
    }
    const code = result.code === 'changed-elsewhere' ? await takeIn(sent) : result.code;
    if (code === undefined) return;
    if (isRepeated(code)) {
      unanswered = sent;
      $saving.set({ status: 'retrying', code });
      later(RETRY_MS);
      return;
    }
    if (code === 'refused' && waiting && waiting !== sent) {
      // What was typed during the call may correct the refused value.
      $saving.set({ status: 'waiting' });
      later(0);

      return;
    }

    refused = waiting ?? sent;
    waiting = undefined;
    $saving.set({ status: 'stopped', code });
  };

  /** Merge what was saved elsewhere, and save the result or let the user choose. Returns why neither is possible. */
  const takeIn = async (sent: { facts: KeptFacts }) => {
    isSaving = true;
    const stored = await withDb((db) => loadMatter(db, id));
    isSaving = false;
    if (!stored.ok) return 'unreachable';
    if (!stored.value) return 'not-found';

    const { version: newest, kind, values, people, given } = stored.value;
    const theirs = { kind, values, people, given };
    const mine = (waiting ?? sent).facts;
    const { merged, clashes } = mergeMatter({ read, mine, theirs });
    known = newest;
    read = theirs;
    waiting = { facts: merged, key: randomId() };
    onTakenIn?.(mine, merged);
    if (clashes.length === 0) {
      await save();
      return undefined;
    }
    refused = waiting;
    waiting = undefined;
    $saving.set({ status: 'choosing', clashes });

    return undefined;
  };

  const stopNetwork = onNetworkChange(() => {
    if ($saving.get().status === 'retrying') void save();
  });

  return {
    $saving,
    $isStored,
    change: (facts) => {
      const { status } = $saving.get();
      // A refused value may be corrected by this change. The other reasons stay.
      if (status === 'choosing' || (status === 'stopped' && !isRefused($saving.get()))) {
        refused = { facts, key: randomId() };
        return;
      }

      waiting = { facts, key: randomId() };
      if (status === 'saving' || status === 'retrying') return; // sent after the running call

      $saving.set({ status: 'waiting' });
      later(PAUSE_MS);
    },
    saveNow,
    takeInNow: () => {
      const { status } = $saving.get();
      if (status === 'choosing' || status === 'stopped') return;

      // A save of a known version fails after a change elsewhere, and merges both.
      waiting ??= { facts: read, key: randomId() };
      later(0);
    },
    choose: (clash, side) => {
      const saving = $saving.get();
      if (saving.status !== 'choosing' || !refused) return;

      const before = refused.facts;
      const facts = side === 'theirs' ? takeTheirs(before, clash) : before;
      const clashes = saving.clashes.filter((other) => other !== clash);
      refused = { facts, key: randomId() };
      if (clashes.length > 0) {
        $saving.set({ status: 'choosing', clashes });
      } else {
        waiting = refused;
        refused = undefined;
        $saving.set({ status: 'waiting' });
        later(0);
      }
      onTakenIn?.(before, facts);
    },
    stop: () => {
      void save();
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
