import { mailers } from '../../apps/mailers.js';
import { fullTables, syncTables } from '../../apps/tables.js';
import { formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  among,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyWeek,
  form,
  formEnd,
  from,
  keep,
  loop,
  only,
  openFormWithEnding,
  pause,
  pauseUntil,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const senders = among(mailers, 'gmail', 'outlook');
const DAYS = limitOf(
  'vote-days',
  ['Dagen om te stemmen', 'Days to vote'],
  ['Hoeveel dagen leden kunnen stemmen.', 'For how many days members can vote.'],
  7,
);
const QUORUM = limitOf(
  'quorum',
  ['Quorum in procent', 'Quorum in percent'],
  [
    'Welk deel van de stemgerechtigden moet stemmen, volgens je statuten.',
    'Which share of those entitled has to vote, by your statutes.',
  ],
  50,
);

export const writtenVote = recipe({
  id: 'written-vote-with-quorum',
  category: 'productivity',
  tags: ['stemming', 'besluit', 'vereniging', 'vve', 'bestuur', 'quorum'],
  saves: spares(
    60,
    'De secretaris mailt iedereen, telt stemmen uit de mailbox en rekent het quorum na.',
    'The secretary mails everybody, counts votes from the mailbox and works out the quorum.',
  ),
  variants: combine(
    { table: among(fullTables, 'googleSheets', 'airtable'), mailer: senders },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer }) => {
    const tab = say('Stemmen', 'Votes');
    const key = say('Stem', 'Vote');
    const members = rowsOf(table, 'Lees de stemgerechtigden', say('Leden', 'Members'), 'Lid', {
      naam: say('Naam', 'Name'),
      mail: say('E-mail', 'Email'),
      code: say('Stemcode', 'Voting code'),
    });
    const p = (field: string) => `{{ $('Voorstel').first().json.${field} }}`;
    return {
      name: both(
        `Schriftelijk stemmen met stemcodes en quorum, geteld in ${table.app.label} en gemeld via ${mailer.app.label}`,
        `Vote in writing with codes and a quorum, counted in ${table.app.label} and told via ${mailer.app.label}`,
      ),
      description: both(
        `Het bestuur dient een voorstel in. Elk lid krijgt via ${mailer.app.label} een persoonlijke link; één stem per code komt in ${table.app.label}, een tweede vervangt de eerste. Na de termijn volgt de uitslag met opkomst en quorum aan het bestuur.`,
        `The board enters a proposal. Each member gets a personal link through ${mailer.app.label}; one vote a code goes to ${table.app.label}, a second replaces the first. After the term the board gets the result with turnout and quorum.`,
      ),
      benefit: both('Een geldig besluit zonder vergadering.', 'A valid decision without a meeting.'),
      uses: [
        [table, both('bevat leden en stemmen', 'holds members and votes')],
        [mailer, both('stuurt stemlinks en uitslag', 'sends links and result')],
      ],
      setup: [
        both(
          'Maak een tabel Leden met Naam, E-mail en Stemcode (voor ieder anders en niet te raden) en een tabel Stemmen met Stem (uniek), Voorstel, Keuze en Wanneer.',
          'Make a table Members with Name, Email and Voting code (different for each and not to be guessed) and a table Votes with Vote (unique), Proposal, Choice and When.',
        ),
        both(
          'Geef het wachtwoord van "Dien een voorstel in" alleen aan het bestuur.',
          'Give the password of "Dien een voorstel in" to the board only.',
        ),
        both(
          'Het adres van het formulier is dat van "Stembiljet". Kijk in je statuten of schriftelijk stemmen mag en met welke meerderheid.',
          'The address of the form is that of "Stembiljet". Check in your statutes whether voting in writing is allowed and by which majority.',
        ),
      ],
      notes: [
        {
          over: ['Nog open?', 'Zoek de stemcode', 'Geldige code?', 'Leg de stem vast'],
          text: say(
            '## Eén stem per lid\nDe sleutel van een stem is voorstel plus stemcode. Wie zich bedenkt, stemt opnieuw; alleen de laatste telt. Het nummer van het voorstel begint met het einde van de termijn: daarna is stemmen dicht. De uitslag noemt geen namen; wie bij de tabel kan, kan een stem wel aan een code koppelen.',
            '## One vote a member\nThe key of a vote is proposal plus code. Who thinks again votes again; only the last counts. The number of the proposal begins with the end of the term: after that voting is closed. The result names nobody; whoever can see the table can lay a vote next to a code.',
          ),
        },
      ],
      names: {
        'Dien een voorstel in': 'Enter a proposal',
        Voorstel: 'Proposal',
        'Lees de stemgerechtigden': 'Read those entitled',
        Lid: 'Member',
        'Kan stemmen': 'Can vote',
        'Een voor een': 'One by one',
        'Stuur de stemlink': 'Send the voting link',
        'Even rustig aan': 'Take it easy',
        'Tot het einde van de termijn': 'Until the end of the term',
        'Haal de stemmen': 'Fetch the votes',
        'Tel de uitslag': 'Count the result',
        'Mail de uitslag': 'Mail the result',
        Stembiljet: 'Ballot',
        'Meld wie geen link kreeg': 'Report who got no link',
        'Nog open?': 'Still open?',
        'Toon dat de termijn voorbij is': 'Show that the term is over',
        'Zoek de stemcode': 'Find the voting code',
        'Geldige code?': 'Valid code?',
        'Leg de stem vast': 'Record the vote',
        'Toon de bevestiging': 'Show the confirmation',
        'Toon dat de code niet klopt': 'Show that the code is wrong',
      },
      nodes: [
        form(
          'Dien een voorstel in',
          say('Voorstel ter stemming', 'Proposal for a vote'),
          say('Alleen voor het bestuur.', 'For the board only.'),
          [
            ['titel', say('Korte titel', 'Short title')],
            ['tekst', say('Het voorstel en de toelichting', 'The proposal and its reasons'), 'textarea'],
          ],
        ),
        set(
          'Voorstel',
          {
            nummer: `={{ $now.plus({ days: Number('${DAYS}') || 7 }).set({ hour: 20, minute: 0 }).toFormat('yyMMddHHmm') + '-' + $execution.id }}`,
            toelichting:
              "={{ String($json.tekst ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\\n', '<br>') }}",
            einde: `={{ $now.plus({ days: Number('${DAYS}') || 7 }).set({ hour: 20, minute: 0 }).toISO() }}`,
          },
          true,
        ),
        ...members.nodes,
        keep('Kan stemmen', [
          ['={{ $json.mail }}', 'contains', '@'],
          ['={{ $json.code }}', 'filled'],
        ]),
        loop('Een voor een', 1),
        withErrorBranch(
          mailer.send(
            'Stuur de stemlink',
            only(members.ref.mail),
            say(`=Stem mee: ${p('titel')}`, `=Please vote: ${p('titel')}`),
            say(
              `=<p>Beste {{ $json.naam }},</p><p>Het bestuur legt dit voorstel voor:</p><blockquote>${p('toelichting')}</blockquote><p><a href="${formAddress}?voorstel=${p('nummer')}&code={{ encodeURIComponent($json.code) }}">Breng je stem uit</a> voor {{ DateTime.fromISO($('Voorstel').first().json.einde).toFormat('dd-MM-yyyy HH:mm') }}. De link is persoonlijk; stuur hem niet door.</p>`,
              `=<p>Dear {{ $json.naam }},</p><p>The board puts this proposal to you:</p><blockquote>${p('toelichting')}</blockquote><p><a href="${formAddress}?voorstel=${p('nummer')}&code={{ encodeURIComponent($json.code) }}">Cast your vote</a> before {{ DateTime.fromISO($('Voorstel').first().json.einde).toFormat('dd-MM-yyyy HH:mm') }}. The link is personal; do not pass it on.</p>`,
            ),
          ),
        ),
        mailer.send(
          'Meld wie geen link kreeg',
          mailOf.management,
          say(
            `=Geen stemlink voor ${from('Een voor een', 'naam')}: ${p('titel')}`,
            `=No voting link for ${from('Een voor een', 'naam')}: ${p('titel')}`,
          ),
          say(
            `=<p>De mail aan ${from('Een voor een', 'mail')} kon niet weg. Geef dit lid de link zelf, anders telt de stem niet mee: ${formAddress}?voorstel=${p('nummer')}&code={{ encodeURIComponent($('Een voor een').item.json.code) }}</p>`,
            `=<p>The mail to ${from('Een voor een', 'mail')} could not leave. Give this member the link yourself, or the vote will be missing: ${formAddress}?voorstel=${p('nummer')}&code={{ encodeURIComponent($('Een voor een').item.json.code) }}</p>`,
          ),
        ),
        pause('Even rustig aan', 5, 'seconds'),
        pauseUntil('Tot het einde van de termijn', "={{ $('Voorstel').first().json.einde }}"),
        evenWhenEmpty(table.rows('Haal de stemmen', tab)),
        code(
          'Tel de uitslag',
          `
const voorstel = $('Voorstel').first().json;
const leden = $('Kan stemmen').all().length;
const telling = { voor: 0, tegen: 0, onthouding: 0 };
for (const { json: $json } of $input.all()) {
  if (String(${table.cell(say('Voorstel', 'Proposal'))} ?? '') !== voorstel.nummer) continue;
  const keuze = String(${table.cell(say('Keuze', 'Choice'))} ?? '');
  if (keuze === '${say('Voor', 'For')}') telling.voor += 1;
  else if (keuze === '${say('Tegen', 'Against')}') telling.tegen += 1;
  else telling.onthouding += 1;
}
const uitgebracht = telling.voor + telling.tegen + telling.onthouding;
const opkomst = leden ? Math.round((100 * uitgebracht) / leden) : 0;
const gehaald = opkomst >= (Number('${QUORUM}') || 0);
return [{ json: { ...telling, leden, uitgebracht, opkomst, uitslag: !gehaald ? '${say('Quorum niet gehaald', 'Quorum not reached')}' : telling.voor > telling.tegen ? '${say('Aangenomen (meer voor dan tegen)', 'Adopted (more for than against)')}' : '${say('Verworpen', 'Rejected')}' } }];`,
        ),
        mailer.send(
          'Mail de uitslag',
          mailOf.management,
          say(
            `=Uitslag “${p('titel')}”: {{ $json.uitslag }}`,
            `=Result of “${p('titel')}”: {{ $json.uitslag }}`,
          ),
          say(
            '=<p>Voor: {{ $json.voor }}<br>Tegen: {{ $json.tegen }}<br>Onthouding: {{ $json.onthouding }}</p><p>Opkomst: {{ $json.uitgebracht }} van {{ $json.leden }} ({{ $json.opkomst }}%). {{ $json.uitslag }}. Controleer of je statuten een andere meerderheid vragen en neem de uitslag op in de notulen.</p>',
            '=<p>For: {{ $json.voor }}<br>Against: {{ $json.tegen }}<br>Abstained: {{ $json.onthouding }}</p><p>Turnout: {{ $json.uitgebracht }} of {{ $json.leden }} ({{ $json.opkomst }}%). {{ $json.uitslag }}. Check whether your statutes ask for another majority and put the result in the minutes.</p>',
          ),
        ),
        openFormWithEnding(
          'Stembiljet',
          say('Breng je stem uit', 'Cast your vote'),
          say(
            'Je stem telt zodra je op verzenden drukt. Je kunt tot het einde van de termijn opnieuw stemmen.',
            'Your vote counts once you press submit. You may vote again until the end of the term.',
          ),
          [
            [
              'voorstel',
              say(
                'Nummer van het voorstel (staat al ingevuld)',
                'Number of the proposal (filled in already)',
              ),
            ],
            ['code', say('Je stemcode (staat al ingevuld)', 'Your voting code (filled in already)')],
            [
              'keuze',
              say('Je stem', 'Your vote'),
              'dropdown',
              [say('Voor', 'For'), say('Tegen', 'Against'), say('Onthouding', 'Abstain')],
            ],
          ],
        ),
        when('Nog open?', [
          [
            "={{ DateTime.fromFormat(String($json.voorstel ?? '').slice(0, 10), 'yyMMddHHmm') > $now }}",
            'yes',
          ],
        ]),
        evenWhenEmpty(
          table.find(
            'Zoek de stemcode',
            say('Leden', 'Members'),
            say('Stemcode', 'Voting code'),
            "={{ String($('Stembiljet').item.json.code).trim() }}",
          ),
        ),
        when('Geldige code?', [[`={{ ${table.cell(say('Stemcode', 'Voting code'))} }}`, 'filled']]),
        table.upsert('Leg de stem vast', tab, key, {
          [key]:
            "={{ $('Stembiljet').item.json.voorstel + '/' + String($('Stembiljet').item.json.code).trim() }}",
          [say('Voorstel', 'Proposal')]: "={{ $('Stembiljet').item.json.voorstel }}",
          [say('Keuze', 'Choice')]: "={{ $('Stembiljet').item.json.keuze }}",
          [say('Wanneer', 'When')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        formEnd(
          'Toon de bevestiging',
          say('Je stem is vastgelegd', 'Your vote is recorded'),
          say(
            "=Je stemde: {{ $('Stembiljet').item.json.keuze }}.",
            "=You voted: {{ $('Stembiljet').item.json.keuze }}.",
          ),
        ),
        formEnd(
          'Toon dat de termijn voorbij is',
          say('Stemmen kan niet meer', 'Voting is closed'),
          say(
            'De termijn van dit voorstel is voorbij, of de link is niet compleet. Je stem is niet vastgelegd.',
            'The term of this proposal is over, or the link is not complete. Your vote was not recorded.',
          ),
        ),
        formEnd(
          'Toon dat de code niet klopt',
          say('Deze code kennen we niet', 'We do not know this code'),
          say(
            'Gebruik de link uit je eigen mail, of vraag de secretaris om hulp.',
            'Use the link in your own mail, or ask the secretary for help.',
          ),
        ),
      ],
      flow: [
        `Dien een voorstel in > Voorstel > ${members.path} > Kan stemmen > Een voor een #1 > Stuur de stemlink > Even rustig aan > Een voor een`,
        'Een voor een > Tot het einde van de termijn > Haal de stemmen > Tel de uitslag > Mail de uitslag',
        'Stuur de stemlink #1 > Meld wie geen link kreeg > Even rustig aan',
        'Nog open? #1 > Toon dat de termijn voorbij is',
        'Stembiljet > Nog open? > Zoek de stemcode > Geldige code? > Leg de stem vast > Toon de bevestiging',
        'Geldige code? #1 > Toon dat de code niet klopt',
      ],
    };
  },
});

export const boardActions = recipe({
  id: 'board-action-points',
  category: 'productivity',
  tags: ['actiepunten', 'bestuur', 'vergadering', 'actielijst', 'herinnering'],
  saves: spares(
    35,
    'De secretaris belt voor elke vergadering na wie zijn actiepunt af heeft.',
    'Before each meeting the secretary asks around who finished their action points.',
  ),
  variants: combine(
    { table: among(syncTables, 'googleSheets', 'airtable'), mailer: senders },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer }) => {
    const tab = say('Actiepunten', 'Action points');
    const number = say('Nummer', 'Number');
    const column = {
      nummer: number,
      wat: say('Wat', 'What'),
      wie: say('Wie', 'Who'),
      mail: say('E-mail', 'Email'),
      dag: say('Klaar op', 'Due on'),
      status: 'Status',
      nieuws: say('Stand', 'Progress'),
    };
    const points = rowsOf(table, 'Lees de actiepunten', tab, 'Actiepunt', column);
    return {
      name: both(
        `Actiepunten uit ${table.app.label} per persoon navragen via ${mailer.app.label}, lijst voor de vergadering`,
        `Ask each person about action points of ${table.app.label} via ${mailer.app.label}, list for the meeting`,
      ),
      description: both(
        `Elke maandag krijgt ieder via ${mailer.app.label} de eigen open actiepunten uit ${table.app.label}, met een formulier om de stand door te geven. De avond ervoor ontvangt de secretaris één lijst: klaar, bezig, te laat en zonder antwoord.`,
        `Every Monday each person gets their own open action points of ${table.app.label} through ${mailer.app.label}, with a form to give the progress. On Sunday the secretary gets one list: done, under way, late and unanswered.`,
      ),
      benefit: both(
        'De vergadering gaat over besluiten, niet over de actielijst.',
        'The meeting is about decisions, not the list of actions.',
      ),
      uses: [
        [table, both('is de actielijst', 'is the list of actions')],
        [mailer, both('vraagt na en stuurt de lijst', 'asks and sends the list')],
      ],
      setup: [
        both(
          'Maak een tabel Actiepunten met Nummer (uniek), Wat, Wie, E-mail, Klaar op, Status en Stand; Status is Open of Klaar.',
          'Make a table Action points with Number (unique), What, Who, Email, Due on, Status and Progress; Status is Open or Done.',
        ),
        both(
          'Zet "Zondag om 8 uur" op de avond voor jullie vaste vergadering.',
          'Set "Zondag om 8 uur" to the evening before your regular meeting.',
        ),
      ],
      names: {
        'Maandag om 9 uur': 'Monday at 9',
        'Lees de actiepunten': 'Read the action points',
        Actiepunt: 'Action point',
        'Bundel per persoon': 'Gather by person',
        'Mail de eigen punten': 'Mail their own points',
        'Meld de stand': 'Report progress',
        'Lees de lijst': 'Read the list',
        'Bestaat het punt?': 'Does the point exist?',
        'Werk het punt bij': 'Update the point',
        'Zondag om 8 uur': 'Sunday at 8 pm',
        'Haal de lijst': 'Fetch the list',
        'Verdeel de punten': 'Sort the points',
        'Mail de secretaris': 'Mail the secretary',
        'Mail dat iemand niets kreeg': 'Mail that somebody got nothing',
      },
      nodes: [
        everyWeek('Maandag om 9 uur', [1], 9),
        ...points.nodes,
        code(
          'Bundel per persoon',
          `
${AS_DAY}
const per = new Map();
for (const { json } of $input.all()) {
  if (String(json.status ?? '').trim() !== 'Open' || !String(json.mail ?? '').includes('@')) continue;
  const een = per.get(json.mail) ?? { mail: json.mail, wie: json.wie ?? '', regels: [] };
  const dag = asDay(json.dag);
  const laat = dag.isValid && dag < $now.startOf('day');
  een.regels.push('<li>' + json.nummer + ': ' + String(json.wat ?? '').replace(/[<&]/g, ' ') + (dag.isValid ? ' (' + dag.toFormat('dd-MM') + (laat ? ', ${say('te laat', 'late')}' : '') + ')' : '') + ' <a href="${formAddress}?nummer=' + encodeURIComponent(json.nummer) + '">${say('stand doorgeven', 'give the progress')}</a></li>');
  per.set(json.mail, een);
}
return [...per.values()].map(({ mail, wie, regels }) => ({ json: { mail, wie, aantal: regels.length, lijst: regels.join('') } }));`,
        ),
        withErrorBranch(
          mailer.send(
            'Mail de eigen punten',
            '={{ $json.mail }}',
            say(
              "=Je hebt {{ $json.aantal === 1 ? 'één open actiepunt' : $json.aantal + ' open actiepunten' }}",
              "=You have {{ $json.aantal === 1 ? 'one open action point' : $json.aantal + ' open action points' }}",
            ),
            say(
              '=<p>Beste {{ $json.wie }},</p><p>Dit staat nog open. Geef met de link erachter door hoe het ervoor staat, dan hoeft het niet in de vergadering.</p><ul>{{ $json.lijst }}</ul>',
              '=<p>Dear {{ $json.wie }},</p><p>This is still open. Tell with the link behind it how it stands, so that it need not come up in the meeting.</p><ul>{{ $json.lijst }}</ul>',
            ),
          ),
        ),
        mailer.send(
          'Mail dat iemand niets kreeg',
          mailOf.office,
          say(
            "=Actiepunten van {{ $('Bundel per persoon').item.json.wie }} niet verstuurd",
            "=Action points of {{ $('Bundel per persoon').item.json.wie }} were not sent",
          ),
          say(
            "=<p>De mail aan {{ $('Bundel per persoon').item.json.mail }} kon niet weg.</p>",
            "=<p>The mail to {{ $('Bundel per persoon').item.json.mail }} could not leave.</p>",
          ),
        ),
        form(
          'Meld de stand',
          say('Stand van je actiepunt', 'Progress of your action point'),
          say('Een zin is genoeg.', 'One sentence will do.'),
          [
            ['nummer', say('Nummer (staat al ingevuld)', 'Number (filled in already)')],
            [
              'klaar',
              say('Is het klaar?', 'Is it done?'),
              'dropdown',
              [say('Klaar', 'Done'), say('Bezig', 'Under way')],
            ],
            ['stand', say('Hoe staat het ervoor?', 'How does it stand?')],
          ],
        ),
        table.rows('Lees de lijst', tab),
        keep('Bestaat het punt?', [
          [
            `={{ String(${table.cell(number)} ?? '').trim() }}`,
            'is',
            "={{ String($('Meld de stand').first().json.nummer).trim() }}",
          ],
        ]),
        table.upsert('Werk het punt bij', tab, number, {
          [number]: `={{ ${table.cell(number)} }}`,
          Status: `={{ $('Meld de stand').first().json.klaar === '${say('Klaar', 'Done')}' ? '${say('Klaar', 'Done')}' : 'Open' }}`,
          [column.nieuws]: "={{ $now.toFormat('dd-MM') + ': ' + $('Meld de stand').first().json.stand }}",
        }),
        cron('Zondag om 8 uur', '0 20 * * 0'),
        evenWhenEmpty(table.rows('Haal de lijst', tab)),
        code(
          'Verdeel de punten',
          `
${AS_DAY}
const punten = $input.all().map(({ json: $json }) => ({ nummer: String(${table.cell(number)} ?? ''), wat: String(${table.cell(column.wat)} ?? ''), wie: String(${table.cell(column.wie)} ?? ''), dag: asDay(${table.cell(column.dag)}), status: String(${table.cell('Status')} ?? '').trim(), stand: String(${table.cell(column.nieuws)} ?? '') })).filter((een) => een.nummer);
const regel = (een) => '<li>' + [een.nummer, een.wat, een.wie, een.stand].filter(Boolean).join(' - ').replace(/[<&]/g, ' ') + '</li>';
const groep = (titel, lijst) => (lijst.length ? '<h3>' + titel + ' (' + lijst.length + ')</h3><ul>' + lijst.map(regel).join('') + '</ul>' : '');
const open = punten.filter((een) => een.status === 'Open');
const laat = open.filter((een) => een.dag.isValid && een.dag < $now.startOf('day'));
const rest = open.filter((een) => !laat.includes(een));
return [{ json: { open: open.length, laat: laat.length, html: groep('${say('Te laat', 'Late')}', laat) + groep('${say('Bezig', 'Under way')}', rest.filter((een) => een.stand)) + groep('${say('Zonder antwoord', 'Unanswered')}', rest.filter((een) => !een.stand)) + groep('${say('Klaar', 'Done')}', punten.filter((een) => een.status === '${say('Klaar', 'Done')}').slice(-15)) } }];`,
        ),
        mailer.send(
          'Mail de secretaris',
          mailOf.management,
          say(
            '=Actielijst: {{ $json.open }} open, {{ $json.laat }} te laat',
            '=Action list: {{ $json.open }} open, {{ $json.laat }} late',
          ),
          say(
            "={{ $json.html || '<p>Er staan geen actiepunten op de lijst.</p>' }}",
            "={{ $json.html || '<p>There are no action points on the list.</p>' }}",
          ),
        ),
      ],
      flow: [
        `Maandag om 9 uur > ${points.path} > Bundel per persoon > Mail de eigen punten`,
        'Mail de eigen punten #1 > Mail dat iemand niets kreeg',
        'Meld de stand > Lees de lijst > Bestaat het punt? > Werk het punt bij',
        'Zondag om 8 uur > Haal de lijst > Verdeel de punten > Mail de secretaris',
      ],
    };
  },
});
