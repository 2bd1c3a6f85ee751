import type { World } from './world.js';

export type Cell = string | number | boolean | null;
/** A sheet as its rows, the names of the columns first. */
export interface Tab {
  readonly book: string;
  readonly name: string;
  readonly sheetId: number;
  rows: Cell[][];
}

const column = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26);

interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** `A2:C9`, `2:9`, `A:C`, `B4`, from 0; what is open ends where the rows do. */
function areaOf(cells: string, rows: readonly (readonly Cell[])[]): Area {
  const [from = '', to = from] = cells.replaceAll('$', '').split(':');
  const part = (text: string) => /^([A-Za-z]*)(\d*)$/.exec(text) ?? [];
  const [, left = '', top = ''] = part(from);
  const [, right = '', bottom = ''] = part(to);
  const wide = Math.max(0, ...rows.map((row) => row.length));
  return {
    top: top ? Number(top) - 1 : 0,
    left: left ? column(left) : 0,
    bottom: bottom ? Number(bottom) - 1 : rows.length - 1,
    right: right ? column(right) : wide - 1,
  };
}

/** The sheets of a workbook. */
export const tabsOf = (world: World, book: string): Tab[] =>
  (world.of('tab') as Tab[]).filter((tab) => tab.book === book);

/** A sheet by its name or its number. */
export const tabOf = (world: World, book: string, name: string): Tab | undefined =>
  tabsOf(world, book).find((tab) => tab.name === name || String(tab.sheetId) === name);

/** `'Mijn tab'!A1:B2` as the name and the cells. */
export function rangeOf(range: string): { name: string; cells: string } {
  const at = range.lastIndexOf('!');
  const [name, cells] = at < 0 ? [range, ''] : [range.slice(0, at), range.slice(at + 1)];
  return { name: name.replace(/^'(.*)'$/, '$1').replaceAll("''", "'"), cells };
}

/** What stands in an area, without the empty rows behind it. */
export function read({ rows }: Tab, cells: string): Cell[][] {
  const { top, left, bottom, right } = areaOf(cells, rows);
  return rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
}

/** Writes values from the first cell of an area on; an empty one (null) leaves what stands there. */
export function write(tab: Tab, cells: string, values: readonly (readonly Cell[])[]): void {
  const { top, left } = areaOf(cells, tab.rows);
  values.forEach((row, down) => {
    while (tab.rows.length <= top + down) tab.rows.push([]);
    const target = tab.rows[top + down] as Cell[];
    row.forEach((value, along) => {
      while (target.length <= left + along) target.push('');
      if (value !== null && value !== undefined) target[left + along] = value;
    });
  });
}

/** The area that has something in it: `A1:D7`. */
export const usedCells = ({ rows }: Tab): string =>
  `A1:${letters(Math.max(0, Math.max(1, ...rows.map((row) => row.length)) - 1))}${Math.max(1, rows.length)}`;

/** The rows, each with as many cells. */
export function squared({ rows }: Tab): Cell[][] {
  const wide = Math.max(1, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<Cell>(wide - row.length).fill('')]);
}
