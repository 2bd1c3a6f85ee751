import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { viewers } from '../../apps/media.js';
import { mainModels } from '../../apps/models.js';
import { webSearches } from '../../apps/research.js';
import { fullTables, tables } from '../../apps/tables.js';
import { ownDomain } from '../../apps/values.js';
import {
  ask,
  both,
  byHand,
  code,
  combine,
  formEnd,
  formWithEnding,
  from,
  goOnAfterError,
  keep,
  limit,
  loop,
  only,
  parser,
  promise,
  recipe,
  say,
  set,
  spares,
  splitOut,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const altTeksten = recipe({
  id: 'image-alt-texts',
  category: 'content',
  tags: ['toegankelijkheid', 'beeld', 'ai'],
  saves: spares(
    60,
    'Iemand bekijkt elke foto op de site en beschrijft hem.',
    'Someone looks at every photo on the site and describes it.',
  ),
  variants: combine(
    { viewer: viewers, table: fullTables, chat: chats },
    { take: 6, apart: ['viewer', 'table'] },
  ),
  build: ({ viewer, table, chat }) => {
    const b = (field: string) => from('Afbeelding', field);
    return {
      name: both(
        `Alt-teksten voor websitefoto’s uit ${table.app.label} laten schrijven door ${viewer.app.label}`,
        `Have ${viewer.app.label} write alt texts for website photos listed in ${table.app.label}`,
      ),
      description: both(
        `Bekijkt met ${viewer.app.label} elke afbeelding uit de lijst in ${table.app.label} die nog geen beschrijving heeft, schrijft een alt-tekst voor schermlezers en zet die erbij. ${chat.app.label} meldt wat niet te openen was.`,
        `Uses ${viewer.app.label} to look at every image listed in ${table.app.label} that has no description yet, writes an alt text for screen readers and adds it there. ${chat.app.label} reports what could not be opened.`,
      ),
      benefit: both(
        'Wie een schermlezer gebruikt, hoort ook wat er te zien is.',
        'Who uses a screen reader also hears what there is to see.',
      ),
      uses: [
        [table, both('bevat de adressen van de afbeeldingen', 'holds the addresses of the images')],
        [viewer, both('bekijkt en beschrijft', 'looks and describes')],
        [chat, both('meldt wat niet lukte', 'reports what failed')],
      ],
      setup: [
        both(
          'Maak het tabblad Afbeeldingen met de kolommen Adres, Pagina en Alt; laat Alt leeg.',
          'Create the tab Images with the columns Address, Page and Alt; leave Alt empty.',
        ),
      ],
      names: {
        'Start het beschrijven': 'Start describing',
        'Alle afbeeldingen': 'All images',
        Afbeelding: 'Image',
        'Nog geen alt-tekst': 'No alt text yet',
        'Beeld voor beeld': 'Image by image',
        'Bekijk de afbeelding': 'Look at the image',
        'Bewaar alt-tekst': 'Save alt text',
        'Meld wat niet lukte': 'Report what failed',
        'Tel de beelden': 'Count the images',
        'Meld dat het klaar is': 'Report that it is done',
      },
      nodes: [
        byHand('Start het beschrijven'),
        table.rows('Alle afbeeldingen', say('Afbeeldingen', 'Images')),
        set('Afbeelding', {
          adres: `={{ ${table.cell(say('Adres', 'Address'))} }}`,
          pagina: `={{ ${table.cell(say('Pagina', 'Page'))} || '' }}`,
          alt: `={{ ${table.cell('Alt')} || '' }}`,
        }),
        keep('Nog geen alt-tekst', [['={{ $json.alt }}', 'empty']]),
        loop('Beeld voor beeld', 1),
        withErrorBranch(
          viewer.view(
            'Bekijk de afbeelding',
            say(
              t`Beschrijf deze afbeelding in een Nederlandse zin van hooguit 120 tekens voor een schermlezer. Noem geen namen van mensen en raad niet naar afkomst of gezondheid. De pagina gaat over: ${b('pagina')}`,
              t`Describe this image in one English sentence of at most 120 characters for a screen reader. Name no people and do not guess at origin or health. The page is about: ${b('pagina')}`,
            ),
            only(b('adres')),
          ),
        ),
        table.upsert('Bewaar alt-tekst', say('Afbeeldingen', 'Images'), say('Adres', 'Address'), {
          [say('Adres', 'Address')]: only(b('adres')),
          Alt: `={{ String(${viewer.text} ?? '').replace(/\\s+/g, ' ').trim().replace(/^["“]|["”]$/g, '').slice(0, 150) }}`,
        }),
        code('Tel de beelden', "return [{ json: { aantal: $('Nog geen alt-tekst').all().length } }];"),
        chat.post(
          'Meld dat het klaar is',
          say(
            '={{ $json.aantal }} afbeeldingen langsgelopen. Lees de kolom Alt na voor je de teksten op de site zet, vooral bij grafieken en portretten.',
            '={{ $json.aantal }} images gone through. Read the column Alt before you put the texts on the site, charts and portraits above all.',
          ),
        ),
        chat.post(
          'Meld wat niet lukte',
          say(
            t`Deze afbeelding kon niet worden bekeken: ${b('adres')}`,
            t`This image could not be opened: ${b('adres')}`,
          ),
        ),
      ],
      flow: [
        'Beeld voor beeld > Tel de beelden > Meld dat het klaar is',
        'Start het beschrijven > Alle afbeeldingen > Afbeelding > Nog geen alt-tekst > Beeld voor beeld #1 > Bekijk de afbeelding > Bewaar alt-tekst > Beeld voor beeld',
        'Bekijk de afbeelding #1 > Meld wat niet lukte > Beeld voor beeld',
      ],
    };
  },
});

export const feitencontrole = recipe({
  id: 'fact-check',
  category: 'content',
  tags: ['feitencontrole', 'redactie', 'ai'],
  saves: spares(
    45,
    'Een redacteur zoekt elke bewering in een artikel na.',
    'An editor looks up every claim in an article.',
  ),
  variants: combine(
    { search: webSearches, model: mainModels, table: tables, mailer: mailers },
    { take: 9, apart: ['search', 'model', 'table'] },
  ),
  build: ({ search, model, table, mailer }) => ({
    name: both(
      `Feiten controleren met ${search.app.label} en ${model.app.label}, dossier in ${table.app.label}`,
      `Check facts with ${search.app.label} and ${model.app.label}, filed in ${table.app.label}`,
    ),
    description: both(
      `Plak een tekst in het formulier. ${model.app.label} haalt de beweringen eruit, ${search.app.label} zoekt bij elk een bron en het oordeel komt in ${table.app.label}. De auteur krijgt het verslag via ${mailer.app.label}.`,
      `Paste a text in the form. ${model.app.label} lists the claims, ${search.app.label} finds a source for each and the verdicts go to ${table.app.label}. The author gets the report via ${mailer.app.label}.`,
    ),
    benefit: both(
      'Je publiceert geen cijfer zonder bron meer.',
      'You no longer publish a figure without a source.',
    ),
    uses: [
      [search, both('zoekt bronnen', 'finds sources')],
      [model, both('haalt beweringen eruit en oordeelt', 'lists claims and judges')],
      [table, both('bewaart elk oordeel', 'keeps every verdict')],
      [mailer, both('stuurt het verslag', 'sends the report')],
    ],
    setup: [
      both(
        'Stel in "Hooguit tien" in hoeveel beweringen je wilt laten nazoeken.',
        'Set how many claims to look up in "Hooguit tien".',
      ),
    ],
    notes: [
      {
        over: ['Haal beweringen eruit', 'Bewering per regel', 'Hooguit tien'],
        text: say(
          '## Wat wordt nagezocht?\nAlleen beweringen die je kunt controleren. Meningen blijven buiten beschouwing.',
          '## What is looked up?\nOnly claims that can be checked. Opinions are left out.',
        ),
      },
      {
        over: ['Zoek een bron', 'Oordeel', 'Bewaar oordeel'],
        text: say(
          '## Drie uitkomsten\nklopt, klopt niet of niet te vinden. Het oordeel noemt altijd de bron.',
          '## Three outcomes\ncorrect, incorrect or not found. The verdict always names the source.',
        ),
      },
    ],
    names: {
      'Tekst insturen': 'Send in a text',
      'Bevestig ontvangst': 'Confirm receipt',
      'Van een collega?': 'From a colleague?',
      'Haal beweringen eruit': 'List the claims',
      Lezer: 'Reader',
      'Lijst van beweringen': 'List of claims',
      'Iets na te zoeken?': 'Anything to look up?',
      'Mail zonder verslag': 'Mail without a report',
      'Bewering per regel': 'A claim a row',
      'Hooguit tien': 'At most ten',
      'Bewering voor bewering': 'Claim by claim',
      'Zoek een bron': 'Find a source',
      'Bundel de bronnen': 'Bundle the sources',
      Oordeel: 'Verdict',
      Rechter: 'Judge',
      'Oordeel en bron': 'Verdict and source',
      'Bewaar oordeel': 'Save verdict',
      'Regel van het verslag': 'Line of the report',
      'Geen oordeel': 'No verdict',
      'Maak het verslag': 'Make the report',
      'Mail het verslag': 'Mail the report',
    },
    promises: [promise('delivery', 'Mail het verslag', 'Mail zonder verslag')],
    nodes: [
      formWithEnding(
        'Tekst insturen',
        say('Feitencontrole', 'Fact check'),
        say('Plak je tekst, het verslag komt per mail.', 'Paste your text, the report comes by mail.'),
        [
          ['titel', say('Titel', 'Title')],
          ['email', say('Je e-mailadres', 'Your e-mail address'), 'email'],
          ['tekst', say('De tekst', 'The text'), 'textarea'],
        ],
      ),
      formEnd(
        'Bevestig ontvangst',
        say('We zoeken het na', 'We are looking into it'),
        say(
          'Met een adres van het eigen bedrijf krijg je het verslag over een paar minuten per mail.',
          'With an address of the company you get the report by mail in a few minutes.',
        ),
      ),
      keep('Van een collega?', [
        [
          `={{ String($json.email ?? '').trim().toLowerCase().endsWith('@' + '${ownDomain}'.toLowerCase()) }}`,
          'yes',
        ],
      ]),
      withErrorBranch(
        ask(
          'Haal beweringen eruit',
          say(
            'Noem alle controleerbare beweringen uit deze tekst: cijfers, data, namen, oorzaken. Een zin per bewering.',
            'List all claims in this text that can be checked: figures, dates, names, causes. One sentence for each claim, in English.',
          ),
          '={{ $json.tekst }}',
          true,
        ),
      ),
      model.attach('Lezer', 'Haal beweringen eruit'),
      parser('Lijst van beweringen', 'Haal beweringen eruit', {
        beweringen: [
          {
            bewering: say(
              'In 2024 telde Nederland 2,4 miljoen bedrijven.',
              'In 2024 the Netherlands had 2.4 million companies.',
            ),
          },
        ],
      }),
      when('Iets na te zoeken?', [['={{ ($json.output?.beweringen ?? []).length }}', '>', 0]]),
      mailer.send(
        'Mail zonder verslag',
        "={{ $('Tekst insturen').first().json.email }}",
        say(
          "=Feitencontrole: {{ $('Tekst insturen').first().json.titel }}",
          "=Fact check: {{ $('Tekst insturen').first().json.titel }}",
        ),
        say(
          "=<p>{{ $json.output ? 'We vonden in je tekst geen beweringen die te controleren zijn.' : 'Het uitlezen van je tekst lukte niet. Stuur hem later opnieuw in.' }}</p>",
          "=<p>{{ $json.output ? 'We found no claims in your text that can be checked.' : 'Reading your text failed. Please send it in again later.' }}</p>",
        ),
      ),
      splitOut('Bewering per regel', 'output.beweringen'),
      limit('Hooguit tien', 10),
      loop('Bewering voor bewering', 1),
      goOnAfterError(search.look('Zoek een bron', '={{ $json.bewering }}')),
      code(
        'Bundel de bronnen',
        `return [{ json: { bewering: $('Bewering voor bewering').first().json.bewering, bronnen: (() => { try { return String(${search.found.replace('$json.', '$input.first().json.')} ?? '').slice(0, 6000); } catch { return ''; } })() } }];`,
      ),
      withErrorBranch(
        ask(
          'Oordeel',
          say(
            'Beoordeel of de bewering klopt volgens de bronnen. Kies klopt, klopt niet of niet te vinden, en noem de bron met haar adres. Zonder bronnen is het altijd niet te vinden.',
            'Judge whether the claim is right according to the sources. Choose correct, incorrect or not found, explain in English and name the source with its address. Without sources it is always not found.',
          ),
          say(
            '=Bewering: {{ $json.bewering }}\n\nBronnen:\n{{ $json.bronnen }}',
            '=Claim: {{ $json.bewering }}\n\nSources:\n{{ $json.bronnen }}',
          ),
          true,
        ),
      ),
      model.attach('Rechter', 'Oordeel'),
      parser('Oordeel en bron', 'Oordeel', {
        oordeel: say('klopt', 'correct'),
        uitleg: say('Volgens het CBS', 'According to Statistics Netherlands (CBS)'),
        bron: say(
          'CBS, Regionale kerncijfers, en het adres ervan',
          'Statistics Netherlands, regional key figures, and its address',
        ),
      }),
      table.append('Bewaar oordeel', say('Feitencontrole', 'Fact check'), {
        [say('Titel', 'Title')]: "={{ $('Tekst insturen').first().json.titel }}",
        [say('Bewering', 'Claim')]: "={{ $('Bundel de bronnen').first().json.bewering }}",
        [say('Oordeel', 'Verdict')]: "={{ $('Oordeel').first().json.output.oordeel }}",
        [say('Bron', 'Source')]: "={{ $('Oordeel').first().json.output.bron }}",
      }),
      set('Regel van het verslag', {
        regel: say(
          "=<li>{{ String($('Bundel de bronnen').first().json.bewering).replaceAll('<', '&lt;') }}: <b>{{ $('Oordeel').first().json.output.oordeel }}</b>. {{ String($('Oordeel').first().json.output.uitleg ?? '').replaceAll('<', '&lt;') }} Bron: {{ String($('Oordeel').first().json.output.bron || 'geen').replaceAll('<', '&lt;') }}</li>",
          "=<li>{{ String($('Bundel de bronnen').first().json.bewering).replaceAll('<', '&lt;') }}: <b>{{ $('Oordeel').first().json.output.oordeel }}</b>. {{ String($('Oordeel').first().json.output.uitleg ?? '').replaceAll('<', '&lt;') }} Source: {{ String($('Oordeel').first().json.output.bron || 'none').replaceAll('<', '&lt;') }}</li>",
        ),
      }),
      set('Geen oordeel', {
        regel: say(
          "=<li>{{ $('Bundel de bronnen').first().json.bewering }}: <b>niet beoordeeld</b>, kijk die zelf na.</li>",
          "=<li>{{ $('Bundel de bronnen').first().json.bewering }}: <b>not judged</b>, please check it yourself.</li>",
        ),
      }),
      code(
        'Maak het verslag',
        "return [{ json: { html: $input.all().map(({ json }) => json.regel).join('') } }];",
      ),
      mailer.send(
        'Mail het verslag',
        "={{ $('Tekst insturen').first().json.email }}",
        say(
          "=Feitencontrole: {{ $('Tekst insturen').first().json.titel }}",
          "=Fact check: {{ $('Tekst insturen').first().json.titel }}",
        ),
        say(
          "=<p>Dit vonden we:</p><ul>{{ $json.html }}</ul><p>{{ $('Bewering per regel').all().length > $('Hooguit tien').all().length ? 'Je tekst bevat ' + $('Bewering per regel').all().length + ' beweringen; alleen de eerste ' + $('Hooguit tien').all().length + ' zijn nagezocht. ' : '' }}Lees de bron zelf voor je publiceert.</p>",
          "=<p>This is what we found:</p><ul>{{ $json.html }}</ul><p>{{ $('Bewering per regel').all().length > $('Hooguit tien').all().length ? 'Your text holds ' + $('Bewering per regel').all().length + ' claims; only the first ' + $('Hooguit tien').all().length + ' were looked up. ' : '' }}Read the source yourself before you publish.</p>",
        ),
      ),
    ],
    flow: [
      'Tekst insturen > Bevestig ontvangst',
      'Tekst insturen > Van een collega? > Haal beweringen eruit > Iets na te zoeken? > Bewering per regel > Hooguit tien > Bewering voor bewering #1 > Zoek een bron > Bundel de bronnen > Oordeel > Bewaar oordeel > Regel van het verslag > Bewering voor bewering',
      'Haal beweringen eruit #1 > Mail zonder verslag',
      'Iets na te zoeken? #1 > Mail zonder verslag',
      'Oordeel #1 > Geen oordeel > Bewering voor bewering',
      'Bewering voor bewering > Maak het verslag > Mail het verslag',
    ],
  }),
});
