import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { about } from '../../apps/values.js';
import {
  agent,
  ask,
  both,
  code,
  codeEach,
  colleaguesChat,
  combine,
  form,
  formEnd,
  formWithEnding,
  memory,
  onlyOnce,
  parser,
  promise,
  recipe,
  say,
  set,
  withErrorBranch,
} from '../../kit/index.js';

const TONE = about(
  'tone',
  ['Toon van je merk', 'Tone of your brand'],
  ['In een zin: hoe jullie klinken.', 'In a sentence: how you sound.'],
  ['nuchter en vriendelijk, zonder vaktaal', 'level-headed and kind, without jargon'],
);
const OWN_READERS = about(
  'own-readers',
  ['Je bedrijf en je lezers', 'Your company and your readers'],
  ['In een zin: wat jullie doen en wie er leest.', 'In a sentence: what you do and who reads.'],
  ['een fietsenwinkel in Utrecht met vaste klanten', 'a bicycle shop in Utrecht with regular customers'],
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
      `Vul product, doelgroep en voordeel in op een formulier. ${model.app.label} schrijft koppen en omschrijvingen; wat binnen de grenzen van Google Ads past, tot tien en vier, ligt een minuut later via ${mailer.app.label} in je mailbox.`,
      `Enter product, audience and benefit in a form. ${model.app.label} writes headlines and descriptions; what fits the limits of Google Ads, up to ten and four, is in your inbox by ${mailer.app.label} a minute later.`,
    ),
    benefit: both(
      'Genoeg varianten om te testen, zonder leeg scherm.',
      'Plenty of variants to test, without the blank page.',
    ),
    uses: [
      [model, both('schrijft de teksten', 'writes the copy')],
      [mailer, both('bezorgt ze', 'delivers them')],
    ],
    setup: [],
    notes: [
      {
        over: ['Schrijf teksten', 'Tel de tekens'],
        text: say(
          '## Grenzen van Google Ads\nEen taalmodel telt slecht. "Tel de tekens" laat alleen koppen tot 30 en omschrijvingen tot 90 tekens door en zegt hoeveel er te lang waren.',
          '## Limits of Google Ads\nA language model counts badly. "Tel de tekens" lets through only headlines up to 30 and descriptions up to 90 characters and says how many were too long.',
        ),
      },
    ],
    names: {
      'Vraag teksten aan': 'Request copy',
      'Schrijf teksten': 'Write copy',
      Taalmodel: 'Language model',
      'Vorm van de teksten': 'Shape of the copy',
      'Tel de tekens': 'Count the characters',
      'Mail teksten': 'Mail copy',
      'Mail dat het niet lukte': 'Mail that it failed',
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
      withErrorBranch(
        ask(
          'Schrijf teksten',
          say(
            `=Je schrijft advertenties in het Nederlands, in deze toon: ${TONE}. Schrijf veertien koppen van hoogstens 30 tekens en zes omschrijvingen van hoogstens 90 tekens, spaties meegeteld. Geen superlatieven, geen beloften, prijzen of acties die er niet staan.`,
            `=You write ads in English, in this tone: ${TONE}. Write fourteen headlines of at most 30 characters and six descriptions of at most 90 characters, spaces included. No superlatives, no promises, prices or offers that are not given.`,
          ),
          say(
            '=Product: {{ $json.product }}\nDoelgroep: {{ $json.audience }}\nVoordeel: {{ $json.benefit }}',
            '=Product: {{ $json.product }}\nAudience: {{ $json.audience }}\nBenefit: {{ $json.benefit }}',
          ),
          true,
        ),
      ),
      model.attach('Taalmodel', 'Schrijf teksten'),
      parser('Vorm van de teksten', 'Schrijf teksten', {
        koppen: [say('Nooit meer een lekke band', 'Never a flat tyre again')],
        omschrijvingen: [
          say('Een band die tegen glas kan. Bekijk de maten.', 'A tyre that can take glass. See the sizes.'),
        ],
      }),
      codeEach(
        'Tel de tekens',
        `
const schoon = (lijst) => [...new Set((lijst ?? []).map((tekst) => String(tekst ?? '').trim()).filter(Boolean))];
const cel = (tekst) => tekst.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const koppen = schoon($json.output?.koppen), omschrijvingen = schoon($json.output?.omschrijvingen);
const goed = [koppen.filter((tekst) => tekst.length <= 30).slice(0, 10), omschrijvingen.filter((tekst) => tekst.length <= 90).slice(0, 4)];
const teLang = koppen.filter((tekst) => tekst.length > 30).length + omschrijvingen.filter((tekst) => tekst.length > 90).length;
const lijst = (titel, teksten) => '<h3>' + titel + '</h3><ul>' + teksten.map((tekst) => '<li>' + cel(tekst) + ' (' + tekst.length + ')</li>').join('') + '</ul>';
return { json: { html: lijst(${say("'Koppen'", "'Headlines'")}, goed[0]) + lijst(${say("'Omschrijvingen'", "'Descriptions'")}, goed[1]) + (teLang ? '<p>' + teLang + ${say("' teksten waren te lang en zijn weggelaten.'", "' texts were too long and left out.'")} + '</p>' : '') } };`,
      ),
      mailer.send(
        'Mail teksten',
        "={{ $('Vraag teksten aan').item.json.email }}",
        say(
          "=Advertentieteksten voor {{ $('Vraag teksten aan').item.json.product }}",
          "=Ad copy for {{ $('Vraag teksten aan').item.json.product }}",
        ),
        '={{ $json.html }}',
      ),
      mailer.send(
        'Mail dat het niet lukte',
        "={{ $('Vraag teksten aan').item.json.email }}",
        say('Advertentieteksten schrijven lukte niet', 'Writing ad copy failed'),
        say(
          '=Het taalmodel gaf geen bruikbaar antwoord. Vul het formulier straks opnieuw in.',
          '=The language model gave no usable answer. Please fill in the form again later.',
        ),
      ),
    ],
    flow: [
      'Vraag teksten aan > Schrijf teksten > Tel de tekens > Mail teksten',
      'Schrijf teksten #1 > Mail dat het niet lukte',
    ],
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
      `Plak je nieuwsbrief in een formulier: ${model.app.label} bedenkt onderwerpregels in vijf stijlen, te lange vallen af, en je leest ze meteen op het scherm. ${table.app.label} bewaart ze met hun stijl, zodat je later kunt vergelijken.`,
      `Paste your newsletter into a form: ${model.app.label} thinks up subject lines in five styles, what is too long drops out, and you read them on the screen at once. ${table.app.label} keeps them with their style, to compare later.`,
    ),
    benefit: both(
      'Goede regels in vijf stijlen, in tien seconden.',
      'Good lines in five styles, in ten seconds.',
    ),
    uses: [
      [model, both('bedenkt de regels', 'thinks up the lines')],
      [table, both('bewaart ze om te vergelijken', 'keeps them to compare')],
    ],
    setup: [],
    names: {
      'Bedenk regels': 'Think up lines',
      'Kies wat past': 'Choose what fits',
      'Toon de regels': 'Show the lines',
      'Zeg dat het niet lukte': 'Say that it failed',
      'Vijf onderwerpregels': 'Five subject lines',
      Taalmodel: 'Language model',
      Vorm: 'Shape',
      'Bewaar regel': 'Keep line',
    },
    nodes: [
      formWithEnding(
        'Bedenk regels',
        say('Onderwerpregels bedenken', 'Think up subject lines'),
        say(
          'Plak je nieuwsbrief; de regels staan zo op het scherm.',
          'Paste your newsletter; the lines are on the screen in a moment.',
        ),
        [
          ['tekst', say('Tekst van de nieuwsbrief', 'Text of the newsletter'), 'textarea'],
          ['doelgroep', say('Wie leest hem?', 'Who reads it?')],
        ],
      ),
      withErrorBranch(
        ask(
          'Vijf onderwerpregels',
          say(
            'Je bedenkt onderwerpregels in het Nederlands: hoogstens 50 tekens, vijf verschillende stijlen (vraag, getal, nieuwsgierig, voordeel, persoonlijk), geen hoofdletters achter elkaar. Bedenk er twee per stijl. Beloof niets wat niet in de nieuwsbrief staat.',
            'You think up subject lines in English: at most 50 characters, five different styles (question, number, curious, benefit, personal), no words in capitals. Think up two for each style. Promise nothing that is not in the newsletter.',
          ),
          say(
            '=Doelgroep: {{ $json.doelgroep }}\n\n{{ String($json.tekst).slice(0, 12000) }}',
            '=Audience: {{ $json.doelgroep }}\n\n{{ String($json.tekst).slice(0, 12000) }}',
          ),
          true,
        ),
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
      code(
        'Kies wat past',
        `
const gezien = new Set();
const alle = ($input.first().json.output?.regels ?? []).map((een) => ({ regel: String(een.regel ?? '').trim(), stijl: String(een.stijl ?? ''), reden: String(een.reden ?? '') }))
  .filter((een) => een.regel && !gezien.has(een.regel.toLowerCase()) && gezien.add(een.regel.toLowerCase())).sort((a, b) => a.regel.length - b.regel.length);
const past = alle.filter((een) => een.regel.length <= 50);
// Rather three lines that are a little long than none on the screen.
return (past.length ? past : alle.slice(0, 3)).map((een) => ({ json: een }));`,
      ),
      table.append('Bewaar regel', say('Onderwerpregels', 'Subject lines'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        [say('Regel', 'Line')]: '={{ $json.regel }}',
        [say('Stijl', 'Style')]: '={{ $json.stijl }}',
        [say('Reden', 'Reason')]: '={{ $json.reden }}',
      }),
      onlyOnce(
        formEnd(
          'Toon de regels',
          say('Je onderwerpregels', 'Your subject lines'),
          "={{ $('Kies wat past').all().map((een) => een.json.stijl + ': ' + een.json.regel).join(' / ') }}",
        ),
      ),
      formEnd(
        'Zeg dat het niet lukte',
        say('Het lukte niet', 'It failed'),
        say(
          'Het taalmodel gaf geen bruikbaar antwoord. Probeer het straks opnieuw.',
          'The language model gave no usable answer. Please try again later.',
        ),
      ),
    ],
    flow: [
      'Bedenk regels > Vijf onderwerpregels > Kies wat past > Bewaar regel > Toon de regels',
      'Vijf onderwerpregels #1 > Zeg dat het niet lukte',
    ],
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
        'Alleen wie in n8n is ingelogd kan chatten; kies bij Authentication in "Begin gesprek" voor een wachtwoord als collega’s geen n8n-account hebben.',
        'Only people logged in to n8n can chat; choose a password under Authentication in "Begin gesprek" where colleagues have no n8n account.',
      ),
    ],
    names: {
      'Begin gesprek': 'Start chat',
      'Schrijf mee': 'Write along',
      Taalmodel: 'Language model',
      Geheugen: 'Memory',
      'Zeg dat het niet lukte': 'Say that it failed',
    },
    nodes: [
      colleaguesChat(
        'Begin gesprek',
        say('Waar gaat je nieuwsbrief over?', 'What is your newsletter about?'),
        say('Nieuwsbrief schrijven', 'Write a newsletter'),
      ),
      withErrorBranch(
        agent(
          'Schrijf mee',
          say(
            `=Je schrijft nieuwsbrieven voor ${OWN_READERS}. De toon: ${TONE}. Stel eerst hoogstens drie vragen: doel, lezer, gewenste actie. Schrijf daarna een tekst van hoogstens 250 woorden in je-vorm, met een onderwerpregel van hoogstens 50 tekens. Verzin geen acties, prijzen of citaten.`,
            `=You write newsletters for ${OWN_READERS}. The tone: ${TONE}. First ask at most three questions: goal, reader, wanted action. Then write a text of at most 250 words in English that speaks to "you", with a subject line of at most 50 characters. Invent no offers, prices or quotations.`,
          ),
        ),
      ),
      set('Zeg dat het niet lukte', {
        output: say(
          'Het schrijven lukt nu niet: het model reageerde niet. Stuur je bericht straks nog eens.',
          'Writing does not work now: the model did not respond. Send your message again later.',
        ),
      }),
      model.attach('Taalmodel', 'Schrijf mee'),
      memory('Geheugen', 'Schrijf mee', 14),
    ],
    flow: ['Begin gesprek > Schrijf mee', 'Schrijf mee #1 > Zeg dat het niet lukte'],
  }),
});
