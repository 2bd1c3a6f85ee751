import { loadsOf } from './page-files.js';

const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

it('counts the style sheets of a page’s later parts as the page’s own, and not their scripts', () => {
  const groups = {
    LandingPage: assets('common.1.js', 'LandingPage.2.js', 'LandingPage.3.css'),
    'LandingPage-below': assets('below.4.js', 'below.5.css', 'LandingPage.3.css'),
    LandingPages: assets('other.6.css'),
  };
  expect(loadsOf('LandingPage', groups)).toEqual({
    js: ['common.1.js', 'LandingPage.2.js'],
    css: ['LandingPage.3.css', 'below.5.css'],
  });
  expect(loadsOf('Missing', groups)).toEqual({ js: [], css: [] });
});
