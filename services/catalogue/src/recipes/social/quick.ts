import { chats } from '../../apps/chats.js';
import { discoursePosts, disqusComments, redditPosts, xPosts, youTubeApp } from '../../apps/listening.js';
import { mailers } from '../../apps/mailers.js';
import { businessSocials, facebook, socials } from '../../apps/socials.js';
import { tables } from '../../apps/tables.js';
import { about, facebookPage, mailOf, xAccount, youTubeChannel } from '../../apps/values.js';
import {
  both,
  byHand,
  code,
  combine,
  everyWeek,
  formEnd,
  formWithEnding,
  goOnAfterError,
  keep,
  node,
  onlyNew,
  type Parameters,
  reads,
  recipe,
  say,
  set,
  sideBySide,
  value,
} from '../../kit/index.js';

const day = (key: string, [nl, en]: readonly [string, string], example: string): string =>
  value({
    key,
    kind: 'text',
    label: { nl, en },
    help: { nl: 'Als jjjj-mm-dd.', en: 'As yyyy-mm-dd.' },
    example,
    check: '^\\d{4}-\\d{2}-\\d{2}$',
  });

/** The network that takes the fewest characters. */
const tightest = <N extends { readonly longest: number }>(first: N, ...others: readonly N[]): N =>
  others.reduce((a, b) => (b.longest < a.longest ? b : a), first);

export const threeAtOnce = recipe({
  id: 'one-form-three-networks',
  category: 'social',
  tags: ['snel plaatsen', 'formulier'],
  saves: {
    minutes: 9,
    nl: 'Iemand logt op drie netwerken in voor één kort bericht.',
    en: 'Someone signs in to three networks for one short post.',
  },
  variants: combine(
    { one: businessSocials, two: socials, three: socials },
    { take: 9, unless: ({ two, three }) => socials.indexOf(two) >= socials.indexOf(three) },
  ),
  build: ({ one, two, three }) => ({
    name: both(
      `Tegelijk plaatsen op ${one.app.label}, ${two.app.label} en ${three.app.label} met één formulier`,
      `Post to ${one.app.label}, ${two.app.label} and ${three.app.label} at once with one form`,
    ),
    description: both(
      `Typ je bericht op één formulier en het staat op ${one.app.label}, ${two.app.label} en ${three.app.label}. De laatste pagina zegt waar het lukte; weigert een netwerk, dan gaan de andere gewoon door.`,
      `Type your post in one form and it is on ${one.app.label}, ${two.app.label} and ${three.app.label}. The last page says where it worked; if one network refuses the others simply go on.`,
    ),
    benefit: both('Drie netwerken bijgewerkt met één keer typen.', 'Three networks updated by typing once.'),
    uses: [
      [one, both('plaatst het bericht', 'publishes the post')],
      [two, both('plaatst het bericht', 'publishes the post')],
      [three, both('plaatst het bericht', 'publishes the post')],
    ],
    setup: [
      both(
        'Bewaar het adres van het formulier als snelkoppeling op je telefoon.',
        'Keep the address of the form as a shortcut on your phone.',
      ),
    ],
    names: {
      'Bericht typen': 'Type post',
      'Toon de uitkomst': 'Show the outcome',
      [`Plaats op ${one.app.label}`]: `Post on ${one.app.label}`,
      [`Plaats op ${two.app.label}`]: `Post on ${two.app.label}`,
      [`Plaats op ${three.app.label}`]: `Post on ${three.app.label}`,
    },
    nodes: [
      formWithEnding(
        'Bericht typen',
        say('Nieuw bericht', 'New post'),
        say(
          `Eén tekst voor drie netwerken. ${tightest(one, two, three).app.label} kort in wat langer is dan ${tightest(one, two, three).longest} tekens; een link aan het eind blijft staan.`,
          `One text for three networks. ${tightest(one, two, three).app.label} shortens what is longer than ${tightest(one, two, three).longest} characters; a link at the end stays.`,
        ),
        [['text', say('Je bericht', 'Your post'), 'textarea']],
      ),
      ...[one, two, three].map((network) =>
        goOnAfterError(
          network.post(
            `Plaats op ${network.app.label}`,
            // Whole words only, and a link at the end stays.
            `={{ [String($('Bericht typen').first().json.text ?? '').trim()].map((heel) => [(heel.match(/\\s(https?:[/][/]\\S+)$/) ?? ['', ''])[1]].map((link) => heel.length <= ${network.longest} ? heel : heel.slice(0, ${network.longest} - link.length - 2).replace(/\\s+\\S*$/, '') + '…' + (link ? ' ' + link : ''))[0])[0] }}`,
          ),
        ),
      ),
      formEnd(
        'Toon de uitkomst',
        say('Klaar', 'Done'),
        `={{ ((mist) => mist.length ? ${say("'Niet geplaatst op '", "'Not posted on '")} + mist.join(', ') + ${say("'; doe dat zelf. De rest staat online.'", "'; please do it yourself. The rest is online.'")} : ${say("'Je bericht staat op alle drie.'", "'Your post is on all three.'")})([${[one, two, three].map((network) => `['${network.app.label}', $('Plaats op ${network.app.label}').first().json.error${network.app.key === 'facebook' ? ` || !$('Plaats op ${network.app.label}').first().json.id` : ''}]`).join(', ')}].filter(([, fout]) => fout).map(([naam]) => naam)) }}`,
      ),
    ],
    flow: [
      `Bericht typen > ${[one, two, three].map((network) => `Plaats op ${network.app.label}`).join(' > ')} > Toon de uitkomst`,
    ],
  }),
});

