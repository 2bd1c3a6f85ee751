import { shareLinks } from './share.js';

it('writes the addresses of both share pages, with everything encoded', () => {
  const links = shareLinks('100% werk & "rust": ja?', 'https://stroomwerk.example/?a=1&b=2');
  expect(links).toEqual([
    {
      network: 'Twitter',
      href: 'https://twitter.com/intent/tweet?text=100%25%20werk%20%26%20%22rust%22%3A%20ja%3F&url=https%3A%2F%2Fstroomwerk.example%2F%3Fa%3D1%26b%3D2',
    },
    {
      network: 'LinkedIn',
      href: 'https://www.linkedin.com/feed/?shareActive=true&text=100%25%20werk%20%26%20%22rust%22%3A%20ja%3F%20https%3A%2F%2Fstroomwerk.example%2F%3Fa%3D1%26b%3D2',
    },
  ]);
  for (const { href } of links) expect(new URL(href).search).not.toContain('+');
});
