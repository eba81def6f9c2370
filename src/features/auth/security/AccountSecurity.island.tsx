import { useStore } from '@nanostores/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import {
  ACCOUNT_TAB_LABELS,
  ACCOUNT_TABS,
  type AccountTab,
  readAccountTab,
  writeAccountTab,
} from '~/domain/accounts/account-address';
import type { SessionUser } from '~/domain/accounts/session-user';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';
import { $session } from '~/stores/session';
import { Skeleton } from '~/ui/Skeleton';
import { TabList } from '~/ui/TabList';
import { NotificationsTab } from './NotificationsTab';
import { ProfileTab } from './ProfileTab';
import { SecurityTab } from './SecurityTab';
import { SessionsTab } from './SessionsTab';

const TABS = ACCOUNT_TABS.map((name) => ({ name, label: ACCOUNT_TAB_LABELS[name] }));

const tabId = (name: AccountTab) => `account-tab-${name}`;
const panelId = (name: AccountTab) => `account-panel-${name}`;

/** The Account & Security page: profile, password and second factor, notifications, sessions. */
export function AccountSecurity() {
  const session = useStore($session);

  return 'user' in session ? (
    <AccountTabs key={session.user.id} user={session.user} />
  ) : (
    <Skeleton label="Loading your account" lines={4} />
  );
}

function AccountTabs({ user }: { user: SessionUser }) {
  const tab = readAccountTab(useSyncExternalStore(listenToAddress, readAddressSearch, () => ''));
  const [visited, setVisited] = useState<readonly AccountTab[]>([tab]);
  // Keep every visited tab rendered, so that its typed text survives a look at another tab.
  if (!visited.includes(tab)) setVisited([...visited, tab]);

  const panels: Record<AccountTab, ReactNode> = {
    profile: <ProfileTab user={user} />,
    security: <SecurityTab user={user} />,
    notifications: <NotificationsTab user={user} />,
    sessions: <SessionsTab user={user} />,
  };

  return (
    <div>
      <TabList
        label="Your account"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => setAddressSearch(writeAccountTab(name, readAddressSearch()), 'push')}
        tabId={tabId}
        panelId={panelId}
      />
      {ACCOUNT_TABS.map((name) => (
        <div
          key={name}
          id={panelId(name)}
          role="tabpanel"
          aria-labelledby={tabId(name)}
          hidden={name !== tab}
          className="scroll-mt-4 rounded-b-md border border-rule bg-surface p-4 sm:rounded-md sm:p-7"
        >
          {visited.includes(name) && panels[name]}
        </div>
      ))}
    </div>
  );
}
