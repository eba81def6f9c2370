/** One condition of a subscription, such as `application_id=eq.5`. */
export type Filter = {
  column: string;
  operator: keyof typeof OPERATORS;
  value: string;
  isNegated: boolean;
};

const OPERATORS = { eq: '=', neq: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=', in: '= any' };

/** Commas separate conditions, except in quotes and in the list of `in`. */
const CONDITION = /(?:[^,"(]|"(?:\\.|[^"\\])*"|\([^)]*\))+/g;

const PARTS = /^(?<column>[^=]+)=(?<not>not\.)?(?<operator>[a-z]+)\.(?<value>.*)$/s;

/** An invalid filter, with a message for the client. */
export class FilterError extends Error {}

/**
 * Read the filter of a subscription. All its conditions must hold. It supports the platform's comparison operators, not
 * its pattern operators. Throws a {@link FilterError}.
 */
export function parseFilters(text: string | undefined): Filter[] {
  return [...(text ?? '').matchAll(CONDITION)].map(([condition]) => parseFilter(condition.trim()));
}

function parseFilter(condition: string): Filter {
  const { column, not, operator, value } = PARTS.exec(condition)?.groups ?? {};
  if (!column || !operator || value === undefined || !isOperator(operator)) {
    throw new FilterError(`Error parsing \`filter\` params: ["${condition}"]`);
  }
  if (operator === 'in' && !/^\(.*\)$/s.test(value)) {
    throw new FilterError(
      'Error parsing `filter` params: `in` filter value must be wrapped by parentheses',
    );
  }

  return {
    column,
    operator,
    value: operator === 'in' ? `{${value.slice(1, -1)}}` : unquote(value),
    isNegated: not !== undefined,
  };
}

function isOperator(name: string): name is Filter['operator'] {
  return Object.hasOwn(OPERATORS, name);
}

function unquote(value: string): string {
  const quoted = /^"(.*)"$/s.exec(value)?.[1];

  return quoted === undefined ? value : quoted.replace(/\\(.)/gs, '$1');
}

/**
 * A filter in SQL, on a row named `changed`. The value is the text parameter with this number; list literals are
 * Postgres arrays.
 */
export function toCondition(
  { operator, isNegated }: Filter,
  column: { quotedName: string; sqlType: string },
  parameter: number,
): string {
  const value = `$${parameter}::text::${column.sqlType}`;
  const condition = `changed.${column.quotedName} ${OPERATORS[operator]} (${value}${operator === 'in' ? '[]' : ''})`;

  return isNegated ? `not (${condition})` : condition;
}
