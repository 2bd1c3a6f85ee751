// Real: the guard and the pins that the page came with. Fake: the head of a document, which writes down what enters it.
import { guardLoads } from './guard.js';

class Node extends EventTarget {}
class Script extends Node {
  src = '';
  integrity = '';
  crossOrigin: string | null = null;
}
class Link extends Node {
  rel = 'stylesheet';
  href = '';
  integrity = '';
  crossOrigin: string | null = null;
}
const origin = 'https://shop.example';
const file = (name: string) => `${origin}/releases/mfe-a/1.0.0/${name}`;
const releaseSet = {
  ...{ id: 'x', canaries: [] },
  remotes: [
    {
      ...{ name: 'mfe-a', version: '1.0.0', base: '/releases/mfe-a/1.0.0/' },
      integrity: {
        'a.js': 'sha384-a',
        'drawn.css': 'sha384-b',
        'failed.css': 'sha384-c',
        'coming.css': 'sha384-d',
      },
    },
  ],
};

interface Head {
  insertBefore(node: object, child: object | null): object;
  appendChild(node: object): object;
}
let entered: [node: object, before: object | null][];
let policy: { name: string; createScriptURL(address: string): string } | null;

/** A page with the guard in it. */
function guarded(trusted = true): Head {
  entered = [];
  policy = null;
  const head: Head = {
    insertBefore: (node, child) => {
      entered.push([node, child]);
      return node;
    },
    appendChild: () => ({}),
  };
  const createPolicy = (name: string, rules: { createScriptURL(address: string): string }) => {
    policy = { name, createScriptURL: rules.createScriptURL };
  };
  Object.assign(globalThis, {
    document: {
      head,
      styleSheets: [
        { href: null, cssRules: [{}] },
        { href: file('drawn.css'), cssRules: [{}] },
        { href: file('failed.css'), cssRules: [] },
        {
          href: file('coming.css'),
          get cssRules(): never {
            throw new Error('InvalidAccessError');
          },
        },
      ],
      getElementById: (id: string) =>
        id === 'release-set' ? { textContent: JSON.stringify(releaseSet) } : null,
    },
    location: { origin },
    window: trusted ? { trustedTypes: { createPolicy } } : {},
    HTMLScriptElement: Script,
    HTMLLinkElement: Link,
  });
  guardLoads();
  return head;
}
const script = (src: string) => Object.assign(new Script(), { src });
const sheet = (href: string, rel = 'stylesheet') => Object.assign(new Link(), { href, rel });

it('lets a pinned file in with its hash, whichever way it is put into the head', () => {
  const head = guarded();
  const [first, second] = [script(file('a.js')), sheet(file('a.js'))];
  expect(head.appendChild(first)).toBe(first);
  expect(head.insertBefore(second, first)).toBe(second);
  expect(entered).toEqual([
    [first, null],
    [second, first],
  ]);
  for (const { integrity, crossOrigin } of [first, second])
    expect([integrity, crossOrigin]).toEqual(['sha384-a', 'anonymous']);
});

it.each([script(file('b.js')), sheet(file('b.css')), script('https://evil.example/a.js')])(
  'refuses what has no pin, and its owner notices: %j',
  async (node) => {
    const head = guarded();
    const failed = new Promise((heard) => node.addEventListener('error', heard));
    expect(head.appendChild(node)).toBe(node);
    await failed;
    expect(entered).toEqual([]);
  },
);

it('tells the owner of a style sheet that is there already so, and brings it no second time', async () => {
  const head = guarded();
  const node = sheet(file('drawn.css'));
  const loaded = new Promise((heard) => node.addEventListener('load', heard));
  expect(head.appendChild(node)).toBe(node);
  await loaded;
  expect(entered).toEqual([]);
});

it.each(['failed', 'coming'])('brings a style sheet again that is %s in the page', (name) => {
  const node = sheet(file(`${name}.css`));
  guarded().appendChild(node);
  expect(entered[0]?.[0]).toBe(node);
});

it.each([
  ['the shell’s own', script(`${origin}/assets/main.js`)],
  ['a script without an address', script('')],
  ['a link that loads no style sheet', sheet('https://elsewhere.example/icon.png', 'icon')],
  ['what is neither', new Node()],
])('leaves %s as it is', (_, node) => {
  const before = { ...node };
  const head = guarded();
  head.appendChild(node);
  expect(entered).toEqual([[node, null]]);
  expect({ ...node }).toEqual(before);
});

it('lets Trusted Types take no address but those', () => {
  guarded();
  expect(policy?.name).toBe('default');
  expect(policy?.createScriptURL(file('a.js'))).toBe(file('a.js'));
  expect(policy?.createScriptURL(`${origin}/assets/main.js`)).toBe(`${origin}/assets/main.js`);
  expect(() => policy?.createScriptURL(file('b.js'))).toThrow(`No hash is pinned for ${file('b.js')}`);
});

it('does without Trusted Types where the browser has none', () => {
  const head = guarded(false);
  const node = script(file('a.js'));
  head.appendChild(node);
  expect([policy, node.integrity]).toEqual([null, 'sha384-a']);
});
