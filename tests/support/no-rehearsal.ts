import { vi } from 'vitest';

// A rehearsal renders when the browser is idle, which may be after the end of a test's document. Its own test calls it.
vi.mock('~/features/quote/rehearse-step', () => ({ rehearseStep: () => undefined }));
