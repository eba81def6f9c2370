// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueueFilters } from '~/features/underwriting/QueueFilters';
import { enter, field, render } from '../../ui/render';

const filters = (search: string) => (
  <QueueFilters address={{ status: 'under_review', search }} staff={[]} userId="me" bonds={[]} />
);

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/admin');
});

afterEach(() => vi.useRealTimers());

it('shows the search that Back returns to, and does not replace it with the typed one', () => {
  const { draw } = render(filters('Reyes'));
  enter('queue-search', '');
  draw(filters(''));
  draw(filters('Reyes'));
  vi.runAllTimers();

  expect(field('queue-search').value).toBe('Reyes');
  expect(location.search).toBe('');
});

it('keeps a space at the end while somebody types on', () => {
  const { draw } = render(filters(''));
  enter('queue-search', 'Ana ');
  vi.runAllTimers();
  draw(filters(new URLSearchParams(location.search).get('search') ?? ''));

  expect(field('queue-search').value).toBe('Ana ');
});
