// One look at a stranger's declarations, in a process of its own: begun by check.ts, ended when it takes too long.
import { reasonOf } from '../verdict.js';
import type { Declarations } from './declarations.js';
import { judgeDeclarations } from './judge.js';

interface Order {
  readonly declarations: Declarations;
  readonly root: string;
  readonly offered: readonly string[];
}

process.once('disconnect', () => process.exit(1));
process.once('message', ({ declarations, root, offered }: Order) => {
  const word = (() => {
    try {
      return { faults: judgeDeclarations(declarations, root, offered) };
    } catch (error) {
      return { failed: reasonOf(error) };
    }
  })();
  process.send?.(word, () => process.exit(0));
});
