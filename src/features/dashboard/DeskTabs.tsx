import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { DESK_TAB_LABELS, DESK_TABS, type DeskTab } from '~/domain/dashboard/desk-address';
import { openDesk } from './use-desk-address';

type Props = {
  tab: DeskTab;
  /** What lies under the open tab. */
  children: ReactNode;
};

/** How far each key moves among the tabs. */
const MOVES: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % DESK_TABS.length,
  ArrowLeft: (index) => (index + DESK_TABS.length - 1) % DESK_TABS.length,
  Home: () => 0,
  End: () => DESK_TABS.length - 1,
};

/**
 * The tabs of the desk, as folders (spec 2, section 2). Arrows, Home and End move among them; Enter, Space or a press
 * opens one, because its list is asked for then.
 */
export function DeskTabs({ tab, children }: Props) {
  const list = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent, index: number) => {
    const target = MOVES[event.key]?.(index);
    if (target === undefined) return;

    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label="Your desk"
        className="no-print grid grid-cols-[repeat(4,minmax(min-content,1fr))] gap-x-1 sm:flex sm:gap-x-1.5 sm:px-4"
      >
        {DESK_TABS.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`desk-tab-${name}`}
            aria-selected={name === tab}
            aria-controls="desk-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => openDesk({ tab: name })}
            onKeyDown={(event) => handleKey(event, index)}
            className={`relative z-10 -mb-px min-h-touch rounded-t-md border px-1 py-2 text-sm leading-tight font-semibold sm:px-5 sm:text-base ${
              name === tab
                ? 'border-rule border-b-surface bg-surface text-ink'
                : 'border-transparent bg-sunken text-muted hover:bg-marsh-wash hover:text-ink'
            }`}
          >
            {DESK_TAB_LABELS[name]}
          </button>
        ))}
      </div>
      <div
        id="desk-panel"
        role="tabpanel"
        aria-labelledby={`desk-tab-${tab}`}
        tabIndex={-1}
        className="scroll-mt-4 rounded-b-md border border-rule bg-surface p-4 sm:rounded-md sm:p-7"
      >
        {children}
      </div>
    </div>
  );
}
