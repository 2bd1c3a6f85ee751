// Real: copying, ids, what the edge wrote into the page. Fake: the browser's clipboard and document.
import { readPageJson } from './config.js';
import { newId } from './ids.js';
import { copyText } from './page.js';

const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
const inBrowser = (clipboard: object | undefined, document: object = {}) => {
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
  Object.assign(globalThis, { document });
};
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
  if (own === undefined) Reflect.deleteProperty(globalThis, 'navigator');
  else Object.defineProperty(globalThis, 'navigator', own);
  jest.restoreAllMocks();
});

it('copies by the clipboard where there is one', async () => {
  const copied: string[] = [];
  inBrowser({ writeText: async (text: string) => void copied.push(text) });
  await copyText('a link');
  expect(copied).toEqual(['a link']);
  inBrowser({ writeText: () => Promise.reject(new Error('refused')) });
  await expect(copyText('a link')).rejects.toThrow('refused');
});

it.each([true, false])('copies by a field that comes and goes where there is none: %s', async (allowed) => {
  const done: string[] = [];
  const area = {
    value: '',
    setAttribute: (name: string) => done.push(name),
    select: () => done.push(`select ${area.value}`),
    remove: () => done.push('remove'),
  };
  const execCommand = (command: string) => done.push(command) > 0 && allowed;
  const createElement = (tag: string) => (tag === 'textarea' ? area : null);
  inBrowser(undefined, { createElement, execCommand, body: { append: () => done.push('append') } });
  const copy = copyText('a link');
  if (allowed) await copy;
  else await expect(copy).rejects.toThrow('did not allow');
  expect(done).toEqual(['readonly', 'append', 'select a link', 'copy', 'remove']);
});

it('makes ids that differ, also where the address is plain http', () => {
  const [first, second] = [newId(), newId()];
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(first).not.toBe(second);
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(newId()).toBe('0'.repeat(32));
});

it('reads what the edge wrote into the page, and nothing where it wrote nothing', () => {
  expect(readPageJson('page-config')).toBeNull();
  const texts: Record<string, string> = { 'page-config': '{"language":"en"}', empty: '' };
  inBrowser(undefined, {
    getElementById: (id: string) => (id in texts ? { textContent: texts[id] } : null),
  });
  expect(readPageJson('page-config')).toEqual({ language: 'en' });
  expect([readPageJson('empty'), readPageJson('other')]).toEqual([null, null]);
});
