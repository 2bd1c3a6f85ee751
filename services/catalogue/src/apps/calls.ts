import { code } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';

/** An address under a base; an expression stays one. */
export const at = (base: string, path: string): string =>
  path.startsWith('=') ? `=${base}${path.slice(1)}` : `${base}${path}`;

/** One item for each row of all pages; a page without any gives none. @param list where an answer `json` holds them */
export const each = (name: string, list: string): NodeSpec =>
  code(name, `return $input.all().flatMap(({ json }) => ${list} ?? []).map((row) => ({ json: row }));`);
