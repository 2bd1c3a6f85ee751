import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { ownLimit } from '../../apps/limits.js';
import { facebookReviews, googleReviews, kiyohReviews, trustpilotReviews } from '../../apps/reviews.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  append,
  both,
  code,
  combine,
  everyDay,
  keep,
  onlyNew,
  reads,
  recipe,
  say,
  set,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const TICKET_SCORE = ownLimit(
  ['Ticket tot en met score', 'Ticket up to score'],
  ['Tot en met welke score er een ticket komt.', 'Up to which score there is a ticket.'],
  3,
);

export const reviewRound = recipe({
  id: 'reviews-of-all-sites-daily',
  category: 'social',
  tags: ['reviews', 'reputatie', 'klachten'],
  saves: {
    minutes: 25,
    nl: 'Iemand bekijkt dagelijks twee reviewsites en zet klachten door.',
    en: 'Someone visits two review sites daily and passes on complaints.',
  },
  variants: combine(
    {
      third: [trustpilotReviews, facebookReviews, kiyohReviews],
      desk: helpdesks,
      table: tables,
      chat: chats,
    },
    { take: 10, apart: ['third', 'desk', 'table'] },
  ),
  build: ({ third, desk, table, chat }) => {
    const google = reads(googleReviews, 'Lees Google', 'Google-review');
    const other = reads(third, 'Lees andere site', 'Andere review');
    return {
      name: both(
        `Reviews van Google en ${third.app.label} verzamelen in ${table.app.label}, klachten naar ${desk.app.label}`,
        `Gather Google and ${third.app.label} reviews in ${table.app.label}, complaints to ${desk.app.label}`,
      ),
      description: both(
        `Haalt elke ochtend nieuwe reviews op van Google en ${third.app.label}, bewaart ze in ${table.app.label}, maakt van lage scores een ticket in ${desk.app.label} en deelt het gemiddelde in ${chat.app.label}.`,
        `Fetches new reviews from Google and ${third.app.label} each morning, keeps them in ${table.app.label}, turns low scores into a ${desk.app.label} ticket and shares the average in ${chat.app.label}.`,
      ),
      benefit: both(
        'Alle reviews op één plek en geen klacht blijft onbeantwoord.',
        'All reviews in one place and no complaint left unanswered.',
      ),
      uses: [
        [googleReviews, both('levert de Google-reviews', 'delivers the Google reviews')],
        [third, both('levert de andere reviews', 'delivers the other reviews')],
        [table, both('bewaart alle reviews', 'keeps all reviews')],
        [desk, both('krijgt de klachten', 'gets the complaints')],
        [chat, both('krijgt het gemiddelde', 'gets the average')],
      ],
      setup: [],
      notes: [
        {
          over: ['Google-label', 'Label andere site'],
          text: say(
            '## Herkomst\nElke review krijgt de naam van de site mee, zodat je later per site kunt tellen.',
            '## Origin\nEach review gets the name of the site along, so that you can count per site later.',
          ),
        },
        {
          over: ['Nog niet gezien', 'Klacht?'],
          text: say(
            '## Eén keer\nn8n onthoudt welke reviews al verwerkt zijn. Pas daarna telt de score.',
            '## Once\nn8n remembers which reviews have been handled. Only then does the score count.',
          ),
        },
      ],
      names: {
        'Elke ochtend om half negen': 'Every morning at half past eight',
        'Lees Google': 'Read Google',
        'Google-review': 'Google review',
        'Lees andere site': 'Read other site',
        'Andere review': 'Other review',
        'Google-label': 'Google label',
        'Label andere site': 'Label other site',
        'Meld een stille site': 'Report a silent site',
        'Alle reviews': 'All reviews',
        'Van de laatste dagen': 'From the last days',
        'Nog niet gezien': 'Not seen yet',
        'Bewaar review': 'Keep review',
        'Klacht?': 'Complaint?',
        'Maak ticket': 'Create ticket',
        'Meld klacht zonder ticket': 'Report complaint without ticket',
        'Reken gemiddelde': 'Work out average',
        'Iets te melden?': 'Anything to report?',
        'Deel gemiddelde': 'Share average',
      },
      nodes: [
        everyDay('Elke ochtend om half negen', 8, 30),
        ...[google, other].flatMap(({ nodes }) =>
          nodes.map((spec, at) => (at === 0 ? withErrorBranch(spec) : spec)),
        ),
        chat.post(
          'Meld een stille site',
          say(
            "=Een reviewsite gaf vanochtend geen antwoord: {{ $json.error?.message ?? $json.error ?? 'onbekende fout' }}. De andere is wel gelezen.",
            "=A review site gave no answer this morning: {{ $json.error?.message ?? $json.error ?? 'unknown error' }}. The other was read.",
          ),
        ),
        set('Google-label', { site: 'Google' }, true),
        set('Label andere site', { site: third.app.label }, true),
        append('Alle reviews'),
        keep('Van de laatste dagen', [
          ["={{ !(DateTime.fromISO(String($json.at ?? '')) < $now.minus({ days: 14 })) }}", 'yes'],
        ]),
        onlyNew('Nog niet gezien', '={{ $json.site }} {{ $json.id }}'),
        table.append('Bewaar review', 'Reviews', {
          [say('Datum', 'Date')]: '={{ $json.at }}',
          Site: '={{ $json.site }}',
          [say('Naam', 'Name')]: '={{ $json.name }}',
          Score: '={{ $json.score }}',
          [say('Tekst', 'Text')]: '={{ $json.text }}',
        }),
        keep('Klacht?', [
          ['={{ $json.score }}', '<=', `={{ ${TICKET_SCORE} }}`],
          ['={{ $json.score }}', '>', 0],
        ]),
        withErrorBranch(
          desk.create('Maak ticket', {
            subject: say(
              '=Review met {{ $json.score }} sterren op {{ $json.site }}',
              '=Review with {{ $json.score }} stars on {{ $json.site }}',
            ),
            text: say('=Van {{ $json.name }}: {{ $json.text }}', '=From {{ $json.name }}: {{ $json.text }}'),
            email: mailOf.reviews,
            name: '={{ $json.name }}',
          }),
        ),
        chat.post(
          'Meld klacht zonder ticket',
          say(
            "=Ticket maken lukte niet. {{ $('Klacht?').item.json.site }}: {{ $('Klacht?').item.json.text }}",
            "=Creating a ticket failed. {{ $('Klacht?').item.json.site }}: {{ $('Klacht?').item.json.text }}",
          ),
        ),
        code(
          'Reken gemiddelde',
          `
const reviews = $input.all().map(({ json }) => json).filter((review) => review.score > 0);
const som = reviews.reduce((totaal, review) => totaal + (Number(review.score) || 0), 0);
return [{ json: { aantal: reviews.length, gemiddelde: ${say("String(reviews.length ? Math.round((som / reviews.length) * 10) / 10 : 0).replace('.', ',')", 'reviews.length ? Math.round((som / reviews.length) * 10) / 10 : 0')} } }];`,
        ),
        when('Iets te melden?', [['={{ $json.aantal }}', '>', 0]]),
        chat.post(
          'Deel gemiddelde',
          say(
            '={{ $json.aantal }} nieuwe reviews, gemiddeld {{ $json.gemiddelde }} van de 5 sterren.',
            '={{ $json.aantal }} new reviews, {{ $json.gemiddelde }} of 5 stars on average.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend om half negen > ${google.path} > Google-label > Alle reviews`,
        `Elke ochtend om half negen > ${other.path} > Label andere site > Alle reviews @1`,
        'Alle reviews > Van de laatste dagen > Nog niet gezien > Bewaar review',
        'Lees Google #1 > Meld een stille site',
        'Lees andere site #1 > Meld een stille site',
        'Nog niet gezien > Klacht? > Maak ticket #1 > Meld klacht zonder ticket',
        'Nog niet gezien > Reken gemiddelde > Iets te melden? > Deel gemiddelde',
      ],
    };
  },
});
