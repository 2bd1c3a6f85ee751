import { approvalChats, chats } from '../../apps/chats.js';
import { crmsThatFind, crmsWithNewContact } from '../../apps/crms.js';
import { mailers } from '../../apps/mailers.js';
import { pushers } from '../../apps/push.js';
import { smsSenders } from '../../apps/sms.js';
import { tables } from '../../apps/tables.js';
import { mailOf, ownDomain, phoneOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  keep,
  loop,
  nothing,
  only,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const PHONE = phoneOf(['de bhv’er', 'the first aider']);

const fresh = crmsWithNewContact.map((crm) => ({
  ...crm.newContact,
  setup: [...(crm.newContact.setup ?? []), ...(crm.setup ?? [])],
}));

export const contactsInBoth = recipe({
  id: 'contacts-in-both-crms',
  category: 'integration',
  tags: ['crm', 'contacten', 'synchroniseren'],
  saves: spares(
    6,
    'Verkoop typt nieuwe contacten over in het andere systeem.',
    'Sales retypes new contacts into the other system.',
  ),
  variants: combine(
    { source: fresh, other: crmsThatFind, chat: approvalChats, table: tables },
    { take: 10, apart: ['source', 'other'] },
  ),
  build: ({ source, other, chat, table }) => {
    const { nodes, path, ref: c } = starts(source, 'Nieuw contact', 'Contact');
    const id = `={{ ${other.contactId} }}`;
    return {
      name: both(
        `Nieuwe contacten uit ${source.app.label} ook in ${other.app.label} zonder dubbele`,
        `New ${source.app.label} contacts in ${other.app.label} too, without duplicates`,
      ),
      description: both(
        `Als ${source.event.nl}, wordt het adres opgezocht in ${other.app.label}: onbekende contacten komen erbij, bij een andere naam beslist een collega in ${chat.app.label}. ${table.app.label} houdt alles bij.`,
        `When ${source.event.en}, it looks up the address in ${other.app.label}: unknown contacts are created, and where the name differs a colleague decides in ${chat.app.label}. ${table.app.label} keeps the record.`,
      ),
      benefit: both(
        'Twee systemen, één klantbeeld, en niemand heet opeens anders.',
        'Two systems, one view of the customer, and nobody is suddenly renamed.',
      ),
      uses: [
        [source, both('meldt nieuwe contacten', 'reports new contacts')],
        [other, both('krijgt de contacten ook', 'gets the contacts too')],
        [chat, both('laat een collega beslissen', 'lets a colleague decide')],
        [table, both('houdt bij wat er gebeurde', 'records what happened')],
      ],
      setup: [],
      notes: [
        {
          over: ['Zoek in het andere systeem', 'Al bekend?'],
          text: say(
            '## Op mailadres\nHet adres beslist of iemand al bestaat. Contacten zonder adres worden overgeslagen.',
            '## By mail address\nThe address decides whether somebody is there already. Contacts without an address are skipped.',
          ),
        },
        {
          over: ['Zelfde naam?', 'Bijwerken?'],
          text: say(
            '## Bij twijfel vragen\nEen andere naam bij hetzelfde adres kan een collega van de klant zijn. Daarom beslist een mens; zonder antwoord binnen een dag blijft het zoals het was.',
            '## When in doubt, ask\nAnother name at the same address can be a colleague of the customer. So a person decides; without an answer within a day it stays as it was.',
          ),
        },
      ],
      names: {
        'Nieuw contact': 'New contact',
        'Nieuw contact ophalen': 'New contact: fetch',
        Contact: 'Contact',
        'Eigen collega?': 'Own colleague?',
        Overslaan: 'Skip',
        'Met mailadres': 'With mail address',
        'Een voor een': 'One by one',
        'Zoek in het andere systeem': 'Search in the other system',
        Gevonden: 'Found',
        'Al bekend?': 'Already known?',
        'Vergelijk de naam': 'Compare the name',
        'Zelfde naam?': 'Same name?',
        'Zet het contact erin': 'Put the contact in',
        'Houd bij': 'Keep a record',
        'Bijwerken?': 'Update?',
        'Ja gezegd?': 'Said yes?',
        'Noteer ongewijzigd': 'Record as unchanged',
        'Meld de fout': 'Report the error',
      },
      nodes: [
        ...nodes,
        when('Eigen collega?', [[only(c.email), 'contains', `@${ownDomain}`]]),
        nothing('Overslaan'),
        keep('Met mailadres', [[only(c.email), 'contains', '@']]),
        loop('Een voor een', 1),
        evenWhenEmpty(other.findContact('Zoek in het andere systeem', only(c.email))),
        set('Gevonden', {
          id: id.replace('{{ ', '{{ String(').replace(' }}', " ?? '') }}"),
          ruw: '={{ JSON.stringify($json).toLowerCase() }}',
        }),
        when('Al bekend?', [['={{ $json.id }}', 'filled']]),
        codeEach(
          'Vergelijk de naam',
          `// ${say('Mailadressen en links tellen niet mee: daar staat de naam vaak ook in.', 'Mail addresses and links do not count: they often hold the name too.')}
const woorden = (tekst) => String(tekst ?? '').toLowerCase().split(/[^\\p{L}\\p{N}]+/u).filter(Boolean);
const bekend = new Set(woorden(String($json.ruw).replace(/[^\\s"]*@[^\\s"]*|https?:[^\\s"]*/g, ' ')));
const naam = woorden($('Contact').item.json.name);
return { json: { zelfde: naam.length > 0 && naam.every((woord) => bekend.has(woord)) } };`,
        ),
        when('Zelfde naam?', [['={{ $json.zelfde }}', 'yes']]),
        answeredWithin(
          chat.approve(
            'Bijwerken?',
            say(
              t`Het adres ${c.email} bestaat al onder een andere naam. Bijwerken naar ${c.name} van ${c.company}?`,
              t`The address ${c.email} exists under another name. Update it to ${c.name} of ${c.company}?`,
            ),
          ),
          1,
          'days',
        ),
        when('Ja gezegd?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          other.upsertContact('Zet het contact erin', {
            email: only(c.email),
            name: only(c.name),
            company: only(c.company),
            phone: only(c.phone),
          }),
        ),
        table.append('Houd bij', say('Overgezet', 'Copied'), {
          [say('Naam', 'Name')]: only(c.name),
          [say('E-mail', 'Email')]: only(c.email),
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        table.append('Noteer ongewijzigd', say('Ongewijzigd', 'Unchanged'), {
          [say('Naam', 'Name')]: only(c.name),
          [say('E-mail', 'Email')]: only(c.email),
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        chat.post(
          'Meld de fout',
          say(
            t`${c.name} kon niet worden overgezet. Controleer de koppeling.`,
            t`${c.name} could not be copied. Check the connection.`,
          ),
        ),
      ],
      flow: [
        `${path} > Eigen collega? > Overslaan`,
        'Eigen collega? #1 > Met mailadres > Een voor een #1 > Zoek in het andere systeem > Gevonden > Al bekend? > Vergelijk de naam > Zelfde naam? > Zet het contact erin > Houd bij > Een voor een',
        'Zelfde naam? #1 > Bijwerken? > Ja gezegd? > Zet het contact erin',
        'Ja gezegd? #1 > Noteer ongewijzigd > Een voor een',
        'Al bekend? #1 > Zet het contact erin',
        'Zet het contact erin #1 > Meld de fout > Een voor een',
      ],
    };
  },
});

export const panicButton = recipe({
  id: 'panic-button',
  category: 'integration',
  tags: ['noodknop', 'melding', 'bhv'],
  saves: spares(
    5,
    'Iemand belt in de haast alle bhv’ers een voor een.',
    'Someone calls every first aider one by one in a rush.',
  ),
  variants: combine(
    { chat: chats, push: pushers, sms: smsSenders, mailer: mailers },
    { take: 10, apart: ['chat', 'push', 'sms'] },
  ),
  build: ({ chat, push, sms, mailer }) => ({
    name: both(
      `Noodknop voor bhv via ${sms.app.label}, ${push.app.label} en ${chat.app.label}`,
      `Emergency button for first aid through ${sms.app.label}, ${push.app.label} and ${chat.app.label}`,
    ),
    description: both(
      `Eén druk op een knop of snelkoppeling stuurt tegelijk een sms via ${sms.app.label}, een melding via ${push.app.label}, een bericht in ${chat.app.label} en een mail via ${mailer.app.label} met de plek erbij.`,
      `One press of a button or shortcut sends a text through ${sms.app.label}, an alert through ${push.app.label}, a message in ${chat.app.label} and mail through ${mailer.app.label}, with the place.`,
    ),
    benefit: both(
      'Binnen enkele seconden weet iedereen die kan helpen waar het is.',
      'Within seconds everyone who can help knows where it is.',
    ),
    uses: [
      [sms, both('stuurt de sms', 'sends the text')],
      [push, both('stuurt de melding', 'sends the alert')],
      [chat, both('plaatst het bericht', 'posts the message')],
      [mailer, both('mailt de receptie', 'mails the reception')],
    ],
    setup: [
      both(
        'Zet het webadres van "Noodknop" achter je knop of snelkoppeling, met de plek in het veld plek.',
        'Put the address of "Noodknop" behind your button or shortcut, with the place in the field place.',
      ),
    ],
    notes: [
      {
        over: ['Zet in het kanaal', 'Mail de receptie'],
        text: say(
          '## Elke weg apart\nWerkt een kanaal niet, dan gaan de andere gewoon door. Test de knop elke maand.',
          '## Each way by itself\nIf one channel fails, the others go on. Test the button every month.',
        ),
      },
    ],
    names: {
      Noodknop: 'Emergency button',
      'Wie krijgt een sms?': 'Who gets a text?',
      'Sms de bhv’er': 'Text the first aider',
      'Meld op telefoons': 'Alert on phones',
      'Zet in het kanaal': 'Post in the channel',
      'Mail de receptie': 'Mail the reception',
    },
    nodes: [
      webhook('Noodknop', say('noodknop', 'panic-button')),
      code(
        'Wie krijgt een sms?',
        `// ${say('Eén nummer per regel.', 'One number a line.')}
const nummers = [
  '${PHONE}',
];
const plek = $input.first().json.body?.plek || $input.first().json.body?.place || '${say('onbekende plek', 'unknown place')}';
return nummers.map((nummer) => ({ json: { nummer, plek }, pairedItem: 0 }));`,
      ),
      goOnAfterError(
        sms.send(
          'Sms de bhv’er',
          '={{ $json.nummer }}',
          `=${say('Hulp nodig bij', 'Help needed at')} {{ $json.plek }}. ${say('Kom direct.', 'Come at once.')}`,
        ),
      ),
      goOnAfterError(
        push.push(
          'Meld op telefoons',
          say('Hulp nodig', 'Help needed'),
          `${say('=Bij', '=At')} {{ $json.body?.plek || $json.body?.place || '${say('onbekende plek', 'unknown place')}' }}`,
        ),
      ),
      goOnAfterError(
        chat.post(
          'Zet in het kanaal',
          `=${say('Hulp nodig bij', 'Help needed at')} {{ $json.body?.plek || $json.body?.place || '${say('onbekende plek', 'unknown place')}' }}, ${say('gemeld om', 'reported at')} {{ $now.toFormat('HH:mm') }}.`,
        ),
      ),
      goOnAfterError(
        mailer.send(
          'Mail de receptie',
          mailOf.reception,
          say('Noodknop ingedrukt', 'Emergency button pressed'),
          `=${say('Vang de hulpdiensten op. Plek', 'Meet the emergency services. Place')}: {{ $json.body?.plek || $json.body?.place || '${say('onbekend', 'unknown')}' }}.`,
        ),
      ),
    ],
    flow: [
      'Noodknop > Wie krijgt een sms? > Sms de bhv’er',
      'Noodknop > Meld op telefoons',
      'Noodknop > Zet in het kanaal',
      'Noodknop > Mail de receptie',
    ],
  }),
});
