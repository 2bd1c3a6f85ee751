import { chats } from '../../apps/chats.js';
import { crmsWithOpenDeals } from '../../apps/crms.js';
import { fileStores } from '../../apps/file-stores.js';
import { helpdesks, listedDesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import { about, mailOf } from '../../apps/values.js';
import {
  both,
  byHand,
  code,
  combine,
  everyWeek,
  only,
  openForm,
  promise,
  reads,
  recipe,
  say,
  set,
  spares,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

const STAGES = about(
  'stage-names',
  ['Namen van fases', 'Names of stages'],
  [
    'Geeft je CRM een fase als nummer of code, zet die hier als code=naam, met komma’s. Een fase die er niet bij staat, houdt haar code.',
    'Where your CRM gives a stage as a number or code, put it here as code=name, with commas. A stage that is not among them keeps its code.',
  ],
  ['1=Contact gelegd, 2=Offerte verstuurd', '1=Contacted, 2=Offer sent'],
);

export const pijplijnstand = recipe({
  id: 'pipeline-total',
  category: 'customer',
  tags: ['deals', 'pijplijn', 'weekbericht'],
  saves: spares(
    15,
    'Iemand telt vrijdag de pijplijn op voor het weekbericht.',
    'Someone adds up the pipeline on Friday for the weekly message.',
  ),
  variants: combine(
    {
      crm: crmsWithOpenDeals,
      chat: chats,
    },
    {
      take: 7,
    },
  ),
  build: ({ crm, chat }) => {
    const { nodes, path } = reads(crm.openDeals, 'Lopende deals', 'Deal');
    return {
      name: both(
        `Wekelijkse stand van de ${crm.app.label}-pijplijn in ${chat.app.label}`,
        `Weekly ${crm.app.label} pipeline total in ${chat.app.label}`,
      ),
      description: both(
        `Telt elke vrijdagmiddag ${crm.openDeals.what.nl} per fase op en plaatst aantallen, bedragen, het verschil met vorige week en de grootste deal in ${chat.app.label}.`,
        `Adds up ${crm.openDeals.what.en} per stage every Friday afternoon and posts counts, amounts, the change since last week and the largest deal in ${chat.app.label}.`,
      ),
      benefit: both(
        'Het team ziet elke week waar de omzet vandaan komt.',
        'The team sees every week where revenue will come from.',
      ),
      uses: [
        [crm, both('geeft de lopende deals', 'gives the running deals')],
        [chat, both('krijgt de stand', 'gets the totals')],
      ],
      setup: [
        both(
          'Verplaats "Vrijdag vier uur" naar jullie eigen weekmoment.',
          'Move "Vrijdag vier uur" to your own moment of the week.',
        ),
      ],
      names: {
        'Vrijdag vier uur': "Friday four o'clock",
        'Lopende deals': 'Current deals',
        Deal: 'Deal',
        'Tel per fase': 'Count per stage',
        'Plaats de stand': 'Post the total',
      },
      nodes: [
        everyWeek('Vrijdag vier uur', [5], 16),
        ...nodes,
        code(
          'Tel per fase',
          `
const namen = new Map('${STAGES}'.split(',').map((een) => een.split('=').map((deel) => deel.trim())).filter((een) => een.length === 2));
const fases = {};
const deals = $input.all().map((item) => item.json).filter((een) => een.id);
for (const deal of deals) {
  const fase = namen.get(String(deal.stage)) ?? String(deal.stage || '${say('zonder fase', 'without a stage')}');
  fases[fase] ??= { aantal: 0, bedrag: 0 };
  fases[fase].aantal++;
  fases[fase].bedrag += Number(deal.amount) || 0;
}
const euro = (n) => n.toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const grootste = [...deals].sort((a, b) => (Number(b.amount) || 0) - (Number(a.amount) || 0))[0];
const regels = Object.entries(fases).map(([fase, f]) => '- ' + fase + ': ' + f.aantal + ' deals, ' + euro(f.bedrag));
const totaal = deals.reduce((s, d) => s + (Number(d.amount) || 0), 0);
const geheugen = $getWorkflowStaticData('global');
const vorige = geheugen.totaal;
geheugen.totaal = totaal;
const verschil = typeof vorige !== 'number' ? '' : vorige === totaal ? ' (${say('gelijk aan vorige week', 'as last week')})' : ' (' + euro(Math.abs(totaal - vorige)) + (totaal > vorige ? ' ${say('meer dan vorige week', 'more than last week')})' : ' ${say('minder dan vorige week', 'less than last week')})');
return [{ json: { tekst: regels.join('\\n'), totaal: euro(totaal) + verschil, grootste: grootste ? grootste.title + ' (' + euro(Number(grootste.amount) || 0) + ') ' + (grootste.link ?? '') : ${say("'geen'", "'none'")} } }];`,
        ),
        chat.post(
          'Plaats de stand',
          say(
            '=Pijplijn deze week: {{ $json.totaal }}\n{{ $json.tekst }}\nGrootste: {{ $json.grootste }}',
            '=Pipeline this week: {{ $json.totaal }}\n{{ $json.tekst }}\nLargest: {{ $json.grootste }}',
          ),
        ),
      ],
      flow: [`Vrijdag vier uur > ${path} > Tel per fase > Plaats de stand`],
    };
  },
});
export const ticketsBewaren = recipe({
  id: 'export-open-tickets',
  category: 'customer',
  tags: ['export', 'tickets', 'back-up'],
  saves: spares(
    15,
    'Iemand exporteert de tickets met de hand naar een spreadsheet.',
    'Someone exports the tickets to a spreadsheet by hand.',
  ),
  variants: combine(
    {
      desk: listedDesks,
      store: fileStores,
    },
    {
      take: 6,
    },
  ),
  build: ({ desk, store }) => {
    const { nodes, path, ref: k } = reads(desk.openTickets, 'Haal tickets op', 'Ticket');
    return {
      name: both(
        `Open ${desk.app.label}-tickets als Excel-bestand in ${store.app.label} zetten`,
        `Save open ${desk.app.label} tickets as an Excel file in ${store.app.label}`,
      ),
      description: both(
        `Maakt elke maandag, en met een klik wanneer je wilt, een Excel-bestand van ${desk.openTickets.what.nl}, met klant, onderwerp, openingsdag en link, en bewaart het in ${store.app.label} voor overleg.`,
        `Makes an Excel file of ${desk.openTickets.what.en} every Monday and with a click whenever you like, with customer, subject, opening day and link, and stores it in ${store.app.label} for a meeting.`,
      ),
      benefit: both(
        'Voor elk overleg ligt er een actuele lijst.',
        'There is a current list for every meeting.',
      ),
      uses: [
        [desk, both('geeft de tickets', 'gives the tickets')],
        [store, both('bewaart het bestand', 'keeps the file')],
      ],
      setup: [
        both(
          'Haal in "Regel voor het bestand" kolommen weg die niet mee mogen, en bewaar het bestand niet langer dan nodig: er staan klantgegevens in.',
          'In "Regel voor het bestand" take out columns that must not go along, and keep the file no longer than needed: it holds customer data.',
        ),
      ],
      names: {
        'Klik om te maken': 'Click to make it',
        'Elke maandag om 8 uur': 'Every Monday at 8',
        'Haal tickets op': 'Fetch tickets',
        Ticket: 'Ticket',
        'Regel voor het bestand': 'Row for the file',
        'Maak er Excel van': 'Make it Excel',
        'Bewaar het bestand': 'Store the file',
      },
      nodes: [
        byHand('Klik om te maken'),
        everyWeek('Elke maandag om 8 uur', [1], 8),
        ...nodes,
        set('Regel voor het bestand', {
          [say('Nummer', 'Number')]: only(k.id),
          [say('Onderwerp', 'Subject')]: only(k.subject),
          [say('Klant', 'Customer')]: only(k.name),
          [say('E-mail', 'Email')]: only(k.email),
          [say('Open sinds', 'Open since')]:
            `={{ String(${desk.openedAt.replace('$json', "$('Ticket').item.json")} ?? '').slice(0, 10) }}`,
          Link: only(k.link),
        }),
        writeFile('Maak er Excel van', 'xlsx', '=tickets-{{ $now.toISODate() }}.xlsx'),
        store.upload('Bewaar het bestand', '=tickets-{{ $now.toISODate() }}.xlsx'),
      ],
      flow: [
        `Klik om te maken > ${path} > Regel voor het bestand > Maak er Excel van > Bewaar het bestand`,
        'Elke maandag om 8 uur > Haal tickets op',
      ],
    };
  },
});
/** What somebody typed, in a mail: without tags, links and more than a mail needs, as anybody may fill in the form. */
const s = (field: string) =>
  `{{ String($('Serviceformulier').item.json.${field} ?? '').replace(/[<>&]|https?:\\S*|www\\.\\S*/gi, ' ').slice(0, 500) }}`;

export const serviceverzoek = recipe({
  id: 'service-form',
  category: 'customer',
  tags: ['formulier', 'service', 'tickets'],
  saves: spares(
    5,
    'Een telefoontje wordt op papier genoteerd en later ingevoerd.',
    'A phone call is written on paper and entered later.',
  ),
  variants: combine(
    {
      desk: helpdesks,
      mailer: mailers,
    },
    {
      take: 8,
    },
  ),
  build: ({ desk, mailer }) => ({
    name: both(
      `Serviceformulier dat een ticket in ${desk.app.label} maakt en bevestigt via ${mailer.app.label}`,
      `Service form that files a ${desk.app.label} ticket and confirms by ${mailer.app.label}`,
    ),
    description: both(
      `Klanten vullen op je site in wat er kapot is en wanneer iemand mag komen. Het ticket staat direct in ${desk.app.label} en de klant krijgt via ${mailer.app.label} een bevestiging met zijn eigen tekst.`,
      `Customers tell you on your site what is broken and when someone may come. The ticket is in ${desk.app.label} at once and the customer gets a confirmation through ${mailer.app.label} with their own words.`,
    ),
    benefit: both(
      'Alle gegevens voor de monteur staan in het ticket.',
      'Everything the engineer needs is in the ticket.',
    ),
    uses: [
      [desk, both('krijgt het serviceticket', 'gets the service ticket')],
      [mailer, both('bevestigt aan de klant', 'confirms to the customer')],
    ],
    setup: [
      both(
        'Pas de vragen van het formulier aan jullie producten aan.',
        'Adapt the questions of the form to your products.',
      ),
    ],
    names: {
      Serviceformulier: 'Service form',
      'Maak serviceticket': 'Create service ticket',
      'Mail verzoek zonder ticket': 'Mail a request without a ticket',
      'Bevestig het verzoek': 'Confirm the request',
    },
    promises: [promise('answer', 'Maak serviceticket', 'Mail verzoek zonder ticket')],
    nodes: [
      openForm(
        'Serviceformulier',
        say('Iets kapot?', 'Something broken?'),
        say(
          'Vertel wat er aan de hand is, dan plannen we iemand in.',
          'Tell us what is wrong and we will plan someone in.',
        ),
        [
          ['naam', say('Je naam', 'Your name')],
          ['email', say('E-mailadres', 'Email address'), 'email'],
          ['telefoon', say('Telefoonnummer', 'Telephone number')],
          ['adres', say('Adres', 'Address')],
          ['product', say('Welk product?', 'Which product?')],
          ['probleem', say('Wat is er aan de hand?', 'What is wrong?'), 'textarea'],
          ['moment?', say('Wanneer kan er iemand komen?', 'When can someone come?')],
        ],
      ),
      withErrorBranch(
        desk.create('Maak serviceticket', {
          subject: say(
            '=Service: {{ $json.product }} bij {{ $json.naam }}',
            '=Service: {{ $json.product }} for {{ $json.naam }}',
          ),
          text: say(
            "={{ $json.probleem }}\n\nTelefoon: {{ $json.telefoon }}\nAdres: {{ $json.adres }}\nMoment: {{ $json.moment || 'in overleg' }}",
            "={{ $json.probleem }}\n\nTelephone: {{ $json.telefoon }}\nAddress: {{ $json.adres }}\nMoment: {{ $json.moment || 'to be agreed' }}",
          ),
          email: '={{ $json.email }}',
          name: '={{ $json.naam }}',
        }),
      ),
      mailer.send(
        'Mail verzoek zonder ticket',
        mailOf.support,
        say(
          "=Serviceverzoek zonder ticket: {{ $('Serviceformulier').item.json.naam }}",
          "=Service request without a ticket: {{ $('Serviceformulier').item.json.naam }}",
        ),
        say(
          `=<p>Dit verzoek kwam niet in ${desk.app.label}; maak het ticket zelf en bel de klant.</p><p>${s('naam')}, ${s('telefoon')}, ${s('email')}<br>${s('adres')}<br>${s('product')}: ${s('probleem')}</p>`,
          `=<p>This request did not get into ${desk.app.label}; create the ticket yourself and call the customer.</p><p>${s('naam')}, ${s('telefoon')}, ${s('email')}<br>${s('adres')}<br>${s('product')}: ${s('probleem')}</p>`,
        ),
      ),
      mailer.send(
        'Bevestig het verzoek',
        "={{ $('Serviceformulier').item.json.email }}",
        say('=We hebben je serviceverzoek ontvangen', '=We have received your service request'),
        say(
          `=<p>Hallo ${s('naam')},</p><p>Je schreef over ${s('product')}: ${s('probleem')}</p><p>We bellen je op ${s('telefoon')} om een moment af te spreken.</p>`,
          `=<p>Hello ${s('naam')},</p><p>You wrote about ${s('product')}: ${s('probleem')}</p><p>We will call you at ${s('telefoon')} to agree on a moment.</p>`,
        ),
      ),
    ],
    flow: [
      'Serviceformulier > Maak serviceticket > Bevestig het verzoek',
      'Maak serviceticket #1 > Mail verzoek zonder ticket > Bevestig het verzoek',
    ],
  }),
});
