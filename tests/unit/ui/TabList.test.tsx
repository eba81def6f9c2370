// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TabList } from '~/ui/TabList';
import { render } from './render';

const TABS = [
  { name: 'one', label: 'One' },
  { name: 'two', label: 'Two' },
  { name: 'three', label: 'Three' },
] as const;

function renderTabs(selected: 'one' | 'two' | 'three' = 'one') {
  const onSelect = vi.fn();
  render(
    <TabList
      label="Numbers"
      tabs={TABS}
      selected={selected}
      onSelect={onSelect}
      tabId={(name) => `tab-${name}`}
      panelId={(name) => `panel-${name}`}
    />,
  );
  const tab = (name: string) => document.getElementById(`tab-${name}`) as HTMLButtonElement;
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void document.activeElement?.dispatchEvent(event));
  };

  return { onSelect, tab, press };
}

describe('TabList', () => {
  it('names its tabs and links each to its panel', () => {
    const { tab } = renderTabs('two');

    expect(document.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Numbers');
    expect(tab('two').getAttribute('aria-controls')).toBe('panel-two');
    expect(TABS.map(({ name }) => tab(name).getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it('has one tab stop: the open tab', () => {
    const { tab } = renderTabs('two');

    expect(TABS.map(({ name }) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
  });

  it.each([
    ['one', 'ArrowRight', 'two'],
    ['three', 'ArrowRight', 'one'],
    ['one', 'ArrowLeft', 'three'],
    ['three', 'ArrowLeft', 'two'],
    ['two', 'Home', 'one'],
    ['two', 'End', 'three'],
    ['two', 'ArrowDown', 'two'],
  ])('moves from %s with %s to %s, and opens no tab', (from, key, to) => {
    const { tab, press, onSelect } = renderTabs();
    tab(from).focus();
    press(key);

    expect(document.activeElement).toBe(tab(to));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('opens the clicked tab', () => {
    const { tab, onSelect } = renderTabs();
    act(() => tab('three').click());

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('three');
  });
});
