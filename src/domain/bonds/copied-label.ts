/** The labels that people copy together with a number or a name from another paper, and that our papers print themselves. */

/** "Case No. …", "License Number: …", "# …" before a number. */
const BEFORE_NUMBER =
  /^(?:(?:case|file|estate|docket|cause|license|lic\.?|commission)(?=[\s:#])\s*)?(?:no\.|(?:no|number)(?=[\s:])|#)?\s*:?\s*(?=.*\d)/iu;

/** "DBA …" before a trade name: the bond prints "d/b/a" before it. */
const BEFORE_TRADE_NAME = /^(?:dba|d\/b\/a|doing\s+business\s+as)[\s:]+(?=\S)/iu;

const LABELS: ReadonlyMap<string, RegExp> = new Map([
  ['caseNumber', BEFORE_NUMBER],
  ['licenseNumber', BEFORE_NUMBER],
  ['commissionNumber', BEFORE_NUMBER],
  ['dbaName', BEFORE_TRADE_NAME],
]);

/** The answer to a field without a copied label. The text as given for any other field. */
export function withoutCopiedLabel(key: string, text: string): string {
  const label = LABELS.get(key);

  return label ? text.replace(label, '') : text;
}
