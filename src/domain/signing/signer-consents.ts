/** The texts of one signer: those of the signer's group, with the name of the sender. */
import { showsAsLink } from '../notifications/mail-facts.ts';
import { CONSENT_TEXTS } from './consent-words.ts';
import {
  type ConsentGroup,
  CONSENTS,
  type ConsentText,
  hashConsents,
  type HashedConsent,
  type SignerTexts,
} from './consents.ts';
import { isIndemnitor, type SignerRole } from './part-fields.ts';

/** What the texts say instead of a name that a mail program could show as a link. */
const NAMELESS: Readonly<Record<ConsentGroup, string>> = {
  matter: 'your attorney',
  line: 'the contractor',
};

/**
 * The texts that a signer agrees to, in their order, each with the hash of the words that this signer reads. The sender is
 * the law firm of the matter, or the contractor whose bonding line the signer supports.
 */
export function signerConsents(role: SignerRole, sender: string): Promise<HashedConsent[]> {
  const group = isIndemnitor(role) ? 'line' : 'matter';
  const name = showsAsLink(sender) ? NAMELESS[group] : sender;
  const texts = CONSENTS.map((id) => [id, withSender(CONSENT_TEXTS[group][id], name)]);

  return hashConsents(Object.fromEntries(texts) as SignerTexts);
}

function withSender({ version, title, text, agree }: ConsentText, name: string): ConsentText {
  // A name such as "Bay Builders Inc." brings the period of a sentence that it ends.
  const fill = (words: string) =>
    words.replaceAll(/\{sender\}(\.?)/gu, (_, period: string) =>
      name.endsWith('.') ? name : `${name}${period}`,
    );

  return { version, title, text: text.map(fill), agree: fill(agree) };
}
