/** A sentence for each step of the story, so that no template paragraph is left. */
const SENTENCES = [
  'Your commission ends on the day on its certificate.',
  'The state sends no letter, so write the day into your calendar now.',
  'A new commission needs a new bond, because the old one covers the old term only.',
  'Ask the surety for the renewal a month before the day.',
  'Sign the bond exactly as your name is on the application.',
  'Send the bond and the oath together and keep a copy of both.',
  'Go on with the old seal until the new certificate has come.',
  'Then order a new seal, since its date of expiration has changed.',
  'A journal stays with you when the term ends, and so does the duty to keep it.',
];

/** Enough words for a guide: at least 900. */
const PARAGRAPHS = 21;

/** The template as a newcomer fills it in: new fields, words and numbers. */
export function fillInTemplate(template: string): string {
  const [, fields = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(template) ?? [];
  const blocks = body.split('\n\n').map(fillInBlock);
  const heading = blocks.findIndex((block) => block.startsWith('## '));

  return [
    `---\n${fillInFields(fields)}\n---`,
    ...blocks.slice(0, heading + 1),
    ...Array.from({ length: PARAGRAPHS }, (_, index) => paragraph(index)),
    ...blocks.slice(heading + 1),
    '',
  ].join('\n\n');
}

function fillInFields(fields: string): string {
  return fields
    .replace(/^title: .*$/m, "title: 'Notary renewal: what to send before the term ends'")
    .replace(/^excerpt: .*$/m, 'excerpt: The steps, the papers and the day that counts.')
    .replaceAll('[ca]', '[tx]')
    .replace(/^ *carries: .*\n?/m, '');
}

/** Tags, comments, headings and tables stay. Every other text is replaced. */
function fillInBlock(block: string, index: number): string {
  const text = block.trim();
  if (text.includes('<OurPrice ')) {
    return text.replaceAll('$15,000', '$10,000').replaceAll('"15000"', '"10000"');
  }
  if (text.startsWith('| ')) return text.replace('California | $15,000', 'Texas      | $10,000');
  if (text.startsWith('<StateList')) return '<StateList states="tx" />';
  if (text.startsWith('##') || /^[<{]/.test(text) || text === '') return text;
  if (text.startsWith('- ')) return '- the bond\n- the oath';
  if (text.startsWith('1. ')) {
    return '1. Look at your certificate.\n2. Read [how the notary bond works](/products/notary).';
  }

  return `Part ${index} of the renewal. ${paragraph(index)}`;
}

function paragraph(index: number): string {
  const sentence = (offset: number) => SENTENCES[(index + offset) % SENTENCES.length];

  return [sentence(0), sentence(4), sentence(7)].join('\n');
}
