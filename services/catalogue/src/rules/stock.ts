import type { Rule } from './rule.js';
import type { Ast } from './script.js';

const STOCK =
  /\b(stock_quantity|inventory_quantity|qty_available|actual_qty|AvailableQty|stock_item\??\.qty|stockLevel|stock|voorraad)\b[^.(]*$/i;

/** An item whose stock nobody keeps has none that could be counted. */
export const stock: Rule = {
  id: 'stock-not-kept',
  *find(subject) {
    for (const step of subject.steps)
      for (const script of subject.scriptsOf(step))
        for (const node of script.nodes) {
          if (node.type !== 'LogicalExpression' || node.operator === '&&') continue;
          const left = script.textOf(node.left as Ast);
          if (
            node.right.type === 'Literal' &&
            node.right.value === 0 &&
            STOCK.test(left.replace(/[)\s]+$/, ''))
          )
            yield {
              step: step.name,
              says: `${script.textOf(node)} makes "is not kept" the same as "sold out": leave such an item out, or give null`,
            };
        }
  },
};
