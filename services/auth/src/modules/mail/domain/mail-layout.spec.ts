import { bonusMail } from './bonus-mail.js';
import { type MailDraft, renderMail } from './mail-layout.js';

const draft: MailDraft = {
  language: 'nl',
  brand: 'Huis & Co',
  subject: 'Een\r\n onderwerp ',
  paragraphs: ['Eerst', 'Dan'],
};
const whole: MailDraft = {
  ...draft,
  name: 'Anna',
  facts: [
    ['Naam', 'Jan\nJansen'],
    ['Adres', '<b>"x"</b>'],
  ],
  quote: 'regel een\nregel "twee"',
  links: [{ label: 'Hier & nu', url: "https://a.nl/?x=1&y='2'" }],
  after: ['Tot slot'],
};

it('is plain text, part by part', () => {
  expect(renderMail(draft)).toMatchObject({
    subject: 'Een onderwerp',
    text: 'Eerst\n\nDan\n\nGroet, Huis & Co',
  });
  expect(renderMail(whole).text).toBe(
    [
      'Hallo Anna,',
      'Eerst',
      'Dan',
      'Naam: Jan Jansen\nAdres: <b>"x"</b>',
      '> regel een\n> regel "twee"',
      "Hier & nu: https://a.nl/?x=1&y='2'",
      'Tot slot',
      'Groet, Huis & Co',
    ].join('\n\n'),
  );
});

it('is HTML in which nothing of what people typed is markup', () => {
  const { html } = renderMail(whole);
  for (const part of [
    '<html lang="nl">',
    '<title>Een onderwerp</title>',
    '<strong>Huis &#38; Co</strong>',
    '<p>Hallo Anna,</p>\n<p>Eerst</p>\n<p>Dan</p>',
    '>Naam</th><td>Jan Jansen</td></tr>\n<tr>',
    '<td>&#60;b&#62;&#34;x&#34;&#60;/b&#62;</td>',
    'regel een\nregel &#34;twee&#34;</blockquote>',
    '<p><a href="https://a.nl/?x=1&#38;y=&#39;2&#39;">Hier &#38; nu</a></p>',
    '<p>Tot slot</p>\n<p>Groet, Huis &#38; Co</p>',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('<b>');
});

it('leaves out what there is not', () => {
  const { html } = renderMail(draft);
  for (const tag of ['<table', '<blockquote', '<a ', 'Hallo', 'Stryker', 'undefined'])
    expect(html).not.toContain(tag);
  expect(html).toMatch(/<p>Eerst<\/p>\n<p>Dan<\/p>\n\n\n\n<p>Groet/);
});

it('greets nobody by name where none can be written, and not at all in a mail to the house', () => {
  expect(renderMail({ ...draft, name: null }).text).toMatch(/^Hallo,\n\nEerst/);
  expect(renderMail({ ...draft, language: 'en', name: 'Ann' }).text).toMatch(
    /^Hello Ann,\n\n.*Regards, Huis & Co$/s,
  );
  expect(renderMail({ ...draft, language: 'en', name: 'Ann' }).html).toContain('<html lang="en">');
});

it.each([
  [
    'nl',
    'Je 2 bonusworkflows van Huis',
    /^Hallo,\n\nHier zijn .* 30 dagen\.\n\n/,
    'Ze staan ook in je bibliotheek',
  ],
  [
    'en',
    'Your 2 bonus workflows from Huis',
    /^Hello,\n\nHere are .* 30 days\.\n\n/,
    'They are in your library too',
  ],
] as const)('brings bonus workflows, each by its link: %s', (language, subject, opening, after) => {
  const workflows = ['a', 'b'].map((name) => ({ name: `Flow ${name}`, filename: `${name}.json` }));
  const urlOf = (filename: string) => `https://x.nl/${filename}`;
  const mail = bonusMail({ language, workflows }, { brand: 'Huis', name: null, urlOf });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toMatch(opening);
  expect(mail.text).toContain('Flow a: https://x.nl/a.json\n\nFlow b: https://x.nl/b.json\n\n');
  expect(mail.text).toContain(after);
});
