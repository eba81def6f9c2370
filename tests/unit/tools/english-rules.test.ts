import { describe, expect, it } from 'vitest';
import { englishRules } from '../../tools/hygiene/english-rules.ts';

function problems(path: string, text: string): string[] {
  return englishRules.flatMap((rule) => rule.check({ path, text }));
}

describe('the rule about plain English', () => {
  it.each([
    ['/** Which it is stands in the body. */', 'write "is" or "appears"'],
    ['-- Tells of changed rows.', 'write "describes"'],
    ['// nothing comes of the link', 'say who does what'],
    ['/** A step takes 0.22 s (specification 1, section 2). */', 'state the rule'],
    ['Write to our e-mail address.', 'write "email"'],
  ])('refuses %j and says what to write', (text, instead) => {
    expect(problems('README.md', text)).toEqual([expect.stringContaining(instead)]);
  });

  it.each([
    ['README.md', 'The financial statement stands in for working capital.'],
    ['src/domain/notifications/write-mail.ts', "import { x } from './write-mail.ts';"],
    ['content/bond-forms/notary.yaml', 'Notice goes to the e-mail address of the surety.'],
  ])('accepts in %s: %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });
});
