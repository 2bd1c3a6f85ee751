import { listedCmses } from '../../apps/cms.js';
import { fileStores } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  byHand,
  combine,
  reads,
  recipe,
  say,
  spares,
  waitForBoth,
  writeFile,
} from '../../kit/index.js';
import { allArticles } from './parts.js';

export const artikelenBewaren = recipe({
  id: 'article-backup',
  category: 'content',
  tags: ['back-up', 'artikelen', 'export'],
  saves: spares(
    20,
    'Iemand kopieert artikelen naar een map voor de zekerheid.',
    'Someone copies articles to a folder to be safe.',
  ),
  variants: combine(
    { cms: listedCmses, store: fileStores, mailer: mailers },
    { take: 8, apart: ['cms', 'store'] },
  ),
  build: ({ cms, store, mailer }) => {
    const articles = allArticles(cms.recent);
    const { nodes, path } = reads(articles, 'Haal de artikelen', 'Artikel');
    return {
      name: both(
        `Reservekopie van ${cms.app.label}-artikelen in ${store.app.label}`,
        `Back-up of ${cms.app.label} articles in ${store.app.label}`,
      ),
      description: both(
        `Zet met een klik ${articles.what.nl} met titel, tekst en link in een Excel- en een JSON-bestand in ${store.app.label} en stuurt de beheerder bericht via ${mailer.app.label}.`,
        `With one click it saves ${articles.what.en} with title, text and link to an Excel and a JSON file in ${store.app.label} and informs the administrator via ${mailer.app.label}.`,
      ),
      benefit: both('Je teksten zijn nooit meer kwijt.', 'Your texts are never lost again.'),
      uses: [
        [cms, both('geeft de artikelen', 'gives the articles')],
        [store, both('bewaart de bestanden', 'keeps the files')],
        [mailer, both('bericht de beheerder', 'informs the administrator')],
      ],
      setup: [
        both(
          'Doe dit voor elke grote wijziging aan je site.',
          'Do this before every major change to your site.',
        ),
      ],
      names: {
        'Maak een kopie': 'Make a copy',
        'Haal de artikelen': 'Fetch the articles',
        Artikel: 'Article',
        'Als Excel': 'As Excel',
        'Bewaar Excel': 'Save Excel',
        'Als JSON': 'As JSON',
        'Bewaar JSON': 'Save JSON',
        'Beide bewaard': 'Both saved',
        'Bericht de beheerder': 'Inform the administrator',
      },
      nodes: [
        byHand('Maak een kopie'),
        ...nodes,
        writeFile(
          'Als Excel',
          'xlsx',
          say('=artikelen-{{ $now.toISODate() }}.xlsx', '=articles-{{ $now.toISODate() }}.xlsx'),
        ),
        store.upload(
          'Bewaar Excel',
          say('=artikelen-{{ $now.toISODate() }}.xlsx', '=articles-{{ $now.toISODate() }}.xlsx'),
        ),
        writeFile(
          'Als JSON',
          'toJson',
          say('=artikelen-{{ $now.toISODate() }}.json', '=articles-{{ $now.toISODate() }}.json'),
        ),
        store.upload(
          'Bewaar JSON',
          say('=artikelen-{{ $now.toISODate() }}.json', '=articles-{{ $now.toISODate() }}.json'),
        ),
        waitForBoth('Beide bewaard'),
        mailer.send(
          'Bericht de beheerder',
          mailOf.admin,
          say('Reservekopie gemaakt', 'Back-up made'),
          say(
            '=<p>De artikelen zijn bewaard op {{ $now.toFormat("d-M-yyyy") }}.</p>',
            '=<p>The articles were saved on {{ $now.toFormat("d-M-yyyy") }}.</p>',
          ),
        ),
      ],
      flow: [
        `Maak een kopie > ${path} > Als Excel > Bewaar Excel > Beide bewaard > Bericht de beheerder`,
        `${path.split(' > ').at(-1)} > Als JSON > Bewaar JSON > Beide bewaard @1`,
      ],
    };
  },
});
