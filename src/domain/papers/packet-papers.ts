/** The stored papers in a filing packet. */
import { bondFileName, type BondFileType } from '../bonds/bond-files.ts';

const RIDER_TITLE = 'Rider';
const RIDER_POWER_TITLE = 'Power of attorney of rider';
const CERTIFICATE_TITLE = 'Continuation certificate';

const TITLES: readonly [pattern: RegExp, title: string, type: BondFileType][] = [
  [/^bond$/, 'Bond', 'bond'],
  [/^power-of-attorney$/, 'Power of attorney', 'poa'],
  [/^continuation-(\d+)$/, CERTIFICATE_TITLE, 'continuation'],
  [/^rider-(\d+)$/, RIDER_TITLE, 'rider'],
  [/^power-of-attorney-(\d+)$/, RIDER_POWER_TITLE, 'rider_poa'],
];

/**
 * The title of a stored paper and the name of its file on the dashboard. A paper of an unknown kind keeps its own name.
 */
export function packetPaper(
  bond: { number: string; bondSlug: string },
  name: string,
): { title: string; fileName: string } {
  for (const [pattern, title, type] of TITLES) {
    const match = pattern.exec(name);
    if (!match) continue;

    const [, ordinal] = match;
    return ordinal === undefined
      ? { title, fileName: bondFileName(bond, type) }
      : { title: `${title} ${ordinal}`, fileName: bondFileName(bond, type, Number(ordinal)) };
  }

  return { title: name, fileName: `${bond.number}-${name}.pdf` };
}

/**
 * The lines that ask for the later papers in a packet, by the titles of its papers: each rider, which has a line for the
 * principal, with its own power of attorney if it brought one, and the newest certificate, which continues the bond to its
 * end.
 */
export function laterPapersToBring(titles: readonly string[]): string[] {
  const certificate = titles.findLast((title) => title.startsWith(`${CERTIFICATE_TITLE} `));

  return [
    ...titles
      .filter((title) => title.startsWith(`${RIDER_TITLE} `))
      .flatMap((title) => [
        `${title}, signed in ink by the principal and attached to the bond.`,
        ...titles
          .filter((power) => power === title.replace(RIDER_TITLE, RIDER_POWER_TITLE))
          .map((power) => `${power}, attached to it.`),
      ]),
    ...(certificate === undefined
      ? []
      : [`${certificate}. Where the bond is on file already, bring only this paper.`]),
  ];
}
