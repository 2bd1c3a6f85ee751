import { chats } from '../../apps/chats.js';
import { models } from '../../apps/models.js';
import { pastPosts } from '../../apps/own-posts.js';
import { upsertTables } from '../../apps/tables.js';
import {
  append,
  both,
  byHand,
  classify,
  code,
  combine,
  only,
  reads,
  recipe,
  say,
  set,
  withErrorBranch,
} from '../../kit/index.js';

export const fillArchive = recipe({
  id: 'build-post-archive',
  category: 'social',
  tags: ['archief', 'ai', 'thema’s'],
  saves: {
    minutes: 120,
    nl: 'Iemand kopieert alle oude berichten en deelt ze zelf in op thema.',
    en: 'Someone copies all old posts and files them by theme.',
  },
  variants: combine(
    { from: pastPosts, model: models, table: upsertTables, chat: chats },
    { take: 11, apart: ['from', 'table', 'model'] },
  ),
  build: ({ from, model, table, chat }) => {
    const { nodes, path, ref: post } = reads(from, 'Haal berichten op', 'Bericht');
    return {
      name: both(
        `Archief van je ${from.app.label}-berichten in ${table.app.label}, ingedeeld door ${model.app.label}`,
        `Archive of your ${from.app.label} posts in ${table.app.label}, filed by ${model.app.label}`,
      ),
      description: both(
        `Start hem met de hand: leest ${from.what.nl}, laat ${model.app.label} elk bericht een thema geven, zet alles met cijfers in ${table.app.label} en meldt in ${chat.app.label} welk thema het best liep.`,
        `Start it by hand: it reads ${from.what.en}, has ${model.app.label} give each post a theme, puts it all with figures in ${table.app.label} and tells ${chat.app.label} which theme did best.`,
      ),
      benefit: both(
        'Je ziet in één keer welk onderwerp aanslaat.',
        'You see at once which subject catches on.',
      ),
      uses: [
        [from, both('levert de berichten', 'delivers the posts')],
        [model, both('kiest het thema', 'picks the theme')],
        [table, both('is het archief', 'is the archive')],
        [chat, both('krijgt de uitkomst', 'gets the outcome')],
      ],
      setup: [
        both(
          'Pas de thema’s in "Kies thema" aan op je eigen werk.',
          'Adapt the themes in "Kies thema" to your own work.',
        ),
      ],
      notes: [
        {
          over: ['Kies thema', 'Thema aanbod', 'Thema overig'],
          text: say(
            '## Vier thema’s\nMeer dan vier maakt de indeling onbetrouwbaar. Nog eens starten werkt bestaande regels bij, het nummer is de sleutel.',
            '## Four themes\nMore than four makes the filing unreliable. Starting again updates the rows that are there, the number is the key.',
          ),
        },
      ],
      names: {
        'Bouw het archief': 'Build the archive',
        'Haal berichten op': 'Fetch posts',
        Bericht: 'Post',
        'Kies thema': 'Choose theme',
        Taalmodel: 'Language model',
        'Thema aanbod': 'Theme offer',
        'Thema kennis': 'Theme knowledge',
        'Thema mensen': 'Theme people',
        'Thema overig': 'Theme other',
        'Alle thema’s': 'All themes',
        'Zet in archief': 'Add to archive',
        'Vergelijk thema’s': 'Compare themes',
        'Deel uitkomst': 'Share outcome',
      },
      nodes: [
        byHand('Bouw het archief'),
        ...nodes,
        withErrorBranch(
          classify('Kies thema', only(post.text), [
            [
              say('aanbod', 'offer'),
              say(
                'Verkoopt of kondigt een product, dienst of actie aan',
                'Sells or announces a product, service or promotion',
              ),
            ],
            [
              say('kennis', 'knowledge'),
              say('Legt iets uit of geeft een tip', 'Explains something or gives a tip'),
            ],
            [
              say('mensen', 'people'),
              say('Gaat over collega’s, klanten of de sfeer', 'Is about colleagues, customers or the mood'),
            ],
            [say('overig', 'other'), say('Past nergens anders bij', 'Fits nowhere else')],
          ]),
        ),
        model.attach('Taalmodel', 'Kies thema'),
        set('Thema aanbod', { thema: say('aanbod', 'offer') }, true),
        set('Thema kennis', { thema: say('kennis', 'knowledge') }, true),
        set('Thema mensen', { thema: say('mensen', 'people') }, true),
        set('Thema overig', { thema: say('overig', 'other') }, true),
        append('Alle thema’s', 4),
        table.upsert('Zet in archief', say('Archief', 'Archive'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: '={{ $json.id }}',
          [say('Datum', 'Date')]: '={{ $json.published }}',
          [say('Thema', 'Theme')]: '={{ $json.thema }}',
          [say('Tekst', 'Text')]: "={{ String($json.text ?? '').slice(0, 300) }}",
          Likes: '={{ $json.likes }}',
          [say('Reacties', 'Comments')]: '={{ $json.comments }}',
          Link: '={{ $json.link }}',
        }),
        code(
          'Vergelijk thema’s',
          `
const perThema = {};
for (const { json } of $('Alle thema’s').all()) {
  const rij = (perThema[json.thema] ??= { aantal: 0, likes: 0 });
  rij.aantal += 1;
  rij.likes += Number(json.likes) || 0;
}
const rijen = Object.entries(perThema).map(([thema, { aantal, likes }]) => ({ thema, aantal, gemiddeld: Math.round((likes / aantal) * 10) / 10 }));
rijen.sort((a, b) => b.gemiddeld - a.gemiddeld);
return [{ json: { beste: rijen[0]?.thema ?? ${say("'geen'", "'none'")}, tekst: rijen.map((rij) => rij.thema + ': ' + rij.aantal + ${say("' berichten, gemiddeld '", "' posts, on average '")} + ${say("String(rij.gemiddeld).replace('.', ',')", 'rij.gemiddeld')} + ' likes').join('\\n') } }];`,
        ),
        chat.post(
          'Deel uitkomst',
          say(
            '=Het archief is klaar. Best gelopen thema: {{ $json.beste }}.\n{{ $json.tekst }}',
            '=The archive is ready. Theme that did best: {{ $json.beste }}.\n{{ $json.tekst }}',
          ),
        ),
      ],
      flow: [
        `Bouw het archief > ${path} > Kies thema > Thema aanbod > Alle thema’s > Zet in archief > Vergelijk thema’s > Deel uitkomst`,
        'Kies thema #1 > Thema kennis > Alle thema’s @1',
        'Kies thema #2 > Thema mensen > Alle thema’s @2',
        'Kies thema #3 > Thema overig > Alle thema’s @3',
        'Kies thema #4 > Thema overig',
      ],
    };
  },
});
