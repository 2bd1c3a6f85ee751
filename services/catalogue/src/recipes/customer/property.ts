import { approvalChats, chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { formAddress } from '../../apps/values.js';
import {
  AS_DAY,
  among,
  answeredWithin,
  both,
  code,
  combine,
  cron,
  dayOf,
  evenWhenEmpty,
  everyDay,
  keep,
  only,
  openForm,
  plain,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const repairRequest = recipe({
  id: 'tenant-repair-request',
  category: 'customer',
  tags: ['reparatieverzoek', 'vastgoedbeheer', 'huurder', 'vve', 'vakman'],
  saves: spares(
    20,
    'De beheerder leest een reparatiemail, zoekt een vakman en houdt de huurder op de hoogte.',
    'The manager reads a repair mail, finds a tradesman and keeps the tenant posted.',
  ),
  variants: combine(
    {
      chat: among(approvalChats, 'slack', 'microsoftTeams'),
      mailer: among(mailers, 'gmail', 'outlook'),
      table: among(fullTables, 'googleSheets', 'airtable'),
    },
    { take: 2, apart: ['chat', 'table'] },
  ),
  build: ({ chat, mailer, table }) => {
    const c = (field: string) => `{{ $('Melding').item.json.${field} }}`;
    const crafts = say('Vakmensen', 'Tradesmen');
    const register = say('Reparaties', 'Repairs');
    const number = say('Nummer', 'Number');
    const craftMail = `$('Zoek een vakman').item.json${table.cell(say('E-mail', 'Email')).slice(5)}`;
    const status = (name: string, to: string) =>
      table.upsert(name, register, number, { [number]: `=${c('nummer')}`, Status: to });
    return {
      name: both(
        `Reparatieverzoek van huurders naar de juiste vakman na akkoord in ${chat.app.label}, stand in ${table.app.label}`,
        `Repair requests of tenants to the right tradesman once approved in ${chat.app.label}, status in ${table.app.label}`,
      ),
      description: both(
        `Een huurder meldt een gebrek. Spoed zoals gas of water gaat direct naar de vakman uit ${table.app.label}, de rest na akkoord van de beheerder in ${chat.app.label}. De huurder leest via ${mailer.app.label} wie er komt, of waarom niet.`,
        `A tenant reports a defect. Emergencies such as gas or water go straight to the tradesman of ${table.app.label}, the rest once the manager approves in ${chat.app.label}. ${mailer.app.label} tells the tenant who comes, or why not.`,
      ),
      benefit: both(
        'Elke melding heeft een nummer, een vakman en een stand.',
        'Each report has a number, a tradesman and a status.',
      ),
      uses: [
        [table, both('bevat vakmensen en het register', 'holds tradesmen and the register')],
        [chat, both('vraagt de beheerder', 'asks the manager')],
        [mailer, both('schrijft vakman en huurder', 'writes to tradesman and tenant')],
      ],
      setup: [
        both(
          'Maak een tabel Vakmensen met Soort (zoals in het formulier), Naam en E-mail, en een tabel Reparaties met Nummer (uniek), Adres, Soort, Wat, Huurder en Status.',
          'Make a table Tradesmen with Kind (as in the form), Name and Email, and a table Repairs with Number (unique), Address, Kind, What, Tenant and Status.',
        ),
        both(
          'Controleer in het formulier van "Meld een gebrek" de nummers voor gaslucht en brand, en zet er je eigen storingsnummer bij als je dat hebt.',
          'In the form of "Meld een gebrek" check the numbers for gas and fire, and add your own emergency number if you have one.',
        ),
      ],
      notes: [
        {
          over: ['Is het spoed?', 'Vraag de beheerder', 'Akkoord?'],
          text: say(
            '## Spoed wacht niet\nWie spoed aanvinkt bij gas, water of een deur die niet sluit, wacht niet op akkoord. De beheerder ziet het wel meteen. Zonder antwoord binnen twee dagen blijft een melding op Wacht staan.',
            '## Emergencies do not wait\nWho ticks urgent for gas, water or a door that does not close waits for no approval. The manager sees it at once. Without an answer within two days a report stays at Waits.',
          ),
        },
      ],
      names: {
        'Meld een gebrek': 'Report a defect',
        Melding: 'Report',
        'Schrijf in het register': 'Write in the register',
        'Zoek een vakman': 'Find a tradesman',
        'Vakman bekend?': 'Tradesman known?',
        'Is het spoed?': 'Is it urgent?',
        'Meld spoed': 'Tell of the emergency',
        'Vraag de beheerder': 'Ask the manager',
        'Akkoord?': 'Approved?',
        'Mail de vakman': 'Mail the tradesman',
        'Zet op Uitgezet': 'Set to Given out',
        'Mail de huurder wie komt': 'Tell the tenant who comes',
        'Afgewezen?': 'Rejected?',
        'Zet op Afgewezen': 'Set to Rejected',
        'Mail de huurder waarom niet': 'Tell the tenant why not',
        'Zet op Wacht': 'Set to Waits',
        'Meld zelf regelen': 'Report to arrange by hand',
      },
      nodes: [
        openForm(
          'Meld een gebrek',
          say('Reparatie melden', 'Report a repair'),
          say(
            'Gaslucht? Bel direct 0800-9009. Brand of direct gevaar? Bel 112. Anders vul je dit in.',
            'Smell of gas? Call 0800-9009 at once. Fire or immediate danger? Call 112. Otherwise fill this in.',
          ),
          [
            ['naam', say('Naam', 'Name')],
            ['mail', say('E-mailadres', 'Email address'), 'email'],
            ['telefoon', say('Telefoon', 'Phone')],
            ['adres', say('Adres en huisnummer', 'Address and number')],
            [
              'soort',
              say('Waar gaat het om?', 'What is it about?'),
              'dropdown',
              [
                say('Verwarming', 'Heating'),
                say('Water', 'Water'),
                say('Elektra', 'Electricity'),
                say('Deuren en sloten', 'Doors and locks'),
                say('Overig', 'Other'),
              ],
            ],
            [
              'spoed',
              say('Is het gevaarlijk of loopt er schade op?', 'Is it dangerous, or is damage growing?'),
              'dropdown',
              [say('Ja', 'Yes'), say('Nee', 'No')],
            ],
            ['wat', say('Wat is er aan de hand?', 'What is the matter?'), 'textarea'],
          ],
        ),
        set(
          'Melding',
          { nummer: `={{ '${say('REP', 'REP')}-' + $now.toFormat('yyMMdd') + '-' + $execution.id }}` },
          true,
        ),
        table.append('Schrijf in het register', register, {
          [number]: '={{ $json.nummer }}',
          [say('Adres', 'Address')]: '={{ $json.adres }}',
          [say('Soort', 'Kind')]: '={{ $json.soort }}',
          [say('Wat', 'What')]: '={{ $json.wat }}',
          [say('Huurder', 'Tenant')]: '={{ $json.naam }}',
          Status: say('Gemeld', 'Reported'),
        }),
        evenWhenEmpty(table.find('Zoek een vakman', crafts, say('Soort', 'Kind'), `=${c('soort')}`)),
        when('Vakman bekend?', [[`={{ ${table.cell(say('E-mail', 'Email'))} ?? '' }}`, 'contains', '@']]),
        when('Is het spoed?', [[`=${c('spoed')}`, 'is', say('Ja', 'Yes')]]),
        chat.post(
          'Meld spoed',
          say(
            `=Spoed ${c('nummer')}, ${c('adres')}: ${c('wat')} (${c('naam')}, ${c('telefoon')}). De vakman krijgt nu een mail; bel als het niet kan wachten.`,
            `=Urgent ${c('nummer')}, ${c('adres')}: ${c('wat')} (${c('naam')}, ${c('telefoon')}). The tradesman is mailed now; call if it cannot wait.`,
          ),
        ),
        withErrorBranch(
          answeredWithin(
            chat.approve(
              'Vraag de beheerder',
              say(
                `=${c('nummer')}, ${c('adres')}, ${c('soort')}: ${c('wat')}. Naar de vakman? Afwijzen betekent: voor rekening van de huurder.`,
                `=${c('nummer')}, ${c('adres')}, ${c('soort')}: ${c('wat')}. Give it to the tradesman? Reject means: the tenant pays.`,
              ),
            ),
            2,
            'days',
          ),
        ),
        when('Akkoord?', [['={{ $json.data?.approved === true }}', 'yes']]),
        withErrorBranch(
          mailer.send(
            'Mail de vakman',
            `={{ ${craftMail} }}`,
            say(
              `={{ $('Melding').item.json.spoed === 'Ja' ? 'SPOED ' : '' }}${c('soort')}: ${c('adres')} (${c('nummer')})`,
              `={{ $('Melding').item.json.spoed === 'Yes' ? 'URGENT ' : '' }}${c('soort')}: ${c('adres')} (${c('nummer')})`,
            ),
            say(
              `=<p>Opdracht ${c('nummer')}</p><p>${c('adres')}<br>${c('naam')}, ${c('telefoon')}</p><p>${c('wat')}</p><p>Neem zelf contact op met de huurder en zet het nummer op je factuur.</p>`,
              `=<p>Order ${c('nummer')}</p><p>${c('adres')}<br>${c('naam')}, ${c('telefoon')}</p><p>${c('wat')}</p><p>Please contact the tenant yourself and put the number on your invoice.</p>`,
            ),
          ),
        ),
        status('Zet op Uitgezet', say('Uitgezet', 'Given out')),
        mailer.send(
          'Mail de huurder wie komt',
          `=${c('mail')}`,
          say(`=Je melding ${c('nummer')} is uitgezet`, `=Your report ${c('nummer')} is given out`),
          say(
            `=<p>Beste ${plain(c('naam'))},</p><p>Je melding is doorgegeven aan {{ $('Zoek een vakman').item.json${table.cell(say('Naam', 'Name')).slice(5)} }}, die met je afspreekt op ${plain(c('telefoon'), 20)}. Je nummer is ${c('nummer')}.</p>`,
            `=<p>Dear ${plain(c('naam'))},</p><p>Your report was passed on to {{ $('Zoek een vakman').item.json${table.cell(say('Naam', 'Name')).slice(5)} }}, who makes an appointment at ${plain(c('telefoon'), 20)}. Your number is ${c('nummer')}.</p>`,
          ),
        ),
        when('Afgewezen?', [['={{ $json.data?.approved === false }}', 'yes']]),
        status('Zet op Afgewezen', say('Afgewezen', 'Rejected')),
        mailer.send(
          'Mail de huurder waarom niet',
          `=${c('mail')}`,
          say(`=Over je melding ${c('nummer')}`, `=About your report ${c('nummer')}`),
          say(
            `=<p>Beste ${plain(c('naam'))},</p><p>Dit hoort bij het kleine onderhoud dat huurders zelf doen, volgens het Besluit kleine herstellingen. Ben je het er niet mee eens? Antwoord op deze mail met ${c('nummer')}.</p>`,
            `=<p>Dear ${plain(c('naam'))},</p><p>This belongs to the small upkeep that tenants do themselves, by Dutch law. You do not agree? Answer this mail with ${c('nummer')}.</p>`,
          ),
        ),
        status('Zet op Wacht', say('Wacht', 'Waits')),
        chat.post(
          'Meld zelf regelen',
          say(
            `=${c('nummer')} (${c('adres')}, ${c('soort')}, spoed: ${c('spoed')}) moet iemand zelf regelen: geen vakman bekend, geen antwoord binnen twee dagen, of de vraag of mail kon niet weg.`,
            `=${c('nummer')} (${c('adres')}, ${c('soort')}, urgent: ${c('spoed')}) has to be arranged by hand: no tradesman known, no answer within two days, or the question or mail could not leave.`,
          ),
        ),
      ],
      flow: [
        'Meld een gebrek > Melding > Schrijf in het register > Zoek een vakman > Vakman bekend? > Is het spoed? > Meld spoed > Mail de vakman > Zet op Uitgezet > Mail de huurder wie komt',
        'Is het spoed? #1 > Vraag de beheerder > Akkoord? > Mail de vakman',
        'Akkoord? #1 > Afgewezen? > Zet op Afgewezen > Mail de huurder waarom niet',
        'Afgewezen? #1 > Zet op Wacht > Meld zelf regelen',
        'Vakman bekend? #1 > Zet op Wacht',
        'Mail de vakman #1 > Zet op Wacht',
        'Vraag de beheerder #1 > Zet op Wacht',
      ],
    };
  },
});

export const viewingFeedback = recipe({
  id: 'viewing-feedback-to-seller',
  category: 'customer',
  tags: ['makelaar', 'bezichtiging', 'feedback', 'verkoper', 'woning'],
  saves: spares(
    30,
    'De makelaar belt kijkers na en vertelt de verkoper wat ze vonden.',
    'The estate agent calls viewers and tells the seller what they thought.',
  ),
  variants: combine(
    {
      table: among(fullTables, 'googleSheets', 'airtable'),
      mailer: among(mailers, 'gmail', 'outlook'),
      chat: among(chats, 'slack', 'microsoftTeams'),
    },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const tab = say('Bezichtigingen', 'Viewings');
    const number = say('Nummer', 'Number');
    const column = {
      nummer: number,
      woning: say('Woning', 'Home'),
      dag: say('Dag', 'Day'),
      naam: say('Kijker', 'Viewer'),
      mail: say('E-mail', 'Email'),
      verkoper: say('Mail verkoper', 'Seller mail'),
      status: 'Status',
    };
    const asked = rowsOf(table, 'Lees de bezichtigingen', tab, 'Bezichtiging', column);
    const judged = say('Oordeel', 'Opinion');
    const interest = say('Interesse', 'Interest');
    return {
      name: both(
        `Kijkers na een bezichtiging bevragen via ${mailer.app.label}, weekverslag aan de verkoper uit ${table.app.label}`,
        `Ask viewers after a viewing via ${mailer.app.label}, weekly report to the seller from ${table.app.label}`,
      ),
      description: both(
        `De dag na een bezichtiging in ${table.app.label} krijgt de kijker via ${mailer.app.label} drie vragen. Serieuze interesse staat meteen in ${chat.app.label}. Vrijdag leest elke verkoper een samenvatting zonder namen.`,
        `The day after a viewing in ${table.app.label} the viewer gets three questions through ${mailer.app.label}. Serious interest shows in ${chat.app.label} at once. On Friday each seller reads a summary without names.`,
      ),
      benefit: both(
        'De verkoper weet elke week waar hij staat.',
        'The seller knows the state of things every week.',
      ),
      uses: [
        [table, both('bevat bezichtigingen en antwoorden', 'holds viewings and answers')],
        [mailer, both('vraagt kijkers en schrijft verkopers', 'asks viewers and writes to sellers')],
        [chat, both('krijgt serieuze interesse', 'gets serious interest')],
      ],
      setup: [
        both(
          'Maak een tabel Bezichtigingen met Nummer (uniek), Woning, Dag, Kijker, E-mail, Mail verkoper, Status, Interesse, Oordeel en Antwoord op; laat de laatste vier leeg.',
          'Make a table Viewings with Number (unique), Home, Day, Viewer, Email, Seller mail, Status, Interest, Opinion and Answered on; leave the last four empty.',
        ),
      ],
      notes: [
        {
          over: ['Bundel per woning', 'Mail de verkoper'],
          text: say(
            '## Geen namen naar de verkoper\nKijkers antwoorden eerlijker als hun naam niet meegaat. De verkoper krijgt aantallen en losse oordelen.',
            '## No names to the seller\nViewers answer more openly where their name does not go along. The seller gets counts and single opinions.',
          ),
        },
      ],
      names: {
        'Elke dag om 10 uur': 'Every day at 10',
        'Lees de bezichtigingen': 'Read the viewings',
        Bezichtiging: 'Viewing',
        'Gisteren bekeken': 'Viewed yesterday',
        'Vraag de kijker': 'Ask the viewer',
        'Zet op Gevraagd': 'Set to Asked',
        'Oordeel van een kijker': 'Opinion of a viewer',
        'Zoek de bezichtiging': 'Find the viewing',
        'Bekende bezichtiging?': 'Known viewing?',
        'Bewaar het oordeel': 'Keep the opinion',
        'Serieus?': 'Serious?',
        'Meld de interesse': 'Report the interest',
        'Vrijdag om 3 uur': 'Friday at 3 pm',
        'Haal de week op': 'Fetch the week',
        'Bundel per woning': 'Gather by home',
        'Mail de verkoper': 'Mail the seller',
        'Meld mislukte mail': 'Report a failed mail',
      },
      nodes: [
        everyDay('Elke dag om 10 uur', 10),
        ...asked.nodes,
        keep('Gisteren bekeken', [
          [`={{ ${dayOf('$json.dag')}.toISODate() === $now.minus({ days: 1 }).toISODate() }}`, 'yes'],
          ['={{ $json.status }}', 'empty'],
          ['={{ $json.mail }}', 'contains', '@'],
        ]),
        withErrorBranch(
          mailer.send(
            'Vraag de kijker',
            only(asked.ref.mail),
            say(t`Wat vond je van ${asked.ref.woning}?`, t`What did you think of ${asked.ref.woning}?`),
            say(
              `=<p>Beste {{ $json.naam }},</p><p>Bedankt voor je bezoek aan {{ $json.woning }}. Wil je in een minuut vertellen wat je vond? <a href="${formAddress}?nummer={{ encodeURIComponent($json.nummer) }}">Drie korte vragen</a>. We delen je antwoord met de verkoper zonder je naam.</p>`,
              `=<p>Dear {{ $json.naam }},</p><p>Thank you for visiting {{ $json.woning }}. Would you tell us in a minute what you thought? <a href="${formAddress}?nummer={{ encodeURIComponent($json.nummer) }}">Three short questions</a>. We share your answer with the seller without your name.</p>`,
            ),
          ),
        ),
        table.upsert('Zet op Gevraagd', tab, number, {
          [number]: "={{ $('Gisteren bekeken').item.json.nummer }}",
          Status: say('Gevraagd', 'Asked'),
        }),
        openForm(
          'Oordeel van een kijker',
          say('Je bezichtiging', 'Your viewing'),
          say('Drie korte vragen.', 'Three short questions.'),
          [
            [
              'nummer',
              say(
                'Nummer van je bezichtiging (staat al ingevuld)',
                'Number of your viewing (filled in already)',
              ),
            ],
            [
              'interesse',
              say('Heb je interesse?', 'Are you interested?'),
              'dropdown',
              [say('Ja, serieus', 'Yes, seriously'), say('Misschien', 'Perhaps'), say('Nee', 'No')],
            ],
            [
              'oordeel',
              say('Wat viel je op, goed of minder goed?', 'What struck you, good or less good?'),
              'textarea',
            ],
          ],
        ),
        evenWhenEmpty(table.find('Zoek de bezichtiging', tab, number, '={{ $json.nummer }}')),
        keep('Bekende bezichtiging?', [[`={{ ${table.cell(column.woning)} }}`, 'filled']]),
        table.upsert('Bewaar het oordeel', tab, number, {
          [number]: "={{ $('Oordeel van een kijker').item.json.nummer }}",
          [interest]: "={{ $('Oordeel van een kijker').item.json.interesse }}",
          [judged]: "={{ $('Oordeel van een kijker').item.json.oordeel }}",
          [say('Antwoord op', 'Answered on')]: '={{ $now.toISODate() }}',
        }),
        keep('Serieus?', [
          [
            "={{ $('Oordeel van een kijker').item.json.interesse }}",
            'is',
            say('Ja, serieus', 'Yes, seriously'),
          ],
        ]),
        chat.post(
          'Meld de interesse',
          say(
            `={{ $('Bekende bezichtiging?').item.json${table.cell(column.naam).slice(5)} }} heeft serieuze interesse in {{ $('Bekende bezichtiging?').item.json${table.cell(column.woning).slice(5)} }}: “{{ $('Oordeel van een kijker').item.json.oordeel }}”. Bel vandaag.`,
            `={{ $('Bekende bezichtiging?').item.json${table.cell(column.naam).slice(5)} }} is seriously interested in {{ $('Bekende bezichtiging?').item.json${table.cell(column.woning).slice(5)} }}: “{{ $('Oordeel van een kijker').item.json.oordeel }}”. Call today.`,
          ),
        ),
        cron('Vrijdag om 3 uur', '0 15 * * 5'),
        table.rows('Haal de week op', tab),
        code(
          'Bundel per woning',
          `
${AS_DAY}
const per = new Map();
for (const { json: $json } of $input.all()) {
  const bekeken = asDay(${table.cell(column.dag)});
  const verkoper = String(${table.cell(column.verkoper)} ?? '').trim();
  if (!bekeken.isValid || bekeken < $now.minus({ days: 7 }).startOf('day') || bekeken > $now || !verkoper.includes('@')) continue;
  const woning = String(${table.cell(column.woning)} ?? '');
  const een = per.get(woning) ?? { woning, verkoper, kijkers: 0, interesse: new Map(), oordelen: [] };
  een.kijkers += 1;
  const zin = String(${table.cell(interest)} ?? '').trim();
  if (zin) een.interesse.set(zin, (een.interesse.get(zin) ?? 0) + 1);
  const oordeel = String(${table.cell(judged)} ?? '').trim();
  if (oordeel) een.oordelen.push('<li>' + oordeel.replace(/[<&]/g, ' ').slice(0, 400) + '</li>');
  per.set(woning, een);
}
return [...per.values()].map((een) => ({ json: { woning: een.woning, verkoper: een.verkoper, kijkers: een.kijkers, telling: [...een.interesse].map(([zin, aantal]) => zin + ': ' + aantal).join(', ') || '${say('nog geen antwoorden', 'no answers yet')}', oordelen: een.oordelen.join('') } }));`,
        ),
        withErrorBranch(
          mailer.send(
            'Mail de verkoper',
            '={{ $json.verkoper }}',
            say(
              '=De week van {{ $json.woning }}: {{ $json.kijkers }} kijkers',
              '=The week of {{ $json.woning }}: {{ $json.kijkers }} viewers',
            ),
            say(
              '=<p>Deze week waren er {{ $json.kijkers }} bezichtigingen. Interesse: {{ $json.telling }}.</p><ul>{{ $json.oordelen }}</ul>',
              '=<p>This week there were {{ $json.kijkers }} viewings. Interest: {{ $json.telling }}.</p><ul>{{ $json.oordelen }}</ul>',
            ),
          ),
        ),
        chat.post(
          'Meld mislukte mail',
          say(
            "=Een mail over bezichtigingen kon niet weg: {{ $json.woning || 'zie de uitvoering in n8n' }}.",
            "=A mail about viewings could not leave: {{ $json.woning || 'see the run in n8n' }}.",
          ),
        ),
      ],
      flow: [
        `Elke dag om 10 uur > ${asked.path} > Gisteren bekeken > Vraag de kijker > Zet op Gevraagd`,
        'Vraag de kijker #1 > Meld mislukte mail',
        'Oordeel van een kijker > Zoek de bezichtiging > Bekende bezichtiging? > Bewaar het oordeel > Serieus? > Meld de interesse',
        'Vrijdag om 3 uur > Haal de week op > Bundel per woning > Mail de verkoper',
        'Mail de verkoper #1 > Meld mislukte mail',
      ],
    };
  },
});
