import { slackChat, teamsChat } from '../apps/chats.js';
import { code, set } from '../dsl/core.js';
import { combine, cron, type Recipe, recipe, say } from './index.js';
import type { Chat } from './ports.js';
import { differentRecipes } from './twins.js';

/** A small recipe whose steps are called as told. */
const small = (id: string, names: readonly [string, string, string], chat: Chat, between = false): Recipe => {
  const [start, think, tell] = names;
  const both = { nl: `Iets van ${id}`, en: `Something of ${id}` };
  return recipe({
    id,
    category: 'ecommerce',
    tags: [],
    saves: { minutes: 1, ...both },
    variants: combine({ chat: [chat] }, { take: 1 }),
    build: ({ chat: to }) => ({
      name: both,
      description: both,
      benefit: both,
      uses: [[to, both]],
      setup: [],
      names: { [start]: 'a', [think]: 'b', [tell]: 'c', Tussenin: 'd' },
      nodes: [
        cron(start, '0 8 * * *'),
        code(think, 'return [];'),
        ...(between ? [set('Tussenin', { een: 1 })] : []),
        to.post(tell, say('Hallo', 'Hello')),
      ],
      flow: [between ? `${start} > ${think} > Tussenin > ${tell}` : `${start} > ${think} > ${tell}`],
    }),
  });
};
const built = (...recipes: readonly Recipe[]) =>
  recipes.map((one) => one.compile({ chat: one.choices.options.chat?.[0] }, one.id));
const count = (...recipes: readonly Recipe[]) => differentRecipes(built(...recipes)).recipes;

describe('a recipe is the same as another', () => {
  const first = small('first', ['Elke dag', 'Reken', 'Meld het'], slackChat);

  it('when its steps are called otherwise', () => {
    expect(count(first, small('second', ['Iedere morgen', 'Denk na', 'Vertel'], slackChat))).toBe(1);
  });

  it('when it has another app, whatever its steps are called', () => {
    expect(count(first, small('second', ['Elke dag', 'Reken', 'Meld het'], teamsChat))).toBe(1);
    expect(count(first, small('second', ['Ochtend', 'Tel', 'Zeg'], teamsChat))).toBe(1);
  });

  it('when its steps have the same names and the order is another', () => {
    expect(count(first, small('second', ['Elke dag', 'Reken', 'Meld het'], slackChat, true))).toBe(1);
  });

  it('and not when names and steps differ', () => {
    expect(count(first, small('second', ['Ochtend', 'Tel', 'Zeg'], slackChat, true))).toBe(2);
  });
});
