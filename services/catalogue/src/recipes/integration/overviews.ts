import { accountLists } from '../../apps/account-lists.js';
import { chats } from '../../apps/chats.js';
import { graphSecurity, secureScores } from '../../apps/devices.js';
import { fileStores } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { certificates } from '../../apps/security.js';
import { tables, upsertTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  everyMonths,
  everyWeek,
  gather,
  keep,
  nothing,
  only,
  reads,
  recipe,
  say,
  set,
  sortBy,
  spares,
  t,
  when,
  writeFile,
} from '../../kit/index.js';

export const accountInventory = recipe({
  id: 'account-inventory',
  category: 'integration',
  tags: ['accounts', 'licenties', 'overzicht'],
  saves: spares(
    30,
    'Iemand exporteert de accounts en telt de licenties.',
    'Someone exports the accounts and counts the licences.',
  ),
  variants: combine(
    { list: accountLists, store: fileStores, mailer: mailers },
    { take: 12, apart: ['list', 'store'] },
  ),
  build: ({ list, store, mailer }) => {
    const { nodes, path } = reads(list, 'Lees de accounts', 'Account');
    return {
      name: both(
        `Maandlijst van accounts in ${list.app.label} als Excel in ${store.app.label}`,
        `Monthly list of ${list.app.label} accounts as Excel in ${store.app.label}`,
      ),
      description: both(
        `Zet elke eerste van de maand ${list.what.nl} als Excel-lijst in ${store.app.label} en mailt via ${mailer.app.label} hoeveel het er zijn, welke er sinds de vorige lijst bij kwamen en welke verdwenen.`,
        `On the first of each month puts ${list.what.en} into ${store.app.label} as an Excel list and mails through ${mailer.app.label} how many there are, which came since the last list and which are gone.`,
      ),
      benefit: both(
        'Je ziet ongebruikte licenties en hebt het bewijs voor een audit.',
        'You see unused licences and have the evidence for an audit.',
      ),
      uses: [
        [list, both('levert de accounts', 'supplies the accounts')],
        [store, both('bewaart de lijst', 'keeps the list')],
        [mailer, both('mailt de samenvatting', 'mails the summary')],
      ],
      setup: [],
      names: {
        'Lees de accounts': 'Read the accounts',
        Account: 'Account',
        'Eerste van de maand': 'First of the month',
        Rij: 'Row',
        'Op naam': 'By name',
        'Maak Excel-lijst': 'Make the Excel list',
        'Bewaar de lijst': 'Keep the list',
        'Tel de nieuwe': 'Count the new ones',
        'Mail de samenvatting': 'Mail the summary',
      },
      nodes: [
        everyMonths('Eerste van de maand', 1, 1, 7),
        ...nodes,
        set('Rij', {
          [say('Naam', 'Name')]: "={{ $json.name ?? '' }}",
          [say('Adres', 'Address')]: "={{ $json.email ?? '' }}",
          [say('Rol', 'Role')]: "={{ $json.role ?? '' }}",
          [say('Sinds', 'Since')]: "={{ $json.start ?? '' }}",
        }),
        sortBy('Op naam', say('Naam', 'Name'), 'ascending'),
        writeFile('Maak Excel-lijst', 'xlsx', '=accounts-{{ $now.toFormat("yyyy-MM") }}.xlsx'),
        store.upload('Bewaar de lijst', '=accounts-{{ $now.toFormat("yyyy-MM") }}.xlsx'),
        code(
          'Tel de nieuwe',
          `
const geheugen = $getWorkflowStaticData('global');
const rijen = $input.all().map(({ json }) => ({ naam: String(json.${say('Naam', 'Name')} ?? ''), adres: String(json.${say('Adres', 'Address')} || json.${say('Naam', 'Name')} || '') }));
const vorige = geheugen.accounts ?? null;
const nu = rijen.map(({ adres }) => adres);
geheugen.accounts = nu;
return [{ json: { totaal: rijen.length, eerste: vorige === null, nieuw: vorige ? rijen.filter(({ adres }) => !vorige.includes(adres)).map(({ naam, adres }) => naam || adres) : [], weg: vorige ? vorige.filter((adres) => !nu.includes(adres)) : [] } }];`,
        ),
        mailer.send(
          'Mail de samenvatting',
          mailOf.admin,
          `=${list.app.label}: {{ $json.totaal }} accounts`,
          say(
            `={{ $json.eerste ? 'Dit is de eerste lijst; vanaf volgende maand staat hier wat er veranderde.' : 'Nieuw sinds de vorige lijst: ' + ($json.nieuw.join(', ') || 'niemand') + '.<br>Verdwenen: ' + ($json.weg.join(', ') || 'niemand') + '.' }}<br>De lijst accounts-{{ $now.toFormat("yyyy-MM") }}.xlsx staat in ${store.app.label}.`,
            `={{ $json.eerste ? 'This is the first list; from next month on it says what changed.' : 'New since the last list: ' + ($json.nieuw.join(', ') || 'nobody') + '.<br>Gone: ' + ($json.weg.join(', ') || 'nobody') + '.' }}<br>The list accounts-{{ $now.toFormat("yyyy-MM") }}.xlsx is in ${store.app.label}.`,
          ),
        ),
      ],
      flow: [
        `Eerste van de maand > ${path} > Rij > Op naam > Maak Excel-lijst > Bewaar de lijst`,
        'Op naam > Tel de nieuwe > Mail de samenvatting',
      ],
    };
  },
});

