import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels, models } from '../../apps/models.js';
import {
  facebookPosts,
  instagramPosts,
  pastPosts,
  redditOwnPosts,
  xOwnPosts,
  youTubeOwnVideos,
} from '../../apps/own-posts.js';
import { socials } from '../../apps/socials.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  append,
  ask,
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyWeek,
  keep,
  reads,
  recipe,
  say,
  set,
  sortBy,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const weeklySocialReport = recipe({
  id: 'weekly-social-report',
  category: 'social',
  tags: ['rapportage', 'bereik', 'ai'],
  saves: {
    minutes: 75,
    nl: 'Iemand schrijft elke week de likes en reacties van elk kanaal over.',
    en: 'Someone copies likes and comments of each channel every week.',
  },
  variants: combine(
    {
      first: [facebookPosts, instagramPosts],
      second: [youTubeOwnVideos, xOwnPosts, redditOwnPosts],
      model: mainModels,
      mailer: mailers,
      table: tables,
    },
    { take: 10, apart: ['first', 'second', 'mailer', 'table'] },
  ),
  build: ({ first, second, model, mailer, table }) => {
    const one = reads(first, `Lees ${first.app.label}`, `Cijfers ${first.app.label}`);
    const two = reads(second, `Lees ${second.app.label}`, `Cijfers ${second.app.label}`);
    return {
      name: both(
        `Weekrapport sociale media: ${first.app.label} en ${second.app.label}, ${mailer.app.label} en ${table.app.label}`,
        `Weekly social media report: ${first.app.label} and ${second.app.label}, ${mailer.app.label} and ${table.app.label}`,
      ),
      description: both(
        `Verzamelt elke maandag likes en reacties van ${first.app.label} en ${second.app.label}, bewaart ze in ${table.app.label} en laat ${model.app.label} uitleggen wat werkte. Het verslag komt via ${mailer.app.label}.`,
        `Gathers likes and comments of ${first.app.label} and ${second.app.label} every Monday, keeps them in ${table.app.label} and has ${model.app.label} explain what worked. The report arrives by ${mailer.app.label}.`,
      ),
      benefit: both(
        'Elke maandag weet je welk bericht aansloeg en waarom.',
        'Every Monday you know which post caught on, and why.',
      ),
      uses: [
        [first, both('levert berichten en cijfers', 'delivers posts and figures')],
        [second, both('levert berichten en cijfers', 'delivers posts and figures')],
        [table, both('bewaart de weekreeks', 'keeps the weekly series')],
        [model, both('legt uit wat werkte', 'explains what worked')],
        [mailer, both('verstuurt het verslag', 'sends the report')],
      ],
      setup: [],
      notes: [
        {
          over: ['Label één', 'Label twee', 'Beide kanalen'],
          text: say(
            '## Naast elkaar\nElk kanaal telt anders. Vergelijk een kanaal daarom met zichzelf, niet met het andere.',
            '## Side by side\nEach channel counts differently. So compare a channel with itself, not with the other.',
          ),
        },
        {
          over: ['Leg uit', 'Mail weekrapport'],
          text: say(
            '## Uitleg\nHet taalmodel krijgt de vijf beste en de drie zwakste berichten.',
            '## Explanation\nThe language model gets the five best and the three weakest posts.',
          ),
        },
      ],
      names: {
        'Maandag om acht': 'Monday at eight',
        'Regels van kanaal één': 'Rows of channel one',
        'Label één': 'Label one',
        'Label twee': 'Label two',
        'Beide kanalen': 'Both channels',
        'Van deze week': 'Of this week',
        'Iets geplaatst?': 'Anything posted?',
        'Tel interactie': 'Count interaction',
        'Bewaar cijfers': 'Keep figures',
        'Beste eerst': 'Best first',
        'Kies uitschieters': 'Choose outliers',
        'Leg uit': 'Explain',
        Taalmodel: 'Language model',
        'Mail weekrapport': 'Mail weekly report',
        'Mail stille week': 'Mail quiet week',
        [`Lees ${first.app.label}`]: `Read ${first.app.label}`,
        [`Cijfers ${first.app.label}`]: `Figures ${first.app.label}`,
        [`Lees ${second.app.label}`]: `Read ${second.app.label}`,
        [`Cijfers ${second.app.label}`]: `Figures ${second.app.label}`,
      },
      nodes: [
        everyWeek('Maandag om acht', [1], 8),
        ...one.nodes.map((spec) =>
          spec.name === 'Eén bericht per regel' ? { ...spec, name: 'Regels van kanaal één' } : spec,
        ),
        ...two.nodes,
        set('Label één', { kanaal: first.app.label }, true),
        set('Label twee', { kanaal: second.app.label }, true),
        append('Beide kanalen'),
        evenWhenEmpty(
          keep('Van deze week', [['={{ new Date($json.published) > $now.minus({ days: 7 }) }}', 'yes']]),
        ),
        when('Iets geplaatst?', [['={{ $json.link }}', 'filled']]),
        codeEach(
          'Tel interactie',
          `
return { json: { ...$json, interactie: (Number($json.likes) || 0) + 2 * (Number($json.comments) || 0), week: $now.toFormat("kkkk-'W'WW") } };`,
        ),
        table.append('Bewaar cijfers', say('Sociale media', 'Social media'), {
          Week: '={{ $json.week }}',
          [say('Kanaal', 'Channel')]: '={{ $json.kanaal }}',
          [say('Bericht', 'Post')]: "={{ String($json.text ?? '').slice(0, 100) }}",
          Likes: '={{ $json.likes }}',
          [say('Reacties', 'Comments')]: '={{ $json.comments }}',
          Link: '={{ $json.link }}',
        }),
        sortBy('Beste eerst', 'interactie', 'descending'),
        code(
          'Kies uitschieters',
          `
const berichten = $input.all().map(({ json }) => json);
const regel = (bericht) => bericht.kanaal + ' | ' + bericht.likes + ' likes | ' + bericht.comments + ${say("' reacties | '", "' comments | '")} + String(bericht.text ?? '').slice(0, 140) + ' | ' + bericht.link;
return [{ json: { beste: berichten.slice(0, 5).map(regel).join('\\n'), zwakste: berichten.slice(-3).map(regel).join('\\n') } }];`,
        ),

        withErrorBranch(
          ask(
            'Leg uit',
            say(
              'Je bespreekt de sociale media van een klein bedrijf: nuchter, Nederlands. Wat werkte, wat niet, en twee ideeën voor volgende week. Alleen op basis van de cijfers. Lever HTML.',
              'You discuss the social media of a small company: level-headed, in English. What worked, what did not, and two ideas for next week. Only on the basis of the figures. Give HTML.',
            ),
            say(
              '=Beste:\n{{ $json.beste }}\n\nZwakste:\n{{ $json.zwakste }}',
              '=Best:\n{{ $json.beste }}\n\nWeakest:\n{{ $json.zwakste }}',
            ),
          ),
        ),
        model.attach('Taalmodel', 'Leg uit'),
        mailer.send(
          'Mail weekrapport',
          mailOf.marketing,
          say(
            "=Sociale media week {{ $now.minus({ weeks: 1 }).toFormat('W') }}",
            "=Social media week {{ $now.minus({ weeks: 1 }).toFormat('W') }}",
          ),
          say(
            "={{ $json.text ? $json.text.replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') : '<p>Het model gaf geen uitleg. Dit zijn de beste berichten:</p><p>' + String($('Kies uitschieters').first().json.beste).replaceAll('<', '&lt;').replaceAll('\\n', '<br>') + '</p>' }}",
            "={{ $json.text ? $json.text.replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') : '<p>The model gave no explanation. These are the best posts:</p><p>' + String($('Kies uitschieters').first().json.beste).replaceAll('<', '&lt;').replaceAll('\\n', '<br>') + '</p>' }}",
          ),
        ),
        mailer.send(
          'Mail stille week',
          mailOf.marketing,
          say('Deze week niets geplaatst', 'Nothing posted this week'),
          say(
            'Er stond deze week niets nieuws op de kanalen. Plan vandaag minstens één bericht.',
            'Nothing new was on the channels this week. Plan at least one post today.',
          ),
        ),
      ],
      flow: [
        `Maandag om acht > ${one.path.replace('Eén bericht per regel', 'Regels van kanaal één')} > Label één > Beide kanalen`,
        `Maandag om acht > ${two.path} > Label twee > Beide kanalen @1`,
        'Beide kanalen > Van deze week > Iets geplaatst? > Tel interactie > Bewaar cijfers',
        'Tel interactie > Beste eerst > Kies uitschieters > Leg uit > Mail weekrapport',
        'Leg uit #1 > Mail weekrapport',
        'Iets geplaatst? #1 > Mail stille week',
      ],
    };
  },
});

