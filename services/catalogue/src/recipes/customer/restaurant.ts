import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { limitOf } from '../../apps/values.js';
import {
  AS_DAY,
  among,
  answeredWithin,
  both,
  code,
  combine,
  evenWhenEmpty,
  from,
  openForm,
  plain,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const SEATS = limitOf(
  'seats',
  ['Plaatsen per avond', 'Seats an evening'],
  ['Hoeveel gasten je op een avond kwijt kunt.', 'How many guests you can seat in an evening.'],
  80,
);

export const groupReservation = recipe({
  id: 'group-reservation-request',
  category: 'customer',
  tags: ['restaurant', 'groepsreservering', 'horeca', 'capaciteit', 'feest'],
  saves: spares(
    20,
    'De bedrijfsleider kijkt in het boek, belt de keuken en mailt een voorstel terug.',
    'The manager looks in the book, calls the kitchen and mails a proposal back.',
  ),
  variants: combine(
    {
      table: among(fullTables, 'googleSheets', 'airtable'),
      chat: among(approvalChats, 'slack', 'telegram'),
      mailer: among(mailers, 'gmail', 'outlook'),
    },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer }) => {
    const tab = say('Groepen', 'Groups');
    const number = say('Nummer', 'Number');
    const f = (field: string) => from('Groepsaanvraag', field);
    const guest = plain(f('naam'));
    const k = (field: string) => `{{ $('Kijk naar de ruimte').item.json.${field} }}`;
    return {
      name: both(
        `Groepsreservering met ruimtecheck in ${table.app.label} en akkoord van de keuken in ${chat.app.label}`,
        `Group reservation with a check of space in ${table.app.label} and the kitchen’s approval in ${chat.app.label}`,
      ),
      description: both(
        `Een gast vraagt een tafel voor een groep. De flow telt in ${table.app.label} hoeveel plaatsen er die avond nog zijn, vraagt de keuken in ${chat.app.label} en bevestigt via ${mailer.app.label}. Is het vol, dan krijgt de gast drie avonden waarop het wel kan.`,
        `A guest asks a table for a group. It counts in ${table.app.label} how many seats are left that evening, asks the kitchen in ${chat.app.label} and confirms through ${mailer.app.label}. When full, the guest gets three evenings that do fit.`,
      ),
      benefit: both(
        'Nooit een dubbele avond, en elke groep een antwoord.',
        'Never a doubly booked evening, and each group gets an answer.',
      ),
      uses: [
        [table, both('is het groepenboek', 'is the book of groups')],
        [chat, both('vraagt de keuken', 'asks the kitchen')],
        [mailer, both('antwoordt de gast', 'answers the guest')],
      ],
      setup: [
        both(
          'Maak een tabel Groepen met Nummer (uniek), Dag, Personen, Naam, E-mail, Wensen en Status.',
          'Make a table Groups with Number (unique), Day, Persons, Name, Email, Wishes and Status.',
        ),
      ],
      names: {
        Groepsaanvraag: 'Group request',
        'Haal het groepenboek': 'Fetch the book of groups',
        'Kijk naar de ruimte': 'Look at the space',
        'Is er plaats?': 'Is there space?',
        'Schrijf in optie': 'Write as an option',
        'Vraag de keuken': 'Ask the kitchen',
        'Keuken akkoord?': 'Kitchen agrees?',
        'Zet vast': 'Make it firm',
        'Bevestig de gast': 'Confirm to the guest',
        'Laat vervallen': 'Let it lapse',
        'Schrijf dat het niet lukt': 'Write that it cannot be',
        'Stuur andere avonden': 'Send other evenings',
        'Meld mislukte mail': 'Report a failed mail',
      },
      nodes: [
        openForm(
          'Groepsaanvraag',
          say('Reserveren met een groep', 'Reserve with a group'),
          say('Voor groepen vanaf negen personen.', 'For groups of nine persons and more.'),
          [
            ['naam', say('Naam', 'Name')],
            ['mail', say('E-mailadres', 'Email address'), 'email'],
            ['telefoon', say('Telefoon', 'Phone')],
            ['dag', say('Welke avond?', 'Which evening?'), 'date'],
            ['personen', say('Met hoeveel personen?', 'How many persons?'), 'number'],
            ['wensen?', say('Menu, dieet, gelegenheid', 'Menu, diet, occasion'), 'textarea'],
          ],
        ),
        evenWhenEmpty(table.rows('Haal het groepenboek', tab)),
        code(
          'Kijk naar de ruimte',
          `
${AS_DAY}
const vraag = $('Groepsaanvraag').first().json;
const plaatsen = Number('${SEATS}') || 80;
const personen = Number(vraag.personen) || 0;
const bezet = new Map();
for (const { json: $json } of $input.all()) {
  const dag = asDay(${table.cell(say('Dag', 'Day'))});
  if (!dag.isValid || String(${table.cell('Status')} ?? '') === '${say('Vervallen', 'Lapsed')}') continue;
  bezet.set(dag.toISODate(), (bezet.get(dag.toISODate()) ?? 0) + (Number(${table.cell(say('Personen', 'Persons'))}) || 0));
}
const vrij = (dag) => plaatsen - (bezet.get(dag.toISODate()) ?? 0);
const gevraagd = asDay(vraag.dag);
const kan = gevraagd.isValid && gevraagd >= $now.plus({ days: 1 }).startOf('day') && personen > 0 && vrij(gevraagd) >= personen;
const begin = gevraagd.isValid && gevraagd > $now ? gevraagd : $now;
const anders = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((dagen) => begin.plus({ days: dagen })).filter((dag) => personen > 0 && vrij(dag) >= personen).slice(0, 3).map((dag) => dag.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL'));
return [{ json: { nummer: 'G' + $now.toFormat('yyMMdd') + '-' + $execution.id, kan, dag: gevraagd.isValid ? gevraagd.toISODate() : '', leesbaar: gevraagd.isValid ? gevraagd.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') : String(vraag.dag ?? ''), vrij: gevraagd.isValid ? vrij(gevraagd) : 0, anders: anders.join(', ') || '${say('bel ons even', 'please call us')}' }, pairedItem: 0 }];`,
        ),
        when('Is er plaats?', [['={{ $json.kan }}', 'yes']]),
        table.append('Schrijf in optie', tab, {
          [number]: '={{ $json.nummer }}',
          [say('Dag', 'Day')]: '={{ $json.dag }}',
          [say('Personen', 'Persons')]: `=${f('personen')}`,
          [say('Naam', 'Name')]: `=${f('naam')}`,
          [say('E-mail', 'Email')]: `=${f('mail')}`,
          [say('Wensen', 'Wishes')]: `=${f('wensen')}`,
          Status: say('Optie', 'Option'),
        }),
        answeredWithin(
          chat.approve(
            'Vraag de keuken',
            say(
              `=Groep van ${f('personen')} op ${k('leesbaar')} (${f('naam')}, ${f('telefoon')}). Wensen: ${f('wensen')}. Vrij voor deze groep erbij komt: ${k('vrij')} plaatsen. Lukt dat?`,
              `=Group of ${f('personen')} on ${k('leesbaar')} (${f('naam')}, ${f('telefoon')}). Wishes: ${f('wensen')}. Seats left before this group: ${k('vrij')}. Can we?`,
            ),
          ),
          2,
          'days',
        ),
        when('Keuken akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Zet vast', tab, number, { [number]: `=${k('nummer')}`, Status: say('Vast', 'Firm') }),
        withErrorBranch(
          mailer.send(
            'Bevestig de gast',
            `=${f('mail')}`,
            say(`=Je tafel op ${k('leesbaar')}`, `=Your table on ${k('leesbaar')}`),
            say(
              `=<p>Beste ${guest},</p><p>We verwachten jullie op ${k('leesbaar')} met ${f('personen')} personen (nummer ${k('nummer')}). Verandert het aantal of een dieetwens? Antwoord op deze mail, uiterlijk twee dagen ervoor.</p>`,
              `=<p>Dear ${guest},</p><p>We expect you on ${k('leesbaar')} with ${f('personen')} persons (number ${k('nummer')}). Does the number or a diet change? Answer this mail, two days before at the latest.</p>`,
            ),
          ),
        ),
        table.upsert('Laat vervallen', tab, number, {
          [number]: `=${k('nummer')}`,
          Status: say('Vervallen', 'Lapsed'),
        }),
        withErrorBranch(
          mailer.send(
            'Schrijf dat het niet lukt',
            `=${f('mail')}`,
            say('Over je reservering', 'About your reservation'),
            say(
              `=<p>Beste ${guest},</p><p>Op ${k('leesbaar')} kunnen we je groep helaas niet goed bedienen. Op deze avonden is er nu plaats: ${k('anders')}. Antwoord op deze mail met je keuze.</p>`,
              `=<p>Dear ${guest},</p><p>On ${k('leesbaar')} we cannot serve your group well, sorry. These evenings have space now: ${k('anders')}. Answer this mail with your choice.</p>`,
            ),
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Stuur andere avonden',
            `=${f('mail')}`,
            say('Die avond zit vol', 'That evening is full'),
            say(
              `=<p>Beste ${guest},</p><p>Voor ${f('personen')} personen hebben we op ${k('leesbaar')} geen plaats meer. Op deze avonden wel: ${k('anders')}. Antwoord op deze mail met je keuze.</p>`,
              `=<p>Dear ${guest},</p><p>For ${f('personen')} persons we have no space left on ${k('leesbaar')}. These evenings do fit: ${k('anders')}. Answer this mail with your choice.</p>`,
            ),
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          say(
            `=De mail aan ${f('naam')} (${f('telefoon')}) over de groep van ${f('personen')} op ${k('leesbaar')} kon niet weg: bel even.`,
            `=The mail to ${f('naam')} (${f('telefoon')}) about the group of ${f('personen')} on ${k('leesbaar')} could not leave: please call.`,
          ),
        ),
      ],
      flow: [
        'Groepsaanvraag > Haal het groepenboek > Kijk naar de ruimte > Is er plaats? > Schrijf in optie > Vraag de keuken > Keuken akkoord? > Zet vast > Bevestig de gast',
        'Keuken akkoord? #1 > Laat vervallen > Schrijf dat het niet lukt',
        'Is er plaats? #1 > Stuur andere avonden',
        'Bevestig de gast #1 > Meld mislukte mail',
        'Schrijf dat het niet lukt #1 > Meld mislukte mail',
        'Stuur andere avonden #1 > Meld mislukte mail',
      ],
    };
  },
});
