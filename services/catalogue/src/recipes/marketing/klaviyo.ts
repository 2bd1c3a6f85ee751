import { chats } from '../../apps/chats.js';
import { listedDesks } from '../../apps/helpdesks.js';
import {
  KLAVIYO_PAGES,
  klaviyoApp,
  klaviyoEvent,
  klaviyoProfile,
  klaviyoRead,
  klaviyoUnsubscribe,
} from '../../apps/klaviyo.js';
import { typeform } from '../../apps/lead-sources.js';
import { ownLimit } from '../../apps/limits.js';
import { readableTables, syncTables, upsertTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { inApp } from '../../apps/values.js';
import {
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  everyHours,
  everyWeek,
  goOnAfterError,
  keep,
  node,
  onlyNew,
  reads,
  recipe,
  say,
  spares,
  stop,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const klaviyo = { app: klaviyoApp };
const MAIL = '/^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$/';
const SEGMENT = inApp(
  'Klaviyo',
  ['segment', 'segment'],
  [
    'Het id van het segment: in het adres ervan achter /segment/.',
    'The id of the segment: behind /segment/ in its address.',
  ],
  'UvWxYz',
  '^\\w{5,}$',
);

export const complaintPausesKlaviyo = recipe({
  id: 'open-ticket-pauses-klaviyo',
  category: 'marketing',
  tags: ['klaviyo', 'klantenservice', 'segment', 'mailings'],
  saves: spares(
    20,
    'Iemand haalt klanten met een lopende klacht met de hand uit een mailing.',
    'Somebody takes customers with a pending complaint out of a mailing by hand.',
  ),
  variants: combine({ desk: listedDesks, table: syncTables }, { take: 3 }),
  build: ({ desk, table }) => {
    const open = reads(desk.openTickets, 'Lees de open tickets', 'Open ticket');
    return {
      name: both(
        `Geen reclame bij een open ticket: ${desk.app.label}-klanten markeren in Klaviyo, stand in ${table.app.label}`,
        `No advertising with an open ticket: mark ${desk.app.label} customers in Klaviyo, state in ${table.app.label}`,
      ),
      description: both(
        `Vergelijkt elk uur de open tickets in ${desk.app.label} met wie al is gemarkeerd in ${table.app.label}. Wie een ticket heeft krijgt in Klaviyo een eigenschap waarop je mailings uitsluit; is alles opgelost, dan gaat die eraf.`,
        `Every hour it compares the open tickets in ${desk.app.label} with who is marked in ${table.app.label}. Who has a ticket gets a property in Klaviyo by which your mailings leave them out; once all is solved it is taken off.`,
      ),
      benefit: both(
        'Geen kortingsmail aan iemand die nog op zijn geld wacht.',
        'No discount mail to somebody who still waits for their money.',
      ),
      uses: [
        [desk, both('geeft de open tickets', 'gives the open tickets')],
        [klaviyo, both('krijgt de markering', 'takes the mark')],
        [table, both('onthoudt wie gemarkeerd is', 'remembers who is marked')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Gepauzeerd met E-mail, Stand en Sinds.`,
          `In ${table.app.label}, make the table Paused with Email, State and Since.`,
        ),
        both(
          'Maak in Klaviyo een segment met open_ticket is ja en sluit dat uit bij campagnes en flows.',
          'In Klaviyo, make a segment with open_ticket is yes and leave it out of campaigns and flows.',
        ),
      ],
      names: {
        'Elk uur kijken': 'Look every hour',
        'Lees de open tickets': 'Read the open tickets',
        'Open ticket': 'Open ticket',
        'Wie heeft een ticket?': 'Who has a ticket?',
        'Lees wie gepauzeerd is': 'Read who is paused',
        'Wie moet aan of uit?': 'Who goes on or off?',
        'Zet de markering in Klaviyo': 'Set the mark in Klaviyo',
        'Onthoud de stand': 'Remember the state',
        'Noem wat Klaviyo weigerde': 'Name what Klaviyo refused',
      },
      nodes: [
        everyHours('Elk uur kijken', 1),
        ...open.nodes.map((one, at) => (at < open.nodes.length - 1 ? evenWhenEmpty(one) : one)),
        code(
          'Wie heeft een ticket?',
          `return [{ json: { mails: [...new Set($input.all().map(({ json }) => String(json.email ?? '').trim().toLowerCase()).filter((mail) => ${MAIL}.test(mail)))] } }];`,
        ),
        evenWhenEmpty(table.rows('Lees wie gepauzeerd is', say('Gepauzeerd', 'Paused'))),
        code(
          'Wie moet aan of uit?',
          `
const open = new Set($('Wie heeft een ticket?').first().json.mails);
const aan = new Set($input.all().map(({ json: rij }) => { const $json = rij; return { mail: String(${table.cell(say('E-mail', 'Email'))} ?? '').trim().toLowerCase(), stand: String(${table.cell(say('Stand', 'State'))} ?? '') }; }).filter((een) => een.mail && een.stand === ${say("'gepauzeerd'", "'paused'")}).map((een) => een.mail));
return [...[...open].filter((mail) => !aan.has(mail)).map((mail) => ({ mail, open: true })), ...[...aan].filter((mail) => !open.has(mail)).map((mail) => ({ mail, open: false }))].map((een) => ({ json: een }));`,
        ),
        withErrorBranch(
          klaviyoProfile('Zet de markering in Klaviyo', '$json.mail', '{ open_ticket: $json.open }'),
        ),
        table.upsert('Onthoud de stand', say('Gepauzeerd', 'Paused'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: "={{ $('Wie moet aan of uit?').item.json.mail }}",
          [say('Stand', 'State')]: say(
            "={{ $('Wie moet aan of uit?').item.json.open ? 'gepauzeerd' : 'vrij' }}",
            "={{ $('Wie moet aan of uit?').item.json.open ? 'paused' : 'free' }}",
          ),
          [say('Sinds', 'Since')]: '={{ $now.toISO() }}',
        }),
        stop(
          'Noem wat Klaviyo weigerde',
          say(
            '=Klaviyo nam de markering niet aan van: {{ $input.all().map(({ json }) => json.mail).filter(Boolean).join(", ") }}. Over een uur gaat hij het opnieuw proberen.',
            '=Klaviyo did not take the mark of: {{ $input.all().map(({ json }) => json.mail).filter(Boolean).join(", ") }}. In an hour it is tried again.',
          ),
        ),
      ],
      flow: [
        `Elk uur kijken > ${open.path} > Wie heeft een ticket? > Lees wie gepauzeerd is > Wie moet aan of uit? > Zet de markering in Klaviyo > Onthoud de stand`,
        'Zet de markering in Klaviyo #1 > Noem wat Klaviyo weigerde',
      ],
    };
  },
});

const LEAVING_PERCENT = ownLimit(
  ['Vertrekkans in procent', 'Chance of leaving in percent'],
  ['Vanaf welke kans een klant op de bellijst kan komen.', 'From which chance a customer may be called.'],
  60,
);

export const klaviyoChurnCalls = recipe({
  id: 'klaviyo-leaving-customers-to-call',
  category: 'marketing',
  tags: ['klaviyo', 'klantbehoud', 'bellen', 'klantwaarde'],
  saves: spares(
    40,
    'Iemand bladert door klantprofielen om te zien welke goede klant wegblijft.',
    'Somebody leafs through profiles to see which good customer stays away.',
  ),
  variants: combine({ tasks: taskApps, table: upsertTables }, { take: 3 }),
  build: ({ tasks, table }) => ({
    name: both(
      `Goede klanten die wegblijven volgens Klaviyo: wekelijkse bellijst in ${tasks.app.label}, afspraken in ${table.app.label}`,
      `Good customers who stay away according to Klaviyo: weekly calls in ${tasks.app.label}, history in ${table.app.label}`,
    ),
    description: both(
      `Leest maandag een Klaviyo-segment met de voorspelde klantwaarde en vertrekkans. De tien waardevolste klanten die dreigen weg te blijven worden een beltaak in ${tasks.app.label}, hooguit één keer per kwartaal; ${table.app.label} bewaart wie.`,
      `On Monday it reads a Klaviyo segment with predicted value and chance of leaving. The ten most valuable customers at risk become a call in ${tasks.app.label}, once a quarter at most; ${table.app.label} keeps who.`,
    ),
    benefit: both('Bellen met wie het meeste uitmaakt.', 'Call who matters most.'),
    uses: [
      [klaviyo, both('voorspelt waarde en vertrek', 'predicts value and leaving')],
      [tasks, both('krijgt de beltaken', 'gets the calls')],
      [table, both('onthoudt wie gebeld is', 'remembers who was called')],
    ],
    setup: [
      both(
        'Klaviyo voorspelt pas met minstens vijfhonderd klanten en een half jaar bestellingen.',
        'Klaviyo predicts from five hundred customers and half a year of orders on.',
      ),
      both(
        `Maak in ${table.app.label} de tabel Gebeld met E-mail, Waarde, Kans en Gevraagd.`,
        `In ${table.app.label}, make the table Called with Email, Value, Chance and Asked.`,
      ),
    ],
    notes: [
      {
        over: ['Kies de tien belangrijkste'],
        text: say(
          '## De keuze\nAlleen profielen met een telefoonnummer, minstens twee bestellingen en een vertrekkans boven jouw grens (standaard zestig procent). De volgorde is kans maal voorspelde en eerdere waarde. Wie op de lijst kwam, komt dit kwartaal niet terug; de volgende week schuift de rest op.',
          '## The choice\nOnly profiles with a phone number, two orders or more and a chance of leaving above your limit (sixty percent by default). The order is chance times predicted and earlier value. Who was on the list does not come back this quarter; next week the others move up.',
        ),
      },
    ],
    names: {
      'Maandag om half acht': 'Monday at half past seven',
      'Lees het segment': 'Read the segment',
      'Kies de tien belangrijkste': 'Choose the ten most important',
      'Dit kwartaal nog niet': 'Not this quarter yet',
      'Tien per week': 'Ten a week',
      'Maak de beltaak': 'Make the call',
      'Onthoud wie gevraagd is': 'Remember who was asked for',
      'Onthoud het kwartaal': 'Remember the quarter',
      'Noem wie geen taak kreeg': 'Name who got no task',
    },
    nodes: [
      everyWeek('Maandag om half acht', [1], 7, 30),
      klaviyoRead('Lees het segment', `=segments/${SEGMENT}/profiles`, {
        query: { 'additional-fields[profile]': 'predictive_analytics', 'page[size]': '100' },
        pages: KLAVIYO_PAGES,
      }),
      code(
        'Kies de tien belangrijkste',
        `
return $input.all().flatMap(({ json }) => json.data ?? []).map((een) => { const wie = een.attributes ?? {}; const voor = wie.predictive_analytics ?? {}; return { id: een.id, mail: wie.email ?? '', tel: wie.phone_number ?? '', naam: [wie.first_name, wie.last_name].filter(Boolean).join(' '), kans: Number(voor.churn_probability), waarde: Number(voor.predicted_clv) || 0, tot: Number(voor.historic_clv) || 0, orders: Number(voor.historic_number_of_orders) || 0 }; })
  .filter((een) => een.mail && een.tel && een.orders >= 2 && een.kans >= ${LEAVING_PERCENT} / 100)
  .sort((a, b) => b.kans * (b.waarde + b.tot) - a.kans * (a.waarde + a.tot))
  .map((een) => ({ json: { ...een, kans: Math.round(een.kans * 100), waarde: Math.round(een.waarde), tot: Math.round(een.tot), euro: [een.tot, een.waarde].map((bedrag) => '€ ' + Math.round(bedrag).toLocaleString('${say('nl-NL', 'en-GB')}')) } }));`,
      ),
      code(
        'Dit kwartaal nog niet',
        `
const gevraagd = $getWorkflowStaticData('global').gevraagd ?? {};
return $input.all().filter(({ json }) => gevraagd[json.id] !== $now.year + '-' + $now.quarter);`,
      ),
      node('Tien per week', 'limit', 1, { maxItems: 10, keep: 'firstItems' }),
      withErrorBranch(
        tasks.create('Maak de beltaak', {
          title: say(
            '=Bel {{ $json.naam || $json.mail }}: {{ $json.kans }}% kans op vertrek',
            '=Call {{ $json.naam || $json.mail }}: {{ $json.kans }}% chance of leaving',
          ),
          description: say(
            '=Telefoon {{ $json.tel }}, {{ $json.orders }} bestellingen, {{ $json.euro[0] }} tot nu toe, nog {{ $json.euro[1] }} verwacht. Vraag hoe het bevalt; bied niet meteen korting aan.',
            '=Phone {{ $json.tel }}, {{ $json.orders }} orders, {{ $json.euro[0] }} until now, another {{ $json.euro[1] }} expected. Ask how things are; do not offer a discount at once.',
          ),
          due: '={{ $now.plus({ days: 4 }).toISO() }}',
        }),
      ),
      table.upsert('Onthoud wie gevraagd is', say('Gebeld', 'Called'), say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: "={{ $('Tien per week').item.json.mail }}",
        [say('Waarde', 'Value')]: "={{ $('Tien per week').item.json.waarde }}",
        [say('Kans', 'Chance')]: "={{ $('Tien per week').item.json.kans }}",
        [say('Gevraagd', 'Asked')]: '={{ $now.toISODate() }}',
      }),
      codeEach(
        'Onthoud het kwartaal',
        `
const staat = $getWorkflowStaticData('global');
const kwartaal = $now.year + '-' + $now.quarter;
// What was asked in an earlier quarter need not be remembered.
const eerder = Object.entries(staat.gevraagd ?? {}).filter(([, wanneer]) => wanneer === kwartaal);
const { id } = $('Tien per week').item.json;
staat.gevraagd = { ...Object.fromEntries(eerder), [id]: kwartaal };
return { json: { id, kwartaal } };`,
      ),
      stop(
        'Noem wie geen taak kreeg',
        say(
          '=Geen beltaak voor: {{ $input.all().map(({ json }) => json.naam || json.mail).filter(Boolean).join(", ") }}. Volgende week komen ze opnieuw aan de beurt.',
          '=No task to call: {{ $input.all().map(({ json }) => json.naam || json.mail).filter(Boolean).join(", ") }}. Next week it is their turn again.',
        ),
      ),
    ],
    flow: [
      'Maandag om half acht > Lees het segment > Kies de tien belangrijkste > Dit kwartaal nog niet > Tien per week > Maak de beltaak > Onthoud wie gevraagd is > Onthoud het kwartaal',
      'Maak de beltaak #1 > Noem wie geen taak kreeg',
    ],
  }),
});

export const tillReceipts = recipe({
  id: 'shop-receipts-to-klaviyo',
  category: 'marketing',
  tags: ['klaviyo', 'kassa', 'filiaal', 'klantbeeld'],
  saves: spares(
    30,
    'Iemand importeert wekelijks kassabonnen om winkelkopers te kunnen mailen.',
    'Somebody imports till receipts each week to be able to mail shop buyers.',
  ),
  variants: combine({ table: readableTables, chat: chats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Kassabonnen uit ${table.app.label} als offline aankoop in Klaviyo, elke nacht en nooit dubbel, telling in ${chat.app.label}`,
      `Till receipts of ${table.app.label} as offline purchases in Klaviyo, every night and never twice, count in ${chat.app.label}`,
    ),
    description: both(
      `Leest elke nacht de kassabonnen met mailadres uit ${table.app.label} en zet ze als winkelaankoop met bedrag en artikelen in Klaviyo, zonder iemand in te schrijven. Klaviyo telt elk bonnummer één keer; ${chat.app.label} hoort hoeveel er bij kwam.`,
      `Every night it reads receipts with a mail address from ${table.app.label} and puts them into Klaviyo as shop purchases with amount and items, without subscribing anybody. Klaviyo counts each receipt once; ${chat.app.label} hears how many were added.`,
    ),
    benefit: both(
      'Een winkelklant krijgt geen mail dat hij ons vergeten is.',
      'A shop customer gets no mail that they have forgotten us.',
    ),
    uses: [
      [table, both('bevat de bonnen uit de kassa', 'holds the receipts of the till')],
      [klaviyo, both('krijgt de aankopen', 'takes the purchases')],
      [chat, both('hoort de telling', 'hears the count')],
    ],
    setup: [
      both(
        `Laat je kassa exporteren naar de tabel Kassabonnen in ${table.app.label} met Bon, E-mail, Bedrag, Artikelen en Tijdstip.`,
        `Have your till export to the table Receipts in ${table.app.label} with Receipt, Email, Amount, Items and Time.`,
      ),
    ],
    names: {
      'Elke nacht om twee': 'Every night at two',
      'Lees de kassabonnen': 'Read the receipts',
      'Bon van de laatste drie dagen': 'Receipt of the last three days',
      'Nog niet doorgegeven': 'Not passed on yet',
      'Zet de aankoop in Klaviyo': 'Put the purchase into Klaviyo',
      'Tel wat erbij kwam': 'Count what was added',
      'Meld de nacht': 'Tell about the night',
    },
    nodes: [
      everyDay('Elke nacht om twee', 2),
      table.rows('Lees de kassabonnen', say('Kassabonnen', 'Receipts')),
      code(
        'Bon van de laatste drie dagen',
        `
const getal = (v) => { const n = Number(String(v ?? '').replace(/[^\\d,.-]/g, '').replace(/\\.(?=\\d{3}(\\D|$))/g, '').replace(',', '.')); return Number.isFinite(n) ? n : 0; };
const tijd = (v) => { const s = String(v ?? '').trim().replaceAll('/', '-'); if (/^\\d{5}([.]\\d+)?$/.test(s)) return DateTime.fromMillis(Math.round((Number(s) - 25569) * 86400000), { zone: 'utc' }).setZone('Europe/Amsterdam', { keepLocalTime: true }); const iso = DateTime.fromISO(s); return iso.isValid ? iso : DateTime.fromFormat(s, 'd-M-yyyy H:mm'); };
return $input.all().map(({ json: rij }) => { const $json = rij; return { bon: String(${table.cell(say('Bon', 'Receipt'))} ?? '').trim(), mail: String(${table.cell(say('E-mail', 'Email'))} ?? '').trim().toLowerCase(), bedrag: getal(${table.cell(say('Bedrag', 'Amount'))}), artikelen: String(${table.cell(say('Artikelen', 'Items'))} ?? '').slice(0, 500), op: tijd(${table.cell(say('Tijdstip', 'Time'))}) }; })
  .filter((een) => een.bon && ${MAIL}.test(een.mail) && een.bedrag > 0 && een.op.isValid && een.op > $now.minus({ days: 3 }) && een.op <= $now)
  .map((een) => ({ json: { ...een, op: een.op.toUTC().toISO() } }));`,
      ),
      onlyNew('Nog niet doorgegeven', '={{ $json.bon }}'),
      goOnAfterError(
        klaviyoEvent('Zet de aankoop in Klaviyo', 'Purchased In Store', {
          email: '$json.mail',
          id: "'till ' + $json.bon",
          value: '$json.bedrag',
          time: '$json.op',
          properties: '{ Receipt: $json.bon, Items: $json.artikelen }',
        }),
      ),
      code(
        'Tel wat erbij kwam',
        `
const alle = $('Nog niet doorgegeven').all();
const fout = $input.all().flatMap(({ json }, i) => (json.error ? [alle[i]?.json.bon ?? '?'] : []));
return [{ json: { gelukt: alle.length - fout.length, fout: fout.slice(0, 40).join(', ') } }];`,
      ),
      chat.post(
        'Meld de nacht',
        say(
          "={{ $json.gelukt }} winkelaankopen in Klaviyo gezet.{{ $json.fout ? ' Deze bonnen lukten niet, zet ze met de hand over: ' + $json.fout + '.' : '' }}",
          "={{ $json.gelukt }} shop purchases put into Klaviyo.{{ $json.fout ? ' These receipts failed, carry them over by hand: ' + $json.fout + '.' : '' }}",
        ),
      ),
    ],
    flow: [
      'Elke nacht om twee > Lees de kassabonnen > Bon van de laatste drie dagen > Nog niet doorgegeven > Zet de aankoop in Klaviyo > Tel wat erbij kwam > Meld de nacht',
    ],
  }),
});

export const typeformPreferences = recipe({
  id: 'typeform-mail-preferences-to-klaviyo',
  category: 'marketing',
  tags: ['klaviyo', 'typeform', 'voorkeuren', 'afmelden'],
  saves: spares(
    5,
    'Iemand verwerkt mailtjes van mensen die minder of andere nieuwsbrieven willen.',
    'Somebody handles mails of people who want fewer or other newsletters.',
  ),
  variants: combine({ table: upsertTables, chat: chats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Voorkeuren voor nieuwsbrieven via Typeform in Klaviyo, stop is stop, bewijs in ${table.app.label}, storing in ${chat.app.label}`,
      `Newsletter preferences by Typeform into Klaviyo, stop is stop, proof in ${table.app.label}, faults in ${chat.app.label}`,
    ),
    description: both(
      `Wie het voorkeurenformulier in Typeform invult, krijgt in Klaviyo de gekozen onderwerpen en frequentie als eigenschap. Kiest iemand voor helemaal stoppen, dan schrijft hij meteen uit. ${table.app.label} bewaart elke keuze met tijdstip.`,
      `Who fills in the preference form in Typeform gets the chosen topics and frequency as properties in Klaviyo. Where somebody chooses to stop altogether it unsubscribes at once. ${table.app.label} keeps each choice with its time.`,
    ),
    benefit: both(
      'Minder afmeldingen, omdat minder ook kan.',
      'Fewer opt-outs, since fewer mails is a choice too.',
    ),
    uses: [
      [typeform, both('levert de keuzes', 'delivers the choices')],
      [klaviyo, both('krijgt onderwerpen en frequentie', 'takes topics and frequency')],
      [table, both('bewaart de keuze', 'keeps the choice')],
      [chat, both('hoort van storingen', 'hears of faults')],
    ],
    setup: [
      both(
        'Geef de vragen in Typeform de titels E-mail (verborgen veld mag ook), Onderwerpen en Frequentie; een van de frequenties heet Helemaal stoppen.',
        'Give the questions in Typeform the titles Email (a hidden field will do), Topics and Frequency; one of the frequencies is called Stop altogether.',
      ),
      both(
        `Maak in ${table.app.label} de tabel Voorkeuren met E-mail, Onderwerpen, Frequentie en Tijdstip.`,
        `In ${table.app.label}, make the table Preferences with Email, Topics, Frequency and Time.`,
      ),
    ],
    names: {
      'Voorkeuren ingevuld': 'Preferences filled in',
      'Lees de keuzes': 'Read the choices',
      'Bruikbaar adres?': 'Usable address?',
      'Bewaar de keuze': 'Keep the choice',
      'Helemaal stoppen?': 'Stop altogether?',
      'Schrijf uit in Klaviyo': 'Unsubscribe in Klaviyo',
      'Zet de voorkeuren in Klaviyo': 'Set the preferences in Klaviyo',
      'Meld dat het niet lukte': 'Tell that it failed',
    },
    nodes: [
      ...typeform.nodes('Voorkeuren ingevuld'),
      codeEach(
        'Lees de keuzes',
        `
const bij = (patroon) => Object.entries($json).find(([vraag]) => patroon.test(vraag))?.[1];
const lijst = (waarde) => (Array.isArray(waarde) ? waarde : String(waarde ?? '').split(',')).map((een) => String(een).trim()).filter(Boolean);
const frequentie = lijst(bij(/frequen/i))[0] ?? '';
return { json: { mail: String(bij(/e-?mail/i) ?? '').trim().toLowerCase(), onderwerpen: lijst(bij(/onderwerp|topic/i)), frequentie, stop: /stop/i.test(frequentie) } };`,
      ),
      keep('Bruikbaar adres?', [[`={{ ${MAIL}.test($json.mail) }}`, 'yes']]),
      goOnAfterError(
        table.upsert('Bewaar de keuze', say('Voorkeuren', 'Preferences'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: '={{ $json.mail }}',
          [say('Onderwerpen', 'Topics')]: "={{ $json.onderwerpen.join(', ') }}",
          [say('Frequentie', 'Frequency')]: '={{ $json.frequentie }}',
          [say('Tijdstip', 'Time')]: '={{ $now.toISO() }}',
        }),
      ),
      when('Helemaal stoppen?', [["={{ $('Bruikbaar adres?').item.json.stop }}", 'yes']]),
      withErrorBranch(klaviyoUnsubscribe('Schrijf uit in Klaviyo', "$('Bruikbaar adres?').item.json.mail")),
      withErrorBranch(
        klaviyoProfile(
          'Zet de voorkeuren in Klaviyo',
          "$('Bruikbaar adres?').item.json.mail",
          say(
            "{ onderwerpen: $('Bruikbaar adres?').item.json.onderwerpen, frequentie: $('Bruikbaar adres?').item.json.frequentie }",
            "{ topics: $('Bruikbaar adres?').item.json.onderwerpen, frequency: $('Bruikbaar adres?').item.json.frequentie }",
          ),
        ),
      ),
      chat.post(
        'Meld dat het niet lukte',
        say(
          "=Voorkeur van {{ $('Bruikbaar adres?').item.json.mail }} staat niet in Klaviyo{{ $('Bruikbaar adres?').item.json.stop ? ' en het is een afmelding: schrijf nu met de hand uit' : '' }}. {{ $json.error?.message ?? '' }}",
          "=The preference of {{ $('Bruikbaar adres?').item.json.mail }} is not in Klaviyo{{ $('Bruikbaar adres?').item.json.stop ? ' and it is an opt-out: unsubscribe by hand now' : '' }}. {{ $json.error?.message ?? '' }}",
        ),
      ),
    ],
    flow: [
      'Voorkeuren ingevuld > Lees de keuzes > Bruikbaar adres? > Bewaar de keuze > Helemaal stoppen? > Schrijf uit in Klaviyo',
      'Helemaal stoppen? #1 > Zet de voorkeuren in Klaviyo',
      'Schrijf uit in Klaviyo #1 > Meld dat het niet lukte',
      'Zet de voorkeuren in Klaviyo #1 > Meld dat het niet lukte',
    ],
  }),
});
