import { type KeyboardEvent, useRef } from 'react';

type Props<Name extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { name: Name; label: string }[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** The id of a tab. */
  tabId: (name: Name) => string;
  /** The id of a tab's panel. */
  panelId: (name: Name) => string;
};

/** The index of the tab that each key moves to. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs above the panel that they open. The arrow keys, Home and End move the focus; Enter, Space or
 * a click opens a tab.
 */
export function TabList<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  tabId,
  panelId,
}: Props<Name>) {
  const list = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent, index: number) => {
    const target = MOVES[event.key]?.(index, tabs.length);
    if (target === undefined) return;

    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="no-print grid grid-cols-[repeat(4,minmax(min-content,1fr))] gap-x-1 sm:flex sm:gap-x-1.5 sm:px-4"
    >
      {tabs.map(({ name, label: words }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === selected}
          aria-controls={panelId(name)}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={(event) => handleKey(event, index)}
          className={`relative z-10 -mb-px min-h-touch rounded-t-md border px-1 py-2 text-sm leading-tight font-semibold sm:px-5 sm:text-base ${
            name === selected
              ? 'border-rule border-b-surface bg-surface text-ink'
              : 'border-transparent bg-sunken text-muted hover:bg-marsh-wash hover:text-ink'
          }`}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
