import path from 'node:path';
import { nodeFiles, open, rooms } from './rooms.mjs';

/**
 * What is wrong with an import, or undefined.
 * @param {string} file the importing file, relative to src/, with `/`
 * @param {string} specifier as written
 * @param {boolean} typeOnly
 * @returns {string | undefined}
 */
export function importFault(file, specifier, typeOnly) {
  const name = file.split('/')[0] ?? '';
  const room = rooms[name];
  if (!room) return `src/${name} is no room of the house: scripts/lint/rooms.mjs lists them.`;
  if (!specifier.startsWith('.')) return packageFault(file, name, room, specifier);
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (target.startsWith('..')) {
    return `${name} may not import from outside src (${specifier}).`;
  }
  const used = target.split('/')[0] ?? '';
  if (used === name || open.includes(used) || room.uses.includes(used)) return undefined;
  if (room.files?.test(target)) return undefined;
  if (room.types?.includes(used)) {
    return typeOnly ? undefined : `${name} may import types alone from ${used}: use import type.`;
  }
  const may = [...room.uses, ...open].join(', ');
  return `${name} may not import from ${used}. It may use ${may}.`;
}

/**
 * @param {string} file
 * @param {string} name
 * @param {import('./rooms.mjs').Room} room
 * @param {string} specifier
 */
function packageFault(file, name, room, specifier) {
  if (specifier.startsWith('node:')) {
    if (nodeFiles.test(file)) return undefined;
    return `Node's modules may be imported in cli and in files named *.node.ts alone (${specifier}).`;
  }
  const known = room.packages?.some(
    (each) => specifier === each || specifier.startsWith(`${each}/`),
  );
  if (known) return undefined;
  const may = room.packages?.join(', ') ?? 'no package';
  return `${name} may not import the package ${specifier}. It may use ${may}.`;
}

/**
 * ESLint's rule for the arrows between the rooms of src/.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importRule = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports follow the arrows of the house.' },
    schema: [],
  },
  create(context) {
    const file = path.relative(path.join(context.cwd, 'src'), context.filename);
    if (file.startsWith('..')) return {};
    const name = file.split(path.sep).join('/');
    /** @param {any} node @param {boolean} typeOnly */
    const check = (node, typeOnly) => {
      const source = node.source ?? node.argument?.literal ?? node.argument;
      if (typeof source?.value !== 'string') return;
      const message = importFault(name, source.value, typeOnly);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (/** @type {any} */ node) => check(node, isTypeOnly(node)),
      ExportNamedDeclaration: (/** @type {any} */ node) => check(node, node.exportKind === 'type'),
      ExportAllDeclaration: (/** @type {any} */ node) => check(node, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
      TSImportType: (/** @type {any} */ node) => check(node, true),
    };
  },
};

/** Whether `import type …`, or every name is one: `import { type A }`. @param {any} node */
function isTypeOnly(node) {
  if (node.importKind === 'type') return true;
  return (
    node.specifiers.length > 0 &&
    node.specifiers.every((/** @type {any} */ each) => each.importKind === 'type')
  );
}
