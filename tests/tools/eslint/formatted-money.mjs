/** Names of money in cents, and of the limits of an amount. */
const MONEY = /(?:cents|amount|premium|penalSum|price|fees?|taxes|^min|^max)$/i;

const TEXTS = new Set(['TemplateLiteral', 'JSXExpressionContainer']);

/**
 * A number of cents in a text for people needs `formatMoney` or `formatWholeMoney`: "max 100000000" is no amount. With
 * types, a variable of the same name that holds a text passes.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const formattedMoney = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: 'Format {{name}} with formatMoney: people read dollars, not cents.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const isNumber = (node) => {
      if (!services?.program) return true;
      const type = services.program.getTypeChecker().typeToString(services.getTypeAtLocation(node));

      return /\bnumber\b|^Cents$/.test(type);
    };
    const check = (node) => {
      const name = node.type === 'MemberExpression' ? node.property.name : node.name;
      if (!TEXTS.has(node.parent.type) || !MONEY.test(name ?? '')) return;
      const isAttribute = node.parent.parent?.type === 'JSXAttribute';
      const isForDevelopers = node.parent.parent?.type === 'NewExpression';
      if (isAttribute || isForDevelopers || !isNumber(node)) return;

      context.report({ node, messageId: 'raw', data: { name } });
    };

    return { Identifier: check, MemberExpression: check };
  },
};
