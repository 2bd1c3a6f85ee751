// Real: which way is taken, and what it fails with. Fake: the browser's clipboard.
import { copyLater } from './copy-later.js';

const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
/** A clipboard that takes promises, as Safari's, which refuses what comes after the press. */
function clipboard(refuses = false): string[] {
  const taken: string[] = [];
  class Item {
    constructor(readonly types: Record<string, Promise<Blob>>) {}
  }
  const write = async ([item]: Item[]) => {
    if (refuses) throw new Error('refused');
    taken.push((await (await item?.types['text/plain'])?.text()) ?? '');
  };
  Object.assign(globalThis, { ClipboardItem: Item });
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { write } }, configurable: true });
  return taken;
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  if (own === undefined) Reflect.deleteProperty(globalThis, 'navigator');
  else Object.defineProperty(globalThis, 'navigator', own);
});

it('hands over what is still on its way', async () => {
  const taken = clipboard();
  let comes: (text: string) => void = () => undefined;
  const copied = copyLater(
    new Promise((done) => {
      comes = done;
    }),
  );
  comes('{"nodes":[]}');
  await copied;
  expect(taken).toEqual(['{"nodes":[]}']);
});

it('waits for the text where the browser takes no promise', async () => {
  const taken: string[] = [];
  const writeText = async (text: string) => void taken.push(text);
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { writeText } }, configurable: true });
  await copyLater(Promise.resolve('a'));
  expect(taken).toEqual(['a']);
});

it('fails with what the text failed with, and else with the refusal', async () => {
  clipboard();
  await expect(copyLater(Promise.reject(new Error('429')))).rejects.toThrow('429');
  clipboard(true);
  await expect(copyLater(Promise.resolve('a'))).rejects.toThrow('refused');
});
