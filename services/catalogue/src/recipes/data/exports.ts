import { databases } from '../../apps/databases.js';
import { fileStores } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { mailOf, ownDomain } from '../../apps/values.js';
import {
  both,
  codeEach,
  combine,
  evenWhenEmpty,
  formEnd,
  formWithEnding,
  node,
  onlyOnce,
  promise,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

export const askedExport = recipe({
  id: 'asked-export',
  category: 'data',
  tags: ['export', 'formulier', 'maandrapport'],
  saves: spares(
    20,
    'Een analist draait op verzoek een export en mailt die.',
    'An analyst runs an export on request and mails it.',
  ),
  variants: combine(
    { db: databases, store: fileStores, mailer: mailers, table: tables },
    { take: 9, apart: ['db', 'store'] },
  ),
  build: ({ db, store, mailer, table }) => ({
    name: both(
      `Export uit ${db.app.label} op aanvraag en elke maand in ${store.app.label}`,
      `Export from ${db.app.label} on request and every month in ${store.app.label}`,
    ),
    description: both(
      `Een collega kiest in een formulier een periode, of het is de eerste van de maand: de orders uit ${db.app.label} komen als Excel in ${store.app.label} en ${mailer.app.label} mailt de link.`,
      `A colleague picks a period in a form, or it is the first of the month: the orders from ${db.app.label} land in ${store.app.label} as Excel and ${mailer.app.label} mails the link.`,
    ),
    benefit: both(
      'Collega’s helpen zichzelf aan cijfers, en jij ziet wie wat opvroeg.',
      'Colleagues help themselves to figures, and you see who asked for what.',
    ),
    uses: [
      [db, both('levert de orders', 'supplies the orders')],
      [store, both('bewaart de exports', 'keeps the exports')],
      [mailer, both('mailt de link', 'mails the link')],
      [table, both('houdt bij wie wat opvroeg', 'records who asked for what')],
    ],
    setup: [],
    notes: [
      {
        over: ['Vraag een export aan', 'Aanvraag'],
        text: say(
          '## Op aanvraag\nAlleen adressen van je eigen domein krijgen een export; een ander adres leest dat op het scherm, zodat er geen mail naar vreemden gaat. De periode is hooguit een jaar.',
          '## On request\nOnly addresses of your own domain get an export; another address reads so on the screen, so that no mail goes to strangers. The period is a year at most.',
        ),
      },
      {
        over: ['Eerste van de maand', 'Vorige maand'],
        text: say(
          '## Vast moment\nElke eerste van de maand gaat de vorige maand naar de administratie.',
          '## Fixed moment\nOn the first of every month the previous month goes to the accounts department.',
        ),
      },
    ],
    names: {
      'Vraag een export aan': 'Request an export',
      Aanvraag: 'Request',
      'Eerste van de maand': 'First of the month',
      'Vorige maand': 'Previous month',
      'Van onze organisatie?': 'From our organisation?',
      'Controleer de periode': 'Check the period',
      'Periode goed?': 'Period right?',
      'Orders in de periode': 'Orders in the period',
      'Orders gevonden?': 'Orders found?',
      'Meld dat er niets is': 'Report that there are none',
      'Maak Excel-bestand': 'Make Excel file',
      'Bewaar de export': 'Save the export',
      Link: 'Link',
      'Mail de link': 'Mail the link',
      'Leg de export vast': 'Record the export',
      'Toon de afwijzing': 'Show the refusal',
      'Vraag een andere periode': 'Ask for another period',
      'Meld de storing': 'Report the failure',
    },
    promises: [promise('delivery', 'Mail de link')],
    nodes: [
      formWithEnding(
        'Vraag een export aan',
        say('Export van orders', 'Export of orders'),
        say(
          'Kies een periode; je krijgt het bestand per mail.',
          'Choose a period; you get the file by mail.',
        ),
        [
          ['email', say('Je e-mailadres', 'Your e-mail address'), 'email'],
          ['van', say('Vanaf', 'From'), 'date'],
          ['tot', say('Tot en met', 'Up to and including'), 'date'],
        ],
      ),
      set('Aanvraag', {
        email: '={{ $json.email.trim().toLowerCase() }}',
        van: '={{ $json.van }}',
        tot: '={{ $json.tot }}',
        soort: say('aanvraag', 'request'),
      }),
      node('Eerste van de maand', 'scheduleTrigger', 1.4, {
        rule: {
          interval: [
            {
              field: 'months',
              monthsInterval: 1,
              triggerAtDayOfMonth: 1,
              triggerAtHour: 6,
              triggerAtMinute: 0,
            },
          ],
        },
      }),
      set('Vorige maand', {
        email: mailOf.administration,
        van: "={{ $now.minus({ months: 1 }).startOf('month').toISODate() }}",
        tot: "={{ $now.minus({ months: 1 }).endOf('month').toISODate() }}",
        soort: say('maand', 'month'),
      }),
      when('Van onze organisatie?', [
        [`={{ String($json.email).trim().endsWith('@' + '${ownDomain}'.trim().toLowerCase()) }}`, 'yes'],
      ]),
      codeEach(
        'Controleer de periode',
        'const dagen = (Date.parse($json.tot) - Date.parse($json.van)) / 86400000;\nreturn { json: { ...$json, goed: dagen >= 0 && dagen <= 366 } };',
      ),
      when('Periode goed?', [['={{ $json.goed }}', 'yes']]),
      evenWhenEmpty(
        db.query(
          'Orders in de periode',
          say(
            "=SELECT nummer, klant, bedrag, besteld_op FROM orders WHERE besteld_op >= '{{ DateTime.fromISO(String($json.van)).toISODate() }}' AND besteld_op < '{{ DateTime.fromISO(String($json.tot)).plus({ days: 1 }).toISODate() }}'",
            "=SELECT order_number, customer, amount, ordered_at FROM orders WHERE ordered_at >= '{{ DateTime.fromISO(String($json.van)).toISODate() }}' AND ordered_at < '{{ DateTime.fromISO(String($json.tot)).plus({ days: 1 }).toISODate() }}'",
          ),
        ),
      ),
      when('Orders gevonden?', [['={{ Object.keys($json).length }}', '>', 0]]),
      mailer.send(
        'Meld dat er niets is',
        "={{ $('Controleer de periode').first().json.email }}",
        say('Geen orders in deze periode', 'No orders in this period'),
        say(
          "=Hallo,<br><br>Van {{ DateTime.fromISO(String($('Controleer de periode').first().json.van)).setLocale('nl').toFormat('d LLLL yyyy') }} tot en met {{ DateTime.fromISO(String($('Controleer de periode').first().json.tot)).setLocale('nl').toFormat('d LLLL yyyy') }} zijn er geen orders geplaatst, dus er is geen bestand.",
          "=Hello,<br><br>No orders were placed from {{ DateTime.fromISO(String($('Controleer de periode').first().json.van)).setLocale('en').toFormat('d LLLL yyyy') }} up to and including {{ DateTime.fromISO(String($('Controleer de periode').first().json.tot)).setLocale('en').toFormat('d LLLL yyyy') }}, so there is no file.",
        ),
      ),
      writeFile(
        'Maak Excel-bestand',
        'xlsx',
        "=orders-{{ $('Controleer de periode').first().json.van }}-{{ $('Controleer de periode').first().json.tot }}.xlsx",
      ),
      withErrorBranch(
        store.upload(
          'Bewaar de export',
          "=orders-{{ $('Controleer de periode').first().json.van }}-{{ $('Controleer de periode').first().json.tot }}.xlsx",
        ),
      ),
      set('Link', { link: `={{ ${store.link} }}` }),
      mailer.send(
        'Mail de link',
        "={{ $('Controleer de periode').first().json.email }}",
        say('Je export staat klaar', 'Your export is ready'),
        say(
          "=Hallo,<br><br>De export van de orders van {{ DateTime.fromISO(String($('Controleer de periode').first().json.van)).setLocale('nl').toFormat('d LLLL yyyy') }} tot en met {{ DateTime.fromISO(String($('Controleer de periode').first().json.tot)).setLocale('nl').toFormat('d LLLL yyyy') }} staat klaar: {{ $json.link }}<br><br>Er staan klantgegevens in: deel hem niet verder en gooi hem weg als je klaar bent.",
          "=Hello,<br><br>The export of the orders from {{ DateTime.fromISO(String($('Controleer de periode').first().json.van)).setLocale('en').toFormat('d LLLL yyyy') }} up to and including {{ DateTime.fromISO(String($('Controleer de periode').first().json.tot)).setLocale('en').toFormat('d LLLL yyyy') }} is ready: {{ $json.link }}<br><br>It holds customer data: do not pass it on, and delete it when you are done.",
        ),
      ),
      table.append('Leg de export vast', 'Exports', {
        [say('Aanvrager', 'Requester')]: "={{ $('Controleer de periode').first().json.email }}",
        [say('Van', 'From')]: "={{ $('Controleer de periode').first().json.van }}",
        [say('Tot', 'To')]: "={{ $('Controleer de periode').first().json.tot }}",
        [say('Soort', 'Kind')]: "={{ $('Controleer de periode').first().json.soort }}",
      }),
      formEnd(
        'Toon de afwijzing',
        say('Export niet mogelijk', 'Export not possible'),
        say(
          'Exports gaan alleen naar mailadressen van ons eigen bedrijf. Neem contact op met de administratie.',
          'Exports go to mail addresses of our own company only. Get in touch with the accounts department.',
        ),
      ),
      formEnd(
        'Vraag een andere periode',
        say('Kies een andere periode', 'Choose another period'),
        say(
          'De laatste dag ligt voor de eerste, of de periode is langer dan een jaar. Ga terug en vraag de export opnieuw aan.',
          'The last day is before the first, or the period is longer than a year. Go back and request the export again.',
        ),
      ),
      onlyOnce(
        mailer.send(
          'Meld de storing',
          mailOf.admin,
          say('Export mislukt', 'Export failed'),
          say(
            "=De export voor {{ $('Controleer de periode').first().json.email }} ({{ $('Controleer de periode').first().json.van }} / {{ $('Controleer de periode').first().json.tot }}) kon niet worden bewaard. Kijk of de opslag vol is of het account is verlopen, en laat de aanvrager weten wanneer het lukt.",
            "=The export for {{ $('Controleer de periode').first().json.email }} ({{ $('Controleer de periode').first().json.van }} / {{ $('Controleer de periode').first().json.tot }}) could not be saved. Check whether the store is full or the account has expired, and let the requester know when it works.",
          ),
        ),
      ),
    ],
    flow: [
      'Vraag een export aan > Aanvraag > Van onze organisatie? > Controleer de periode > Periode goed? > Orders in de periode > Orders gevonden? > Maak Excel-bestand > Bewaar de export > Link > Mail de link',
      'Eerste van de maand > Vorige maand > Controleer de periode',
      'Link > Leg de export vast',
      'Van onze organisatie? #1 > Toon de afwijzing',
      'Periode goed? #1 > Vraag een andere periode',
      'Orders gevonden? #1 > Meld dat er niets is',
      'Bewaar de export #1 > Meld de storing',
    ],
  }),
});
