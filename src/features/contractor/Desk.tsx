import { type ComponentType, useEffect, useState } from 'react';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { projectInHash } from '~/domain/contractors/desk-path';
import { fetchPart, onReconnection, type PartResult } from '~/platform/fetch-part';
import { replaceAddress } from '~/platform/replace-address';
import { LoadedPart } from '~/ui/LoadedPart';
import { TabList } from '~/ui/TabList';
import { LineTab } from './LineTab';
import { LOAD_FAILURES } from './load-failures';

const TABS = [
  { name: 'line', label: 'Line' },
  { name: 'projects', label: 'Projects' },
  { name: 'financials', label: 'Financials' },
  { name: 'company', label: 'Company' },
] as const;

type TabName = (typeof TABS)[number]['name'];

type Panel = ComponentType<{ desk: ContractorDesk }>;

/** The code of a tab loads when the tab opens. */
const PANELS: Readonly<Record<Exclude<TabName, 'line'>, () => Promise<PartResult<Panel>>>> = {
  projects: () => fetchPart(import('./ProjectsTab').then(({ ProjectsTab }) => ProjectsTab)),
  financials: () => fetchPart(import('./FinancialsTab').then(({ FinancialsTab }) => FinancialsTab)),
  company: () => fetchPart(import('./CompanyTab').then(({ CompanyTab }) => CompanyTab)),
};

/** The open desk: four tabs, of which only the open one renders. The address keeps the tab. */
export function Desk({ desk }: { desk: ContractorDesk }) {
  const [selected, setSelected] = useState(tabInAddress);

  useEffect(() => {
    // An address that is typed over the open page changes only its end.
    const show = () => setSelected(tabInAddress());
    window.addEventListener('hashchange', show);

    return () => window.removeEventListener('hashchange', show);
  }, []);

  const handleSelect = (name: TabName) => {
    setSelected(name);
    replaceAddress(`${window.location.pathname}#${name}`);
  };

  return (
    <>
      <p className="mb-4 text-lg font-semibold wrap-anywhere">{desk.legalName}</p>
      <TabList
        label="Your desk"
        tabs={TABS}
        selected={selected}
        onSelect={handleSelect}
        tabId={(name) => `tab-${name}`}
        panelId={() => 'desk-panel'}
      />
      <div
        id="desk-panel"
        role="tabpanel"
        aria-labelledby={`tab-${selected}`}
        className="rounded-md border border-rule bg-surface p-4 sm:p-7"
      >
        {selected === 'line' ? (
          <LineTab desk={desk} />
        ) : (
          <LoadedPart
            key={selected}
            load={PANELS[selected]}
            label="Loading"
            failures={LOAD_FAILURES}
            onRecovery={onReconnection}
          >
            {(Part) => <Part desk={desk} />}
          </LoadedPart>
        )}
      </div>
    </>
  );
}

function tabInAddress(): TabName {
  if (projectInHash(window.location.hash)) return 'projects';

  return TABS.find(({ name }) => `#${name}` === window.location.hash)?.name ?? 'line';
}
