/** US Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const;
