import { mailTo } from './mail-to.js';

it('keeps line ends in a mail', () => {
  expect(mailTo('a@b.example', 'Een & twee', 'x\ny')).toBe(
    'mailto:a@b.example?subject=Een%20%26%20twee&body=x%0Ay',
  );
});
