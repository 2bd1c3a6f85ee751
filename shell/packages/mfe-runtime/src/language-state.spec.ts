// Real: the choice of a language. Fake: the address bar, the cookies and the network.
import { chooseLanguage, currentLanguage, languageStore } from './language-state.js';

const first = { ...languageStore.getState() };
let cookies: string[];
let asked: string[];
let replaced: [state: unknown, address: string][];
function at(href: string, cookieStore?: object): void {
  cookies = [];
  asked = [];
  replaced = [];
  Object.assign(globalThis, {
    window: { cookieStore },
    location: { href },
    history: {
      state: { key: 'k' },
      replaceState: (state: unknown, _title: string, address: URL) => replaced.push([state, String(address)]),
    },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return new Response();
  });
}
const withCookies = {
  set: async ({ name, value }: Record<string, string>) => cookies.push(`${name}=${value}`),
};

beforeEach(() => languageStore.setState({ chosen: null }));
afterEach(() => {
  for (const name of ['window', 'location', 'history']) Reflect.deleteProperty(globalThis, name);
  jest.restoreAllMocks();
});

it('is Dutch until somebody says otherwise, and from then on what they chose', () => {
  expect([currentLanguage(), first]).toEqual(['nl', { chosen: null }]);
  at('https://shop.example/workflows?q=a', withCookies);
  chooseLanguage('en');
  expect(currentLanguage()).toBe('en');
  expect([cookies, asked, replaced]).toEqual([['language=en'], [], []]);
});

it('lets the edge set the cookie where the browser cannot', () => {
  at('https://shop.example/');
  chooseLanguage('en');
  expect(asked).toEqual(['/?lang=en']);
});

it('takes a former language out of the address, and nothing else', () => {
  at('https://shop.example/workflows?q=a&lang=nl#top', withCookies);
  chooseLanguage('en');
  expect(replaced).toEqual([[{ key: 'k' }, 'https://shop.example/workflows?q=a#top']]);
});
