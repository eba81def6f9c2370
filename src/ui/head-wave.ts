/** One period of the waves in the head of a page, and the id of its path. Other drawings of the page reuse the path. */
export const HEAD_WAVE = { id: 'head-tide', period: 240 } as const;
