import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { isNavigation, roundVital, type Vital, type VitalName } from '~/domain/vitals/vitals';

const ADDRESS = '/api/vitals';

/**
 * Measure how the page feels and send it when the visitor turns away, each measurement once. `route` is
 * the pattern of the page's route: no address, no query and nothing of a person goes along.
 */
export function measureVitals(route: string): void {
  const waiting = new Map<VitalName, { id: string; vital: Vital }>();
  const sent = new Set<string>();

  const note = ({ id, name, value, rating, navigationType: navigation }: MetricType) => {
    if (sent.has(id) || !isNavigation(navigation)) return;

    waiting.set(name, {
      id,
      vital: { name, value: roundVital(name, value), rating, navigation },
    });
  };

  const send = () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return;

    const entries = [...waiting.values()];
    const report = JSON.stringify({ route, vitals: entries.map(({ vital }) => vital) });
    navigator.sendBeacon(ADDRESS, new Blob([report], { type: 'application/json' }));
    entries.forEach(({ id }) => sent.add(id));
    waiting.clear();
  };

  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // The library finishes its values at the document, so the window hears of it after them.
  window.addEventListener('visibilitychange', send);
}