export const followers = recipe({
  id: 'follower-counts',
  category: 'social',
  tags: ['volgers', 'youtube', 'cijfers'],
  saves: {
    minutes: 10,
    nl: 'Iemand schrijft elke week het aantal volgers per kanaal over.',
    en: 'Someone copies follower counts every week.',
  },
  variants: combine({ table: tables }, { take: 9 }),
  build: ({ table }) => ({
    name: both(
      `Volgers van YouTube en Facebook wekelijks bijhouden in ${table.app.label}`,
      `Track YouTube and Facebook followers weekly in ${table.app.label}`,
    ),
    description: both(
      `Schrijft elke zondagavond abonnees en weergaven van je YouTube-kanaal en volgers van je Facebook-pagina op één regel in ${table.app.label}, met wat er sinds vorige week bij kwam.`,
      `Writes subscribers and views of your YouTube channel and followers of your Facebook page on one row in ${table.app.label} every Sunday evening, with what was added since last week.`,
    ),
    benefit: both('Je groei staat elke week in één rij.', 'Your growth is in one row every week.'),
    uses: [
      [{ app: youTubeApp }, both('geeft abonnees en weergaven', 'gives subscribers and views')],
      [facebook, both('geeft de volgers van je pagina', 'gives the followers of your page')],
      [table, both('bewaart de weekcijfers', 'keeps the weekly figures')],
    ],
    setup: [],
    notes: [
      {
        over: ['Zet naast elkaar', 'Reken de groei uit'],
        text: say(
          '## Groei\nDe eerste week is er nog niets om mee te vergelijken. Geeft een kanaal geen antwoord, dan blijft zijn vakje leeg en telt de groei de week erna over twee weken. n8n onthoudt de stand alleen als de workflow op schema loopt.',
          '## Growth\nIn the first week there is nothing to compare with yet. Where a channel gives no answer its cell stays empty and the week after counts the growth of two weeks. n8n remembers the counts only when it runs on schedule.',
        ),
      },
    ],
    names: {
      'Zondag om acht': 'Sunday at eight',
      'Lees YouTube-kanaal': 'Read YouTube channel',
      'Lees Facebook-pagina': 'Read Facebook page',
      'Zet naast elkaar': 'Put side by side',
      'Reken de groei uit': 'Work out the growth',
      'Bewaar week': 'Keep week',
    },
    nodes: [
      everyWeek('Zondag om acht', [0], 20),
      goOnAfterError(
        node('Lees YouTube-kanaal', 'youTube', 1, {
          resource: 'channel',
          operation: 'get',
          channelId: youTubeChannel,
          part: ['statistics'],
        }),
      ),
      goOnAfterError(
        node('Lees Facebook-pagina', 'facebookGraphApi', 1, {
          authType: 'accessToken',
          hostUrl: 'graph.facebook.com',
          httpRequestMethod: 'GET',
          graphApiVersion: 'v25.0',
          node: facebookPage,
          edge: '',
          options: { fields: { field: [{ name: 'followers_count' }, { name: 'fan_count' }] } },
        }),
      ),
      sideBySide('Zet naast elkaar', 2, true),
      code(
        'Reken de groei uit',
        `
const getal = (v) => (v === undefined || v === null || v === '' || !Number.isFinite(Number(v)) ? null : Number(v));
const rij = $input.first()?.json ?? {};
const cijfers = rij.statistics ?? rij[0]?.statistics ?? {};
const nu = { abonnees: getal(cijfers.subscriberCount), weergaven: getal(cijfers.viewCount), volgers: getal(rij.followers_count ?? rij.fan_count) };
const staat = $getWorkflowStaticData('global');
const toen = staat.vorige ?? {};
const erbij = (naam) => (nu[naam] === null || toen[naam] === undefined ? '' : nu[naam] - toen[naam]);
const uit = { ...Object.fromEntries(Object.entries(nu).map(([naam, aantal]) => [naam, aantal ?? ''])), abonneesErbij: erbij('abonnees'), volgersErbij: erbij('volgers') };
// A channel that gave no answer keeps its last count to compare with.
staat.vorige = { ...toen, ...Object.fromEntries(Object.entries(nu).filter(([, aantal]) => aantal !== null)) };
return [{ json: uit }];`,
      ),
      table.append('Bewaar week', say('Volgers', 'Followers'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        [say('YouTube-abonnees', 'YouTube subscribers')]: '={{ $json.abonnees }}',
        [say('YouTube-weergaven', 'YouTube views')]: '={{ $json.weergaven }}',
        [say('Facebook-volgers', 'Facebook followers')]: '={{ $json.volgers }}',
        [say('Abonnees erbij', 'Subscribers added')]: '={{ $json.abonneesErbij }}',
        [say('Volgers erbij', 'Followers added')]: '={{ $json.volgersErbij }}',
      }),
    ],
    flow: [
      'Zondag om acht > Lees YouTube-kanaal > Zet naast elkaar > Reken de groei uit > Bewaar week',
      'Zondag om acht > Lees Facebook-pagina > Zet naast elkaar @1',
    ],
  }),
});

