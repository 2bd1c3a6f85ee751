import { listedCmses } from '../../apps/cms.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, mailOf } from '../../apps/values.js';
import {
  ask,
  both,
  code,
  codeEach,
  combine,
  everyDay,
  everyWeek,
  from,
  goOnAfterError,
  http,
  keep,
  limit,
  loop,
  node,
  only,
  onlyNew,
  parser,
  pause,
  reads,
  recipe,
  say,
  set,
  spares,
  t,
} from '../../kit/index.js';
import { allArticles } from './parts.js';

const SKIPPED = about(
  'skipped-domains',
  ['Domeinen om over te slaan', 'Domains to skip'],
  [
    'Links naar deze domeinen worden niet nagekeken; met komma’s ertussen.',
    'Links to these domains are not checked; with commas between.',
  ],
  ['linkedin.com, facebook.com', 'linkedin.com, facebook.com'],
);
const BRAND = about(
  'brand',
  ['Merknaam', 'Brand name'],
  ['De naam waaronder klanten je kennen.', 'The name that customers know you by.'],
  ['Fietsenmaker De Bel', 'Bell Bicycles'],
);

export const dodeLinks = recipe({
  id: 'broken-links',
  category: 'content',
  tags: ['links', 'onderhoud', 'website'],
  saves: spares(
    120,
    'Iemand klikt alle links in de artikelen na.',
    'Someone clicks through all links in the articles.',
  ),
  variants: combine(
    { cms: listedCmses, table: tables, tasks: taskApps, mailer: mailers },
    { take: 10, apart: ['cms', 'tasks'] },
  ),
  build: ({ cms, table, tasks, mailer }) => {
    const articles = allArticles(cms.recent);
    const { nodes, path, ref: a } = reads(articles, 'Haal artikelen', 'Artikel');
    return {
      name: both(
        `Dode links in ${cms.app.label} opsporen en als taak in ${tasks.app.label} zetten`,
        `Find broken links in ${cms.app.label} and put them in ${tasks.app.label}`,
      ),
      description: both(
        `Loopt elke zondag ${articles.what.nl} na en klikt de links aan, vijfhonderd per nacht. Kapotte komen in ${table.app.label} en, bij het eerste artikel waarin ze staan, als taak in ${tasks.app.label}; dan mailt ${mailer.app.label} ook een overzicht.`,
        `Goes through ${articles.what.en} each Sunday and follows the links, five hundred a night. Broken ones go to ${table.app.label} and, with the first article that has them, to ${tasks.app.label} as a task; then ${mailer.app.label} mails a list.`,
      ),
      benefit: both('Bezoekers lopen niet meer dood.', 'Visitors no longer hit dead ends.'),
      uses: [
        [cms, both('geeft de artikelen', 'gives the articles')],
        [table, both('bewaart kapotte links', 'keeps broken links')],
        [tasks, both('krijgt een taak per artikel', 'gets a task per article')],
        [mailer, both('stuurt het overzicht', 'sends the overview')],
      ],
      setup: [],
      notes: [
        {
          over: ['Haal de pagina', 'Zoek de links', 'Link voor link'],
          text: say(
            '## Wat wordt nagekeken?\nAlle links in de gepubliceerde pagina, elk adres maar een keer, bij het eerste artikel waarin het staat. Staan er meer dan vijfhonderd links op de site, dan is elke week een volgend deel aan de beurt.',
            '## What is checked?\nAll links in the published page, each address only once, with the first article that has it. Where the site has more than five hundred links, each week takes the next part.',
          ),
        },
        {
          over: ['Volg de link', 'Rustig aan', 'Kapot?'],
          text: say(
            '## Voorzichtig\nVijf links tegelijk met een pauze ertussen. 404, 410, 500, 502 en geen antwoord tellen als kapot; 403 niet, want sommige sites weren robots. Een link die kapot blijft, komt een maand later terug.',
            '## Careful\nFive links at a time with a pause in between. 404, 410, 500, 502 and no answer count as broken; 403 does not, because some sites keep robots out. A link that stays broken comes back a month later.',
          ),
        },
      ],
      names: {
        Zondagnacht: 'Sunday night',
        'Haal artikelen': 'Fetch articles',
        Artikel: 'Article',
        'Haal de pagina': 'Fetch the page',
        'Zoek de links': 'Find the links',
        'Hooguit vijfhonderd': 'At most five hundred',
        'Link voor link': 'Link by link',
        'Volg de link': 'Follow the link',
        Link: 'Link',
        'Rustig aan': 'Take it easy',
        'Kapot?': 'Broken?',
        'Deze maand nog niet gemeld': 'Not reported this month yet',
        'Noteer dode link': 'Record broken link',
        'Per artikel': 'By article',
        'Vraag om herstel': 'Ask for repair',
        'Maak overzicht': 'Make an overview',
        'Mail de redactie': 'Mail the editors',
      },
      nodes: [
        everyWeek('Zondagnacht', [0], 3),
        ...nodes,
        goOnAfterError(http('Haal de pagina', only(a.link), { answer: 'text', perSecond: 5 })),
        code(
          'Zoek de links',
          `
const PER_NACHT = 500;
const over = '${SKIPPED}'.split(',').map((een) => een.trim().toLowerCase()).filter(Boolean);
const slaOver = (link) => { const huis = (/^https?:\\/\\/([^/:?#]+)/i.exec(link)?.[1] ?? '').toLowerCase(); return over.some((een) => huis === een || huis.endsWith('.' + een)); };
const gezien = new Set();
const alle = $input.all().flatMap(({ json }, i) => {
  const artikel = $('Artikel').all()[i]?.json ?? {};
  const links = [...String(json.data ?? '').matchAll(/href="(https?:[^"#]+)/g)].map((m) => m[1].replaceAll('&amp;', '&'));
  return links
    .filter((link) => !slaOver(link) && !gezien.has(link) && gezien.add(link))
    .map((link) => ({ json: { link, artikel: artikel.title, adres: artikel.link }, pairedItem: i }));
});
${say('// Meer dan er in een nacht passen: elke week begint hij verderop.', '// More than fit in a night: each week it begins further on.')}
const begin = alle.length > PER_NACHT ? ($now.weekNumber * PER_NACHT) % alle.length : 0;
return [...alle.slice(begin), ...alle.slice(0, begin)];`,
        ),
        limit('Hooguit vijfhonderd', 500),
        loop('Link voor link', 5),
        goOnAfterError(http('Volg de link', '={{ $json.link }}', { full: true, answer: 'text' })),
        set('Link', {
          link: "={{ $('Hooguit vijfhonderd').item.json.link }}",
          artikel: "={{ $('Hooguit vijfhonderd').item.json.artikel }}",
          adres: "={{ $('Hooguit vijfhonderd').item.json.adres }}",
          stand: [
            'number',
            '={{ Number($json.statusCode ?? $json.error?.httpCode ?? $json.error?.status ?? 0) || 0 }}',
          ],
        }),
        pause('Rustig aan', 2, 'seconds'),
        keep('Kapot?', [['={{ [0, 404, 410, 500, 502].includes($json.stand) }}', 'yes']]),
        onlyNew('Deze maand nog niet gemeld', "={{ $json.link }} {{ $now.toFormat('yyyy-MM') }}"),
        table.append('Noteer dode link', say('Dode links', 'Broken links'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Artikel', 'Article')]: only(from('Kapot?', 'artikel')),
          Link: only(from('Kapot?', 'link')),
          [say('Code', 'Code')]: only(from('Kapot?', 'stand')),
        }),
        code(
          'Per artikel',
          `
const kapot = $('Deze maand nog niet gemeld').all().map(({ json }) => json);
const groepen = {};
for (const k of kapot) (groepen[k.adres] ??= { artikel: k.artikel, adres: k.adres, links: [] }).links.push(k.link + ' (' + (k.stand || '${say('geen antwoord', 'no answer')}') + ')');
return Object.values(groepen).map((g) => ({ json: { ...g, lijst: g.links.join('\\n') } }));`,
        ),
        tasks.create('Vraag om herstel', {
          title: say(
            '=Dode links herstellen: {{ $json.artikel }}',
            '=Repair broken links: {{ $json.artikel }}',
          ),
          description: '={{ $json.adres }}\n\n{{ $json.lijst }}',
        }),
        code(
          'Maak overzicht',
          "return [{ json: { html: $('Per artikel').all().map(({ json }) => '<li>' + json.artikel + ': ' + json.links.length + '</li>').join('') } }];",
        ),
        mailer.send(
          'Mail de redactie',
          mailOf.editors,
          say('=Dode links deze week', '=Broken links this week'),
          say(
            '=<p>In deze artikelen werken links niet meer:</p><ul>{{ $json.html }}</ul>',
            '=<p>Links no longer work in these articles:</p><ul>{{ $json.html }}</ul>',
          ),
        ),
      ],
      flow: [
        `Zondagnacht > ${path} > Haal de pagina > Zoek de links > Hooguit vijfhonderd > Link voor link #1 > Volg de link > Link > Rustig aan > Link voor link`,
        'Link voor link > Kapot? > Deze maand nog niet gemeld > Noteer dode link > Per artikel > Vraag om herstel > Maak overzicht > Mail de redactie',
      ],
    };
  },
});

