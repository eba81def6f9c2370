/**
 * An exported function needs a docstring that states its promise.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentOnExport = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Say in a comment /** … */ what {{name}} promises.' },
  },
  create(context) {
    const check = (node) => {
      if (node.declaration?.type !== 'FunctionDeclaration') return;

      const isDocumented = context.sourceCode
        .getCommentsBefore(node)
        .some((comment) => comment.type === 'Block' && comment.value.startsWith('*'));
      const name = node.declaration.id?.name ?? 'it';
      if (!isDocumented) context.report({ node, messageId: 'missing', data: { name } });
    };

    return { ExportNamedDeclaration: check, ExportDefaultDeclaration: check };
  },
};

/** Selectors for `no-restricted-syntax`, each with its message. */
export const SYNTAX = {
  exportedArrow: {
    selector:
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[init.type=/^(Arrow)?FunctionExpression$/]',
    message: 'Export a function as `export function`.',
  },
  hiddenClock: {
    selector:
      ':matches(NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"])',
    message: 'Time comes in as an argument, or from ~/platform/clock.',
  },
  hiddenChance: {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Random values come from ~/platform/random.',
  },
  enumeration: {
    selector: 'TSEnumDeclaration',
    message: 'Use an `as const` list: Node runs these files without compiling them.',
  },
};
