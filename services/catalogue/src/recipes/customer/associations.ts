import { chats } from '../../apps/chats.js';
import { hubSpotCrm } from '../../apps/crms.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  among,
  answeredWithin,
  both,
  choose,
  code,
  combine,
  evenWhenEmpty,
  openForm,
  plain,
  promise,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const NOTICE = limitOf(
  'notice-months',
  ['Opzegtermijn in maanden', 'Notice in months'],
  [
    'Hoeveel maanden opzegtermijn er in je statuten of voorwaarden staat.',
    'How many months of notice your statutes or terms ask for.',
  ],
  1,
);

const MINIMUM = limitOf(
  'minimum-months',
  ['Minimumduur in maanden', 'Shortest term in months'],
  [
    'Hoeveel maanden iemand minstens lid blijft volgens je statuten of voorwaarden; 0 als er geen minimum is.',
    'How many months somebody stays a member at least by your statutes or terms; 0 where there is none.',
  ],
  12,
);

export const memberLeaves = recipe({
  id: 'membership-cancellation',
  category: 'customer',
  tags: ['opzegging', 'lidmaatschap', 'vereniging', 'sportclub', 'abonnement'],
  saves: spares(
    12,
    'De ledenadministratie zoekt het lid op, rekent de einddatum uit en schrijft terug.',
    'The membership office finds the member, works out the end date and writes back.',
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
    const tab = say('Leden', 'Members');
    const number = say('Lidnummer', 'Member number');
    const f = (field: string) => `{{ $('Opzegformulier').item.json.${field} }}`;
    const r = (field: string) => `{{ $('Reken de einddatum uit').item.json.${field} }}`;
    return {
      name: both(
        `Opzegging van leden verwerken in ${table.app.label} met einddatum, bevestiging via ${mailer.app.label}`,
        `Handle cancellations of members in ${table.app.label} with an end date, confirmed via ${mailer.app.label}`,
      ),
      description: both(
        `Een lid zegt op met lidnummer en mailadres. Klopt dat met ${table.app.label}, dan volgt de einddatum uit de opzegtermijn, komt die in de lijst en gaat er een bevestiging via ${mailer.app.label}. Klopt het niet, dan zoekt iemand het uit in ${chat.app.label}.`,
        `A member cancels with number and mail address. Where that fits ${table.app.label}, it works out the end date from the notice period, puts it in the list and confirms through ${mailer.app.label}. Otherwise somebody in ${chat.app.label} looks into it.`,
      ),
      benefit: both(
        'Elke opzegging is dezelfde dag bevestigd en staat in de boeken.',
        'Each cancellation is confirmed and on the books the same day.',
      ),
      uses: [
        [table, both('is de ledenlijst', 'is the list of members')],
        [mailer, both('bevestigt de opzegging', 'confirms the cancellation')],
        [chat, both('krijgt wat niet klopt', 'gets what does not fit')],
      ],
      setup: [
        both(
          'Maak een tabel Leden met Lidnummer (uniek), Naam, E-mail, Lid sinds, Einddatum en Reden.',
          'Make a table Members with Member number (unique), Name, Email, Member since, End date and Reason.',
        ),
        both(
          'Zet een link naar het formulier op je site: opzeggen moet net zo makkelijk zijn als aanmelden.',
          'Put a link to the form on your site: leaving has to be as easy as joining.',
        ),
      ],
      names: {
        Opzegformulier: 'Cancellation form',
        'Zoek het lid': 'Find the member',
        'Reken de einddatum uit': 'Work out the end date',
        'Wat is de uitkomst?': 'What is the outcome?',
        'Zet de einddatum in de lijst': 'Put the end date in the list',
        'Bevestig de opzegging': 'Confirm the cancellation',
        'Vertel de penningmeester': 'Tell the treasurer',
        'Zeg dat het al stond': 'Tell that it was noted already',
        'Laat iemand uitzoeken': 'Have somebody look into it',
        'Bevestig de ontvangst': 'Confirm the receipt',
        'Meld dat bevestigen mislukte': 'Report that confirming failed',
      },
      promises: [promise('answer', 'Laat iemand uitzoeken')],
      nodes: [
        openForm(
          'Opzegformulier',
          say('Lidmaatschap opzeggen', 'Cancel your membership'),
          say(
            'Jammer dat je gaat. Je krijgt een bevestiging met de einddatum.',
            'Sorry to see you go. A confirmation with the end date follows by mail.',
          ),
          [
            ['nummer', say('Lidnummer', 'Member number')],
            ['mail', say('E-mailadres waarmee je lid bent', 'Email address of your membership'), 'email'],
            ['reden?', say('Waarom zeg je op? (mag leeg)', 'Why do you leave? (may stay empty)'), 'textarea'],
          ],
        ),
        evenWhenEmpty(table.find('Zoek het lid', tab, number, '={{ String($json.nummer).trim() }}')),
        code(
          'Reken de einddatum uit',
          `
${AS_DAY}
const gezegd = $('Opzegformulier').first().json;
const $json = $input.first().json;
const lid = { naam: String(${table.cell(say('Naam', 'Name'))} ?? ''), mail: String(${table.cell(say('E-mail', 'Email'))} ?? '').trim().toLowerCase(), sinds: asDay(${table.cell(say('Lid sinds', 'Member since'))}), einde: String(${table.cell(say('Einddatum', 'End date'))} ?? '').trim() };
const klopt = lid.mail !== '' && lid.mail === String(gezegd.mail).trim().toLowerCase();
const termijn = $now.plus({ months: Number('${NOTICE}') || 1 }).endOf('month');
const minimum = Number('${MINIMUM}'), jaar = lid.sinds.isValid && minimum > 0 ? lid.sinds.plus({ months: minimum }).minus({ days: 1 }) : termijn;
const einde = jaar > termijn ? jaar : termijn, eerder = asDay(lid.einde);
return [{ json: { naam: lid.naam, uitkomst: !klopt ? 'onbekend' : lid.einde !== '' ? 'stond' : 'nieuw', stond: eerder.isValid ? eerder.toFormat('dd-MM-yyyy') : lid.einde, einde: einde.toISODate(), leesbaar: einde.toFormat('dd-MM-yyyy') }, pairedItem: 0 }];`,
        ),
        choose(
          'Wat is de uitkomst?',
          [
            [say('Nieuw', 'New'), ['={{ $json.uitkomst }}', 'is', 'nieuw']],
            [say('Stond er al', 'Noted already'), ['={{ $json.uitkomst }}', 'is', 'stond']],
          ],
          say('Klopt niet', 'Does not fit'),
        ),
        table.upsert('Zet de einddatum in de lijst', tab, number, {
          [number]: "={{ String($('Opzegformulier').item.json.nummer).trim() }}",
          [say('Einddatum', 'End date')]: '={{ $json.einde }}',
          [say('Reden', 'Reason')]: "={{ $('Opzegformulier').item.json.reden ?? '' }}",
        }),
        withErrorBranch(
          mailer.send(
            'Bevestig de opzegging',
            `=${f('mail')}`,
            say('Je opzegging is verwerkt', 'Your cancellation is handled'),
            say(
              `=<p>Beste ${r('naam')},</p><p>We hebben je opzegging ontvangen op {{ $now.toFormat('dd-MM-yyyy') }}. Je lidmaatschap (nummer ${plain(f('nummer'), 20)}) eindigt op ${r('leesbaar')}; tot die dag betaal je contributie en ben je welkom. Bewaar deze mail als bewijs.</p>`,
              `=<p>Dear ${r('naam')},</p><p>We received your cancellation on {{ $now.toFormat('dd-MM-yyyy') }}. Your membership (number ${plain(f('nummer'), 20)}) ends on ${r('leesbaar')}; until that day the fee goes on and you are welcome. Keep this mail as proof.</p>`,
            ),
          ),
        ),
        mailer.send(
          'Vertel de penningmeester',
          mailOf.administration,
          say(
            `=Opzegging lid ${f('nummer')} per ${r('leesbaar')}`,
            `=Member ${f('nummer')} leaves as of ${r('leesbaar')}`,
          ),
          say(
            `=<p>${r('naam')} (${f('nummer')}) heeft opgezegd. Laatste incasso: tot en met ${r('leesbaar')}.</p>`,
            `=<p>${r('naam')} (${f('nummer')}) cancelled. Last collection: up to ${r('leesbaar')}.</p>`,
          ),
        ),
        mailer.send(
          'Zeg dat het al stond',
          `=${f('mail')}`,
          say('Je opzegging stond al', 'Your cancellation was noted already'),
          say(
            `=<p>Beste ${r('naam')},</p><p>Je had al opgezegd: je lidmaatschap eindigt op ${r('stond')}. Je hoeft niets meer te doen.</p>`,
            `=<p>Dear ${r('naam')},</p><p>You cancelled before: your membership ends on ${r('stond')}. There is nothing more to do.</p>`,
          ),
        ),
        chat.post(
          'Laat iemand uitzoeken',
          say(
            `=Opzegging die niet klopt: lidnummer ${f('nummer')}, mail ${f('mail')}. Zoek het lid op en bevestig met de hand; de datum van vandaag telt.`,
            `=A cancellation that does not fit: member number ${f('nummer')}, mail ${f('mail')}. Find the member and confirm by hand; the date of today counts.`,
          ),
        ),
        mailer.send(
          'Bevestig de ontvangst',
          `=${f('mail')}`,
          say('We hebben je opzegging ontvangen', 'We received your cancellation'),
          say(
            "=<p>Je opzegging is op {{ $now.toFormat('dd-MM-yyyy') }} binnengekomen, maar lidnummer en mailadres horen in onze lijst niet bij elkaar. Een vrijwilliger zoekt het uit; de datum van vandaag telt.</p>",
            "=<p>Your cancellation came in on {{ $now.toFormat('dd-MM-yyyy') }}, but member number and mail address do not belong together in our list. A volunteer looks into it; today’s date counts.</p>",
          ),
        ),
        chat.post(
          'Meld dat bevestigen mislukte',
          say(
            `=De einddatum van lid ${f('nummer')} staat in de lijst, maar de bevestiging aan ${f('mail')} kon niet weg.`,
            `=The end date of member ${f('nummer')} is in the list, but the confirmation to ${f('mail')} could not leave.`,
          ),
        ),
      ],
      flow: [
        'Opzegformulier > Zoek het lid > Reken de einddatum uit > Wat is de uitkomst? > Zet de einddatum in de lijst > Bevestig de opzegging > Vertel de penningmeester',
        'Wat is de uitkomst? #1 > Zeg dat het al stond',
        'Wat is de uitkomst? #2 > Laat iemand uitzoeken > Bevestig de ontvangst',
        'Bevestig de opzegging #1 > Meld dat bevestigen mislukte > Vertel de penningmeester',
      ],
    };
  },
});