export const metabeschrijvingen = recipe({
  id: 'meta-descriptions',
  category: 'content',
  tags: ['seo', 'zoekmachines', 'ai'],
  saves: spares(
    40,
    'Iemand schrijft voor elk artikel een titel en omschrijving voor Google.',
    'Someone writes a title and description for Google for every article.',
  ),
  variants: combine({ cms: listedCmses, model: models, table: tables }, { take: 6, apart: ['cms', 'model'] }),
  build: ({ cms, model, table }) => {
    const { nodes, path, ref: a } = reads(cms.recent, 'Lees artikelen', 'Artikel');
    return {
      name: both(
        `Metatitels en omschrijvingen voor ${cms.app.label} laten schrijven door ${model.app.label}`,
        `Have ${model.app.label} write meta titles and descriptions for ${cms.app.label}`,
      ),
      description: both(
        `Neemt elke nacht ${cms.recent.what.nl}, leest de pagina zoals Google die ziet en laat ${model.app.label} titel en omschrijving schrijven waar die ontbreken. Voorstellen staan in ${table.app.label}.`,
        `Each night it takes ${cms.recent.what.en}, reads the page as Google sees it and has ${model.app.label} write the title and description where they are missing. The proposals are in ${table.app.label}.`,
      ),
      benefit: both('Elke pagina nodigt in Google uit tot klikken.', 'Every page invites a click in Google.'),
      uses: [
        [cms, both('geeft de artikelen', 'gives the articles')],
        [model, both('schrijft de voorstellen', 'writes the proposals')],
        [table, both('bewaart de voorstellen', 'keeps the proposals')],
      ],
      setup: [],
      names: {
        'Elke nacht': 'Every night',
        'Lees artikelen': 'Read articles',
        Artikel: 'Article',
        'Nog geen voorstel': 'No proposal yet',
        'Voorstel gelukt': 'Proposal succeeded',
        'Onthoud de pagina': 'Remember the page',
        'Lees de pagina': 'Read the page',
        'Haal metagegevens eruit': 'Take out the metadata',
        'Ontbreekt of te kort': 'Missing or too short',
        'Schrijf voorstel': 'Write a proposal',
        Zoekmachineschrijver: 'Search writer',
        'Titel en omschrijving': 'Title and description',
        'Bewaar voorstel': 'Save proposal',
      },
      nodes: [
        everyDay('Elke nacht', 2, 30),
        ...nodes,
        code(
          'Nog geen voorstel',
          `
const gedaan = new Set($getWorkflowStaticData('global').gedaan ?? []);
return $input.all().flatMap(({ json }, i) => (gedaan.has(json.link) ? [] : [{ json, pairedItem: i }]));`,
        ),
        goOnAfterError(http('Lees de pagina', only(a.link), { answer: 'text' })),
        goOnAfterError(
          node('Haal metagegevens eruit', 'html', 1.2, {
            operation: 'extractHtmlContent',
            sourceData: 'json',
            dataPropertyName: 'data',
            extractionValues: {
              values: [
                {
                  key: 'omschrijving',
                  cssSelector: 'meta[name="description"]',
                  returnValue: 'attribute',
                  attribute: 'content',
                  returnArray: false,
                },
                { key: 'paginatitel', cssSelector: 'title', returnValue: 'text', returnArray: false },
              ],
            },
            options: { trimValues: true },
          }),
        ),
        keep('Ontbreekt of te kort', [
          ['={{ !$json.error }}', 'yes'],
          ["={{ String($json.omschrijving ?? '').length }}", '<', 70],
        ]),
        goOnAfterError(
          ask(
            'Schrijf voorstel',
            say(
              `Schrijf voor Google een titel van hooguit 60 tekens en een omschrijving van 120 tot 155 tekens, Nederlands, met een reden om te klikken. Gebruik alleen wat in het artikel staat. Merknaam: ${BRAND}.`,
              `Write a title of at most 60 characters and a description of 120 to 155 characters for Google, in English, with a reason to click. Use only what is in the article. Brand name: ${BRAND}.`,
            ),
            t`${a.title}\n\n${a.text}`,
            true,
          ),
        ),
        model.attach('Zoekmachineschrijver', 'Schrijf voorstel'),
        parser('Titel en omschrijving', 'Schrijf voorstel', {
          titel: say('Titel | Merk', 'Title | Brand'),
          omschrijving: say('Omschrijving', 'Description'),
        }),
        keep('Voorstel gelukt', [["={{ $json.output?.titel ?? '' }}", 'filled']]),
        table.append('Bewaar voorstel', 'Meta', {
          [say('Pagina', 'Page')]: only(a.link),
          Was: say(
            "={{ $('Haal metagegevens eruit').item.json.omschrijving ?? 'leeg' }}",
            "={{ $('Haal metagegevens eruit').item.json.omschrijving ?? 'empty' }}",
          ),
          [say('Titel', 'Title')]: "={{ $('Schrijf voorstel').item.json.output.titel }}",
          [say('Omschrijving', 'Description')]: "={{ $('Schrijf voorstel').item.json.output.omschrijving }}",
        }),
        codeEach(
          'Onthoud de pagina',
          `
const geheugen = $getWorkflowStaticData('global');
geheugen.gedaan = [...(geheugen.gedaan ?? []), $('Artikel').item.json.link];
return { json: { gedaan: geheugen.gedaan.length } };`,
        ),
      ],
      flow: [
        `Elke nacht > ${path} > Nog geen voorstel > Lees de pagina > Haal metagegevens eruit > Ontbreekt of te kort > Schrijf voorstel > Voorstel gelukt > Bewaar voorstel > Onthoud de pagina`,
      ],
    };
  },
});
