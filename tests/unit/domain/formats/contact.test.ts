import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail } from '~/domain/formats/email';
import { formatPhone, parsePhone, phoneHref } from '~/domain/formats/phone';
import { formatWebAddress, parseWebAddress } from '~/domain/formats/web-address';
import { formatZip, parseZip } from '~/domain/formats/postal-address';
import { phones, typedDigits, zips } from '../support/arbitraries';
import { expectReadsBack, expectReadsTyped } from '../support/read-back';

describe('parsePhone', () => {
  it.each([
    ['(803) 555-0123', '8035550123'],
    ['803.555.0123', '8035550123'],
    ['+1 803 555 0123', '8035550123'],
    ['1-803-555-0123', '8035550123'],
    [' +18035550123 ', '8035550123'],
    ['8035550123', '8035550123'],
    ['2892220000', '2892220000'],
  ])('reads %j', (text, digits) => {
    expect(parsePhone(text)).toBe(digits);
  });

  it.each([
    ['nothing', ''],
    ['nine digits', '803555012'],
    ['eleven digits without a leading 1', '28035550123'],
    ['twelve digits', '180355501234'],
    ['an area that begins with 1', '103-555-0123'],
    ['an area that begins with 0', '003-555-0123'],
    ['an area with 9 in the middle', '893-555-0123'],
    ['911 as an area', '911-555-0123'],
    ['an exchange that begins with 1', '803-155-0123'],
    ['411 as an exchange', '803-411-0123'],
    ['another country', '+44 20 7946 0958'],
    ['an extension', '803-555-0123 x12'],
    ['two plus signs', '++18035550123'],
    ['a plus sign inside', '1+8035550123'],
  ])('refuses %s', (_, text) => {
    expect(parsePhone(text)).toBeUndefined();
  });

  it('reads its own format back, with any separators between the digits', () => {
    expectReadsBack(phones, formatPhone, parsePhone);
    expectReadsTyped(typedDigits(phones), (text) => parsePhone(`+1 ${text}`));
  });
});

it.each(['(803) 555-0123', '+1 803 555 0123', '8035550123'])(
  'creates the dial link of %j',
  (phone) => {
    expect(phoneHref(phone)).toBe('tel:+18035550123');
  },
);

it('shows a phone number in its usual groups', () => {
  expect(formatPhone('8035550123')).toBe('(803) 555-0123');
});

describe('parseZip', () => {
  it.each([
    ['29401', '29401'],
    ['29401-1234', '294011234'],
    ['29401 1234', '294011234'],
    [' 00501 ', '00501'],
  ])('reads %j', (text, digits) => {
    expect(parseZip(text)).toBe(digits);
  });

  it.each(['', '2940', '294011', '29401123', '2940112345', 'K1A 0B1'])('refuses %j', (text) => {
    expect(parseZip(text)).toBeUndefined();
  });

  it('reads its own format back', () => {
    expectReadsBack(zips, formatZip, parseZip);
  });
});

it('shows a ZIP code with a hyphen when it has nine digits', () => {
  expect(formatZip('29401')).toBe('29401');
  expect(formatZip('294011234')).toBe('29401-1234');
});

describe('parseEmail', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Marsh+Bonds@Mail.Example.CO.UK ', 'Ada.Marsh+Bonds@mail.example.co.uk'],
    ["o'neil@a.io", "o'neil@a.io"],
    ['x@a-b.example.com', 'x@a-b.example.com'],
    [`x@${'d'.repeat(63)}.com`, `x@${'d'.repeat(63)}.com`],
  ])('reads %j', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  it.each([
    [''],
    ['ada'],
    ['ada@'],
    ['@example.com'],
    ['ada@example'],
    ['ada@example.c'],
    ['ada@example.c0m'],
    ['ada@-example.com'],
    ['ada@example-.com'],
    ['ada@mail.-example.com'],
    ['ada@mail.example-.com'],
    ['ada@example..com'],
    ['ada marsh@example.com'],
    ['ada@example.com, bob@example.com'],
    ['ada@bob@example.com'],
    [`x@${'d'.repeat(64)}.com`],
    [`x@${'d'.repeat(64)}.example.com`],
    [`x@mail.${'d'.repeat(64)}.com`],
    [`x@example.${'d'.repeat(64)}`],
  ])('refuses %j', (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });

  it('accepts at most 254 characters', () => {
    expect(parseEmail(`${'a'.repeat(242)}@example.com`)).toHaveLength(254);
    expect(parseEmail(`${'a'.repeat(243)}@example.com`)).toBeUndefined();
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const email = parseEmail(typed);
        expect(email && parseEmail(email)).toBe(email);
      }),
    );
  });
});

describe('parseWebAddress', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    [' www.Example.com/About ', 'https://www.example.com/About'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['a.io', 'https://a.io/'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['пример.бг', 'https://xn--e1afmkfd.xn--90ae/'],
    ['例え.テスト', 'https://xn--r8jz45g.xn--zckzah/'],
  ])('reads %j', (text, url) => {
    expect(parseWebAddress(text)).toBe(url);
  });

  it.each([
    [''],
    ['example'],
    ['localhost'],
    ['http://'],
    ['not a site'],
    ['javascript:alert(1)'],
    ['ftp://example.com'],
    ['mailto:ada@example.com'],
    ['https://ada:secret@example.com'],
    ['https://ada@example.com'],
    ['https://:secret@example.com'],
    ['127.0.0.1'],
    ['https://[::1]/'],
    ['-a.com'],
    ['a-.com'],
    ['example.c'],
    ['example.com.'],
    ['https://exa_mple.com'],
    ['xhttps://example.com'],
  ])('refuses %j', (text) => {
    expect(parseWebAddress(text)).toBeUndefined();
  });

  it('accepts at most 500 characters', () => {
    const start = 'https://example.com/';

    expect(parseWebAddress(start.padEnd(500, 'a'))).toHaveLength(500);
    expect(parseWebAddress(start.padEnd(501, 'a'))).toBeUndefined();
  });

  it('reads its own format back', () => {
    const addresses = fc
      .tuple(
        fc.constantFrom('http://', 'https://', ''),
        fc.domain(),
        fc.constantFrom('', '/', '/about', '/about/', '/?a=b', '/#top', '/https://b.com/', ':8080'),
      )
      .map((parts) => parts.join(''));

    fc.assert(
      fc.property(addresses, (address) => {
        const url = parseWebAddress(address);
        fc.pre(url !== undefined);
        expect(parseWebAddress(formatWebAddress(url))).toBe(url);
      }),
    );
  });
});

describe('formatWebAddress', () => {
  it.each([
    ['https://example.com/', 'example.com'],
    ['https://example.com/about/', 'example.com/about/'],
    ['http://example.com/', 'http://example.com/'],
    ['https://example.com/?to=https://b.com/', 'example.com/?to=https://b.com/'],
    ['http://example.com/?to=https://b.com/', 'http://example.com/?to=https://b.com/'],
  ])('shows %s without its technical parts', (url, text) => {
    expect(formatWebAddress(url)).toBe(text);
  });
});