const LIST_DAYS = ownLimit(
  ['Dagen vooruit', 'Days ahead'],
  ['Wat binnen zoveel dagen verloopt wordt genoemd.', 'What expires within so many days is named.'],
  60,
);

export const certificateList = recipe({
  id: 'certificate-list',
  category: 'integration',
  tags: ['ssl', 'overzicht', 'beheer'],
  saves: spares(
    20,
    'Iemand werkt de certificatenlijst met de hand bij.',
    'Someone updates the list of certificates by hand.',
  ),
  variants: combine(
    { list: certificates, table: upsertTables, chat: chats },
    { take: 9, apart: ['list', 'table'] },
  ),
  build: ({ list, table, chat }) => {
    const { nodes, path, ref: c } = reads(list, 'Lees certificaten', 'Certificaat');
    return {
      name: both(
        `Certificaten uit ${list.app.label} wekelijks bijwerken in ${table.app.label}`,
        `Update ${list.app.label} certificates in ${table.app.label} every week`,
      ),
      description: both(
        `Werkt elke maandag ${list.what.nl} bij in ${table.app.label} met einddatum en dagen te gaan, en zet in ${chat.app.label} welke er binnen twee maanden (of jouw termijn) verlopen.`,
        `Every Monday updates ${list.what.en} in ${table.app.label} with the end date and days to go, and posts in ${chat.app.label} which expire within two months (or your term).`,
      ),
      benefit: both(
        'Iedereen ziet in één lijst welk certificaat wanneer vernieuwd moet worden.',
        'Everyone sees in one list which certificate to renew when.',
      ),
      uses: [
        [list, both('levert de certificaten', 'supplies the certificates')],
        [table, both('is de lijst', 'is the list')],
        [chat, both('noemt wat binnenkort verloopt', 'names what expires soon')],
      ],
      setup: [],
      names: {
        'Lees certificaten': 'Read certificates',
        Certificaat: 'Certificate',
        'Maandag om half negen': 'Monday at half past eight',
        'Werk de lijst bij': 'Update the list',
        'Verloopt binnenkort?': 'Expires soon?',
        Regel: 'Line',
        Verzamel: 'Collect',
        'Noem ze': 'Name them',
      },
      nodes: [
        everyWeek('Maandag om half negen', [1], 8, 30),
        ...nodes,
        table.upsert('Werk de lijst bij', say('Certificaten', 'Certificates'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: only(c.name),
          [say('Einddatum', 'End date')]: only(c.at),
          [say('Dagen', 'Days')]: only(c.value),
        }),
        keep('Verloopt binnenkort?', [[only(c.value), '<=', `={{ ${LIST_DAYS} }}`]]),
        set('Regel', { regel: say(t`${c.name}: nog ${c.value} dagen`, t`${c.name}: ${c.value} days to go`) }),
        gather('Verzamel', 'certificaten'),
        chat.post(
          'Noem ze',
          `=${say('Certificaten die binnenkort verlopen', 'Certificates that expire soon')}:\n{{ $json.certificaten.map((certificaat) => certificaat.regel).join('\\n') }}`,
        ),
      ],
      flow: [
        `Maandag om half negen > ${path} > Werk de lijst bij`,
        'Certificaat > Verloopt binnenkort? > Regel > Verzamel > Noem ze',
      ],
    };
  },
});

