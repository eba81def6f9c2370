import type { ReactNode } from 'react';
import { DESK_TAB_LABELS, DESK_TABS, type DeskTab } from '~/domain/dashboard/desk-address';
import { TabList } from '~/ui/TabList';
import { LIST_ID } from './Pager';
import { openDesk } from './use-desk-address';

type Props = {
  tab: DeskTab;
  /** The content of the open tab. */
  children: ReactNode;
};

const TABS = DESK_TABS.map((name) => ({ name, label: DESK_TAB_LABELS[name] }));

const tabId = (name: DeskTab) => `desk-tab-${name}`;

/** The tabs of the dashboard, and the content of the open one. */
export function DeskTabs({ tab, children }: Props) {
  return (
    <div>
      <TabList
        label="Your dashboard"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => openDesk({ tab: name })}
        tabId={tabId}
        panelId={() => LIST_ID}
      />
      <div
        id={LIST_ID}
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        tabIndex={-1}
        className="scroll-mt-4 rounded-b-md border border-rule bg-surface p-4 sm:rounded-md sm:p-7"
      >
        {children}
      </div>
    </div>
  );
}
