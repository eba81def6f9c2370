/** The texts that a signer agrees to, one screen each, and their hash. */
import { canonicalJson } from '../proof/canonical-json.ts';
import { sha256Hex } from '../proof/sha256.ts';

/** The consents of every signer, in the order of their screens. Consent to electronic records comes first. */
export const CONSENTS = ['e-records', 'application', 'credit', 'indemnity'] as const;

export type Consent = (typeof CONSENTS)[number];

/** A text as the signer reads it. `agree` is the statement beside the box. */
export type ConsentText = {
  version: string;
  title: string;
  text: readonly string[];
  agree: string;
};

/** A text with its SHA-256, as it is shown, signed, printed and mailed. */
export type HashedConsent = ConsentText & { id: Consent; hash: string };

/** The texts that senders confirm with every invitation: an attorney for a client, an underwriter for an indemnitor. */
export const ATTESTATION_FILES = ['attestation', 'underwriter-attestation'] as const;

/** Who signs what: the people of an attorney's matter sign for one bond, indemnitors for a contractor's bonding line. */
export const CONSENT_GROUPS = ['matter', 'line'] as const;

export type ConsentGroup = (typeof CONSENT_GROUPS)[number];

/** The texts of a signer, one for each screen. */
export type SignerTexts = Readonly<Record<Consent, ConsentText>>;

/** The texts of the senders, and the texts of each group of signers. */
export type ConsentTexts = Readonly<
  Record<(typeof ATTESTATION_FILES)[number], ConsentText> & Record<ConsentGroup, SignerTexts>
>;

/** The SHA-256 of a text with its title, its statement and its version, as 64 hexadecimal digits. */
export function hashConsent({ version, title, text, agree }: ConsentText): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalJson({ version, title, text, agree }));

  return sha256Hex(bytes.buffer);
}

/** The texts of a signer in their order, each with its hash. */
export function hashConsents(texts: SignerTexts): Promise<HashedConsent[]> {
  return Promise.all(
    CONSENTS.map(async (id) => ({ id, ...texts[id], hash: await hashConsent(texts[id]) })),
  );
}

/** The sentence above the button that signs. */
export const SIGNING_INTENT =
  'I sign my answers, the credit authorization and the indemnity agreement by typing my name.';

/** Whether a typed name is the signer's name. Case, blanks, dots and commas don't count. */
export function isSameName(typed: string, name: string): boolean {
  const letters = plainName(typed);

  return letters !== '' && letters === plainName(name);
}

function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,]+/gu, ' ')
    .trim();
}
