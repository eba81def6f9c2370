import type { RefusedRow } from './refused-row';

/** Programs in the text. */
export const REFUSED_PROGRAMS: RefusedRow[] = [
  ['an expression', 'It costs {1 + 1} dollars.', 'Words in braces would run as a program: {1 + 1}'],
  ['an expression on its own', '{globalThis.process.exit()}', 'would run as a program'],
  ['an expression in a heading', '## Costs {frontmatter.title}', 'would run as a program'],
  ['an expression in a table', '| a |\n| - |\n| {x} |', 'would run as a program', 3],
  ['an expression after a remark', '{/* remark */ alert(1)}', 'would run as a program'],
  ['an expression between remarks', '{/* a */ alert(1) /* b */}', 'would run as a program'],
  ['nothing in braces', 'x {} y', 'would run as a program'],
  ['a template in braces', '{`<script>alert(1)</script>`}', 'would run as a program'],
  ['words in braces', 'Write {your name} here.', 'A brace { begins a program here'],
  ['a brace that never ends', 'x\n\nWrite { here.', 'A brace { begins a program here', 3],
  ['an import', "import fs from 'node:fs'\n\nText.", 'A line that begins with "import" would run'],
  [
    'an export',
    'export const prerender = false\n\nText.',
    'A line that begins with "export" would run',
  ],
  [
    'a layout that is exported',
    'export { default } from "../evil.astro"',
    'A line that begins with "export" would run',
  ],
  [
    'a sentence like an import',
    'x\n\nimport duties are due.',
    'Begin the sentence with another word',
    3,
  ],
];

/** Markdown that guides must not use. */
export const REFUSED_MARKDOWN: RefusedRow[] = [
  ['a second title', '# Title', 'Begin headings with ##'],
  ['boxes to tick', 'x\n\n- [ ] Order the bond', 'Nobody can tick a box', 3],
  ['a comparison', 'A fee <5% is low.', 'To write the sign itself, type &lt;.'],
  ['a line break of HTML', 'One<br>two', 'Write <br />.'],
];
