import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { smsSenders } from '../../apps/sms.js';
import { fullTables } from '../../apps/tables.js';
import { about, limitOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  formEnd,
  formWithEnding,
  goOnAfterError,
  keep,
  onlyOnce,
  openForm,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF, PHONE_OF } from '../ecommerce/parts.js';

const FULL_CARD = limitOf(
  'stamps',
  ['Stempels voor een volle kaart', 'Stamps for a full card'],
  ['Bij dit aantal verdient de klant de beloning.', 'At this number the customer earns the reward.'],
  10,
);
const REWARD = about(
  'reward',
  ['Beloning bij een volle kaart', 'Reward for a full card'],
  ['Zoals de klant het leest.', 'As the customer reads it.'],
  ['een gratis lunch naar keuze', 'a free lunch of your choice'],
);
const FRIEND_REWARD = about(
  'friend-reward',
  ['Beloning per nieuwe klant', 'Reward for each new customer'],
  ['Wat de aanbrenger en de nieuwe klant krijgen.', 'What who refers and the new customer get.'],
  ['allebei tien euro korting', 'ten euros off for both'],
);

export const stampCard = recipe({
  id: 'stamp-card-at-the-counter',
  category: 'marketing',
  tags: ['spaarkaart', 'horeca', 'winkel', 'klantbehoud'],
  saves: spares(
    3,
    'Een medewerker zoekt een papieren kaart, stempelt en bedenkt of hij vol is.',
    'An employee looks for a paper card, stamps it and thinks whether it is full.',
  ),
  variants: combine({ table: fullTables, sms: smsSenders }, { take: 3 }),
  build: ({ table, sms }) => ({
    name: both(
      `Digitale spaarkaart aan de toonbank: stempels in ${table.app.label}, volle kaart via ${sms.app.label}`,
      `Digital stamp card at the counter: stamps in ${table.app.label}, a full card through ${sms.app.label}`,
    ),
    description: both(
      `De medewerker vult na het afrekenen het mobiele nummer in; de stempel komt in ${table.app.label} en het scherm zegt hoeveel er nog moeten. Bij een volle kaart krijgt de klant de beloning via ${sms.app.label} en begint de kaart opnieuw.`,
      `After payment the employee fills in the mobile number; the stamp goes into ${table.app.label} and the screen says how many are left. At a full card the customer gets the reward through ${sms.app.label} and the card begins again.`,
    ),
    benefit: both(
      'Geen kaartjes meer kwijt, en je weet wie terugkomt.',
      'No cards lost any more, and you know who comes back.',
    ),
    uses: [
      [table, both('bewaart de stempels', 'keeps the stamps')],
      [sms, both('stuurt de beloning', 'sends the reward')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Spaarkaarten met Telefoon, Stempels, Kaarten en Laatst.`,
        `In ${table.app.label}, make the table Stamp cards with Phone, Stamps, Cards and Last.`,
      ),
      both(
        'Vertel klanten dat je hun nummer voor de spaarkaart bewaart en wis kaarten waarop een jaar niets gebeurde.',
        'Tell customers that you keep their number for the card and erase cards on which nothing happened for a year.',
      ),
    ],
    notes: [
      {
        over: ['Zoek de kaart', 'Tel de stempel'],
        text: say(
          '## Eén stempel per bezoek\nTwee stempels binnen tien minuten tellen als één: zo kost een dubbele klik niets.',
          '## One stamp a visit\nTwo stamps within ten minutes count as one: so a double click costs nothing.',
        ),
      },
    ],
    names: {
      'Stempel geven': 'Give a stamp',
      'Lees het nummer': 'Read the number',
      'Geldig mobiel nummer?': 'Valid mobile number?',
      'Nummer klopt niet': 'Number is wrong',
      'Zoek de kaart': 'Find the card',
      'Tel de stempel': 'Count the stamp',
      'Bewaar de kaart': 'Keep the card',
      'Kaart vol?': 'Card full?',
      'Stuur de beloning': 'Send the reward',
      'Toon de beloning': 'Show the reward',
      'Toon de stand': 'Show the state',
    },
    nodes: [
      formWithEnding(
        'Stempel geven',
        say('Spaarkaart', 'Stamp card'),
        say('Vraag de klant om het mobiele nummer.', 'Ask the customer for the mobile number.'),
        [['tel', say('Mobiel nummer', 'Mobile number')]],
      ),
      codeEach('Lees het nummer', `${PHONE_OF}\nreturn { json: { tel: phoneOf($json.tel, 'NL') } };`),
      when('Geldig mobiel nummer?', [['={{ $json.tel }}', 'filled']]),
      formEnd(
        'Nummer klopt niet',
        say('Dit nummer klopt niet', 'This number is wrong'),
        say(
          'Vraag het nog eens na: een mobiel nummer begint met 06, +32 4 of +49 1.',
          'Ask again: a mobile number begins with 06, +32 4 or +49 1.',
        ),
      ),
      evenWhenEmpty(
        table.find(
          'Zoek de kaart',
          say('Spaarkaarten', 'Stamp cards'),
          say('Telefoon', 'Phone'),
          '={{ $json.tel }}',
        ),
      ),
      code(
        'Tel de stempel',
        `
const vol = Math.max(1, Number(${FULL_CARD}));
const tel = $('Lees het nummer').first().json.tel;
const $json = $input.first()?.json ?? {};
const had = Number(${table.cell(say('Stempels', 'Stamps'))}) || 0;
const kaarten = Number(${table.cell(say('Kaarten', 'Cards'))}) || 0;
const laatst = DateTime.fromISO(String(${table.cell(say('Laatst', 'Last'))} ?? ''));
const net = laatst.isValid && laatst > $now.minus({ minutes: 10 });
const nu = net ? had : had + 1;
const isVol = !net && nu >= vol;
return [{ json: { tel, stempels: isVol ? 0 : nu, kaarten: kaarten + (isVol ? 1 : 0), isVol, net, nog: isVol ? 0 : vol - nu, laatst: net ? laatst.toISO() : $now.toISO() } }];`,
      ),
      table.upsert('Bewaar de kaart', say('Spaarkaarten', 'Stamp cards'), say('Telefoon', 'Phone'), {
        [say('Telefoon', 'Phone')]: '={{ $json.tel }}',
        [say('Stempels', 'Stamps')]: '={{ $json.stempels }}',
        [say('Kaarten', 'Cards')]: '={{ $json.kaarten }}',
        [say('Laatst', 'Last')]: '={{ $json.laatst }}',
      }),
      when('Kaart vol?', [["={{ $('Tel de stempel').item.json.isVol }}", 'yes']]),
      goOnAfterError(
        sms.send(
          'Stuur de beloning',
          "={{ '+' + $('Tel de stempel').item.json.tel }}",
          say(
            `=Je spaarkaart is vol! Je verdiende ${REWARD}. Laat dit bericht zien bij je volgende bezoek.`,
            `=Your stamp card is full! You earned ${REWARD}. Show this message at your next visit.`,
          ),
        ),
      ),
      formEnd(
        'Toon de beloning',
        say('Kaart vol', 'Card full'),
        say(
          `={{ $json.error ? 'Het bericht kon niet worden verstuurd; vertel het zelf. ' : '' }}De klant verdient ${REWARD}.`,
          `={{ $json.error ? 'The message could not be sent; tell it yourself. ' : '' }}The customer earns ${REWARD}.`,
        ),
      ),
      formEnd(
        'Toon de stand',
        say('Stempel geteld', 'Stamp counted'),
        say(
          "={{ $('Tel de stempel').item.json.net ? 'Net al gestempeld. ' : '' }}Nog {{ $('Tel de stempel').item.json.nog }} tot een volle kaart.",
          "={{ $('Tel de stempel').item.json.net ? 'Stamped just before. ' : '' }}{{ $('Tel de stempel').item.json.nog }} to go until the card is full.",
        ),
      ),
    ],
    flow: [
      'Stempel geven > Lees het nummer > Geldig mobiel nummer? > Zoek de kaart > Tel de stempel > Bewaar de kaart > Kaart vol? > Stuur de beloning > Toon de beloning',
      'Geldig mobiel nummer? #1 > Nummer klopt niet',
      'Kaart vol? #1 > Toon de stand',
    ],
  }),
});

export const referAFriend = recipe({
  id: 'refer-a-friend-programme',
  category: 'marketing',
  tags: ['aanbrengen', 'verwijzing', 'nieuwe klanten', 'beloning'],
  saves: spares(
    10,
    'Iemand houdt bij wie wie aanbracht en wie nog een beloning krijgt.',
    'Somebody keeps track of who referred whom and who is due a reward.',
  ),
  variants: combine({ table: fullTables, mailer: mailers, chat: approvalChats }, { take: 3 }),
  build: ({ table, mailer, chat }) => ({
    name: both(
      `Klant brengt klant aan: aanmelding in ${table.app.label}, controle in ${chat.app.label}, bedankje via ${mailer.app.label}`,
      `Customer brings customer: sign-up in ${table.app.label}, check in ${chat.app.label}, thanks through ${mailer.app.label}`,
    ),
    description: both(
      `Een nieuwe klant vult in wie hem aanbracht. Zichzelf aanbrengen of iemand die al klant is telt niet; ${chat.app.label} bevestigt dat er is gekocht, daarna krijgen beiden hun beloning via ${mailer.app.label} en telt ${table.app.label} mee.`,
      `A new customer fills in who referred them. Referring oneself or somebody who is a customer already does not count; ${chat.app.label} confirms the purchase, then both get their reward through ${mailer.app.label} and ${table.app.label} counts.`,
    ),
    benefit: both(
      'Tevreden klanten brengen klanten, en jij vergeet niemand te bedanken.',
      'Happy customers bring customers, and you forget to thank nobody.',
    ),
    uses: [
      [table, both('kent klanten en verwijzingen', 'knows customers and referrals')],
      [chat, both('bevestigt de aankoop', 'confirms the purchase')],
      [mailer, both('stuurt de beloning', 'sends the reward')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Verwijzingen met Nieuw, Door, Stand en Datum, en de tabel Klanten met E-mail. Zet een nieuwe klant pas na de eerste aankoop in Klanten.`,
        `In ${table.app.label}, make the table Referrals with New, By, State and Date, and the table Customers with Email. Put a new customer into Customers after the first purchase only.`,
      ),
    ],
    notes: [
      {
        over: ['Zoek de aanbrenger', 'Telt deze verwijzing?'],
        text: say(
          '## Wat niet telt\nJezelf aanbrengen, een aanbrenger die geen klant is, of een nieuwe klant die al klant was of al eens is aangebracht. De beloning gaat pas uit na een bevestigde aankoop.',
          '## What does not count\nReferring yourself, somebody who is no customer, or a new customer who was a customer already or was referred before. The reward goes out after a confirmed purchase only.',
        ),
      },
    ],
    names: {
      'Wie bracht je aan?': 'Who referred you?',
      'Lees de aanmelding': 'Read the sign-up',
      'Zoek de aanbrenger': 'Find who referred',
      'Is dat een klant?': 'Is that a customer?',
      'Was die al klant?': 'Was that a customer already?',
      'Meld mislukte beloning': 'Report a failed reward',
      'Zoek een eerdere verwijzing': 'Look for an earlier referral',
      'Telt deze verwijzing?': 'Does this referral count?',
      'Geldig?': 'Valid?',
      'Zet de verwijzing klaar': 'Prepare the referral',
      'Vraag of er is gekocht': 'Ask whether there was a purchase',
      'Gekocht?': 'Bought?',
      'Beloon de aanbrenger': 'Reward who referred',
      'Beloon de nieuwe klant': 'Reward the new customer',
      'Zet op beloond': 'Set to rewarded',
      'Zet op niet gekocht': 'Set to not bought',
    },
    nodes: [
      openForm(
        'Wie bracht je aan?',
        say('Aangebracht door een klant?', 'Referred by a customer?'),
        say(
          'Vul het mailadres in van wie je van ons vertelde.',
          'Fill in the mail address of who told you about us.',
        ),
        [
          ['mijn', say('Jouw e-mailadres', 'Your email address'), 'email'],
          ['van', say('E-mailadres van wie je aanbracht', 'Email address of who referred you'), 'email'],
        ],
      ),
      codeEach(
        'Lees de aanmelding',
        `${MAIL_OF}\nreturn { json: { nieuw: mailOf($json.mijn), door: mailOf($json.van) } };`,
      ),
      evenWhenEmpty(
        table.find(
          'Zoek de aanbrenger',
          say('Klanten', 'Customers'),
          say('E-mail', 'Email'),
          '={{ $json.door }}',
        ),
      ),
      set('Is dat een klant?', {
        bekend: ['boolean', `={{ Boolean(${table.cell(say('E-mail', 'Email'))}) }}`],
        nieuw: "={{ $('Lees de aanmelding').first().json.nieuw }}",
      }),
      evenWhenEmpty(
        table.find(
          'Was die al klant?',
          say('Klanten', 'Customers'),
          say('E-mail', 'Email'),
          '={{ $json.nieuw }}',
        ),
      ),
      onlyOnce(
        evenWhenEmpty(
          table.find(
            'Zoek een eerdere verwijzing',
            say('Verwijzingen', 'Referrals'),
            say('Nieuw', 'New'),
            "={{ $('Lees de aanmelding').first().json.nieuw }}",
          ),
        ),
      ),
      code(
        'Telt deze verwijzing?',
        `
const { nieuw, door } = $('Lees de aanmelding').first().json;
const bekend = $('Is dat een klant?').first().json.bekend;
const al = $('Was die al klant?').all().some(({ json: rij }) => { const $json = rij; return Boolean(${table.cell(say('E-mail', 'Email'))}); });
const eerder = $input.all().some(({ json: rij }) => { const $json = rij; return String(${table.cell(say('Nieuw', 'New'))} ?? '').toLowerCase() === nieuw; });
return [{ json: { nieuw, door, geldig: Boolean(nieuw && door && nieuw !== door && bekend && !al && !eerder) } }];`,
      ),
      keep('Geldig?', [['={{ $json.geldig }}', 'yes']]),
      table.upsert('Zet de verwijzing klaar', say('Verwijzingen', 'Referrals'), say('Nieuw', 'New'), {
        [say('Nieuw', 'New')]: '={{ $json.nieuw }}',
        [say('Door', 'By')]: '={{ $json.door }}',
        [say('Stand', 'State')]: say('wacht op aankoop', 'waits for a purchase'),
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
      answeredWithin(
        chat.approve(
          'Vraag of er is gekocht',
          say(
            "={{ $('Geldig?').item.json.door }} bracht {{ $('Geldig?').item.json.nieuw }} aan. Druk op akkoord zodra de eerste aankoop binnen is en de retourtijd voorbij is; zonder antwoord binnen 90 dagen telt het als niet gekocht.",
            "={{ $('Geldig?').item.json.door }} referred {{ $('Geldig?').item.json.nieuw }}. Press approve once the first purchase is in and the return period is over; without an answer within 90 days it counts as not bought.",
          ),
        ),
        90,
        'days',
      ),
      when('Gekocht?', [['={{ $json.data?.approved === true }}', 'yes']]),
      withErrorBranch(
        mailer.send(
          'Beloon de aanbrenger',
          "={{ $('Geldig?').item.json.door }}",
          say('Dank je voor het aanbrengen', 'Thank you for referring'),
          say(
            `=<p>Iemand die jij over ons vertelde is klant geworden. Daarvoor krijgen jullie ${FRIEND_REWARD}. Noem deze mail bij je volgende aankoop.</p>`,
            `=<p>Somebody whom you told about us became a customer. For that there is ${FRIEND_REWARD}. Mention this mail with your next purchase.</p>`,
          ),
        ),
      ),
      withErrorBranch(
        mailer.send(
          'Beloon de nieuwe klant',
          "={{ $('Geldig?').item.json.nieuw }}",
          say('Welkom, en je voordeel', 'Welcome, and your benefit'),
          say(
            `=<p>Fijn dat je klant bent. Omdat je via een bekende kwam krijgen jullie ${FRIEND_REWARD}. Noem deze mail bij je volgende aankoop.</p>`,
            `=<p>Good to have you as a customer. Since you came through somebody you know there is ${FRIEND_REWARD}. Mention this mail with your next purchase.</p>`,
          ),
        ),
      ),
      chat.post(
        'Meld mislukte beloning',
        say(
          "=Een bedankmail voor {{ $('Geldig?').item.json.door }} of {{ $('Geldig?').item.json.nieuw }} ging niet weg: {{ $json.error?.message ?? $json.error ?? 'geen antwoord' }}. Stuur hem zelf en zet de verwijzing op beloond.",
          "=A mail of thanks to {{ $('Geldig?').item.json.door }} or {{ $('Geldig?').item.json.nieuw }} was not sent: {{ $json.error?.message ?? $json.error ?? 'no answer' }}. Send it yourself and set the referral to rewarded.",
        ),
      ),
      ...(
        [
          ['Zet op beloond', say('beloond', 'rewarded')],
          ['Zet op niet gekocht', say('niet gekocht', 'not bought')],
        ] as const
      ).map(([name, state]) =>
        table.upsert(name, say('Verwijzingen', 'Referrals'), say('Nieuw', 'New'), {
          [say('Nieuw', 'New')]: "={{ $('Geldig?').item.json.nieuw }}",
          [say('Stand', 'State')]: state,
        }),
      ),
    ],
    flow: [
      'Wie bracht je aan? > Lees de aanmelding > Zoek de aanbrenger > Is dat een klant? > Was die al klant? > Zoek een eerdere verwijzing > Telt deze verwijzing? > Geldig? > Zet de verwijzing klaar > Vraag of er is gekocht > Gekocht? > Beloon de aanbrenger > Beloon de nieuwe klant > Zet op beloond',
      'Gekocht? #1 > Zet op niet gekocht',
      'Beloon de aanbrenger #1 > Meld mislukte beloning',
      'Beloon de nieuwe klant #1 > Meld mislukte beloning',
    ],
  }),
});
