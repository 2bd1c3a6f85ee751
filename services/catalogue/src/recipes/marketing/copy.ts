import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import {
  agent,
  ask,
  both,
  byHand,
  chat as chatPage,
  combine,
  form,
  memory,
  parser,
  recipe,
  set,
  splitOut,
} from '../../kit/index.js';

export const adCopy = recipe({
  id: 'ad-copy-by-mail',
  category: 'marketing',
  tags: ['advertenties', 'tekst', 'ai'],
  saves: {
    minutes: 30,
    nl: 'Iemand bedenkt per product zelf tien koppen en omschrijvingen.',
    en: 'Someone thinks up ten headlines and descriptions per product.',
  },
  variants: combine({ model: models, mailer: mailers }, { take: 11, apart: ['model', 'mailer'] }),
  build: ({ model, mailer }) => ({
    name: both(
      `Advertentieteksten laten schrijven door ${model.app.label} en ontvangen via ${mailer.app.label}`,
      `Have ${model.app.label} write ad copy and receive it by ${mailer.app.label}`,
    ),
    description: both(
      `Vul product, doelgroep en voordeel in op een formulier. ${model.app.label} schrijft tien koppen en vier omschrijvingen binnen de grenzen van Google Ads; ze liggen een minuut later via ${mailer.app.label} in je mailbox.`,
      `Enter product, audience and benefit in a form. ${model.app.label} writes ten headlines and four descriptions within the limits of Google Ads; a minute later ${mailer.app.label} puts them in your inbox.`,
    ),
    benefit: both(
      'Genoeg varianten om te testen, zonder leeg scherm.',
      'Plenty of variants to test, without the blank page.',
    ),
    uses: [
      [model, both('schrijft de teksten', 'writes the copy')],
      [mailer, both('bezorgt ze', 'delivers them')],
    ],
    setup: [
      both(
        'Zet in "Schrijf teksten" hoe jullie merk praat, met één voorbeeld.',
        'Put how your brand speaks in "Schrijf teksten", with one example.',
      ),
    ],
    nodes: [
      form('Vraag teksten aan', 'Advertentieteksten', 'Je krijgt ze binnen een minuut per mail.', [
        ['email', 'Je e-mailadres', 'email'],
        ['product', 'Product of dienst'],
        ['audience', 'Voor wie?'],
        ['benefit', 'Wat levert het op?', 'textarea'],
      ]),
      ask(
        'Schrijf teksten',
        'Je schrijft advertenties in het Nederlands. Tien koppen van hoogstens 30 tekens en vier omschrijvingen van hoogstens 90 tekens. Geen superlatieven, geen beloften die er niet staan. Lever twee HTML-lijsten.',
        '=Product: {{ $json.product }}\nDoelgroep: {{ $json.audience }}\nVoordeel: {{ $json.benefit }}',
      ),
      model.attach('Taalmodel', 'Schrijf teksten'),
      mailer.send(
        'Mail teksten',
        "={{ $('Vraag teksten aan').item.json.email }}",
        "=Advertentieteksten voor {{ $('Vraag teksten aan').item.json.product }}",
        '={{ $json.text }}',
      ),
    ],
    flow: ['Vraag teksten aan > Schrijf teksten > Mail teksten'],
  }),
});

