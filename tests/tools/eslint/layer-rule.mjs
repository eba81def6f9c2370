import { posix, relative, sep } from 'node:path';
import { FUNCTION_FILES, FUNCTION_PACKAGES, LAYERS } from './layers.mjs';

/**
 * Refuses an import against the direction of the layers (tests/tools/eslint/layers.mjs).
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const layerRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      layer: '{{from}} must not import from {{to}}. See tests/tools/eslint/layers.mjs.',
      package: '{{from}} must not import the package {{to}}. See tests/tools/eslint/layers.mjs.',
      area: 'Features never import each other: {{from}} must not import from {{to}}.',
      deno: 'Deno reads this file too: write a relative path that ends with its extension, .ts.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    const report = (node) => {
      const problem = node.source && problemOf(path, node.source.value);
      if (problem) context.report({ node: node.source, ...problem });
    };

    return {
      ImportDeclaration: report,
      ImportExpression: report,
      ExportNamedDeclaration: report,
      ExportAllDeclaration: report,
    };
  },
};

/**
 * The problem of an import. Undefined for an allowed import.
 *
 * @param {string} path of the importing file, from the top folder
 * @param {unknown} source the import path, as written
 */
export function problemOf(path, source) {
  if (typeof source !== 'string') return undefined;

  const target = targetOf(path, source.replace(/\?.*$/, ''));
  if (path.startsWith('supabase/functions/')) return functionProblem(path, source, target);

  const from = path.startsWith('src/') ? path.split('/')[1] : undefined;
  const allowed = from && LAYERS[from];
  if (!allowed) return undefined;

  if (target === undefined) return packageProblem(from, source, allowed.packages);

  const problem = layerProblem(path, from, target, allowed.layers);
  return (
    problem ?? (from === 'domain' && !isReadableByDeno(source) ? { messageId: 'deno' } : undefined)
  );
}

function layerProblem(path, from, target, layers) {
  const to = target.startsWith('src/') ? target.split('/')[1] : target;
  const data = { from: `src/${from}`, to: to === target ? target : `src/${to}` };

  if (from === 'features' && to === 'features') {
    const [, , fromArea] = path.split('/');
    const [, , toArea] = target.split('/');
    const isSame = fromArea === toArea;
    return isSame ? undefined : { messageId: 'area', data: { from: fromArea, to: toArea } };
  }

  return to === from || layers.includes(to) ? undefined : { messageId: 'layer', data };
}

function functionProblem(path, source, target) {
  const folder = path.split('/').slice(0, 3).join('/');
  if (target === undefined) return packageProblem(folder, source, FUNCTION_PACKAGES);
  if (!isReadableByDeno(source)) return { messageId: 'deno' };

  const homes = [`${folder}/`, 'supabase/functions/_shared/', 'src/domain/', ...FUNCTION_FILES];
  const isAllowed = homes.some((home) => target.startsWith(home));
  const to = target.split('/').slice(0, 3).join('/');
  return isAllowed ? undefined : { messageId: 'layer', data: { from: folder, to } };
}

function packageProblem(from, source, packages) {
  const isAllowed = packages.some((name) =>
    name.endsWith(':') ? source.startsWith(name) : source === name || source.startsWith(`${name}/`),
  );

  return isAllowed ? undefined : { messageId: 'package', data: { from, to: source } };
}

function isReadableByDeno(source) {
  return source.startsWith('.') && /\.[a-z]+$/.test(source);
}

/** Path of the imported file from the top folder; undefined for a package. */
function targetOf(path, source) {
  if (source.startsWith('~/')) return `src/${source.slice(2)}`;
  if (source.startsWith('.')) return posix.join(posix.dirname(path), source);

  return undefined;
}
