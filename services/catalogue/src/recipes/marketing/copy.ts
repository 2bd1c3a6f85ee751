import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { about, targetGroup } from '../../apps/values.js';
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
  promise,
  recipe,
  say,
  set,
  splitOut,
} from '../../kit/index.js';

const NEWSLETTER = about(
  'newsletter',
  ['Tekst van de nieuwsbrief', 'Text of the newsletter'],
  [
    'Plak hier de nieuwsbrief waar regels voor nodig zijn.',
    'Paste the newsletter here that needs subject lines.',
  ],
  [
    'Deze maand: drie nieuwe fietsen en een winteractie.',
    'This month: three new bicycles and a winter offer.',
  ],
);

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
    names: {
      'Vraag teksten aan': 'Request copy',
      'Schrijf teksten': 'Write copy',
      Taalmodel: 'Language model',
      'Mail teksten': 'Mail copy',
    },
    promises: [promise('delivery', 'Mail teksten')],
    nodes: [
      form(
        'Vraag teksten aan',
        say('Advertentieteksten', 'Ad copy'),
        say('Je krijgt ze binnen een minuut per mail.', 'You get it by mail within a minute.'),
        [
          ['email', say('Je e-mailadres', 'Your email address'), 'email'],
          ['product', say('Product of dienst', 'Product or service')],
          ['audience', say('Voor wie?', 'Who is it for?')],
          ['benefit', say('Wat levert het op?', 'What does it bring them?'), 'textarea'],
        ],
      ),
      ask(
        'Schrijf teksten',
        say(
          'Je schrijft advertenties in het Nederlands. Tien koppen van hoogstens 30 tekens en vier omschrijvingen van hoogstens 90 tekens. Geen superlatieven, geen beloften die er niet staan. Lever twee HTML-lijsten.',
          'You write ads in English. Ten headlines of at most 30 characters and four descriptions of at most 90 characters. No superlatives, no promises that are not given. Give two HTML lists.',
        ),
        say(
          '=Product: {{ $json.product }}\nDoelgroep: {{ $json.audience }}\nVoordeel: {{ $json.benefit }}',
          '=Product: {{ $json.product }}\nAudience: {{ $json.audience }}\nBenefit: {{ $json.benefit }}',
        ),
      ),
      model.attach('Taalmodel', 'Schrijf teksten'),
      mailer.send(
        'Mail teksten',
        "={{ $('Vraag teksten aan').item.json.email }}",
        say(
          "=Advertentieteksten voor {{ $('Vraag teksten aan').item.json.product }}",
          "=Ad copy for {{ $('Vraag teksten aan').item.json.product }}",
        ),
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
    setup: [],
    names: {
      'Bedenk regels': 'Think up lines',
      Nieuwsbrief: 'Newsletter',
      'Vijf onderwerpregels': 'Five subject lines',
      Taalmodel: 'Language model',
      Vorm: 'Shape',
      'Eén per regel': 'One a row',
      'Bewaar regel': 'Keep line',
    },
    accepts: [
      {
        rule: 'model-answers',
        step: 'Vijf onderwerpregels',
        why: 'Started by hand: who starts it sees it fail.',
      },
    ],
    nodes: [
      byHand('Bedenk regels'),
      set('Nieuwsbrief', {
        tekst: NEWSLETTER,
        doelgroep: targetGroup,
      }),
      ask(
        'Vijf onderwerpregels',
        say(
          'Je bedenkt onderwerpregels in het Nederlands: hoogstens 50 tekens, vijf verschillende stijlen (vraag, getal, nieuwsgierig, voordeel, persoonlijk), geen hoofdletters achter elkaar.',
          'You think up subject lines in English: at most 50 characters, five different styles (question, number, curious, benefit, personal), no words in capitals.',
        ),
        say(
          '=Doelgroep: {{ $json.doelgroep }}\n\n{{ $json.tekst }}',
          '=Audience: {{ $json.doelgroep }}\n\n{{ $json.tekst }}',
        ),
        true,
      ),
      model.attach('Taalmodel', 'Vijf onderwerpregels'),
      parser('Vorm', 'Vijf onderwerpregels', {
        regels: [
          {
            stijl: say('vraag', 'question'),
            regel: say('Klaar voor de winter?', 'Ready for winter?'),
            reden: say('Past bij het seizoen', 'Suits the season'),
          },
        ],
      }),
      splitOut('Eén per regel', 'output.regels'),
      table.append('Bewaar regel', say('Onderwerpregels', 'Subject lines'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        [say('Regel', 'Line')]: '={{ $json.regel }}',
        [say('Stijl', 'Style')]: '={{ $json.stijl }}',
        [say('Reden', 'Reason')]: '={{ $json.reden }}',
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
    names: {
      'Begin gesprek': 'Start chat',
      'Schrijf mee': 'Write along',
      Taalmodel: 'Language model',
      Geheugen: 'Memory',
    },
    nodes: [
      chatPage(
        'Begin gesprek',
        say('Waar gaat je nieuwsbrief over?', 'What is your newsletter about?'),
        say('Nieuwsbrief schrijven', 'Write a newsletter'),
      ),
      agent(
        'Schrijf mee',
        say(
          'Je schrijft nieuwsbrieven voor een klein Nederlands bedrijf. Stel eerst hoogstens drie vragen: doel, lezer, gewenste actie. Schrijf daarna een tekst van hoogstens 250 woorden in je-vorm, met een onderwerpregel van hoogstens 50 tekens. Verzin geen acties, prijzen of citaten.',
          'You write newsletters for a small Dutch company with English-speaking readers. First ask at most three questions: goal, reader, wanted action. Then write a text of at most 250 words in English that speaks to "you", with a subject line of at most 50 characters. Invent no offers, prices or quotations.',
        ),
      ),
      model.attach('Taalmodel', 'Schrijf mee'),
      memory('Geheugen', 'Schrijf mee', 14),
    ],
    flow: ['Begin gesprek > Schrijf mee'],
  }),
});