export const subjectLines = recipe({
  id: 'ten-subject-lines',
  category: 'marketing',
  tags: ['nieuwsbrief', 'onderwerpregel', 'ai'],
  saves: {
    minutes: 20,
    nl: 'Iemand staart naar een leeg onderwerpveld.',
    en: 'Someone stares at an empty subject field.',
  },
  variants: combine({ model: models, table: tables }, { take: 9, apart: ['model', 'table'] }),
  build: ({ model, table }) => ({
    name: both(
      `Onderwerpregels voor je nieuwsbrief met ${model.app.label}, bewaard in ${table.app.label}`,
      `Think up newsletter subject lines with ${model.app.label}, kept in ${table.app.label}`,
    ),
    description: both(
      `Plak je nieuwsbrief in de tweede stap en start met de hand: ${model.app.label} geeft vijf onderwerpregels met uitleg en ${table.app.label} bewaart ze met hun stijl, zodat je later kunt vergelijken.`,
      `Paste your newsletter in the second step and start by hand: ${model.app.label} gives five subject lines with reasons and ${table.app.label} keeps them with their style, to compare later.`,
    ),
    benefit: both('Vijf goede regels in tien seconden.', 'Five good lines in ten seconds.'),
    uses: [
      [model, both('bedenkt de regels', 'thinks up the lines')],
      [table, both('bewaart ze om te vergelijken', 'keeps them to compare')],
    ],
    setup: [
      both(
        'Plak in "Nieuwsbrief" de tekst en de doelgroep.',
        'Paste the text and the audience in "Nieuwsbrief".',
      ),
    ],
    nodes: [
      byHand('Bedenk regels'),
      set('Nieuwsbrief', { tekst: 'PLAK_HIER_JE_NIEUWSBRIEF', doelgroep: 'VUL_JE_DOELGROEP_IN' }),
      ask(
        'Vijf onderwerpregels',
        'Je bedenkt onderwerpregels in het Nederlands: hoogstens 50 tekens, vijf verschillende stijlen (vraag, getal, nieuwsgierig, voordeel, persoonlijk), geen hoofdletters achter elkaar.',
        '=Doelgroep: {{ $json.doelgroep }}\n\n{{ $json.tekst }}',
        true,
      ),
      model.attach('Taalmodel', 'Vijf onderwerpregels'),
      parser('Vorm', 'Vijf onderwerpregels', {
        regels: [{ stijl: 'vraag', regel: 'Klaar voor de winter?', reden: 'Past bij het seizoen' }],
      }),
      splitOut('Eén per regel', 'output.regels'),
      table.append('Bewaar regel', 'Onderwerpregels', {
        Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
        Regel: '={{ $json.regel }}',
        Stijl: '={{ $json.stijl }}',
        Reden: '={{ $json.reden }}',
      }),
    ],
    flow: ['Bedenk regels > Nieuwsbrief > Vijf onderwerpregels > Eén per regel > Bewaar regel'],
  }),
});

export const writingHelp = recipe({
  id: 'newsletter-writing-help',
  category: 'marketing',
  tags: ['nieuwsbrief', 'chatbot', 'schrijven'],
  saves: {
    minutes: 25,
    nl: 'Iemand schrijft elke nieuwsbrieftekst van het begin af zelf.',
    en: 'Someone writes every newsletter text from scratch.',
  },
  variants: combine({ model: models }, { take: 11 }),
  build: ({ model }) => ({
    name: both(
      `Nieuwsbrief schrijven in een eigen chat met ${model.app.label}`,
      `Write your newsletter in a chat of your own with ${model.app.label}`,
    ),
    description: both(
      `Een eigen chatpagina waarop ${model.app.label} meedenkt over je nieuwsbrief: eerst drie vragen over doel en lezer, dan een tekst met onderwerpregel, en onthouden wat je eerder in het gesprek zei.`,
      `A chat page of your own on which ${model.app.label} helps with your newsletter: three questions on goal and reader first, then a text with subject line, remembering what you said before.`,
    ),
    benefit: both('Een schrijver die doorvraagt voor hij begint.', 'A writer who asks before starting.'),
    uses: [[model, both('stelt vragen en schrijft', 'asks questions and writes')]],
    setup: [
      both(
        'Beschrijf in "Schrijf mee" je bedrijf, je lezers en hoe je klinkt.',
        'Describe your company, your readers and how you sound in "Schrijf mee".',
      ),
      both(
        'Zet in "Begin gesprek" bij Authentication een wachtwoord aan als alleen collega’s mogen meepraten.',
        'Switch on a password under Authentication in "Begin gesprek" if only colleagues may join.',
      ),
    ],
    nodes: [
      chatPage('Begin gesprek', 'Waar gaat je nieuwsbrief over?', 'Nieuwsbrief schrijven'),
      agent(
        'Schrijf mee',
        'Je schrijft nieuwsbrieven voor een klein Nederlands bedrijf. Stel eerst hoogstens drie vragen: doel, lezer, gewenste actie. Schrijf daarna een tekst van hoogstens 250 woorden in je-vorm, met een onderwerpregel van hoogstens 50 tekens. Verzin geen acties, prijzen of citaten.',
      ),
      model.attach('Taalmodel', 'Schrijf mee'),
      memory('Geheugen', 'Schrijf mee', 14),
    ],
    flow: ['Begin gesprek > Schrijf mee'],
  }),
});