const LIKES_FROM = ownLimit(
  ['Likes vanaf', 'Likes from'],
  ['Vanaf hoeveel likes een bericht een topper is.', 'From how many likes a post is a top one.'],
  20,
);
const OLD_MONTHS = ownLimit(
  ['Maanden oud', 'Months old'],
  ['Hoe oud een bericht minstens is voor het terugkomt.', 'How old a post is at least before it returns.'],
  3,
);

export const evergreen = recipe({
  id: 'repost-evergreen',
  category: 'social',
  tags: ['hergebruik', 'contentkalender', 'ai'],
  saves: {
    minutes: 25,
    nl: 'Iemand zoekt oude toppers op en schrijft ze opnieuw.',
    en: 'Someone digs up old hits and rewrites them.',
  },
  variants: combine(
    { from: pastPosts, to: socials, model: models, chat: approvalChats },
    {
      take: 10,
      unless: ({ to }) => ['reddit', 'discourse'].includes(to.app.key),
      apart: ['from', 'to', 'chat'],
    },
  ),
  build: ({ from, to, model, chat }) => {
    const { nodes, path, ref: post } = reads(from, 'Haal oude berichten op', 'Oud bericht');
    return {
      name: both(
        `Beste ${from.app.label}-berichten opnieuw op ${to.app.label}, akkoord in ${chat.app.label}`,
        `Reuse your best ${from.app.label} posts on ${to.app.label}, approved in ${chat.app.label}`,
      ),
      description: both(
        `Kiest elke dinsdag uit ${from.what.nl} het populairste van minstens drie maanden oud, laat ${model.app.label} het herschrijven en plaatst het na akkoord in ${chat.app.label} op ${to.app.label}.`,
        `Every Tuesday it picks the most liked of ${from.what.en} that is three months old or more, has ${model.app.label} rewrite it and, once approved in ${chat.app.label}, posts it on ${to.app.label}.`,
      ),
      benefit: both(
        'Goede berichten krijgen een tweede leven zonder zoekwerk.',
        'Good posts get a second life without the digging.',
      ),
      uses: [
        [from, both('levert oude berichten met cijfers', 'delivers old posts with figures')],
        [model, both('herschrijft het bericht', 'rewrites the post')],
        [chat, both('vraagt akkoord', 'asks for approval')],
        [to, both('plaatst de nieuwe versie', 'publishes the new version')],
      ],
      setup: [],
      notes: [
        {
          over: ['Eerste die nog niet terugkwam', 'Schrijf opnieuw'],
          text: say(
            '## Eén keer hergebruiken\nWat al eens terugkwam of is afgewezen, slaat hij over; zonder antwoord komt het een week later terug. n8n onthoudt dat alleen als hij op schema loopt, niet bij een test met de hand.',
            '## Reuse once\nIt skips what has come back already or was rejected; without an answer it returns a week later. n8n remembers that only when it runs on schedule, not in a test by hand.',
          ),
        },
      ],
      names: {
        'Dinsdag om elf': 'Tuesday at eleven',
        'Haal oude berichten op': 'Fetch old posts',
        'Oud bericht': 'Old post',
        'Populair en oud genoeg': 'Popular and old enough',
        'Meeste likes eerst': 'Most likes first',
        'Eerste die nog niet terugkwam': 'First that did not come back yet',
        'Schrijf opnieuw': 'Write again',
        Taalmodel: 'Language model',
        'Vraag akkoord': 'Ask for approval',
        'Plaatsen?': 'Post?',
        'Plaats topper': 'Post hit',
        'Onthoud topper': 'Remember hit',
        'Nee gezegd?': 'Was it a no?',
        'Meld dat plaatsen mislukte': 'Report that posting failed',
        'Bevestig plaatsing': 'Confirm post',
      },
      nodes: [
        everyWeek('Dinsdag om elf', [2], 11),
        ...nodes,
        keep('Populair en oud genoeg', [
          ['={{ $json.likes }}', '>=', `={{ ${LIKES_FROM} }}`],
          [`={{ new Date($json.published) < $now.minus({ months: ${OLD_MONTHS} }) }}`, 'yes'],
        ]),
        sortBy('Meeste likes eerst', 'likes', 'descending'),
        code(
          'Eerste die nog niet terugkwam',
          `
const geheugen = $getWorkflowStaticData('global');
const plek = $input.all().findIndex(({ json }) => !(geheugen.gebruikt ?? []).includes(json.id));
if (plek < 0) return [];
const { json } = $input.all()[plek];
return [{ json, pairedItem: { item: plek } }];`,
        ),
        ask(
          'Schrijf opnieuw',
          say(
            `Je herschrijft een bericht voor ${to.app.label} in het Nederlands: zelfde boodschap, nieuwe opening, hoogstens ${Math.min(to.longest - 40, 600)} tekens, geen hashtags als het origineel ze niet had. Verzin niets en laat data, prijzen en acties die voorbij kunnen zijn weg. Geef alleen de tekst.`,
            `You rewrite a post for ${to.app.label} in English: same message, new opening, at most ${Math.min(to.longest - 40, 600)} characters, no hashtags if the original had none. Invent nothing and leave out dates, prices and offers that may be over. Give only the text.`,
          ),
          t`${post.text}`,
        ),
        model.attach('Taalmodel', 'Schrijf opnieuw'),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              t`Topper van {{ String($('Oud bericht').item.json.published).slice(0, 10) }} (${post.likes} likes): ${post.link}\n\nNieuwe versie:\n{{ $json.text }}`,
              t`Hit of {{ String($('Oud bericht').item.json.published).slice(0, 10) }} (${post.likes} likes): ${post.link}\n\nNew version:\n{{ $json.text }}`,
            ),
          ),
          3,
          'days',
        ),
        when('Plaatsen?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(to.post('Plaats topper', "={{ $('Schrijf opnieuw').item.json.text }}")),
        keep('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
        chat.post(
          'Meld dat plaatsen mislukte',
          say(
            `=${to.app.label} nam de topper niet aan. Volgende week komt hij opnieuw langs, of plaats hem nu zelf.`,
            `=${to.app.label} did not take the hit. It comes back next week, or post it yourself now.`,
          ),
        ),
        chat.post('Bevestig plaatsing', say('=De topper staat weer online.', '=The hit is online again.')),
        code(
          'Onthoud topper',
          `
const geheugen = $getWorkflowStaticData('global');
geheugen.gebruikt = [...(geheugen.gebruikt ?? []), $('Eerste die nog niet terugkwam').first().json.id];
return $input.all();`,
        ),
      ],
      flow: [
        `Dinsdag om elf > ${path} > Populair en oud genoeg > Meeste likes eerst > Eerste die nog niet terugkwam > Schrijf opnieuw > Vraag akkoord > Plaatsen? > Plaats topper > Onthoud topper`,
        'Plaats topper > Bevestig plaatsing',
        'Plaats topper #1 > Meld dat plaatsen mislukte',
        'Plaatsen? #1 > Nee gezegd? > Onthoud topper',
      ],
    };
  },
});
