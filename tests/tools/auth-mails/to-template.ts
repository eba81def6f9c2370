import {
  mailAction,
  mailCode,
  mailDocument,
  mailNote,
  mailText,
} from '../../../src/domain/notifications/mail-document.ts';
import { readSite } from '../catalogue/read-content.ts';
import { MAILED_CODE, type AuthMail } from './auth-mails.ts';

/** The template of an Auth mail, in the frame of the project's own mails, with the contact of content/site.yaml. */
export function toTemplate({ title, texts, choice, action, note }: AuthMail): string {
  const site = readSite();
  const { street, city, state, zipCode } = site.address;

  return mailDocument({
    title,
    sender: 'Marshline Surety',
    body: [
      ...texts.map(mailText),
      ...(choice ? [mailText(choice.code), mailCode(MAILED_CODE), mailText(choice.link)] : []),
      ...(action ? [mailAction(action.href.replaceAll('&', '&amp;'), action.label)] : []),
      mailNote(note),
    ],
    foot: [
      `Questions? Call ${site.phone}, ${site.hours}, or write to ${site.email}.`,
      `${site.legalName}, ${street}, ${city}, ${state} ${zipCode}`,
    ],
  });
}
