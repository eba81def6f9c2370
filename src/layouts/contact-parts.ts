import { phoneHref } from '~/domain/formats/phone';

/** A stretch of text; a way to reach us is a link, and what belongs together stays on one line. */
export type ContactPart = { text: string; href?: string; isWhole: boolean };

/** Text cut at our phone number, e-mail address and hours, in the order it reads. */
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
