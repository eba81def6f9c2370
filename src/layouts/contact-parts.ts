import { phoneHref } from '~/domain/formats/phone';

/** A part of a text. Phone number and email address have a link. `isWhole` parts do not wrap. */
export type ContactPart = { text: string; href?: string; isWhole: boolean };

/** Split a text at our phone number, email address and hours. */
export function contactParts(
  text: string,
  { phone, email, hours }: { phone: string; email: string; hours: string },
): ContactPart[] {
  const whole = new Map<string, string | undefined>([
    [phone, phoneHref(phone)],
    [email, `mailto:${email}`],
    [hours, undefined],
  ]);
  const cuts = new RegExp(`(${[...whole.keys()].map((word) => RegExp.escape(word)).join('|')})`);

  return text.split(cuts).flatMap((part) => {
    if (part === '') return [];

    const href = whole.get(part);

    return { text: part, isWhole: whole.has(part), ...(href && { href }) };
  });
}