export const addressChange = recipe({
  id: 'confirmed-address-change',
  category: 'customer',
  tags: ['adreswijziging', 'hubspot', 'klantgegevens', 'bevestigen', 'identiteit'],
  saves: spares(
    8,
    'Iemand controleert een adreswijziging, past die in drie systemen aan en schrijft terug.',
    'Someone checks a change of address, enters it in three systems and writes back.',
  ),
  variants: combine(
    {
      box: among(mailboxes, 'gmail', 'outlook'),
      table: among(fullTables, 'googleSheets', 'airtable'),
      chat: among(chats, 'slack', 'microsoftTeams'),
    },
    { take: 2, apart: ['box', 'table'] },
  ),
  build: ({ box, table, chat }) => {
    const f = (field: string) => `{{ $('Adreswijziging').item.json.${field} }}`;
    // Anybody may fill in the form: no tags or links of theirs in a mail to a customer.
    const shown = (field: string) =>
      `{{ String($('Adreswijziging').item.json.${field} ?? '').replace(/[<>&]|https?:\\S*|www\\.\\S*/gi, ' ').slice(0, 80) }}`;
    return {
      name: both(
        `Adreswijziging laten bevestigen op het oude mailadres via ${box.app.label}, dan HubSpot en ${table.app.label}`,
        `Have a change of address confirmed at the known mail address via ${box.app.label}, then HubSpot and ${table.app.label}`,
      ),
      description: both(
        `Wie een adres wijzigt, krijgt op het bekende mailadres via ${box.app.label} een mail met akkoord of afwijzen. Pas na akkoord verandert HubSpot, staat de wijziging met tijd in ${table.app.label} en hoort ${chat.app.label} het. Afwijzen slaat alarm.`,
        `Who changes an address gets a mail with approve or reject at the known address through ${box.app.label}. Only once approved HubSpot changes, the change stands in ${table.app.label} with its time and ${chat.app.label} hears of it. Reject raises an alarm.`,
      ),
      benefit: both(
        'Niemand verhuist per ongeluk naar het adres van een oplichter.',
        'Nobody moves to the address of a swindler by mistake.',
      ),
      uses: [
        [box, both('vraagt de bevestiging', 'asks for the confirmation')],
        [hubSpotCrm, both('kent de klant en krijgt het adres', 'knows the customer and gets the address')],
        [table, both('bewaart wat er wanneer veranderde', 'keeps what changed when')],
        [chat, both('hoort van wijzigingen en alarm', 'hears of changes and alarms')],
      ],
      setup: [
        both(
          'Maak een tabel Adreswijzigingen met Wanneer, Wie, Nieuw adres en Uitkomst.',
          'Make a table Address changes with When, Who, New address and Outcome.',
        ),
      ],
      names: {
        Adreswijziging: 'Change of address',
        'Zoek de klant': 'Find the customer',
        'Bekende klant?': 'Known customer?',
        'Vraag om bevestiging': 'Ask for confirmation',
        'Wat zei de klant?': 'What did the customer say?',
        'Wijzig in HubSpot': 'Change in HubSpot',
        'Leg de wijziging vast': 'Record the change',
        'Vertel het team': 'Tell the team',
        'Leg de afwijzing vast': 'Record the rejection',
        'Sla alarm': 'Raise the alarm',
        'Leg vast dat niets kwam': 'Record that nothing came',
        'Meld onbekende aanvraag': 'Report a request not handled',
      },
      nodes: [
        openForm(
          'Adreswijziging',
          say('Adres wijzigen', 'Change your address'),
          say(
            'We vragen je de wijziging te bevestigen op het mailadres dat we van je kennen.',
            'We ask you to confirm the change at the mail address we know of you.',
          ),
          [
            ['mail', say('E-mailadres waarop we je kennen', 'Email address by which we know you'), 'email'],
            ['straat', say('Straat en huisnummer', 'Street and number')],
            ['postcode', say('Postcode', 'Postcode')],
            ['plaats', say('Plaats', 'Town')],
          ],
        ),
        evenWhenEmpty(hubSpotCrm.findContact('Zoek de klant', '={{ $json.mail }}')),
        when('Bekende klant?', [['={{ $json.id }}', 'filled']]),
        withErrorBranch(
          answeredWithin(
            box.approve(
              'Vraag om bevestiging',
              `=${f('mail')}`,
              say('Klopt je nieuwe adres?', 'Is your new address right?'),
              say(
                `=Er is gevraagd je adres te wijzigen in: ${shown('straat')}, ${shown('postcode')} ${shown('plaats')}. Heb je dit zelf gedaan? Kies Akkoord. Zo niet, kies Afwijzen: dan verandert er niets en kijken wij ernaar.`,
                `=A change of your address was asked: ${shown('straat')}, ${shown('postcode')} ${shown('plaats')}. Was it you? Choose Approve. If not, choose Reject: nothing changes and we look into it.`,
              ),
            ),
            3,
            'days',
          ),
        ),
        choose(
          'Wat zei de klant?',
          [
            [say('Akkoord', 'Approved'), ['={{ $json.data?.approved === true }}', 'yes']],
            [say('Afgewezen', 'Rejected'), ['={{ $json.data?.approved === false }}', 'yes']],
          ],
          say('Geen antwoord', 'No answer'),
        ),
        withErrorBranch({
          ...hubSpotCrm.upsertContact('Wijzig in HubSpot', { email: `=${f('mail')}`, name: '' }),
          parameters: {
            ...hubSpotCrm.upsertContact('Wijzig in HubSpot', { email: `=${f('mail')}`, name: '' }).parameters,
            additionalFields: {
              streetAddress: `=${f('straat')}`,
              postalCode: `=${f('postcode')}`,
              city: `=${f('plaats')}`,
            },
          },
        }),
        ...(
          [
            ['Leg de wijziging vast', say('gewijzigd', 'changed')],
            ['Leg de afwijzing vast', say('afgewezen door de klant', 'rejected by the customer')],
            ['Leg vast dat niets kwam', say('niet bevestigd', 'not confirmed')],
          ] as const
        ).map(([name, outcome]) =>
          table.append(name, say('Adreswijzigingen', 'Address changes'), {
            [say('Wanneer', 'When')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
            [say('Wie', 'Who')]: `=${f('mail')}`,
            [say('Nieuw adres', 'New address')]: `=${f('straat')}, ${f('postcode')} ${f('plaats')}`,
            [say('Uitkomst', 'Outcome')]: outcome,
          }),
        ),
        chat.post(
          'Vertel het team',
          say(
            `=Nieuw adres van ${f('mail')}: ${f('straat')}, ${f('postcode')} ${f('plaats')}. Let op lopende zendingen en facturen.`,
            `=New address of ${f('mail')}: ${f('straat')}, ${f('postcode')} ${f('plaats')}. Mind parcels and invoices under way.`,
          ),
        ),
        chat.post(
          'Sla alarm',
          say(
            `=Let op: ${f('mail')} zegt dat een ander het adres wilde wijzigen in ${f('straat')}, ${f('plaats')}. Er is niets gewijzigd; neem contact op met de klant.`,
            `=Mind: ${f('mail')} says that somebody else wanted to change the address to ${f('straat')}, ${f('plaats')}. Nothing was changed; contact the customer.`,
          ),
        ),
        chat.post(
          'Meld onbekende aanvraag',
          say(
            `=Adreswijziging die niet is verwerkt voor ${f('mail')}: het mailadres staat niet in HubSpot, de vraag om bevestiging kon niet weg of HubSpot nam de wijziging niet aan. Vraag de klant zelf. Nieuw adres: ${f('straat')}, ${f('postcode')} ${f('plaats')}.`,
            `=A change of address that was not handled for ${f('mail')}: the address is not in HubSpot, the question could not go or HubSpot did not take the change. Ask the customer yourself. New address: ${f('straat')}, ${f('postcode')} ${f('plaats')}.`,
          ),
        ),
      ],
      flow: [
        'Adreswijziging > Zoek de klant > Bekende klant? > Vraag om bevestiging > Wat zei de klant? > Wijzig in HubSpot > Leg de wijziging vast > Vertel het team',
        'Wat zei de klant? #1 > Leg de afwijzing vast > Sla alarm',
        'Wat zei de klant? #2 > Leg vast dat niets kwam',
        'Bekende klant? #1 > Meld onbekende aanvraag',
        'Vraag om bevestiging #1 > Meld onbekende aanvraag',
        'Wijzig in HubSpot #1 > Meld onbekende aanvraag',
      ],
    };
  },
});