export const prizeDraw = recipe({
  id: 'prize-draw-among-replies',
  category: 'social',
  tags: ['winactie', 'loting'],
  saves: {
    minutes: 40,
    nl: 'Iemand kopieert alle reacties en trekt met de hand een winnaar.',
    en: 'Someone copies all replies and draws a winner by hand.',
  },
  variants: combine(
    {
      place: [xPosts, redditPosts, discoursePosts, disqusComments],
      table: tables,
      chat: chats,
      mailer: mailers,
    },
    { take: 9, apart: ['place', 'table', 'chat'] },
  ),
  build: ({ place, table, chat, mailer }) => {
    const { nodes, path } = reads(place, 'Haal reacties op', 'Reactie');
    // A fair draw takes them all.
    const everyone = nodes.map((spec) => {
      const { limit: _, ...parameters } = spec.parameters;
      if (!('returnAll' in parameters)) return spec;
      const asked: Parameters =
        'searchText' in parameters
          ? {
              searchText: say(
                `=to:${xAccount} {{ $('Actie').first().json.woord }} -is:retweet`,
                `=to:${xAccount} {{ $('Actie').first().json.woord }} -is:retweet`,
              ),
            }
          : {};
      return { ...spec, parameters: { ...parameters, ...asked, returnAll: true } };
    });
    return {
      name: both(
        `Winactie op ${place.app.label}: eerlijk een winnaar trekken met ${table.app.label} en ${chat.app.label}`,
        `Giveaway on ${place.app.label}: draw a fair winner with ${table.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Start hem met de hand: leest de reacties op ${place.app.label}, laat dubbele deelnemers weg, trekt eerlijk een winnaar en twee reserves, bewaart de lijst in ${table.app.label} en meldt de uitslag in ${chat.app.label}.`,
        `Start it by hand: it reads the replies on ${place.app.label}, leaves out double entries, draws a winner and two reserves fairly, keeps the list in ${table.app.label} and posts the result in ${chat.app.label}.`,
      ),
      benefit: both(
        'Een eerlijke trekking met bewijs, in één klik.',
        'A fair draw with proof, in one click.',
      ),
      uses: [
        [place, both('levert de reacties', 'delivers the replies')],
        [table, both('bewaart de deelnemers als bewijs', 'keeps the entrants as proof')],
        [chat, both('krijgt de uitslag', 'gets the result')],
        [mailer, both('legt de uitslag vast voor je dossier', 'records the result for your files')],
      ],
      setup: [
        both(
          'Wis het tabblad Deelnemers als niemand meer vragen kan stellen.',
          'Clear the tab Entrants once nobody can raise questions any more.',
        ),
        ...(place.app.key === 'x'
          ? [
              both(
                'X geeft alleen berichten van de laatste zeven dagen: houd je actie kort en trek op tijd.',
                'X returns posts of the last seven days only: keep the giveaway short and draw in time.',
              ),
            ]
          : []),
      ],
      notes: [
        {
          over: ['Doet mee?', 'Trek winnaar', 'Nog geen uitslag'],
          text: say(
            '## Eerlijk\nElke deelnemer telt één keer, hoe vaak iemand ook reageerde, en krijgt een willekeurig lot; het laagste wint. De volledige lijst blijft bewaard voor als iemand vragen heeft. Een tweede start over dezelfde actie meldt geen nieuwe winnaar.',
            '## Fair\nEach entrant counts once, however often they replied, and gets a random ticket; the lowest wins. The full list is kept in case somebody has questions. A second start of the same giveaway reports no new winner.',
          ),
        },
      ],
      names: {
        'Trek de winnaar': 'Draw the winner',
        Actie: 'Giveaway',
        'Haal reacties op': 'Fetch replies',
        Reactie: 'Reply',
        'Doet mee?': 'Takes part?',
        'Eén keer per persoon': 'Once per person',
        'Bewaar deelnemer': 'Keep entrant',
        'Geef een lot': 'Give a ticket',
        'Trek winnaar': 'Draw winner',
        'Nog geen uitslag': 'No result yet',
        'Meld uitslag': 'Announce result',
        'Mail voor dossier': 'Mail for the file',
      },
      nodes: [
        byHand('Trek de winnaar'),
        set('Actie', {
          woord: about(
            'entry-word',
            ['Woord om mee te doen', 'Word to take part'],
            [
              'Het woord dat deelnemers in hun reactie moesten zetten.',
              'The word that entrants had to put in their reply.',
            ],
            ['ikdoemee', 'countmein'],
          ),
          vanaf: day('first-day', ['Eerste dag', 'First day'], '2026-11-01'),
          tot: day('day-after', ['Dag na de laatste', 'Day after the last'], '2026-12-01'),
        }),
        ...everyone,
        keep('Doet mee?', [
          [
            "={{ String($json.text ?? '').toLowerCase() }}",
            'contains',
            "={{ $('Actie').first().json.woord.toLowerCase() }}",
          ],
          ["={{ new Date($json.published) >= DateTime.fromISO($('Actie').first().json.vanaf) }}", 'yes'],
          ["={{ new Date($json.published) < DateTime.fromISO($('Actie').first().json.tot) }}", 'yes'],
        ]),
        node('Eén keer per persoon', 'removeDuplicates', 2, {
          operation: 'removeDuplicateInputItems',
          compare: 'selectedFields',
          fieldsToCompare: 'author',
          options: {},
        }),
        table.append('Bewaar deelnemer', say('Deelnemers', 'Entrants'), {
          [say('Naam', 'Name')]: '={{ $json.author }}',
          [say('Reactie', 'Reply')]: "={{ String($json.text ?? '').slice(0, 200) }}",
          Link: '={{ $json.link }}',
        }),
        node('Geef een lot', 'crypto', 2, {
          action: 'generate',
          dataPropertyName: 'lot',
          encodingType: 'uuid',
        }),
        code(
          'Trek winnaar',
          `
const deelnemers = $input.all().map(({ json }) => json).sort((a, b) => (a.lot < b.lot ? -1 : 1));
const [winnaar, reserve1, reserve2] = deelnemers;
return [{ json: { aantal: deelnemers.length, winnaar: winnaar?.author ?? ${say("'niemand'", "'nobody'")}, link: winnaar?.link ?? '', reserves: [reserve1, reserve2].filter(Boolean).map((reserve) => reserve.author).join(${say("' en '", "' and '")}) } }];`,
        ),
        onlyNew(
          'Nog geen uitslag',
          "={{ $('Actie').first().json.woord + ' ' + $('Actie').first().json.vanaf + ' ' + $('Actie').first().json.tot }}",
        ),
        chat.post(
          'Meld uitslag',
          say(
            '=Uit {{ $json.aantal }} deelnemers is getrokken: {{ $json.winnaar }} ({{ $json.link }}). Reserves: {{ $json.reserves || "geen" }}.',
            '=Drawn from {{ $json.aantal }} entrants: {{ $json.winnaar }} ({{ $json.link }}). Reserves: {{ $json.reserves || "none" }}.',
          ),
        ),
        mailer.send(
          'Mail voor dossier',
          mailOf.marketing,
          say(
            '=Trekking van {{ $now.toFormat("d-M-yyyy HH:mm") }}',
            '=Draw of {{ $now.toFormat("d-M-yyyy HH:mm") }}',
          ),
          say(
            "=Winnaar: {{ $('Trek winnaar').first().json.winnaar }}<br>Reserves: {{ $('Trek winnaar').first().json.reserves }}<br>Deelnemers: {{ $('Trek winnaar').first().json.aantal }}",
            "=Winner: {{ $('Trek winnaar').first().json.winnaar }}<br>Reserves: {{ $('Trek winnaar').first().json.reserves }}<br>Entrants: {{ $('Trek winnaar').first().json.aantal }}",
          ),
        ),
      ],
      flow: [
        `Trek de winnaar > Actie > ${path} > Doet mee? > Eén keer per persoon > Bewaar deelnemer`,
        'Eén keer per persoon > Geef een lot > Trek winnaar > Nog geen uitslag > Meld uitslag > Mail voor dossier',
      ],
    };
  },
});
