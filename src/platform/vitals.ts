import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { VitalName } from '~/domain/vitals/vital-names';
import { isNavigation, roundVital, type Vital } from '~/domain/vitals/vitals';

const ADDRESS = '/api/vitals';

/**
 * Measure the page's web vitals and send each one once, when the visitor leaves. `route` is the
 * pattern of the page's route. No address, query or personal data is sent.
 */
export function measureVitals(route: string): void {
  const waiting = new Map<VitalName, { id: string; vital: Vital }>();
  const sent = new Set<string>();

  const note = ({ id, name, value, rating, navigationType: navigation }: MetricType) => {
    if (sent.has(id) || !isNavigation(navigation)) return;

    waiting.set(name, { id, vital: { name, value: roundVital(name, value), rating, navigation } });
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
  // The library completes its values in a listener on the document, and listeners on the window run
  // after it.
  window.addEventListener('visibilitychange', send);
}
