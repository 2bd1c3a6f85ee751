import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { models } from '../../apps/models.js';
import { strava } from '../../apps/personal.js';
import { googleLanguage } from '../../apps/research.js';
import { newGoogleReview } from '../../apps/reviews.js';
import { businessSocials, socials } from '../../apps/socials.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  ask,
  both,
  choose,
  codeEach,
  combine,
  keep,
  only,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const RIDE_KM = ownLimit(
  ['Vanaf kilometer', 'From kilometres'],
  ['Kortere tochten krijgen geen bericht.', 'Shorter rides get no post.'],
  20,
);

export const clubRide = recipe({
  id: 'club-activity-to-social',
  category: 'social',
  tags: ['strava', 'vereniging', 'ai'],
  saves: {
    minutes: 12,
    nl: 'Iemand schrijft na elke tocht zelf een stukje voor de club.',
    en: 'Someone writes a piece for the club after every ride.',
  },
  variants: combine(
    { model: models, social: socials, table: tables },
    {
      take: 10,
      unless: ({ social }) => ['linkedin', 'googlebusiness'].includes(social.app.key),
      apart: ['social', 'table', 'model'],
    },
  ),
  build: ({ model, social, table }) => ({
    name: both(
      `Strava-tochten delen op ${social.app.label} met ${model.app.label}, klassement in ${table.app.label}`,
      `Share club Strava rides on ${social.app.label} with ${model.app.label}, ranking in ${table.app.label}`,
    ),
    description: both(
      `Elke nieuwe activiteit van het gekoppelde Strava-account komt in het klassement van tochten in ${table.app.label}. Is hij lang genoeg, dan schrijft ${model.app.label} een vrolijk berichtje met de juiste afstand, dat direct op ${social.app.label} staat.`,
      `Every new activity of the connected Strava account joins the ranking of rides in ${table.app.label}. If it is long enough ${model.app.label} writes a cheerful post with the right distance that is on ${social.app.label} at once.`,
    ),
    benefit: both(
      'De clubpagina leeft zonder dat iemand schrijft.',
      'The club page is alive without anyone writing.',
    ),
    uses: [
      [strava, both('meldt nieuwe activiteiten', 'reports new activities')],
      [table, both('bewaart de tochten', 'keeps the rides')],
      [model, both('schrijft het berichtje', 'writes the post')],
      [social, both('plaatst het', 'publishes it')],
    ],
    setup: [
      both(
        'Vraag leden of hun tochten gedeeld mogen worden.',
        'Ask members whether their rides may be shared.',
      ),
      both(
        'Koppel het Strava-account van de club: Strava meldt alleen de tochten van het account dat je koppelt.',
        'Connect the Strava account of the club: Strava only reports the rides of the account that you connect.',
      ),
    ],
    notes: [
      {
        over: ['Schrijf berichtje', 'Klopt de afstand?'],
        text: say(
          '## Alleen met de goede afstand\nStaat de gereden afstand niet in de tekst, of zwijgt het model, dan gaat een vaste zin met afstand en tijd online.',
          '## Only with the right distance\nWhere the distance is not in the text, or the model is silent, a fixed sentence with distance and time goes online.',
        ),
      },
    ],
    names: {
      'Nieuwe activiteit': 'New activity',
      Tocht: 'Ride',
      'Zet in klassement': 'Add to ranking',
      'Lang genoeg': 'Long enough',
      'Schrijf berichtje': 'Write short post',
      Taalmodel: 'Language model',
      'Klopt de afstand?': 'Is the distance right?',
      'Plaats berichtje': 'Place short post',
    },
    nodes: [
      strava.activity('Nieuwe activiteit'),
      set('Tocht', {
        naam: `={{ $json.object_data?.name ?? ${say("'Tocht'", "'Ride'")} }}`,
        soort: say(
          "={{ { Ride: 'Fietstocht', VirtualRide: 'Fietstocht', Run: 'Hardlooprondje', Walk: 'Wandeling', Hike: 'Wandeltocht', Swim: 'Zwemronde', Row: 'Roeitocht' }[$json.object_data?.type] ?? 'Tocht' }}",
          "={{ $json.object_data?.type ?? 'Ride' }}",
        ),
        km: ['number', '={{ Math.round((Number($json.object_data?.distance) || 0) / 100) / 10 }}'],
        minuten: ['number', '={{ Math.round((Number($json.object_data?.moving_time) || 0) / 60) }}'],
      }),
      table.append('Zet in klassement', say('Klassement', 'Ranking'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        [say('Tocht', 'Ride')]: '={{ $json.naam }}',
        [say('Soort', 'Kind')]: '={{ $json.soort }}',
        [say('Kilometers', 'Kilometres')]: '={{ $json.km }}',
      }),
      keep('Lang genoeg', [['={{ $json.km }}', '>=', `={{ ${RIDE_KM} }}`]]),
      withErrorBranch(
        ask(
          'Schrijf berichtje',
          say(
            `Je schrijft voor een sportclub: Nederlands, hoogstens ${Math.min(social.longest - 10, 260)} tekens, vrolijk, noem afstand en tijd. Neem geen naam van een persoon over, ook niet uit de titel van de tocht. Geef alleen de tekst.`,
            `You write for a sports club: in English, at most ${Math.min(social.longest - 10, 260)} characters, cheerful, name distance and time. Take over no name of a person, not even from the title of the ride. Give only the text.`,
          ),
          say(
            '={{ $json.soort }} "{{ $json.naam }}": {{ $json.km }} km in {{ $json.minuten }} minuten.',
            '={{ $json.soort }} "{{ $json.naam }}": {{ $json.km }} km in {{ $json.minuten }} minutes.',
          ),
        ),
      ),
      codeEach(
        'Klopt de afstand?',
        `
const { soort, km, minuten } = $('Tocht').item.json;
const lees = ${say("String(km).replace('.', ',')", 'String(km)')};
const tekst = String($json.text ?? '').trim();
const klopt = tekst.replaceAll(',', '.').includes(String(km)) && tekst.length <= ${Math.min(social.longest - 10, 260)};
return { json: { text: klopt ? tekst : soort + ${say("' van '", "' of '")} + lees + ' km in ' + minuten + ${say("' minuten. Wie gaat de volgende keer mee?'", "' minutes. Who joins next time?'")} } };`,
      ),
      model.attach('Taalmodel', 'Schrijf berichtje'),
      social.post('Plaats berichtje', '={{ $json.text }}'),
    ],
    flow: [
      'Nieuwe activiteit > Tocht > Zet in klassement',
      'Tocht > Lang genoeg > Schrijf berichtje > Klopt de afstand? > Plaats berichtje',
      'Schrijf berichtje #1 > Klopt de afstand?',
    ],
  }),
});

