import { type ReactNode, useRef, useState } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { FilePicker } from './FilePicker';
import { SelectField } from './SelectField';
import { useOnceAtATime } from './use-once-at-a-time';

/** A stored file as its row shows it. `detail` is the line below the name: kind, size and day. */
export type ShownFile = { id: string; name: string; detail: string };

/** Says why something failed. Undefined when it worked. */
type Problem = Promise<string | undefined>;

type FileActions = {
  onOpen: (id: string) => Problem;
  onRemove: (id: string) => Problem;
  /** What removing a file means, to follow its name: "is deleted for everyone at your firm." */
  removal: string;
};

type Props = FileActions & {
  /** Distinguishes several lists of files on one page. */
  id: string;
  /** What the files belong to, in a sentence: "this matter". */
  purpose: string;
  /** The kinds that a new file can have. The first one is chosen. */
  kinds: readonly { value: string; label: string }[];
  accept: string;
  /** The formats, the largest size, and who sees the files. */
  hint: string;
  mayEdit: boolean;
  onAdd: (file: File, kind: string) => Problem;
  /** Loads the files and draws them with the given list. */
  children: (list: (files: readonly ShownFile[]) => ReactNode) => ReactNode;
};

/** Files that people keep: open them, add and remove them. */
export function KeptFiles({ children, onOpen, onRemove, removal, mayEdit, ...adding }: Props) {
  const [problem, setProblem] = useState<string>();
  const showProblem = async (result: Problem) => {
    const words = await result;
    setProblem(words);

    return words === undefined;
  };
  const open = async (id: string) => {
    await showProblem(onOpen(id));
  };
  const remove = async (id: string) => {
    const isGone = await showProblem(onRemove(id));
    // The dialog returns the focus to the button that opened it, which disappears with the file.
    if (isGone) requestAnimationFrame(() => document.getElementById(pickerOf(adding.id))?.focus());
  };

  return (
    <div className="grid gap-3">
      {problem && (
        <Alert type="danger" isAnnounced>
          {problem}
        </Alert>
      )}
      {children((files) => (
        <ul className="divide-y divide-rule">
          {files.map((file) => (
            <FileEntry
              key={file.id}
              file={file}
              removal={removal}
              mayEdit={mayEdit}
              onOpen={() => open(file.id)}
              onRemove={() => remove(file.id)}
            />
          ))}
        </ul>
      ))}
      {mayEdit && <AddFiles {...adding} onProblem={setProblem} />}
    </div>
  );
}

type EntryProps = {
  file: ShownFile;
  removal: string;
  mayEdit: boolean;
  onOpen: () => Promise<void>;
  onRemove: () => Promise<void>;
};

function FileEntry({ file: { name, detail }, removal, mayEdit, onOpen, onRemove }: EntryProps) {
  const [isAsking, setIsAsking] = useState(false);
  const open = useOnceAtATime(onOpen);
  const remove = useOnceAtATime(async () => {
    await onRemove();
    setIsAsking(false);
  });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      <span className="no-print flex gap-2">
        <Button
          look="quiet"
          aria-disabled={open.isPending || undefined}
          onClick={() => void open.run()}
        >
          Open<span className="sr-only"> {name}</span>
        </Button>
        {mayEdit && (
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        )}
      </span>
      {isAsking && (
        <ConfirmDialog
          title="Remove this file?"
          confirm={{ label: 'Remove', pendingLabel: 'Removing...' }}
          isPending={remove.isPending}
          onConfirm={() => void remove.run()}
          onCancel={() => setIsAsking(false)}
        >
          {name} {removal}
        </ConfirmDialog>
      )}
    </li>
  );
}

type AddProps = Pick<Props, 'id' | 'purpose' | 'kinds' | 'accept' | 'hint' | 'onAdd'> & {
  onProblem: (words: string | undefined) => void;
};

function AddFiles({ id, purpose, kinds, accept, hint, onAdd, onProblem }: AddProps) {
  const [kind, setKind] = useState(kinds[0]?.value ?? '');
  const [status, setStatus] = useState('');
  // Files that are chosen while others are sent wait for their turn.
  const waiting = useRef<{ file: File; kind: string }[]>([]);
  const { isPending, run } = useOnceAtATime(async () => {
    onProblem(undefined);
    const stored: string[] = [];
    const problems: string[] = [];
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { name } = next.file;
      setStatus(`Sending ${name}...`);
      const problem = await onAdd(next.file, next.kind);
      if (problem === undefined) stored.push(name);
      else problems.push(`${name}: ${problem}`);
    }
    setStatus(storedWords(stored));
    if (problems.length > 0) onProblem(problems.join(' '));
  });
  const add = (files: readonly File[]) => {
    waiting.current.push(...files.map((file) => ({ file, kind })));
    void run();
  };

  return (
    <div className="no-print grid gap-4">
      <SelectField
        id={`file-kind-${id}`}
        label="Kind of file"
        options={kinds}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(value)}
      />
      <FilePicker
        id={pickerOf(id)}
        purpose={purpose}
        accept={accept}
        describedBy={`files-hint-${id}`}
        onChoose={add}
      />
      <p id={`files-hint-${id}`} className="text-sm text-muted">
        {hint}
      </p>
      <p role="status" aria-busy={isPending}>
        {status}
      </p>
    </div>
  );
}

function pickerOf(id: string): string {
  return `files-${id}`;
}

function storedWords(names: readonly string[]): string {
  if (names.length === 0) return '';

  return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} stored`;
}
