import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import {
  AS_AMOUNT,
  among,
  both,
  code,
  combine,
  evenWhenEmpty,
  form,
  recipe,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');

const HOURLY_RATE = ownLimit(
  ['Uurtarief', 'Hourly rate'],
  ['In euro, zonder btw.', 'In euros, without VAT.'],
  62.5,
);

export const workOrder = recipe({
  id: 'work-order-form',
  category: 'productivity',
  tags: ['werkbon', 'monteur', 'installateur', 'uren', 'materiaal', 'formulier'],
  saves: spares(
    15,
    'De monteur levert een papieren bon in, kantoor typt uren en materiaal over en mailt de klant.',
    'The mechanic hands in a paper form, the office types hours and material over and mails the customer.',
  ),
  variants: combine(
    {
      table: among(fullTables, 'googleSheets', 'airtable'),
      mailer: among(mailers, 'gmail', 'outlook'),
      chat: pairs,
    },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const f = (field: string) => `{{ $('Werkbon').item.json.${field} }}`;
    const n = (field: string) => `{{ $('Reken de bon uit').first().json.${field} }}`;
    const c = (nl: string, en: string) => table.cell(say(nl, en));
    return {
      name: both(
        `Digitale werkbon: uren en materiaal in ${table.app.label}, bon naar de klant via ${mailer.app.label}`,
        `Digital work order: hours and material in ${table.app.label}, a copy to the customer via ${mailer.app.label}`,
      ),
      description: both(
        `De monteur vult op zijn telefoon de bon in. Hij rekent materiaal met de prijzen uit ${table.app.label} en uren met het tarief, zet alles klaar voor de factuur, mailt de klant de bon via ${mailer.app.label} en meldt vervolgwerk in ${chat.app.label}.`,
        `The mechanic fills in the form on the telephone. It prices material from ${table.app.label} and hours at the rate, puts all ready for the invoice, mails the customer the form through ${mailer.app.label} and reports follow-up work in ${chat.app.label}.`,
      ),
      benefit: both(
        'De bon is bij kantoor voor de bus weg is.',
        'The form is at the office before the car leaves.',
      ),
      uses: [
        [table, both('bevat prijzen en bonnen', 'holds prices and forms')],
        [mailer, both('mailt de bon', 'mails the form')],
        [chat, both('krijgt vervolgwerk en onbekend materiaal', 'gets follow-up work and unknown material')],
      ],
      setup: [
        both(
          'Maak een tabel Materiaalprijzen met Code en Prijs, en een tabel Werkbonnen met Bon (uniek), Dag, Monteur, Klant, Werk, Uren, Bedrag, Opmerking en Status.',
          'Make a table Material prices with Code and Price, and a table Work orders with Order (unique), Day, Mechanic, Customer, Work, Hours, Amount, Remark and Status.',
        ),
      ],
      names: {
        Werkbon: 'Work order',
        'Lees de prijzen': 'Read the prices',
        'Reken de bon uit': 'Work out the order',
        'Zet de bon klaar': 'Put the order ready',
        'Heeft de klant mail?': 'Has the customer mail?',
        'Mail de bon': 'Mail the order',
        'Vervolg of onbekend?': 'Follow-up or unknown?',
        'Meld op kantoor': 'Report at the office',
        'Meld mislukte mail': 'Report a failed mail',
      },
      nodes: [
        form(
          'Werkbon',
          say('Werkbon', 'Work order'),
          say(
            'Vul de bon in voor je weggaat en loop hem door met de klant.',
            'Fill in the order before you leave and go through it with the customer.',
          ),
          [
            ['monteur', say('Monteur', 'Mechanic')],
            ['klant', say('Klant en adres', 'Customer and address')],
            ['mail?', say('Mailadres van de klant', 'Mail address of the customer'), 'email'],
            ['werk', say('Wat is er gedaan?', 'What was done?'), 'textarea'],
            ['uren', say('Uren', 'Hours'), 'number'],
            [
              'materiaal?',
              say('Materiaal, een per regel als “2 x CODE”', 'Material, one a line as “2 x CODE”'),
              'textarea',
            ],
            [
              'akkoord',
              say('Naam van wie namens de klant akkoord gaf', 'Name of who agreed for the customer'),
            ],
            ['vervolg?', say('Wat moet er nog gebeuren?', 'What is left to do?'), 'textarea'],
          ],
        ),
        evenWhenEmpty(table.rows('Lees de prijzen', say('Materiaalprijzen', 'Material prices'))),
        code(
          'Reken de bon uit',
          `
${TO_CENT}
${AS_AMOUNT}
${SAFE_TEXT}
const bon = $('Werkbon').first().json;
const TARIEF = ${HOURLY_RATE};
const prijzen = new Map($input.all().map(({ json: $json }) => [String(${c('Code', 'Code')} ?? '').trim().toUpperCase(), getal(${c('Prijs', 'Price')})]));
const uren = Math.max(0, Number(bon.uren) || 0);
const regels = String(bon.materiaal ?? '').split('\\n').map((regel) => /^\\s*(\\d+(?:[.,]\\d+)?)\\s*[x×*]?\\s*(\\S.*?)\\s*$/.exec(regel)).filter(Boolean).map(([, aantal, code]) => ({ aantal: Number(aantal.replace(/€|[.](?=.*,)/g, '').replace(',', '.')), code: code.toUpperCase(), prijs: prijzen.get(code.toUpperCase()) }));
const onbekend = regels.filter((een) => !Number.isFinite(een.prijs)).map((een) => een.aantal + ' x ' + een.code);
const materiaal = regels.filter((een) => Number.isFinite(een.prijs)).reduce((som, een) => som + een.aantal * een.prijs, 0);
const bedrag = uren * TARIEF + materiaal;
return [{ json: { nummer: 'WB-' + $now.toFormat('yyMMdd') + '-' + $execution.id, uren, bedrag: cent(bedrag), werk: cel(bon.werk).replaceAll('\\n', '<br>'), urentekst: uren.toLocaleString('${say('nl-NL', 'en-GB')}'), onbekend: onbekend.join(', '), lijst: regels.map((een) => '<li>' + een.aantal + ' x ' + een.code.replace(/[<&]/g, ' ') + '</li>').join('') }, pairedItem: 0 }];`,
        ),
        table.append('Zet de bon klaar', say('Werkbonnen', 'Work orders'), {
          [say('Bon', 'Order')]: '={{ $json.nummer }}',
          [say('Dag', 'Day')]: '={{ $now.toISODate() }}',
          [say('Monteur', 'Mechanic')]: `=${f('monteur')}`,
          [say('Klant', 'Customer')]: `=${f('klant')}`,
          [say('Werk', 'Work')]: `=${f('werk')}`,
          [say('Uren', 'Hours')]: '={{ $json.uren }}',
          [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
          [say('Opmerking', 'Remark')]: say(
            `=Akkoord: ${f('akkoord')}. Onbekend materiaal: {{ $json.onbekend || 'geen' }}`,
            `=Agreed: ${f('akkoord')}. Unknown material: {{ $json.onbekend || 'none' }}`,
          ),
          Status: say('Te factureren', 'To be invoiced'),
        }),
        when('Heeft de klant mail?', [["={{ $('Werkbon').item.json.mail ?? '' }}", 'contains', '@']]),
        withErrorBranch(
          mailer.send(
            'Mail de bon',
            `=${f('mail')}`,
            say(`=Werkbon ${n('nummer')}`, `=Work order ${n('nummer')}`),
            say(
              `=<p>Beste klant,</p><p>${f('monteur')} was vandaag bij u: ${n('werk')}</p><p>Uren: ${n('urentekst')}</p><ul>${n('lijst')}</ul><p>Akkoord gegeven door ${f('akkoord')}. De factuur volgt apart. Klopt er iets niet? Antwoord op deze mail en noem ${n('nummer')}.</p>`,
              `=<p>Dear customer,</p><p>${f('monteur')} was with you today: ${n('werk')}</p><p>Hours: ${n('urentekst')}</p><ul>${n('lijst')}</ul><p>Agreed by ${f('akkoord')}. The invoice follows by itself. Is something wrong? Answer this mail and name ${n('nummer')}.</p>`,
            ),
          ),
        ),
        when('Vervolg of onbekend?', [
          [
            "={{ Boolean($('Werkbon').item.json.vervolg) || $('Reken de bon uit').first().json.onbekend !== '' }}",
            'yes',
          ],
        ]),
        chat.post(
          'Meld op kantoor',
          say(
            `=${n('nummer')} (${f('monteur')}, ${f('klant')}). Vervolg: {{ $('Werkbon').item.json.vervolg || 'geen' }}. Materiaal zonder prijs: {{ $('Reken de bon uit').first().json.onbekend || 'geen' }}.`,
            `=${n('nummer')} (${f('monteur')}, ${f('klant')}). Follow-up: {{ $('Werkbon').item.json.vervolg || 'none' }}. Material without a price: {{ $('Reken de bon uit').first().json.onbekend || 'none' }}.`,
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          say(
            `=Werkbon ${n('nummer')} kon niet naar ${f('mail')} worden gemaild.`,
            `=Work order ${n('nummer')} could not be mailed to ${f('mail')}.`,
          ),
        ),
      ],
      flow: [
        'Werkbon > Lees de prijzen > Reken de bon uit > Zet de bon klaar > Heeft de klant mail? > Mail de bon > Vervolg of onbekend? > Meld op kantoor',
        'Heeft de klant mail? #1 > Vervolg of onbekend?',
        'Mail de bon #1 > Meld mislukte mail > Vervolg of onbekend?',
      ],
    };
  },
});
