import { chats } from '../../apps/chats.js';
import { mainModels } from '../../apps/models.js';
import { businessSocials, socials } from '../../apps/socials.js';
import { fullTables } from '../../apps/tables.js';
import {
  ask,
  both,
  choose,
  codeEach,
  combine,
  dayOf,
  everyDay,
  form,
  recipe,
  say,
  set,
  withErrorBranch,
} from '../../kit/index.js';

export const countdown = recipe({
  id: 'event-countdown-posts',
  category: 'social',
  tags: ['evenement', 'aftellen', 'inplannen'],
  saves: {
    minutes: 35,
    nl: 'Iemand plant voor elk evenement zelf de aankondigingen in.',
    en: 'Someone plans the announcements for every event by hand.',
  },
  variants: combine(
    { table: fullTables, model: mainModels, one: businessSocials, two: socials, chat: chats },
    { take: 11, apart: ['table', 'one', 'two'] },
  ),
  build: ({ table, model, one, two, chat }) => ({
    name: both(
      `Aftellen naar je evenement op ${one.app.label} en ${two.app.label} vanuit ${table.app.label}`,
      `Count down to your event on ${one.app.label} and ${two.app.label} from ${table.app.label}`,
    ),
    description: both(
      `Meld een evenement aan met een formulier en het staat in ${table.app.label}. Dertig, zeven en één dag vooraf schrijft ${model.app.label} een nieuw bericht voor ${one.app.label} en ${two.app.label}; missers komen in ${chat.app.label}.`,
      `Enter an event in a form and it is in ${table.app.label}. Thirty, seven and one day ahead ${model.app.label} writes a fresh post for ${one.app.label} and ${two.app.label}; failures show up in ${chat.app.label}.`,
    ),
    benefit: both(
      'Elk evenement krijgt vanzelf drie aankondigingen.',
      'Every event gets three announcements by itself.',
    ),
    uses: [
      [table, both('bevat de evenementen', 'holds the events')],
      [model, both('schrijft de aankondigingen', 'writes the announcements')],
      [one, both('plaatst de aankondiging', 'publishes the announcement')],
      [two, both('plaatst de aankondiging', 'publishes the announcement')],
      [chat, both('meldt missers en nieuwe evenementen', 'reports failures and new events')],
    ],
    setup: [
      both(
        'Geef het tabblad Evenementen de kolommen Titel, Datum, Plaats, Verhaal en Link.',
        'Give the tab Events the columns Title, Date, Place, Story and Link.',
      ),
    ],
    notes: [
      {
        over: ['Evenementformulier', 'Zet in agenda'],
        text: say(
          '## Aanmelden\nDe titel is de sleutel: nog eens insturen werkt het evenement bij.',
          '## Entering\nThe title is the key: sending it in again updates the event.',
        ),
      },
      {
        over: ['Schrijf aankondiging', 'Kies de tekst'],
        text: say(
          '## Geen verzonnen cijfers\nStaat er een getal in de tekst dat je niet zelf invulde, of zwijgt het model, dan gaat een vaste tekst met titel, plaats en jouw verhaal online.',
          '## No invented figures\nWhere the text has a number that you did not fill in, or the model is silent, a fixed text with title, place and your story goes online.',
        ),
      },
      {
        over: ['Wanneer is het?', 'Toon morgen'],
        text: say(
          '## Drie momenten\nElk moment heeft een eigen toon: nieuwsgierig maken, overtuigen, laatste oproep.',
          '## Three moments\nEach moment has a tone of its own: make curious, convince, last call.',
        ),
      },
    ],
    names: {
      Evenementformulier: 'Event form',
      'Zet in agenda': 'Add to calendar',
      'Meld nieuw evenement': 'Announce new event',
      'Elke ochtend om tien': 'Every morning at ten',
      'Lees agenda': 'Read calendar',
      Evenement: 'Event',
      'Wanneer is het?': 'When is it?',
      'Toon maand': 'Tone month',
      'Toon week': 'Tone week',
      'Toon morgen': 'Tone tomorrow',
      'Schrijf aankondiging': 'Write announcement',
      'Kies de tekst': 'Choose the text',
      Taalmodel: 'Language model',
      'Meld geplaatst': 'Report as posted',
      'Meld misser': 'Report a miss',
      [`Plaats op ${one.app.label}`]: `Post on ${one.app.label}`,
      [`Plaats op ${two.app.label}`]: `Post on ${two.app.label}`,
    },
    nodes: [
      form(
        'Evenementformulier',
        say('Nieuw evenement', 'New event'),
        say(
          'Wij kondigen het een maand, een week en een dag vooraf aan.',
          'We announce it a month, a week and a day ahead.',
        ),
        [
          ['title', say('Titel', 'Title')],
          ['date', say('Datum', 'Date'), 'date'],
          ['place', say('Plaats', 'Place')],
          ['story', say('Waarom moet je erbij zijn?', 'Why should people be there?'), 'textarea'],
          ['link', say('Aanmeldlink', 'Sign-up link')],
        ],
      ),
      table.upsert('Zet in agenda', say('Evenementen', 'Events'), say('Titel', 'Title'), {
        [say('Titel', 'Title')]: '={{ $json.title }}',
        [say('Datum', 'Date')]: '={{ $json.date }}',
        [say('Plaats', 'Place')]: '={{ $json.place }}',
        [say('Verhaal', 'Story')]: '={{ $json.story }}',
        Link: '={{ $json.link }}',
      }),
      chat.post(
        'Meld nieuw evenement',
        say(
          "={{ $('Evenementformulier').item.json.title }} staat in de agenda en wordt een maand, een week en een dag vooraf aangekondigd, voor zover dat nog kan.",
          "={{ $('Evenementformulier').item.json.title }} is in the calendar and will be announced a month, a week and a day ahead, as far as there is time.",
        ),
      ),
      everyDay('Elke ochtend om tien', 10),
      table.rows('Lees agenda', say('Evenementen', 'Events')),
      set('Evenement', {
        titel: `={{ ${table.cell(say('Titel', 'Title'))} }}`,
        plaats: `={{ ${table.cell(say('Plaats', 'Place'))} }}`,
        verhaal: `={{ ${table.cell(say('Verhaal', 'Story'))} }}`,
        link: `={{ ${table.cell('Link')} }}`,
        wanneer: `={{ ((dag) => (dag.isValid ? dag.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') : ''))(${dayOf(`String(${table.cell(say('Datum', 'Date'))} ?? '').trim().slice(0, 10)`)}) }}`,
        dagen: [
          'number',
          `={{ Math.ceil(${dayOf(`String(${table.cell(say('Datum', 'Date'))} ?? '').trim().slice(0, 10)`)}.diff($now.startOf('day'), 'days').days) || 0 }}`,
        ],
      }),
      choose('Wanneer is het?', [
        [say('over een maand', 'in a month'), ['={{ $json.dagen }}', '=', 30]],
        [say('over een week', 'in a week'), ['={{ $json.dagen }}', '=', 7]],
        [say('morgen', 'tomorrow'), ['={{ $json.dagen }}', '=', 1]],
      ]),
      set(
        'Toon maand',
        { toon: say('Maak nieuwsgierig; nog niet verkopen.', 'Make curious; do not sell yet.') },
        true,
      ),
      set(
        'Toon week',
        { toon: say('Overtuig met één concreet voordeel.', 'Convince with one concrete benefit.') },
        true,
      ),
      set(
        'Toon morgen',
        { toon: say('Laatste oproep, kort en hartelijk.', 'Last call, short and warm.') },
        true,
      ),
      withErrorBranch(
        ask(
          'Schrijf aankondiging',
          say(
            `Je kondigt een evenement aan in het Nederlands, hoogstens ${Math.min(one.longest, two.longest, 800) - 60} tekens, zonder link. Noem plaats en wanneer. Verzin geen sprekers. Geef alleen de tekst.`,
            `You announce an event in English, at most ${Math.min(one.longest, two.longest, 800) - 60} characters, without a link. Name place and time. Invent no speakers. Give only the text.`,
          ),
          say(
            '={{ $json.toon }}\nEvenement: {{ $json.titel }} in {{ $json.plaats }}, op {{ $json.wanneer }} (over {{ $json.dagen }} dag(en)). {{ $json.verhaal }}',
            '={{ $json.toon }}\nEvent: {{ $json.titel }} in {{ $json.plaats }}, on {{ $json.wanneer }} (in {{ $json.dagen }} day(s)). {{ $json.verhaal }}',
          ),
        ),
      ),
      model.attach('Taalmodel', 'Schrijf aankondiging'),
      codeEach(
        'Kies de tekst',
        `
const e = $('Evenement').item.json;
const kop = e.wanneer.charAt(0).toUpperCase() + e.wanneer.slice(1);
const vast = [kop + ': ' + e.titel + (e.plaats ? ${say("' in '", "' in '")} + e.plaats : '') + '.', String(e.verhaal ?? '')].join(' ').trim().slice(0, ${Math.min(one.longest, two.longest, 800) - 60});
const bron = [e.titel, e.plaats, e.verhaal, e.dagen, e.wanneer].join(' ').match(/\\d+/g) ?? [];
const tekst = String($json.text ?? '').trim();
const verzonnen = (tekst.match(/\\d+/g) ?? []).some((getal) => !bron.includes(getal));
return { json: { text: tekst && !verzonnen ? tekst : vast } };`,
      ),
      withErrorBranch(
        one.post(`Plaats op ${one.app.label}`, "={{ $json.text }}\n\n{{ $('Evenement').item.json.link }}"),
      ),
      withErrorBranch(
        two.post(
          `Plaats op ${two.app.label}`,
          "={{ $('Kies de tekst').item.json.text }}\n\n{{ $('Evenement').item.json.link }}",
        ),
      ),
      chat.post(
        'Meld geplaatst',
        say(
          "=Aankondiging geplaatst voor {{ $('Evenement').item.json.titel }} (nog {{ $('Evenement').item.json.dagen }} dagen).",
          "=Announcement posted for {{ $('Evenement').item.json.titel }} ({{ $('Evenement').item.json.dagen }} days to go).",
        ),
      ),
      chat.post(
        'Meld misser',
        say(
          "=Aankondiging van {{ $('Evenement').item.json.titel }} kon niet overal geplaatst worden.",
          "=Announcement of {{ $('Evenement').item.json.titel }} could not be posted everywhere.",
        ),
      ),
    ],
    flow: [
      'Evenementformulier > Zet in agenda > Meld nieuw evenement',
      `Elke ochtend om tien > Lees agenda > Evenement > Wanneer is het? > Toon maand > Schrijf aankondiging > Kies de tekst > Plaats op ${one.app.label} > Plaats op ${two.app.label} > Meld geplaatst`,
      'Wanneer is het? #1 > Toon week > Schrijf aankondiging',
      'Wanneer is het? #2 > Toon morgen > Schrijf aankondiging',
      `Plaats op ${one.app.label} #1 > Meld misser`,
      `Plaats op ${one.app.label} #1 > Plaats op ${two.app.label}`,
      `Plaats op ${two.app.label} #1 > Meld misser`,
      'Schrijf aankondiging #1 > Kies de tekst',
    ],
  }),
});
