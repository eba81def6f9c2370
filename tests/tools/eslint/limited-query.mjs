/** The parents of a query whose answer something waits for. */
const WAITING = new Set(['AwaitExpression', 'ArrayExpression']);

/**
 * A query of the Data API that something waits for needs a time limit: `withinTime`, or a signal of its own that
 * several queries share. A query that a variable or a plain function holds gets its limit where it is awaited.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const limitedQuery = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unlimited: 'Limit the query with withinTime: without an answer the page waits forever.',
    },
  },
  create(context) {
    return {
      'CallExpression[callee.object.name="db"][callee.property.name=/^(from|rpc)$/]'(node) {
        const { whole, hasSignal } = readChain(node);
        if (!hasSignal && isWaitedFor(whole)) context.report({ node, messageId: 'unlimited' });
      },
    };
  },
};

/** The whole chain of calls that begins with a node, and whether one of them gives it a signal. */
function readChain(node) {
  let whole = node;
  let hasSignal = false;
  while (whole.parent.object === whole || whole.parent.callee === whole) {
    whole = whole.parent;
    hasSignal ||= whole.property?.name === 'abortSignal';
  }

  return { whole, hasSignal };
}

function isWaitedFor(node) {
  const { parent } = node;
  if (parent.type === 'ConditionalExpression') return isWaitedFor(parent);
  if (parent.type === 'ReturnStatement') return functionOf(parent).async;

  return WAITING.has(parent.type) || (parent.type === 'ArrowFunctionExpression' && parent.async);
}

function functionOf(node) {
  return /Function/.test(node.type) ? node : functionOf(node.parent);
}
