import type { NodeSpec } from '../dsl/types.js';
import type { Cms } from '../kit/ports.js';

/** A CMS whose pages can also be read back, changed and taken in by others. */
export interface Publisher extends Cms {
  /** Replaces the text of an article by its id; `recent` and `published` give it as `link` does not. */
  rewrite?(name: string, id: string, html: string): NodeSpec;
}
