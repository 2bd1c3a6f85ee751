import { chats } from '../../apps/chats.js';
import { mainModels } from '../../apps/models.js';
import { businessSocials, socials } from '../../apps/socials.js';
import { fullTables } from '../../apps/tables.js';
import { ask, both, choose, combine, everyDay, form, recipe, set, withErrorBranch } from '../../kit/index.js';

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
        'Give the tab Evenementen the columns Titel, Datum, Plaats, Verhaal and Link.',
      ),
    ],
    notes: [
      {
        over: ['Evenementformulier', 'Zet in agenda'],
        text: '## Aanmelden\nDe titel is de sleutel: nog eens insturen werkt het evenement bij.',
      },
      {
        over: ['Wanneer is het?', 'Toon morgen'],
        text: '## Drie momenten\nElk moment heeft een eigen toon: nieuwsgierig maken, overtuigen, laatste oproep.',
      },
    ],
    nodes: [
      form('Evenementformulier', 'Nieuw evenement', 'Wij kondigen het drie keer aan.', [
        ['title', 'Titel'],
        ['date', 'Datum', 'date'],
        ['place', 'Plaats'],
        ['story', 'Waarom moet je erbij zijn?', 'textarea'],
        ['link', 'Aanmeldlink'],
      ]),
      table.upsert('Zet in agenda', 'Evenementen', 'Titel', {
        Titel: '={{ $json.title }}',
        Datum: '={{ $json.date }}',
        Plaats: '={{ $json.place }}',
        Verhaal: '={{ $json.story }}',
        Link: '={{ $json.link }}',
      }),
      chat.post(
        'Meld nieuw evenement',
        "={{ $('Evenementformulier').item.json.title }} staat in de agenda en wordt drie keer aangekondigd.",
      ),
      everyDay('Elke ochtend om tien', 10),
      table.rows('Lees agenda', 'Evenementen'),
      set('Evenement', {
        titel: `={{ ${table.cell('Titel')} }}`,
        plaats: `={{ ${table.cell('Plaats')} }}`,
        verhaal: `={{ ${table.cell('Verhaal')} }}`,
        link: `={{ ${table.cell('Link')} }}`,
        dagen: [
          'number',
          `={{ Math.ceil(DateTime.fromISO(String(${table.cell('Datum')}).slice(0, 10)).diff($now.startOf('day'), 'days').days) }}`,
        ],
      }),
      choose('Wanneer is het?', [
        ['over een maand', ['={{ $json.dagen }}', '=', 30]],
        ['over een week', ['={{ $json.dagen }}', '=', 7]],
        ['morgen', ['={{ $json.dagen }}', '=', 1]],
      ]),
      set('Toon maand', { toon: 'Maak nieuwsgierig; nog niet verkopen.' }, true),
      set('Toon week', { toon: 'Overtuig met één concreet voordeel.' }, true),
      set('Toon morgen', { toon: 'Laatste oproep, kort en hartelijk.' }, true),
      ask(
        'Schrijf aankondiging',
        `Je kondigt een evenement aan in het Nederlands, hoogstens ${Math.min(one.longest, two.longest, 800) - 60} tekens, zonder link. Noem plaats en wanneer. Verzin geen sprekers. Geef alleen de tekst.`,
        '={{ $json.toon }}\nEvenement: {{ $json.titel }} in {{ $json.plaats }}, over {{ $json.dagen }} dag(en). {{ $json.verhaal }}',
      ),
      model.attach('Taalmodel', 'Schrijf aankondiging'),
      withErrorBranch(
        one.post(`Plaats op ${one.app.label}`, "={{ $json.text }}\n\n{{ $('Evenement').item.json.link }}"),
      ),
      withErrorBranch(
        two.post(
          `Plaats op ${two.app.label}`,
          "={{ $('Schrijf aankondiging').item.json.text }}\n\n{{ $('Evenement').item.json.link }}",
        ),
      ),
      chat.post(
        'Meld geplaatst',
        "=Aankondiging geplaatst voor {{ $('Evenement').item.json.titel }} (nog {{ $('Evenement').item.json.dagen }} dagen).",
      ),
      chat.post(
        'Meld misser',
        "=Aankondiging van {{ $('Evenement').item.json.titel }} kon niet overal geplaatst worden.",
      ),
    ],
    flow: [
      'Evenementformulier > Zet in agenda > Meld nieuw evenement',
      `Elke ochtend om tien > Lees agenda > Evenement > Wanneer is het? > Toon maand > Schrijf aankondiging > Plaats op ${one.app.label} > Plaats op ${two.app.label} > Meld geplaatst`,
      'Wanneer is het? #1 > Toon week > Schrijf aankondiging',
      'Wanneer is het? #2 > Toon morgen > Schrijf aankondiging',
      `Plaats op ${one.app.label} #1 > Meld misser`,
      `Plaats op ${two.app.label} #1 > Meld misser`,
    ],
  }),
});
