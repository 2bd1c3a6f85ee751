import { chats } from '../../apps/chats.js';
import { crmsWithOpenDeals } from '../../apps/crms.js';
import { fileStores } from '../../apps/file-stores.js';
import { helpdesks, listedDesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import {
  both,
  byHand,
  code,
  combine,
  everyWeek,
  form,
  promise,
  reads,
  recipe,
  say,
  spares,
  writeFile,
} from '../../kit/index.js';

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
        `Telt elke vrijdagmiddag ${crm.openDeals.what.nl} per fase op en plaatst aantallen, bedragen en de grootste deal in ${chat.app.label}.`,
        `Adds up ${crm.openDeals.what.en} per stage every Friday afternoon and posts counts, amounts and the largest deal in ${chat.app.label}.`,
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
const fases = {};
const deals = $input.all().map((item) => item.json);
for (const deal of deals) {
  fases[deal.stage] ??= { aantal: 0, bedrag: 0 };
  fases[deal.stage].aantal++;
  fases[deal.stage].bedrag += Number(deal.amount) || 0;
}
const euro = (n) => n.toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const grootste = [...deals].sort((a, b) => b.amount - a.amount)[0];
const regels = Object.entries(fases).map(([fase, f]) => '- ' + fase + ': ' + f.aantal + ' deals, ' + euro(f.bedrag));
return [{ json: { tekst: regels.join('\\n'), totaal: euro(deals.reduce((s, d) => s + (Number(d.amount) || 0), 0)), grootste: grootste ? grootste.title + ' (' + euro(Number(grootste.amount) || 0) + ')' : ${say("'geen'", "'none'")} } }];`,
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
    const { nodes, path } = reads(desk.openTickets, 'Haal tickets op', 'Ticket');
    return {
      name: both(
        `Open ${desk.app.label}-tickets als Excel-bestand in ${store.app.label} zetten`,
        `Save open ${desk.app.label} tickets as an Excel file in ${store.app.label}`,
      ),
      description: both(
        `Maakt met een klik een Excel-bestand van ${desk.openTickets.what.nl}, met klant, onderwerp en link, en bewaart het in ${store.app.label} voor overleg of overdracht.`,
        `Makes an Excel file of ${desk.openTickets.what.en} with one click, with customer, subject and link, and stores it in ${store.app.label} for a meeting or handover.`,
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
          'Laat in "Ticket" velden weg die niet in het bestand mogen.',
          'Leave out fields in "Ticket" that must not be in the file.',
        ),
      ],
      names: {
        'Klik om te maken': 'Click to make it',
        'Haal tickets op': 'Fetch tickets',
        Ticket: 'Ticket',
        'Maak er Excel van': 'Make it Excel',
        'Bewaar het bestand': 'Store the file',
      },
      nodes: [
        byHand('Klik om te maken'),
        ...nodes,
        writeFile('Maak er Excel van', 'xlsx', '=tickets-{{ $now.toISODate() }}.xlsx'),
        store.upload('Bewaar het bestand', '=tickets-{{ $now.toISODate() }}.xlsx'),
      ],
      flow: [`Klik om te maken > ${path} > Maak er Excel van > Bewaar het bestand`],
    };
  },
});
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
      'Bevestig de afspraak': 'Confirm the request',
    },
    promises: [promise('answer', 'Maak serviceticket')],
    nodes: [
      form(
        'Serviceformulier',
        say('Iets kapot?', 'Something broken?'),
        say(
          'Vertel wat er aan de hand is, dan plannen we iemand in.',
          'Tell us what is wrong and we will plan someone in.',
        ),
        [
          ['naam', say('Je naam', 'Your name')],
          ['email', say('E-mailadres', 'Email address'), 'email'],
          ['adres', say('Adres', 'Address')],
          ['product', say('Welk product?', 'Which product?')],
          ['probleem', say('Wat is er aan de hand?', 'What is wrong?'), 'textarea'],
          ['moment?', say('Wanneer kan er iemand komen?', 'When can someone come?')],
        ],
      ),
      desk.create('Maak serviceticket', {
        subject: say(
          '=Service: {{ $json.product }} bij {{ $json.naam }}',
          '=Service: {{ $json.product }} for {{ $json.naam }}',
        ),
        text: say(
          "={{ $json.probleem }}\n\nAdres: {{ $json.adres }}\nMoment: {{ $json.moment ?? 'in overleg' }}",
          "={{ $json.probleem }}\n\nAddress: {{ $json.adres }}\nMoment: {{ $json.moment ?? 'to be agreed' }}",
        ),
        email: '={{ $json.email }}',
        name: '={{ $json.naam }}',
      }),
      mailer.send(
        'Bevestig de afspraak',
        "={{ $('Serviceformulier').item.json.email }}",
        say('=We hebben je serviceverzoek ontvangen', '=We have received your service request'),
        say(
          "=<p>Hallo {{ $('Serviceformulier').item.json.naam }},</p><p>Je schreef: {{ $('Serviceformulier').item.json.probleem }}</p><p>We bellen je om een moment af te spreken.</p>",
          "=<p>Hello {{ $('Serviceformulier').item.json.naam }},</p><p>You wrote: {{ $('Serviceformulier').item.json.probleem }}</p><p>We will call you to agree on a moment.</p>",
        ),
      ),
    ],
    flow: ['Serviceformulier > Maak serviceticket', 'Serviceformulier > Bevestig de afspraak'],
  }),
});
