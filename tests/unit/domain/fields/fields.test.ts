import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedField, choiceField, yesNoField } from '~/domain/fields/choice-field';
import { cleanLine, cleanNote } from '~/domain/fields/clean-text';
import { einField, ssnField } from '~/domain/fields/identity-fields';
import { moneyField, wholeNumberField } from '~/domain/fields/number-fields';
import { omitBlank } from '~/domain/fields/omit-blank';
import { optionalReadText, readText } from '~/domain/fields/read-field';
import {
  noteField,
  optionalNoteField,
  optionalPrintedNoteField,
  optionalTextField,
  printedTextField,
  textField,
} from '~/domain/fields/text-field';
import { codeUnits } from '../support/arbitraries';
import { messagesOf } from '../support/messages-of';

describe('cleanLine', () => {
  it.each([
    ['  Ada \t Marsh\n', 'Ada Marsh'],
    ['Ada\u0000 Marsh\u0007', 'Ada Marsh'],
    ['a\ud800b', 'ab'],
    ['Zoë ⚖️', 'Zoë ⚖️'],
    ['Ada\u202e hsraM\u202c\u200b', 'Ada hsraM'],
    ['Ada\u2028Marsh', 'Ada Marsh'],
    ['\u200dAda\u{e0041}', 'Ada'],
    ['\u0000 \u0001', ''],
  ])('turns %j into one clean line', (text, line) => {
    expect(cleanLine(text)).toBe(line);
  });
});

describe('cleanNote', () => {
  it.each([
    [' one\r\ntwo\rthree\n\n\tfour ', 'one\ntwo\nthree\n\n\tfour'],
    ['a\u0000b\u009f\udc00c', 'abc'],
  ])('keeps the lines of %j and drops characters that cannot be stored', (text, note) => {
    expect(cleanNote(text)).toBe(note);
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: codeUnits }), (text) => {
        expect(cleanNote(cleanNote(text))).toBe(cleanNote(text));
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });
});

describe('every field', () => {
  it.each([
    ['readText', readText('Say it', (text) => text)],
    ['textField', textField('Name')],
    ['noteField', noteField('Note', 'Say it')],
    ['moneyField', moneyField('Say it')],
    ['wholeNumberField', wholeNumberField('Say it')],
    ['choiceField', choiceField(['a'], 'Say it')],
    ['yesNoField', yesNoField('Say it')],
    ['acceptedField', acceptedField('Say it')],
    ['ssnField', ssnField()],
    ['einField', einField()],
  ])('has one message for nothing, null and a wrong type: %s', (_, field) => {
    const message = messagesOf(field, undefined)[''];

    expect(message).toMatch(/^(Say it|\w+ is required)$/);
    expect(messagesOf(field, null)).toEqual({ '': message });
    expect(messagesOf(field, {})).toEqual({ '': message });
    expect(messagesOf(field, Number.NaN)).toEqual({ '': message });
  });
});

describe('text fields', () => {
  it('require text that is not blank', () => {
    expect(textField('City').parse(' Austin  TX ')).toBe('Austin TX');
    expect(messagesOf(textField('City'), ' \n')).toEqual({ '': 'City is required' });
    expect(messagesOf(textField('City', { min: 2 }), ' A ')).toEqual({ '': 'City is required' });
    expect(textField('City', { min: 2 }).parse('Al')).toBe('Al');
  });

  it('accept 200 characters, and 2,000 in a note', () => {
    const line = 'x'.repeat(200);
    const note = 'x'.repeat(2_000);

    expect(textField('City').parse(line)).toBe(line);
    expect(optionalTextField('City').parse(line)).toBe(line);
    expect(noteField('Note', 'Say it').parse(note)).toBe(note);
    expect(optionalNoteField('Note').parse(note)).toBe(note);

    const tooLongLine = { '': 'City must be 200 characters or fewer' };
    const tooLongNote = { '': 'Note must be 2000 characters or fewer' };
    expect(messagesOf(textField('City'), `${line}x`)).toEqual(tooLongLine);
    expect(messagesOf(optionalTextField('City'), `${line}x`)).toEqual(tooLongLine);
    expect(messagesOf(noteField('Note', 'Say it'), `${note}x`)).toEqual(tooLongNote);
    expect(messagesOf(optionalNoteField('Note'), `${note}x`)).toEqual(tooLongNote);
  });

  it('accept only printable text for papers, in printed form', () => {
    const typed = ' Ade\u0000\u0301la\u200b \u00adMarsh\u2011Lowe ';

    expect(printedTextField('Name').parse(typed)).toBe('Adéla Marsh-Lowe');
    expect(optionalPrintedNoteField('Purpose').parse(`${typed}\n1`)).toBe('Adéla Marsh-Lowe \n1');
    expect(optionalPrintedNoteField('Purpose').parse('\u200b')).toBeUndefined();
    expect(optionalPrintedNoteField('Purpose').parse(undefined)).toBeUndefined();

    const unprintable = { '': 'Write this with Latin letters: our papers cannot print 王.' };
    expect(messagesOf(printedTextField('Name'), 'Ada 王')).toEqual(unprintable);
    expect(messagesOf(optionalPrintedNoteField('Purpose'), 'Ada 王')).toEqual(unprintable);
    expect(messagesOf(printedTextField('Name'), '\u200b')).toEqual({ '': 'Name is required' });
  });

  it('keep the lines of a note and join the lines of other fields', () => {
    expect(noteField('Note', 'Say it').parse('a\nb')).toBe('a\nb');
    expect(optionalNoteField('Note').parse('a\nb')).toBe('a\nb');
    expect(optionalTextField('City').parse('a\nb')).toBe('a b');
  });

  it('treat blank text as missing when the field is optional', () => {
    expect(optionalTextField('City').parse('  ')).toBeUndefined();
    expect(optionalTextField('City').parse(undefined)).toBeUndefined();
    expect(messagesOf(optionalTextField('City'), 5)).toEqual({ '': 'City must be text' });
  });
});

