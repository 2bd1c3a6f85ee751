import { approvalChats } from '../../apps/chats.js';
import { hubSpot } from '../../apps/crms.js';
import { hubSpotContacts, hubSpotRead, hubSpotStep } from '../../apps/hubspot-marketing.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, tables } from '../../apps/tables.js';
import { inApp, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  combine,
  everyDay,
  everyMonths,
  goOnAfterError,
  keep,
  recipe,
  say,
  spares,
} from '../../kit/index.js';
import { MAIL_OF } from '../ecommerce/parts.js';

const hub = { app: hubSpot };
const SUBSCRIPTION = inApp(
  'HubSpot',
  ['abonnement', 'subscription type'],
  [
    'Het nummer van het soort mail: onder Instellingen, Marketing, E-mail, Abonnementstypen.',
    'The number of the type of mail: under Settings, Marketing, Email, Subscription types.',
  ],
  '123456789',
  '^\\d+$',
);

export const consentAudit = recipe({
  id: 'hubspot-consent-proof-audit',
  category: 'marketing',
  tags: ['hubspot', 'toestemming', 'avg', 'controle'],
  saves: spares(
    60,
    'Iemand vergelijkt een steekproef van toestemmingen met wat de mailtool doet.',
    'Somebody compares a sample of consents with what the mail tool does.',
  ),
  variants: combine({ table: fullTables, mailer: mailers }, { take: 2 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Toestemmingsbewijs in ${table.app.label} elke maand vergelijken met HubSpot, verschillen via ${mailer.app.label}`,
      `Compare proof of consent in ${table.app.label} with HubSpot each month, differences through ${mailer.app.label}`,
    ),
    description: both(
      `Neemt elke maand een steekproef van vijftig mensen uit het bewijs in ${table.app.label} en vraagt HubSpot naar hun abonnement. Wie mail krijgt zonder bewijs van een ja, of juist niet terwijl er een ja ligt, staat in een mail via ${mailer.app.label}.`,
      `Each month it takes a sample of fifty people from the proof in ${table.app.label} and asks HubSpot about their subscription. Who gets mail without proof of a yes, or none with one, is in a mail through ${mailer.app.label}.`,
    ),
    benefit: both('Je kunt laten zien dat je het controleert.', 'You can show that you check it.'),
    uses: [
      [table, both('bevat het bewijs', 'holds the proof')],
      [hub, both('zegt wie mail krijgt', 'says who gets mail')],
      [mailer, both('stuurt de verschillen', 'sends the differences')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Toestemmingen met E-mail, Toestemming (ja of nee) en Datum.`,
        `In ${table.app.label}, make the table Consents with Email, Consent (yes or no) and Date.`,
      ),
      both(
        'Geef de private app in HubSpot leesrecht op communication_preferences.',
        'Give the private app in HubSpot read access to communication_preferences.',
      ),
    ],
    names: {
      'Eerste van de maand om acht': 'First of the month at eight',
      'Lees het bewijs': 'Read the proof',
      'Trek de steekproef': 'Draw the sample',
      'Vraag het abonnement': 'Ask for the subscription',
      'Vergelijk met het bewijs': 'Compare with the proof',
      'Mail de verschillen': 'Mail the differences',
    },
    nodes: [
      everyMonths('Eerste van de maand om acht', 1, 1, 8),
      table.rows('Lees het bewijs', say('Toestemmingen', 'Consents')),
      code(
        'Trek de steekproef',
        `
${MAIL_OF}
const alle = [...new Map($input.all().map(({ json: rij }) => { const $json = rij; return { mail: mailOf(${table.cell(say('E-mail', 'Email'))}), ja: /^(ja|yes|true|1)$/i.test(String(${table.cell(say('Toestemming', 'Consent'))} ?? '').trim()), datum: String(${table.cell(say('Datum', 'Date'))} ?? '') }; }).filter((een) => een.mail).map((een) => [een.mail, een])).values()];
// A fixed jump with another start each month reaches everybody in time.
const stap = Math.max(1, Math.floor(alle.length / 50));
return alle.filter((_, i) => i % stap === $now.month % stap).slice(0, 50).map((een) => ({ json: een }));`,
      ),
      goOnAfterError(
        hubSpotRead(
          'Vraag het abonnement',
          '=communication-preferences/v3/status/email/{{ encodeURIComponent($json.mail) }}',
        ),
      ),
      code(
        'Vergelijk met het bewijs',
        `
const proef = $('Trek de steekproef').all().map(({ json }) => json);
const scheef = $input.all().flatMap(({ json }, i) => {
  const een = proef[i];
  if (!een || json.error) return [];
  const soort = (json.subscriptionStatuses ?? []).find((deel) => String(deel.id) === String('${SUBSCRIPTION}'));
  const krijgt = soort?.status === 'SUBSCRIBED';
  if (krijgt === een.ja) return [];
  return [een.mail + ': ' + (krijgt ? ${say("'krijgt mail, bewijs zegt nee'", "'gets mail, the proof says no'")} : ${say("'krijgt geen mail, bewijs zegt ja van '", "'gets no mail, the proof says yes of '")} + een.datum)];
});
const niet = $input.all().filter(({ json }) => json.error).length;
return [{ json: { proef: proef.length, scheef: scheef.length, niet, lijst: scheef.map((regel) => '<li>' + regel.replace(/</g, '&lt;') + '</li>').join('') } }];`,
      ),
      mailer.send(
        'Mail de verschillen',
        mailOf.privacy,
        say(
          '=Controle toestemmingen: {{ $json.scheef }} verschillen op {{ $json.proef }}',
          '=Consent check: {{ $json.scheef }} differences of {{ $json.proef }}',
        ),
        say(
          "=<p>Steekproef van {{ $json.proef }} mensen; {{ $json.niet }} kende HubSpot niet of gaf geen antwoord.</p><ul>{{ $json.lijst || '<li>Geen verschillen.</li>' }}</ul><p>Haal wie mail krijgt zonder bewijs vandaag van de lijst. Een afmelding in HubSpot gaat altijd voor een oud ja.</p>",
          "=<p>A sample of {{ $json.proef }} people; {{ $json.niet }} were unknown to HubSpot or gave no answer.</p><ul>{{ $json.lijst || '<li>No differences.</li>' }}</ul><p>Take who gets mail without proof off the list today. An opt-out in HubSpot always goes before an old yes.</p>",
        ),
      ),
    ],
    flow: [
      'Eerste van de maand om acht > Lees het bewijs > Trek de steekproef > Vraag het abonnement > Vergelijk met het bewijs > Mail de verschillen',
    ],
  }),
});

