import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  among,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  formEnd,
  formWithEnding,
  keep,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const senders = among(mailers, 'gmail', 'outlook');

const ADMIN_DAYS = ownLimit(
  ['Dagen te laat voor het beheer', 'Days late for the administrator'],
  ['Na hoeveel dagen te laat het beheer het hoort.', 'After how many days late the administrator is told.'],
  21,
);

export const loanDesk = recipe({
  id: 'loan-desk-with-reminders',
  category: 'productivity',
  tags: ['uitleen', 'spullen', 'gereedschap', 'laptop', 'retour', 'school', 'vereniging'],
  saves: spares(
    12,
    'Iemand houdt op papier bij wie wat leende en belt als het te laat is.',
    'Someone keeps on paper who borrowed what and calls when it is late.',
  ),
  variants: combine(
    { table: among(fullTables, 'googleSheets', 'airtable'), mailer: senders },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer }) => {
    const tab = say('Spullen', 'Items');
    const item = say('Code', 'Code');
    const c = (nl: string, en: string) => table.cell(say(nl, en));
    const free = say('Vrij', 'Free');
    return {
      name: both(
        `Uitleenbalie voor spullen in ${table.app.label}, herinneringen via ${mailer.app.label}`,
        `Lending desk for items in ${table.app.label}, reminders via ${mailer.app.label}`,
      ),
      description: both(
        `Eén formulier leent uit en neemt terug, op de code van het ding. Is het al uit, dan zegt het formulier dat. De lener krijgt via ${mailer.app.label} een bewijs, een mail op de dag zelf en daarna elke week; te lang te laat hoort het beheer het.`,
        `One form lends and takes back, by the code of the item. Where it is out already, the form says so at once. The borrower gets a receipt through ${mailer.app.label}, a mail on the day and then weekly; far too late the administrator hears.`,
      ),
      benefit: both(
        'De boormachine komt terug zonder dat iemand erachteraan belt.',
        'The drill comes back without anybody calling for it.',
      ),
      uses: [
        [table, both('is de lijst met spullen', 'is the list of items')],
        [mailer, both('stuurt bewijs en herinneringen', 'sends receipt and reminders')],
      ],
      setup: [
        both(
          'Maak een tabel Spullen met Code (uniek), Wat, Stand (Vrij), Lener, E-mail en Terug op, en plak de code op elk ding.',
          'Make a table Items with Code (unique), What, State (Free), Borrower, Email and Due on, and put the code on each item.',
        ),
      ],
      notes: [
        {
          over: ['Lees de spullen', 'Wie is te laat?'],
          text: say(
            '## Vriendelijk blijven\nOp de dag zelf en daarna elke zevende dag een mail, nooit vaker.',
            '## Staying friendly\nA mail on the day itself and then every seventh day, never more often.',
          ),
        },
      ],
      names: {
        Uitleenbalie: 'Lending desk',
        'Zoek het ding': 'Find the item',
        'Wat kan er?': 'What is possible?',
        'Bestaat het?': 'Does it exist?',
        'Lenen of terug?': 'Borrow or return?',
        'Is het vrij?': 'Is it free?',
        'Zet op uitgeleend': 'Set to lent',
        'Mail het bewijs': 'Mail the receipt',
        'Toon uitgeleend': 'Show lent',
        'Toon dat het weg is': 'Show that it is out',
        'Zet op vrij': 'Set to free',
        'Toon terug': 'Show returned',
        'Toon onbekend': 'Show unknown',
        'Elke dag om 9 uur': 'Every day at 9',
        'Lees de spullen': 'Read the items',
        'Wie is te laat?': 'Who is late?',
        'Mail de lener': 'Mail the borrower',
        'Veel te laat?': 'Far too late?',
        'Mail het beheer': 'Mail the administrator',
        'Meld mislukte herinnering': 'Report a failed reminder',
      },
      nodes: [
        formWithEnding(
          'Uitleenbalie',
          say('Uitleenbalie', 'Lending desk'),
          say(
            'Lenen of terugbrengen? De code staat op het ding.',
            'Borrow or return? The code is on the item.',
          ),
          [
            [
              'wat',
              say('Wat wil je doen?', 'What would you like to do?'),
              'dropdown',
              [say('Lenen', 'Borrow'), say('Terugbrengen', 'Return')],
            ],
            ['code', 'Code'],
            ['naam', say('Naam', 'Name')],
            ['mail', say('E-mailadres', 'Email address'), 'email'],
            ['terug?', say('Terug op (bij lenen)', 'Due on (when borrowing)'), 'date'],
          ],
        ),
        evenWhenEmpty(table.find('Zoek het ding', tab, item, '={{ String($json.code).trim() }}')),
        set('Wat kan er?', {
          ding: `={{ ${c('Wat', 'What')} ?? '' }}`,
          stand: `={{ ${c('Stand', 'State')} ?? '' }}`,
          lenen: ['boolean', `={{ $('Uitleenbalie').item.json.wat === '${say('Lenen', 'Borrow')}' }}`],
          dag: `={{ [DateTime.fromISO(String($('Uitleenbalie').item.json.terug ?? ''))].map((dag) => (dag.isValid && dag > $now ? dag : $now.plus({ weeks: 2 })).setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL'))[0] }}`,
          terug:
            "={{ [DateTime.fromISO(String($('Uitleenbalie').item.json.terug ?? ''))].find((dag) => dag.isValid && dag > $now)?.toISODate() ?? $now.plus({ weeks: 2 }).toISODate() }}",
        }),
        when('Bestaat het?', [['={{ $json.ding }}', 'filled']]),
        when('Lenen of terug?', [['={{ $json.lenen }}', 'yes']]),
        when('Is het vrij?', [['={{ $json.stand }}', 'is', free]]),
        table.upsert('Zet op uitgeleend', tab, item, {
          [item]: "={{ String($('Uitleenbalie').item.json.code).trim() }}",
          [say('Stand', 'State')]: say('Uitgeleend', 'Lent'),
          [say('Lener', 'Borrower')]: "={{ $('Uitleenbalie').item.json.naam }}",
          [say('E-mail', 'Email')]: "={{ $('Uitleenbalie').item.json.mail }}",
          [say('Terug op', 'Due on')]: "={{ $('Wat kan er?').item.json.terug }}",
        }),
        {
          ...mailer.send(
            'Mail het bewijs',
            "={{ $('Uitleenbalie').item.json.mail }}",
            say(
              "=Geleend: {{ $('Wat kan er?').item.json.ding }}",
              "=Borrowed: {{ $('Wat kan er?').item.json.ding }}",
            ),
            say(
              "=<p>Je leende {{ $('Wat kan er?').item.json.ding }} ({{ $('Uitleenbalie').item.json.code }}). Breng het uiterlijk {{ $('Wat kan er?').item.json.dag }} terug.</p>",
              "=<p>You borrowed {{ $('Wat kan er?').item.json.ding }} ({{ $('Uitleenbalie').item.json.code }}). Bring it back by {{ $('Wat kan er?').item.json.dag }}.</p>",
            ),
          ),
          onError: 'continueRegularOutput' as const,
        },
        formEnd(
          'Toon uitgeleend',
          say('Veel plezier ermee', 'Enjoy it'),
          say(
            "={{ $('Wat kan er?').item.json.ding }} staat op jouw naam tot en met {{ $('Wat kan er?').item.json.dag }}.",
            "={{ $('Wat kan er?').item.json.ding }} is in your name until {{ $('Wat kan er?').item.json.dag }}.",
          ),
        ),
        formEnd(
          'Toon dat het weg is',
          say('Uitgeleend', 'Out'),
          say(
            '={{ $json.ding }} is al uitgeleend. Vraag bij de balie wanneer het terug is.',
            '={{ $json.ding }} is out already. Ask at the desk when it returns.',
          ),
        ),
        table.upsert('Zet op vrij', tab, item, {
          [item]: "={{ String($('Uitleenbalie').item.json.code).trim() }}",
          [say('Stand', 'State')]: free,
          [say('Lener', 'Borrower')]: '-',
          [say('E-mail', 'Email')]: '-',
          [say('Terug op', 'Due on')]: '-',
        }),
        formEnd(
          'Toon terug',
          say('Bedankt', 'Thank you'),
          say(
            "={{ $('Wat kan er?').item.json.ding }} staat weer op vrij.",
            "={{ $('Wat kan er?').item.json.ding }} is free again.",
          ),
        ),
        formEnd(
          'Toon onbekend',
          say('Deze code kennen we niet', 'We do not know this code'),
          say(
            'Kijk nog eens op de sticker en vul het formulier opnieuw in.',
            'Look at the sticker again and fill in the form once more.',
          ),
        ),
        cron('Elke dag om 9 uur', '0 9 * * *'),
        table.rows('Lees de spullen', tab),
        code(
          'Wie is te laat?',
          `
${AS_DAY}
return $input.all().flatMap(({ json: $json }) => {
  const dag = asDay(${c('Terug op', 'Due on')});
  const mail = String(${c('E-mail', 'Email')} ?? '').trim();
  if (!dag.isValid || !mail.includes('@') || String(${c('Stand', 'State')} ?? '') === '${free}') return [];
  const dagen = Math.round($now.startOf('day').diff(dag.startOf('day'), 'days').days);
  return dagen >= 0 && dagen % 7 === 0 ? [{ json: { ding: String(${c('Wat', 'What')} ?? ''), naam: String(${c('Lener', 'Borrower')} ?? ''), mail, dagen } }] : [];
});`,
        ),
        withErrorBranch(
          mailer.send(
            'Mail de lener',
            '={{ $json.mail }}',
            say('=Breng je {{ $json.ding }} terug?', '=Would you bring back {{ $json.ding }}?'),
            say(
              '=<p>Beste {{ $json.naam }},</p><p>{{ $json.ding }} zou {{ $json.dagen === 0 ? "vandaag" : $json.dagen + " dagen geleden" }} terugkomen. Breng je het langs? Heb je het langer nodig, antwoord dan op deze mail.</p>',
              '=<p>Dear {{ $json.naam }},</p><p>{{ $json.ding }} was due {{ $json.dagen === 0 ? "today" : $json.dagen + " days ago" }}. Would you bring it back? If you need it longer, answer this mail.</p>',
            ),
          ),
        ),
        keep('Veel te laat?', [
          ["={{ $('Wie is te laat?').item.json.dagen }}", '>=', `={{ ${ADMIN_DAYS} }}`],
        ]),
        mailer.send(
          'Mail het beheer',
          mailOf.admin,
          say(
            "={{ $('Wie is te laat?').item.json.ding }} is {{ $('Wie is te laat?').item.json.dagen }} dagen te laat",
            "={{ $('Wie is te laat?').item.json.ding }} is {{ $('Wie is te laat?').item.json.dagen }} days late",
          ),
          say(
            "=<p>Geleend door {{ $('Wie is te laat?').item.json.naam }} ({{ $('Wie is te laat?').item.json.mail }}). Bel even.</p>",
            "=<p>Borrowed by {{ $('Wie is te laat?').item.json.naam }} ({{ $('Wie is te laat?').item.json.mail }}). Please call.</p>",
          ),
        ),
        mailer.send(
          'Meld mislukte herinnering',
          mailOf.admin,
          say(
            "=Geen herinnering voor {{ $('Wie is te laat?').item.json.ding }}",
            "=No reminder for {{ $('Wie is te laat?').item.json.ding }}",
          ),
          say(
            "=<p>De mail aan {{ $('Wie is te laat?').item.json.mail }} kon niet weg.</p>",
            "=<p>The mail to {{ $('Wie is te laat?').item.json.mail }} could not leave.</p>",
          ),
        ),
      ],
      flow: [
        'Uitleenbalie > Zoek het ding > Wat kan er? > Bestaat het? > Lenen of terug? > Is het vrij? > Zet op uitgeleend > Mail het bewijs > Toon uitgeleend',
        'Is het vrij? #1 > Toon dat het weg is',
        'Lenen of terug? #1 > Zet op vrij > Toon terug',
        'Bestaat het? #1 > Toon onbekend',
        'Elke dag om 9 uur > Lees de spullen > Wie is te laat? > Mail de lener > Veel te laat? > Mail het beheer',
        'Mail de lener #1 > Meld mislukte herinnering',
      ],
    };
  },
});
