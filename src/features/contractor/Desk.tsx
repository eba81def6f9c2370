import { useState } from 'react';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { replaceAddress } from '~/platform/replace-address';
import { TabList } from '~/ui/TabList';
import { CompanyTab } from './CompanyTab';
import { FinancialsTab } from './FinancialsTab';
import { LineTab } from './LineTab';
import { ProjectsTab } from './ProjectsTab';

const TABS = [
  { name: 'line', label: 'Line', Panel: LineTab },
  { name: 'projects', label: 'Projects', Panel: ProjectsTab },
  { name: 'financials', label: 'Financials', Panel: FinancialsTab },
  { name: 'company', label: 'Company', Panel: CompanyTab },
] as const;

type TabName = (typeof TABS)[number]['name'];

/** The open desk: four tabs, of which only the open one renders. The address keeps the tab. */
export function Desk({ desk }: { desk: ContractorDesk }) {
  const [selected, setSelected] = useState(tabInAddress);
  const { Panel } = TABS.find(({ name }) => name === selected) ?? TABS[0];

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
        <Panel desk={desk} />
      </div>
    </>
  );
}

function tabInAddress(): TabName {
  return TABS.find(({ name }) => `#${name}` === window.location.hash)?.name ?? 'line';
}
