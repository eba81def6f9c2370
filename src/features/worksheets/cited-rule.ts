/** A rule in a sentence, with its source and, where we have them, the source's own words. */
export type CitedRule = {
  rule: string;
  quote?: string | undefined;
  /** The address of the row of `content/requirements` that says it. */
  row?: string | undefined;
  source: {
    title: string;
    url?: string | undefined;
    copy?: string | undefined;
    citation?: string | undefined;
    verified: string;
    confidence: 'primary' | 'seller' | 'dated' | 'house';
  };
};
