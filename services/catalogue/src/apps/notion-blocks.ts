import { pick } from '../dsl/apps.js';
import { node } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';

/** Adds a paragraph at the end of a page of Notion. @param page its id, an expression */
export const notionParagraph = (name: string, page: string, textContent: string): NodeSpec =>
  node(name, 'notion', 3, {
    resource: 'block',
    operation: 'append',
    blockId: pick(page),
    blockUi: { blockValues: [{ type: 'paragraph', richText: false, textContent }] },
  });