export const reviewMood = recipe({
  id: 'review-tone-routing',
  category: 'social',
  tags: ['google reviews', 'sentiment', 'terugbellen'],
  saves: {
    minutes: 6,
    nl: 'Iemand leest elke review om te bepalen of bellen nodig is.',
    en: 'Someone reads each review to see whether a call is needed.',
  },
  variants: combine(
    { task: taskApps, chat: chats, table: tables, social: businessSocials },
    {
      take: 10,
      unless: ({ social }) => social.app.key === 'googlebusiness',
      apart: ['task', 'chat', 'social'],
    },
  ),
  build: ({ task, chat, table, social }) => {
    const { nodes, path, ref: review } = starts(newGoogleReview, 'Review geplaatst', 'Review');
    return {
      name: both(
        `Google-reviews op toon verdelen: ${task.app.label}, ${social.app.label} en ${chat.app.label}`,
        `Sort Google reviews by tone: ${task.app.label}, ${social.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Google Cloud Natural Language meet de toon van elke review. Boze klanten krijgen een belafspraak in ${task.app.label}, lof wordt een bericht op ${social.app.label} en verborgen kritiek bij veel sterren komt in ${chat.app.label}.`,
        `Google Cloud Natural Language measures the tone of every review. Angry customers get a call in ${task.app.label}, praise becomes a ${social.app.label} post and criticism hidden behind many stars goes to ${chat.app.label}.`,
      ),
      benefit: both(
        'Je mist geen kritiek die achter vijf sterren schuilt.',
        'You miss no criticism hidden behind five stars.',
      ),
      uses: [
        [newGoogleReview, both('meldt de reviews', 'reports the reviews')],
        [googleLanguage, both('meet de toon', 'measures the tone')],
        [task, both('zet de belafspraak klaar', 'holds the call')],
        [social, both('deelt de lof', 'shares the praise')],
        [chat, both('meldt verborgen kritiek', 'reports hidden criticism')],
        [table, both('bewaart de meting', 'keeps the measurement')],
      ],
      setup: [
        both(
          'Verander de grenzen in "Wat voor review?" als er te veel of te weinig doorkomt.',
          'Change the limits in "Wat voor review?" if too much or too little passes.',
        ),
        both(
          'De lof gaat zonder naam en zonder akkoord online: haal "Deel de lof" weg als je dat niet wilt.',
          'Praise goes online without a name and without approval: remove "Deel de lof" if you do not want that.',
        ),
      ],
      names: {
        'Review geplaatst': 'Review posted',
        Review: 'Review',
        'Staat er tekst?': 'Is there text?',
        'Meet de toon': 'Measure the tone',
        'Wat voor review?': 'What kind of review?',
        'Bewaar meting': 'Keep measurement',
        'Bel deze klant': 'Call this customer',
        'Meld verborgen kritiek': 'Report hidden criticism',
        'Meld review zonder meting': 'Report review without a measurement',
        'Deel de lof': 'Share the praise',
      },
      nodes: [
        ...nodes,
        when('Staat er tekst?', [[only(review.text), 'filled']]),
        withErrorBranch(googleLanguage.mood('Meet de toon', only(review.text))),
        chat.post(
          'Meld review zonder meting',
          say(
            t`De toon van deze review kon niet worden gemeten, lees hem zelf: ${review.name}, ${review.score} sterren: ${review.text}`,
            t`The tone of this review could not be measured, please read it yourself: ${review.name}, ${review.score} stars: ${review.text}`,
          ),
        ),
        choose('Wat voor review?', [
          [say('boos', 'angry'), ['={{ $json.documentSentiment.score }}', '<', -0.3]],
          [
            say('verborgen kritiek', 'hidden criticism'),
            ['={{ $json.documentSentiment.score }}', '<', 0.1],
            [only(review.score), '>=', 4],
          ],
          [
            say('lof', 'praise'),
            ['={{ $json.documentSentiment.score }}', '>', 0.5],
            [only(review.score), '>=', 5],
          ],
        ]),
        table.append('Bewaar meting', say('Toon', 'Tone'), {
          [say('Datum', 'Date')]: only(review.at),
          [say('Naam', 'Name')]: only(review.name),
          [say('Sterren', 'Stars')]: only(review.score),
          [say('Toon', 'Tone')]: '={{ $json.documentSentiment.score }}',
        }),
        task.create('Bel deze klant', {
          title: say(t`Bel ${review.name} over review`, t`Call ${review.name} about review`),
          description: say(
            t`${review.score} sterren: ${review.text}`,
            t`${review.score} stars: ${review.text}`,
          ),
          due: "={{ $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
        }),
        chat.post(
          'Meld verborgen kritiek',
          say(
            t`${review.name} gaf ${review.score} sterren maar schrijft: ${review.text}`,
            t`${review.name} gave ${review.score} stars but writes: ${review.text}`,
          ),
        ),
        social.post(
          'Deel de lof',
          say(
            t`Een klant schreef op Google: "{{ $('Review').item.json.text.slice(0, 180) }}"\n\nDank je wel!`,
            t`A customer wrote on Google: "{{ $('Review').item.json.text.slice(0, 180) }}"\n\nThank you!`,
          ),
        ),
      ],
      flow: [
        `${path} > Staat er tekst? > Meet de toon > Wat voor review? > Bel deze klant`,
        'Meet de toon > Bewaar meting',
        'Meet de toon #1 > Meld review zonder meting',
        'Wat voor review? #1 > Meld verborgen kritiek',
        'Wat voor review? #2 > Deel de lof',
      ],
    };
  },
});
