// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { openWaitingTab } from '~/platform/new-tab';

const SHOWN = 'https://files.example/sign/a.pdf?token=x';
const DOWNLOADED = 'https://files.example/sign/a.docx?token=x&download=a.docx';

/** A browser that opens tabs; each records where it was sent and whether it was closed. */
function openBrowser() {
  const tabs: { openedAt: string; closed: boolean; wentTo: string[] }[] = [];
  vi.spyOn(window, 'open').mockImplementation((url) => {
    const state = { openedAt: String(url), closed: false, wentTo: [] as string[] };
    tabs.push(state);

    return {
      get closed() {
        return state.closed;
      },
      close: () => (state.closed = true),
      location: { replace: (address: string) => state.wentTo.push(address) },
    } as unknown as Window;
  });

  return tabs;
}

describe('a waiting tab', () => {
  it('shows an address that browsers display', () => {
    const tabs = openBrowser();
    openWaitingTab().goTo(SHOWN);

    expect(tabs).toEqual([{ openedAt: '', closed: false, wentTo: [SHOWN] }]);
  });

  it('closes before a download, which gets a tab that closes by itself', () => {
    const tabs = openBrowser();
    openWaitingTab().goTo(DOWNLOADED);

    expect(tabs).toEqual([
      { openedAt: '', closed: true, wentTo: [] },
      { openedAt: DOWNLOADED, closed: false, wentTo: [] },
    ]);
  });
});