describe('optionalReadText', () => {
  const field = optionalReadText('Enter a word', (text) => (/^\w+$/.test(text) ? text : undefined));

  it('reads text and treats blank text as missing', () => {
    expect(field.parse(' word ')).toBe('word');
    expect(field.parse('  ')).toBeUndefined();
    expect(field.parse(undefined)).toBeUndefined();
  });

  it('shows its message for unreadable text', () => {
    expect(messagesOf(field, 'two words')).toEqual({ '': 'Enter a word' });
    expect(messagesOf(field, 7)).toEqual({ '': 'Enter a word' });
  });
});

describe('moneyField', () => {
  const field = moneyField('Amount is required');

  it('accepts typed dollars and stored cents', () => {
    expect(field.parse('$1,234.50')).toBe(123_450);
    expect(field.parse(123_450)).toBe(123_450);
    expect(field.parse(0)).toBe(0);
  });

  it.each([[''], [' '], [-1], [0.5], [Infinity], [2 ** 53]])('requires more than %j', (value) => {
    expect(messagesOf(field, value)).toEqual({ '': 'Amount is required' });
  });

  it('says what is wrong with a typed text', () => {
    expect(messagesOf(field, 'ten')).toEqual({ '': 'Enter an amount in dollars, such as $10,000' });
    expect(messagesOf(field, '-5')).toEqual({ '': 'Enter an amount without a minus sign' });
  });
});

describe('wholeNumberField', () => {
  const field = wholeNumberField('Number is required', { min: 2, max: 1_000 });

  it.each([
    ['2', 2],
    [2, 2],
    ['1,000', 1_000],
    [1_000, 1_000],
  ])('accepts %j, typed or stored, within its range', (value, number) => {
    expect(field.parse(value)).toBe(number);
  });

  it.each([[''], ['1'], [1], [1_001], ['1,001'], [2.5], ['2.5'], [-2]])('refuses %j', (value) => {
    expect(messagesOf(field, value)).toEqual({ '': 'Number is required' });
  });

  it('may say more about a text that is no whole number', () => {
    const counted = wholeNumberField('Count is required', { min: 1 }, 'Enter a whole number');

    expect(messagesOf(counted, '-5')).toEqual({ '': 'Enter a whole number' });
    expect(messagesOf(counted, 'two')).toEqual({ '': 'Enter a whole number' });
    expect(messagesOf(counted, '0')).toEqual({ '': 'Count is required' });
    expect(messagesOf(counted, '')).toEqual({ '': 'Count is required' });
  });

  it('starts at 0 and has no maximum by default', () => {
    expect(wholeNumberField('Say it').parse('0')).toBe(0);
    expect(wholeNumberField('Say it').parse('12 years')).toBe(12);
    expect(wholeNumberField('Say it').parse('10+')).toBe(10);
    expect(messagesOf(wholeNumberField('Say it'), '12 months')).toEqual({ '': 'Say it' });
    expect(wholeNumberField('Say it').parse(2 ** 53 - 1)).toBe(2 ** 53 - 1);
    expect(messagesOf(wholeNumberField('Say it'), -1)).toEqual({ '': 'Say it' });
  });
});

describe('choices', () => {
  it('accept one of their values only', () => {
    expect(yesNoField('Answer').parse('yes')).toBe('yes');
    expect(yesNoField('Answer').parse('no')).toBe('no');
    expect(messagesOf(yesNoField('Answer'), '')).toEqual({ '': 'Answer' });
    expect(messagesOf(yesNoField('Answer'), 'maybe')).toEqual({ '': 'Answer' });
  });

  it('require a selected box', () => {
    expect(acceptedField('Accept').parse(true)).toBe(true);
    expect(messagesOf(acceptedField('Accept'), false)).toEqual({ '': 'Accept' });
    expect(messagesOf(acceptedField('Accept'), 'true')).toEqual({ '': 'Accept' });
  });
});

describe('tax numbers', () => {
  it('accept nine digits with or without separators', () => {
    expect(ssnField().parse('219-09-1234')).toBe('219091234');
    expect(einField().parse('12-3456789')).toBe('123456789');
  });

  it.each([[''], ['219-09-123'], ['219-09-12345'], ['secret']])('are missing in %j', (typed) => {
    expect(messagesOf(ssnField(), typed)).toEqual({ '': 'SSN is required' });
    expect(messagesOf(einField(), typed)).toEqual({ '': 'EIN is required' });
  });

  it('have another message for nine digits that cannot be valid', () => {
    expect(messagesOf(ssnField(), '000-12-3456')).toEqual({
      '': 'Enter the SSN as it appears on the Social Security card',
    });
    expect(messagesOf(einField(), '00-1234567')).toEqual({
      '': 'Enter the EIN as it appears on the IRS notice',
    });
  });
});

it('omitBlank drops the keys without an answer and no others', () => {
  const answers = omitBlank({ purpose: undefined, count: 0, note: '', isNew: false });

  expect(Object.keys(answers)).toEqual(['count', 'note', 'isNew']);
});
