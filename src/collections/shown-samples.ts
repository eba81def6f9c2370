import { showsSampleData } from '../domain/sample-data.ts';

const { SITE, PUBLIC_DEMONSTRATION } = import.meta.env as Readonly<
  Record<string, string | undefined>
>;

/** Whether this build shows content that is marked as a sample. */
export const SHOWS_SAMPLES = showsSampleData(SITE, PUBLIC_DEMONSTRATION === 'on');
