/** Names of money in cents, and of the limits of an amount. */
const MONEY = /(?:cents|amount|premium|penalSum|price|fees?|taxes|^min|^max)$/i;

const TEXTS = new Set(['TemplateLiteral', 'JSXExpressionContainer']);

/**
 * A number of cents in a text for people needs `formatMoney` or `formatWholeMoney`: "max 100000000" is no amount. A
 * variable that holds the formatted text gets another name.
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
    const check = (node) => {
      const name = node.type === 'MemberExpression' ? node.property.name : node.name;
      if (!TEXTS.has(node.parent.type) || !MONEY.test(name ?? '')) return;
      const isAttribute = node.parent.parent?.type === 'JSXAttribute';
      const isForDevelopers = node.parent.parent?.type === 'NewExpression';
      if (isAttribute || isForDevelopers) return;

      context.report({ node, messageId: 'raw', data: { name } });
    };

    return { Identifier: check, MemberExpression: check };
  },
};
