import { isCopy, type KeptMessage, messageMail, statement } from './message-mails.js';

const house = { brand: 'Stroomwerk', supportEmail: 'support@example.nl' };
const kept = (over: Partial<KeptMessage> = {}): KeptMessage => ({
  reference: 'HER-7KQ2-9XWM',
  name: 'Anna de Boer',
  email: 'anna@example.nl',
  language: 'nl',
  createdAt: new Date('2026-11-21T10:00:07Z'),
  content: { order: 'Launch Special', ordered_on: '2026-11-20' },
  ...over,
});

it('a receipt of a withdrawal proves what was stated and when, in the reader’s language', () => {
  const dutch = messageMail('withdrawal_receipt', kept(), house);
  expect(dutch.subject).toBe('Ontvangstbevestiging van je herroeping HER-7KQ2-9XWM');
  expect(dutch.text).toBe(
    [
      'Hallo Anna de Boer,',
      'We hebben je herroeping ontvangen. Bewaar deze mail: hij is je bewijs van wat je verklaarde en wanneer.',
      'Aan Stroomwerk: ik deel u hierbij mede dat ik onze overeenkomst over de volgende bestelling herroep.',
      [
        'Kenmerk: HER-7KQ2-9XWM',
        'Ontvangen op: 21 november 2026 om 11:00:07 (Nederlandse tijd)',
        'Naam: Anna de Boer',
        'E-mailadres: anna@example.nl',
        'Bestelling: Launch Special',
        'Besteld op: 20 november 2026',
      ].join('\n'),
      'Je krijgt je geld terug binnen 14 dagen na het moment van ontvangst, langs de weg waarlangs je betaalde. Je hoeft niets meer te doen.',
      'Was jij dit niet, of klopt er iets niet? Schrijf ons op support@example.nl en noem het kenmerk.',
      'Groet, Stroomwerk',
    ].join('\n\n'),
  );
  const english = messageMail('withdrawal_receipt', kept({ language: 'en' }), house);
  expect(english.subject).toBe('Receipt of your withdrawal HER-7KQ2-9XWM');
  expect(english.text).toBe(
    [
      'Hello Anna de Boer,',
      'We have received your withdrawal. Keep this mail: it proves what you stated and when.',
      'To Stroomwerk: I hereby give notice that I withdraw from our contract for the following order.',
      [
        'Reference: HER-7KQ2-9XWM',
        'Received on: 21 November 2026 at 11:00:07 (time in the Netherlands)',
        'Name: Anna de Boer',
        'E-mail address: anna@example.nl',
        'Order: Launch Special',
        'Ordered on: 20 November 2026',
      ].join('\n'),
      'You get your money back within 14 days of the moment of receipt, the way you paid. There is nothing else you have to do.',
      'Was this not you, or is something wrong? Write to support@example.nl and name the reference.',
      'Regards, Stroomwerk',
    ].join('\n\n'),
  );
});

it.each([
  ['nl', 'Naam: zoals je het invulde; wij bewaren het bij dit kenmerk', 'Hallo,'],
  ['en', 'Name: as you filled it in; we keep it with this reference', 'Hello,'],
] as const)(
  'a receipt repeats nothing that could be somebody’s message to somebody else: %s',
  (language, name, hello) => {
    const written = {
      name: 'Ga naar evil.nl',
      content: { order: 'win op evil.nl', ordered_on: null },
      language,
    };
    const { text } = messageMail('withdrawal_receipt', kept(written), house);
    expect(text).not.toContain('evil');
    expect(text).toContain(name);
    expect(text.startsWith(hello)).toBe(true);
    expect(text).not.toMatch(/Besteld op|Ordered on/);
    const missing = messageMail('withdrawal_receipt', kept({ language, content: {} }), house);
    expect(missing.text).toMatch(/(Bestelling|Order): (zoals|as) /);
  },
);