export const hubSpotSpam = recipe({
  id: 'hubspot-spam-contacts-cleared',
  category: 'marketing',
  tags: ['hubspot', 'spam', 'opschonen', 'formulieren'],
  saves: spares(
    20,
    'Iemand haalt onzin-inzendingen van formulieren uit het CRM.',
    'Somebody removes nonsense submissions of forms from the CRM.',
  ),
  variants: combine({ chat: approvalChats, table: tables }, { take: 3 }),
  build: ({ chat, table }) => ({
    name: both(
      `Spamcontacten in HubSpot elke ochtend voorleggen in ${chat.app.label} en na akkoord verwijderen, telling in ${table.app.label}`,
      `Put spam contacts in HubSpot to ${chat.app.label} every morning and delete after approval, count in ${table.app.label}`,
    ),
    description: both(
      `Beoordeelt elke ochtend de HubSpot-contacten van gisteren op wegwerpadressen, toetsenbordonzin en links in naamvelden. Wat verdacht is gaat als lijst naar ${chat.app.label}; na akkoord verwijdert hij ze en ${table.app.label} houdt de aantallen bij.`,
      `Every morning it judges yesterday's HubSpot contacts by throw-away addresses, keyboard nonsense and links in name fields. What is suspect goes to ${chat.app.label} as a list; after approval it deletes them and ${table.app.label} keeps the counts.`,
    ),
    benefit: both(
      'Geen marketingcontacten betalen voor robots.',
      'No paying for robots as marketing contacts.',
    ),
    uses: [
      [hub, both('geeft de nieuwe contacten en verwijdert', 'gives the new contacts and deletes')],
      [chat, both('beslist over de lijst', 'decides on the list')],
      [table, both('bewaart aantallen, geen namen', 'keeps counts, no names')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Spamtelling met Dag, Nieuw, Verdacht en Verwijderd.`,
        `In ${table.app.label}, make the table Spam count with Day, New, Suspect and Deleted.`,
      ),
      both(
        'Verwijderde contacten staan nog negentig dagen in de prullenbak van HubSpot.',
        'Deleted contacts stay in the recycle bin of HubSpot for ninety days.',
      ),
    ],
    names: {
      'Elke ochtend om kwart voor negen': 'Every morning at a quarter to nine',
      'Lees de nieuwe contacten': 'Read the new contacts',
      'Geef verdachtpunten': 'Give points of suspicion',
      'Leg de lijst voor': 'Put the list forward',
      'Verwijderen?': 'Delete?',
      'Elk verdacht contact': 'Each suspect contact',
      'Verwijder het contact': 'Delete the contact',
      'Tel de ochtend': 'Count the morning',
      'Bewaar de telling': 'Keep the count',
    },
    nodes: [
      everyDay('Elke ochtend om kwart voor negen', 8, 45),
      hubSpotContacts(
        'Lees de nieuwe contacten',
        [
          ['createdate|datetime', 'GTE', "={{ $now.minus({ days: 1 }).startOf('day').toMillis() }}"],
          ['createdate|datetime', 'LT', "={{ $now.startOf('day').toMillis() }}"],
        ],
        ['email', 'firstname', 'lastname', 'company', 'message', 'num_associated_deals', 'createdate'],
      ),
      code(
        'Geef verdachtpunten',
        `
const wegwerp = /@(mailinator|guerrillamail|10minutemail|yopmail|trashmail|sharklasers|tempmail|temp-mail|dispostable)\\./i;
const onzin = (tekst) => { const t = String(tekst ?? ''); return t.length > 7 && (/[bcdfghjklmnpqrstvwxz]{6,}/i.test(t) || /([a-z][A-Z]){3,}/.test(t)); };
const nieuw = $input.all().map(({ json }) => json).filter((een) => een.id);
const verdacht = nieuw.map((een) => { const p = een.properties ?? {}; const redenen = [wegwerp.test(p.email ?? '') && ${say("'wegwerpadres'", "'throw-away address'")}, [p.firstname, p.lastname].some((deel) => /https?:|www\\.|\\.(ru|xyz|top)\\b/i.test(String(deel ?? ''))) && ${say("'link in de naam'", "'link in the name'")}, (onzin(p.firstname) && onzin(p.lastname)) && ${say("'toetsenbordonzin'", "'keyboard nonsense'")}, (String(p.message ?? '').match(/https?:/g) ?? []).length >= 3 && ${say("'bericht vol links'", "'message full of links'")}].filter(Boolean); return { id: een.id, mail: p.email ?? '', naam: [p.firstname, p.lastname].filter(Boolean).join(' ').slice(0, 60), redenen, deals: Number(p.num_associated_deals) || 0 }; })
  .filter((een) => een.redenen.length > 0 && een.deals === 0);
return verdacht.length ? [{ json: { verdacht, nieuw: nieuw.length, aantal: verdacht.length, tekst: verdacht.slice(0, 25).map((een) => '- ' + een.mail + ' (' + een.naam + '): ' + een.redenen.join(', ')).join('\\n') + (verdacht.length > 25 ? ${say("'\\nEr zijn er meer; hiervan worden alleen deze 25 verwijderd.'", "'\\nThere are more; only these 25 are deleted.'")} : '') } }] : [];`,
      ),
      answeredWithin(
        chat.approve(
          'Leg de lijst voor',
          say(
            '={{ $json.aantal }} van {{ $json.nieuw }} HubSpot-contacten van gisteren lijken spam:\n{{ $json.tekst }}\nDeze contacten verwijderen? Zonder antwoord binnen drie dagen blijven ze staan.',
            '={{ $json.aantal }} of {{ $json.nieuw }} HubSpot contacts of yesterday look like spam:\n{{ $json.tekst }}\nDelete these contacts? Without an answer within three days they stay.',
          ),
        ),
        3,
        'days',
      ),
      keep('Verwijderen?', [['={{ $json.data?.approved === true }}', 'yes']]),
      code(
        'Elk verdacht contact',
        "return $('Geef verdachtpunten').first().json.verdacht.slice(0, 25).map((een) => ({ json: { id: String(een.id) } }));",
      ),
      goOnAfterError(
        hubSpotStep('Verwijder het contact', 'contact', 'delete', {
          contactId: { __rl: true, mode: 'id', value: '={{ $json.id }}' },
        }),
      ),
      code(
        'Tel de ochtend',
        `
const { nieuw, aantal } = $('Geef verdachtpunten').first().json;
return [{ json: { dag: $now.toISODate(), nieuw, verdacht: aantal, weg: $input.all().filter(({ json }) => !json.error).length } }];`,
      ),
      table.append('Bewaar de telling', say('Spamtelling', 'Spam count'), {
        [say('Dag', 'Day')]: '={{ $json.dag }}',
        [say('Nieuw', 'New')]: '={{ $json.nieuw }}',
        [say('Verdacht', 'Suspect')]: '={{ $json.verdacht }}',
        [say('Verwijderd', 'Deleted')]: '={{ $json.weg }}',
      }),
    ],
    flow: [
      'Elke ochtend om kwart voor negen > Lees de nieuwe contacten > Geef verdachtpunten > Leg de lijst voor > Verwijderen? > Elk verdacht contact > Verwijder het contact > Tel de ochtend > Bewaar de telling',
    ],
  }),
});