export const secureScore = recipe({
  id: 'secure-score',
  category: 'integration',
  tags: ['microsoft 365', 'beveiliging', 'score'],
  saves: spares(
    10,
    'Een beheerder opent elke week het beveiligingsportaal.',
    'An administrator opens the security portal every week.',
  ),
  variants: combine(
    { table: tables, todo: taskApps, mailer: mailers },
    { take: 6, apart: ['table', 'todo'] },
  ),
  build: ({ table, todo, mailer }) => ({
    name: both(
      `Microsoft Secure Score bijhouden in ${table.app.label} met taken in ${todo.app.label}`,
      `Track Microsoft Secure Score in ${table.app.label}, drops as tasks in ${todo.app.label}`,
    ),
    description: both(
      `Noteert elke week de beveiligingsscore van je Microsoft 365 in ${table.app.label}; daalt hij, dan komt er een taak in ${todo.app.label}, en stijgt hij dan mailt ${mailer.app.label} het goede nieuws.`,
      `Notes the security score of your Microsoft 365 in ${table.app.label} each week; a drop becomes a task in ${todo.app.label}, and a rise is good news by ${mailer.app.label}.`,
    ),
    benefit: both(
      'Een instelling die per ongeluk is versoepeld valt binnen een week op.',
      'A setting loosened by mistake is noticed within a week.',
    ),
    uses: [
      [{ app: graphSecurity }, both('geeft de score', 'gives the score')],
      [table, both('bewaart het verloop', 'keeps the record')],
      [todo, both('krijgt een taak bij een daling', 'gets a task on a drop')],
      [mailer, both('mailt een stijging', 'mails a rise')],
    ],
    setup: [],
    names: {
      'Woensdag om 9 uur': 'Wednesday at 9',
      'Haal de scores op': 'Fetch the scores',
      'Vergelijk met vorige week': 'Compare with last week',
      'Bewaar de score': 'Keep the score',
      'Gedaald?': 'Dropped?',
      'Zoek de oorzaak': 'Find the cause',
      'Gestegen?': 'Risen?',
      'Mail het goede nieuws': 'Mail the good news',
      'Gelijk gebleven': 'No change',
    },
    nodes: [
      everyWeek('Woensdag om 9 uur', [3], 9),
      secureScores('Haal de scores op'),
      code(
        'Vergelijk met vorige week',
        'const scores = $input.all().map((item) => item.json).sort((a, b) => String(b.createdDateTime).localeCompare(String(a.createdDateTime)));\nif (scores.length === 0) return [];\nconst nu = scores[0];\nconst toen = scores.at(-1) ?? nu;\nconst deel = (score) => Math.round((Number(score.currentScore ?? 0) / Math.max(Number(score.maxScore ?? 1), 1)) * 100);\nreturn [{ json: { nu: deel(nu), toen: deel(toen), verschil: deel(nu) - deel(toen) } }];',
      ),
      table.append('Bewaar de score', 'Secure Score', {
        Week: '={{ $now.toFormat("kkkk-\'W\'WW") }}',
        Score: '={{ $json.nu }}',
        [say('Verschil', 'Difference')]: '={{ $json.verschil }}',
      }),
      when('Gedaald?', [["={{ $('Vergelijk met vorige week').item.json.verschil }}", '<', 0]]),
      todo.create('Zoek de oorzaak', {
        title: `=Secure Score ${say('daalde naar', 'dropped to')} {{ $('Vergelijk met vorige week').item.json.nu }}%`,
        description: say(
          'Bekijk in het beveiligingsportaal welke aanbeveling is vervallen.',
          'See in the security portal which recommendation no longer holds.',
        ),
        due: '={{ $now.plus({ days: 3 }).toISODate() }}',
      }),
      when('Gestegen?', [["={{ $('Vergelijk met vorige week').item.json.verschil }}", '>', 0]]),
      mailer.send(
        'Mail het goede nieuws',
        mailOf.management,
        `=${say('Beveiliging verbeterd naar', 'Security improved to')} {{ $('Vergelijk met vorige week').item.json.nu }}%`,
        `=${say('Vorige week was het', 'Last week it was')} {{ $('Vergelijk met vorige week').item.json.toen }}%.`,
      ),
      nothing('Gelijk gebleven'),
    ],
    flow: [
      'Woensdag om 9 uur > Haal de scores op > Vergelijk met vorige week > Bewaar de score > Gedaald? > Zoek de oorzaak',
      'Gedaald? #1 > Gestegen? > Mail het goede nieuws',
      'Gestegen? #1 > Gelijk gebleven',
    ],
  }),
});