it('the copy for the house has all of it, in Dutch', () => {
  const written = { name: 'Ga naar evil.nl', content: { order: 'win op evil.nl' }, language: 'en' as const };
  const { subject, text } = messageMail('withdrawal_copy', kept(written), house);
  expect(subject).toBe('Herroeping HER-7KQ2-9XWM');
  expect(text).toBe(
    [
      'Via de herroepingspagina, zonder inloggen. Taal van de klant: en.',
      statement('Stroomwerk', 'nl'),
      [
        'Kenmerk: HER-7KQ2-9XWM',
        'Ontvangen op: 21 november 2026 om 11:00:07 (Nederlandse tijd)',
        'Naam: Ga naar evil.nl',
        'E-mailadres: anna@example.nl',
        'Bestelling: win op evil.nl',
      ].join('\n'),
      'Betaal terug binnen 14 dagen na ontvangst, langs de weg waarlangs de klant betaalde.',
      'Groet, Stroomwerk',
    ].join('\n\n'),
  );
  expect(messageMail('withdrawal_copy', kept({ content: {} }), house).text).toMatch(/^Bestelling: $/m);
});

it('the receipt of a question names its topic and none of its words', () => {
  const asked = kept({ content: { topic: 'billing', message: 'koop bij evil.nl' } });
  const dutch = messageMail('contact_receipt', asked, house);
  expect(dutch.subject).toBe('We hebben je bericht ontvangen: HER-7KQ2-9XWM');
  expect(dutch.text).toBe(
    [
      'Hallo Anna de Boer,',
      'Je bericht is binnen. Een mens leest het en antwoordt binnen 24 tot 48 uur op werkdagen, op dit adres.',
      'Kenmerk: HER-7KQ2-9XWM\nOntvangen op: 21 november 2026 om 11:00:07 (Nederlandse tijd)\nOnderwerp: Betalen en facturen',
      'Groet, Stroomwerk',
    ].join('\n\n'),
  );
  const english = messageMail('contact_receipt', { ...asked, language: 'en' }, house);
  expect(english.subject).toBe('We have your message: HER-7KQ2-9XWM');
  expect(english.text).toContain(
    'Your message has arrived. A person reads it and answers within 24 to 48 hours on business days, at this address.',
  );
  expect(english.text).toMatch(/^Topic: Payments and invoices$/m);
});

it.each([
  ['workflows', 'Workflows en de bibliotheek', 'Workflows and the library'],
  ['billing', 'Betalen en facturen', 'Payments and invoices'],
  ['privacy', 'Privacy en mijn gegevens', 'Privacy and my data'],
  ['partners', 'Doorverwijzen en samenwerken', 'Referrals and partnership'],
  ['other', 'Iets anders', 'Something else'],
  [undefined, 'Iets anders', 'Something else'],
] as const)('the topic %s is said to whoever wrote and to the house', (topic, dutch, english) => {
  const asked = kept({ content: { topic, message: 'eerste regel\ntweede' } });
  const copy = messageMail('contact_copy', { ...asked, language: 'en' }, house);
  expect(copy.subject).toBe(`${dutch}: HER-7KQ2-9XWM`);
  expect(copy.text).toBe(
    [
      'Via het contactformulier. Taal van de schrijver: en.',
      [
        'Kenmerk: HER-7KQ2-9XWM',
        'Ontvangen op: 21 november 2026 om 11:00:07 (Nederlandse tijd)',
        'Naam: Anna de Boer',
        'E-mailadres: anna@example.nl',
        `Onderwerp: ${dutch}`,
      ].join('\n'),
      '> eerste regel\n> tweede',
      'Groet, Stroomwerk',
    ].join('\n\n'),
  );
  expect(messageMail('contact_receipt', { ...asked, language: 'en' }, house).text).toContain(
    `Topic: ${english}`,
  );
  expect(messageMail('contact_copy', kept({ content: {} }), house).text).toContain('\n\n> \n\n');
});

it('copies go to the house', () => {
  expect(
    (['withdrawal_copy', 'contact_copy', 'withdrawal_receipt', 'contact_receipt'] as const).map(isCopy),
  ).toEqual([true, true, false, false]);
});
