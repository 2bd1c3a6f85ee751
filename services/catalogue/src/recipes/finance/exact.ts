import { slackChat, teamsChat, telegramChat } from '../../apps/chats.js';
import { hubSpot } from '../../apps/crm-apps.js';
import { EXACT_DAY, exactApp, exactList, kvkApp } from '../../apps/dutch-books.js';
import { ownLimit } from '../../apps/limits.js';
import { airtableTable, excelTable, sheetsTable } from '../../apps/tables.js';
import {
  answeredWithin,
  asEuro,
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  gather,
  http,
  loop,
  node,
  onlyOnce,
  type Parameters,
  recipe,
  say,
  sideBySide,
  when,
} from '../../kit/index.js';

const BALANCE = 'exact_openstaand';
const LATE = 'exact_dagen_te_laat';
const contact = (name: string, operation: string, parameters: Parameters) =>
  node(name, 'hubspot', 2.2, { authentication: 'appToken', resource: 'contact', operation, ...parameters });
const found = (name: string, propertyName: string, operator: string, value: string) =>
  contact(name, 'search', {
    returnAll: true,
    filterGroupsUi: {
      filterGroupsValues: [{ filtersUi: { filterValues: [{ propertyName, operator, value }] } }],
    },
    additionalFields: { properties: ['email', BALANCE] },
  });
const balance = (name: string, email: string, amount: string, days: string) =>
  contact(name, 'upsert', {
    email,
    additionalFields: {
      customPropertiesUi: {
        customPropertiesValues: [
          { property: BALANCE, value: amount },
          { property: LATE, value: days },
        ],
      },
    },
    options: {},
  });

export const exactBalanceInHubSpot = recipe({
  id: 'exact-balance-in-hubspot',
  category: 'finance',
  tags: ['exact online', 'hubspot', 'debiteuren'],
  saves: {
    minutes: 25,
    nl: 'Verkoop belt de boekhouding om te horen wie nog moet betalen.',
    en: 'Sales calls bookkeeping to hear who still has to pay.',
  },
  variants: combine({ chat: [slackChat, teamsChat] }, { take: 2 }),
  build: ({ chat }) => ({
    name: {
      nl: `Openstaand saldo uit Exact Online elke nacht bij HubSpot-contacten, gemiste adressen in ${chat.app.label}`,
      en: `Unpaid balance of Exact Online with HubSpot contacts each night, missed addresses in ${chat.app.label}`,
    },
    description: {
      nl: `Elke nacht telt hij de open posten in Exact Online per klant op en zet saldo en dagen te laat bij het contact in HubSpot met hetzelfde mailadres. Wie alles betaald heeft, gaat terug naar nul; klanten zonder contact staan in ${chat.app.label}.`,
      en: `Every night it adds up the open items of Exact Online by customer and puts balance and days late with the HubSpot contact of the same address. Who paid all goes back to zero; customers without a contact show in ${chat.app.label}.`,
    },
    benefit: {
      nl: 'Verkoop ziet voor elk gesprek of de klant betaalt.',
      en: 'Before every call sales sees whether the customer pays.',
    },
    uses: [
      [{ app: exactApp }, { nl: 'geeft open posten en mailadressen', en: 'gives open items and addresses' }],
      [{ app: hubSpot }, { nl: 'toont saldo en dagen te laat', en: 'shows balance and days late' }],
      [chat, { nl: 'meldt klanten zonder contact', en: 'reports customers without a contact' }],
    ],
    setup: [
      {
        nl: `Maak in HubSpot bij contacten twee eigenschappen van het soort getal: ${BALANCE} en ${LATE}.`,
        en: `In HubSpot, create two properties of contacts of the kind number: ${BALANCE} and ${LATE}.`,
      },
    ],
    notes: [
      {
        over: ['Contacten met saldo', 'Zet terug op nul'],
        text: say(
          '## Ook wie betaald heeft\nNa de ronde krijgt elk contact dat nog een saldo had en vannacht niet voorkwam, weer nul. Zo belt niemand een klant die gisteren betaalde.',
          '## Who paid too\nAfter the round every contact that still had a balance and did not occur tonight gets zero. So nobody calls a customer who paid yesterday.',
        ),
      },
    ],
    names: {
      'Elke nacht om 5 uur': 'Every night at 5',
      'Haal open posten uit Exact': 'Fetch the open items of Exact',
      'Haal mailadressen uit Exact': 'Fetch the addresses of Exact',
      'Alle posten uit Exact': 'All items of Exact',
      'Alle adressen uit Exact': 'All addresses of Exact',
      'Posten naast adressen': 'Items beside addresses',
      'Saldo per mailadres': 'Balance by address',
      'Zoek contact': 'Find the contact',
      'Kies saldo': 'Choose the balance',
      'Zet saldo bij contact': 'Put the balance with the contact',
      'Contacten met saldo': 'Contacts with a balance',
      'Nu betaald': 'Paid now',
      'Zet terug op nul': 'Set back to zero',
      'Debiteuren zonder contact': 'Debtors without a contact',
      'Meld zonder contact': 'Report without a contact',
    },
    nodes: [
      cron('Elke nacht om 5 uur', '0 5 * * *'),
      exactList(
        'Haal open posten uit Exact',
        'read/financial/ReceivablesList',
        'HID,AccountId,AccountName,Amount,AmountInTransit,DueDate,CurrencyCode',
      ),
      exactList('Haal mailadressen uit Exact', 'bulk/CRM/Accounts', 'ID,Email'),
      gather('Alle posten uit Exact', 'posten'),
      gather('Alle adressen uit Exact', 'adressen'),
      sideBySide('Posten naast adressen', 2, true),
      evenWhenEmpty(
        code(
          'Saldo per mailadres',
          `
${EXACT_DAY}
const { posten = [], adressen = [] } = $input.first().json;
const mailVan = new Map(adressen.flatMap((blad) => blad.d?.results ?? []).map((relatie) => [relatie.ID, String(relatie.Email ?? '').trim().toLowerCase()]));
const klanten = new Map();
for (const post of posten.flatMap((blad) => blad.d?.results ?? [])) {
  const bedrag = (Number(post.Amount) || 0) - (Number(post.AmountInTransit) || 0);
  if (!post.AccountId || String(post.CurrencyCode || 'EUR').trim() !== 'EUR') continue;
  const mail = mailVan.get(post.AccountId) ?? '';
  const sleutel = mail || post.AccountId;
  const klant = klanten.get(sleutel) ?? { mail, naam: post.AccountName ?? '', saldo: 0, telaat: 0 };
  klant.saldo += bedrag;
  const vervalt = exactDag(post.DueDate);
  if (vervalt.isValid && bedrag > 0) klant.telaat = Math.max(klant.telaat, Math.round(DateTime.utc($now.year, $now.month, $now.day).diff(vervalt, 'days').days));
  klanten.set(sleutel, klant);
}
return [...klanten.values()].map((klant) => ({ json: { ...klant, saldo: Math.round(klant.saldo * 100) / 100 } })).filter(({ json }) => json.saldo !== 0);`,
        ),
      ),
      evenWhenEmpty(found('Zoek contact', 'email|string', 'EQ', "={{ $json.mail || '-' }}")),
      code(
        'Kies saldo',
        `
const saldi = new Map($('Saldo per mailadres').all().map(({ json }) => [json.mail, json]));
return $input.all().flatMap(({ json }) => {
  const saldo = saldi.get(String(json.properties?.email ?? '').toLowerCase());
  return saldo && saldo.mail ? [{ json: saldo }] : [];
});`,
      ),
      balance('Zet saldo bij contact', '={{ $json.mail }}', '={{ $json.saldo }}', '={{ $json.telaat }}'),
      onlyOnce(found('Contacten met saldo', `${BALANCE}|number`, 'GT', '0')),
      code(
        'Nu betaald',
        `
const open = new Set($('Saldo per mailadres').all().map(({ json }) => json.mail));
return $input.all().filter(({ json }) => json.properties?.email && !open.has(String(json.properties.email).toLowerCase()));`,
      ),
      balance('Zet terug op nul', '={{ $json.properties.email }}', '0', '0'),
      code(
        'Debiteuren zonder contact',
        `
${asEuro()}
const bekend = new Set($input.all().map(({ json }) => String(json.properties?.email ?? '').toLowerCase()));
const mist = $('Saldo per mailadres').all().map(({ json }) => json).filter((klant) => klant.naam && klant.saldo > 0 && !bekend.has(klant.mail));
return mist.length === 0 ? [] : [{ json: { aantal: mist.length, tekst: mist.sort((a, b) => b.saldo - a.saldo).slice(0, 15).map((klant) => \`- \${klant.naam}: \${euro(klant.saldo)}\${klant.mail ? '' : ${say("' (geen mailadres in Exact)'", "' (no address in Exact)'")}}\`).join('\\n') } }];`,
      ),
      chat.post(
        'Meld zonder contact',
        say(
          '={{ $json.aantal }} debiteuren uit Exact staan niet als contact in HubSpot:\n{{ $json.tekst }}',
          '={{ $json.aantal }} debtors of Exact are no contact in HubSpot:\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Elke nacht om 5 uur > Haal open posten uit Exact > Alle posten uit Exact > Posten naast adressen',
      'Elke nacht om 5 uur > Haal mailadressen uit Exact > Alle adressen uit Exact > Posten naast adressen @1',
      'Posten naast adressen > Saldo per mailadres > Zoek contact > Kies saldo > Zet saldo bij contact',
      'Zoek contact > Debiteuren zonder contact > Meld zonder contact',
      'Saldo per mailadres > Contacten met saldo > Nu betaald > Zet terug op nul',
    ],
  }),
});

const updating = [sheetsTable, airtableTable, excelTable].flatMap((table) =>
  table.upsert ? [{ ...table, upsert: table.upsert }] : [],
);
const asking = [slackChat, teamsChat].flatMap((chat) =>
  chat.approve ? [{ ...chat, approve: chat.approve }] : [],
);

const PAY_AHEAD = ownLimit(
  ['Dagen vooruit betalen', 'Days to pay ahead'],
  [
    'Wat binnen zoveel dagen vervalt staat in het voorstel.',
    'What falls due within so many days is in the proposal.',
  ],
  7,
);

export const exactPaymentProposal = recipe({
  id: 'exact-weekly-payment-proposal',
  category: 'finance',
  tags: ['exact online', 'crediteuren', 'betaalvoorstel'],
  saves: {
    minutes: 30,
    nl: 'Iemand zoekt elke week uit welke inkoopfacturen betaald moeten worden.',
    en: 'Every week someone finds which purchase invoices have to be paid.',
  },
  variants: combine({ table: updating, chat: asking }, { take: 3, apart: ['table', 'chat'] }),
  build: ({ table, chat }) => ({
    name: {
      nl: `Wekelijks betaalvoorstel uit Exact Online in ${table.app.label} met akkoord in ${chat.app.label}`,
      en: `Weekly payment proposal from Exact Online in ${table.app.label}, approved in ${chat.app.label}`,
    },
    description: {
      nl: `Elke woensdag zet hij inkoopfacturen uit Exact Online die voor de volgende ronde vervallen in ${table.app.label}, met bedrag en dagen te laat. In ${chat.app.label} keurt iemand het totaal goed; het besluit staat achter elke regel.`,
      en: `Every Wednesday it puts purchase invoices of Exact Online that fall due before the next round into ${table.app.label}, with amount and days late. In ${chat.app.label} someone approves the total; the decision stands behind every row.`,
    },
    benefit: {
      nl: 'Op tijd betalen, met vier ogen, zonder lijstjes te maken.',
      en: 'Paying in time, by four eyes, without making lists.',
    },
    uses: [
      [{ app: exactApp }, { nl: 'geeft openstaande inkoop', en: 'gives unpaid purchases' }],
      [table, { nl: 'toont het voorstel', en: 'shows the proposal' }],
      [chat, { nl: 'keurt goed of af', en: 'approves or rejects' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Betaalvoorstel met Sleutel, Leverancier, Factuur, Bedrag, Vervalt op, Dagen te laat, Ronde en Besluit.',
        en: 'Make the table Payment proposal with Key, Supplier, Invoice, Amount, Due on, Days late, Round and Decision.',
      },
      {
        nl: 'Er wordt niets betaald: maak de batch na akkoord in Exact.',
        en: 'Nothing is paid: make the batch in Exact after the approval.',
      },
    ],
    notes: [
      {
        over: ['Kies wat nu moet', 'Zet in voorstel'],
        text: say(
          '## Wat erin komt\nVervalt voor de volgende ronde, in euro, nog niet onderweg naar de bank en niet geblokkeerd of wachtend op fiattering in Exact. Creditnota’s gaan eraf.',
          '## What goes in\nDue before the next round, in euros, not on its way to the bank yet, and not awaiting approval in Exact. Credit notes are taken off.',
        ),
      },
    ],
    names: {
      'Woensdag om 9 uur': 'Wednesday at 9',
      'Haal openstaande inkoop': 'Fetch unpaid purchases',
      'Kies wat nu moet': 'Choose what is due now',
      'Zet in voorstel': 'Put into the proposal',
      'Tel het voorstel': 'Add up the proposal',
      'Vraag fiat': 'Ask for approval',
      'Neem besluit over': 'Take the decision over',
      'Schrijf besluit': 'Write the decision',
    },
    nodes: [
      cron('Woensdag om 9 uur', '0 9 * * 3'),
      exactList(
        'Haal openstaande inkoop',
        'read/financial/PayablesList',
        'HID,AccountName,Amount,AmountInTransit,ApprovalStatus,CurrencyCode,DueDate,InvoiceNumber,YourRef',
      ),
      code(
        'Kies wat nu moet',
        `
${EXACT_DAY}
const vandaag = DateTime.utc($now.year, $now.month, $now.day);
const posten = $input.all().flatMap(({ json }) => json.d?.results ?? []);
const open = (post) => (Number(post.Amount) || 0) - (Number(post.AmountInTransit) || 0);
${say('// Wat het meest voorkomt is te betalen, met of zonder min; het andere teken is een creditnota.', '// What occurs most is to be paid, with or without a minus; the other sign is a credit note.')}
const teken = posten.reduce((som, post) => som + open(post), 0) < 0 ? -1 : 1;
return posten.flatMap((post) => {
  const vervalt = exactDag(post.DueDate);
  const bedrag = Math.round(open(post) * teken * 100) / 100;
  if (!vervalt.isValid || bedrag === 0 || vervalt > vandaag.plus({ days: ${PAY_AHEAD} }) || String(post.CurrencyCode || 'EUR').trim() !== 'EUR' || post.ApprovalStatus === 0) return [];
  return [{ json: { sleutel: String(post.HID), leverancier: post.AccountName ?? '', factuur: post.YourRef || String(post.InvoiceNumber ?? ''), bedrag, vervalt: vervalt.toFormat('yyyy-MM-dd'), telaat: Math.max(0, Math.round(vandaag.diff(vervalt, 'days').days)), ronde: $now.toFormat("kkkk-'W'WW") } }];
}).sort((a, b) => b.json.telaat - a.json.telaat);`,
      ),
      table.upsert('Zet in voorstel', say('Betaalvoorstel', 'Payment proposal'), say('Sleutel', 'Key'), {
        [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
        [say('Leverancier', 'Supplier')]: '={{ $json.leverancier }}',
        [say('Factuur', 'Invoice')]: '={{ $json.factuur }}',
        [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
        [say('Vervalt op', 'Due on')]: '={{ $json.vervalt }}',
        [say('Dagen te laat', 'Days late')]: '={{ $json.telaat }}',
        [say('Ronde', 'Round')]: '={{ $json.ronde }}',
        [say('Besluit', 'Decision')]: say('Wacht op akkoord', 'Awaits approval'),
      }),
      code(
        'Tel het voorstel',
        `
const regels = $('Kies wat nu moet').all().map(({ json }) => json);
${asEuro()}
const totaal = euro(regels.reduce((som, { bedrag }) => som + bedrag, 0));
const laat = regels.filter(({ telaat }) => telaat > 0).length;
const grootste = [...regels].sort((a, b) => b.bedrag - a.bedrag).slice(0, 5).map((regel) => '- ' + regel.leverancier + ': ' + euro(regel.bedrag)).join('\\n');
return [{ json: { ronde: regels[0].ronde, aantal: regels.length, totaal, laat, grootste } }];`,
      ),
      answeredWithin(
        chat.approve(
          'Vraag fiat',
          say(
            '=Betaalvoorstel {{ $json.ronde }}: {{ $json.aantal }} facturen, {{ $json.totaal }}, {{ $json.laat }} al te laat. Grootste:\n{{ $json.grootste }}\nAkkoord?',
            '=Payment proposal {{ $json.ronde }}: {{ $json.aantal }} invoices, {{ $json.totaal }}, {{ $json.laat }} late already. Largest:\n{{ $json.grootste }}\nApproved?',
          ),
        ),
        3,
        'days',
      ),
      code(
        'Neem besluit over',
        `
const antwoord = $input.first().json.data?.approved;
return $('Kies wat nu moet').all().map(({ json }) => ({ json: { sleutel: json.sleutel, besluit: (antwoord === true ? ${say("'Akkoord '", "'Approved '")} : antwoord === false ? ${say("'Afgewezen '", "'Rejected '")} : ${say("'Niet beantwoord '", "'Not answered '")}) + $now.toFormat('yyyy-MM-dd') } }));`,
      ),
      table.upsert('Schrijf besluit', say('Betaalvoorstel', 'Payment proposal'), say('Sleutel', 'Key'), {
        [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
        [say('Besluit', 'Decision')]: '={{ $json.besluit }}',
      }),
    ],
    flow: [
      'Woensdag om 9 uur > Haal openstaande inkoop > Kies wat nu moet > Zet in voorstel > Tel het voorstel > Vraag fiat > Neem besluit over > Schrijf besluit',
    ],
  }),
});

export const exactRelationCheck = recipe({
  id: 'exact-new-relations-checked',
  category: 'finance',
  tags: ['exact online', 'stamgegevens', 'kvk', 'dubbele relaties'],
  saves: {
    minutes: 15,
    nl: 'Iemand kijkt nieuwe relaties in Exact na op kvk-nummer, btw-nummer en dubbele.',
    en: 'Someone checks new relations in Exact for chamber of commerce number, VAT number and doubles.',
  },
  variants: combine({ chat: [slackChat, teamsChat, telegramChat] }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Nieuwe relaties in Exact Online nakijken op KvK, btw en dubbele, gaten in ${chat.app.label}`,
      en: `Check new relations in Exact Online for KvK, VAT and doubles, gaps in ${chat.app.label}`,
    },
    description: {
      nl: `Elke werkdag leest hij de relaties in Exact Online, kijkt wie sinds gisteren nieuw is en zoekt wat ontbreekt: een KvK-nummer via het Handelsregister, een btw-nummer dat niet klopt, een dubbele. De vondst staat in ${chat.app.label}.`,
      en: `Every working day it reads the relations in Exact Online, sees who is new since yesterday and finds what lacks: a KvK number from the Dutch register, a VAT number of the wrong form, a double. ${chat.app.label} shows the find.`,
    },
    benefit: {
      nl: 'Geen dubbele debiteuren en geen factuur zonder de juiste nummers.',
      en: 'No double debtors and no invoice without the right numbers.',
    },
    uses: [
      [{ app: exactApp }, { nl: 'geeft de relaties', en: 'gives the relations' }],
      [{ app: kvkApp }, { nl: 'kent het KvK-nummer', en: 'knows the KvK number' }],
      [chat, { nl: 'toont wat ontbreekt', en: 'shows what lacks' }],
    ],
    setup: [
      {
        nl: 'Neem een voorstel zelf over in Exact: bij gelijke namen weet alleen jij wie de klant is.',
        en: 'Take a suggestion over in Exact yourself: where names are alike only you know who the customer is.',
      },
    ],
    notes: [
      {
        over: ['Zoek gaten en dubbele', 'Lees treffers'],
        text: say(
          '## Wat dubbel heet\nZelfde KvK-nummer, btw-nummer of mailadres als een oudere relatie. Het register wordt alleen gevraagd als het KvK-nummer ontbreekt, want elke vraag kost geld.',
          '## What counts as double\nThe same KvK number, VAT number or address as an older relation. The register is asked only where the KvK number lacks, since every question costs money.',
        ),
      },
    ],
    names: {
      'Elke werkdag om 10 uur': 'Every working day at 10',
      'Haal alle relaties': 'Fetch all relations',
      'Zoek gaten en dubbele': 'Find gaps and doubles',
      'Relatie na relatie': 'Relation after relation',
      'Mist het KvK-nummer?': 'Lacks the KvK number?',
      'Vraag Handelsregister': 'Ask the trade register',
      'Lees treffers': 'Read the hits',
      'Meld wat ontbreekt': 'Tell what lacks',
    },
    nodes: [
      cron('Elke werkdag om 10 uur', '0 10 * * 1-5'),
      exactList(
        'Haal alle relaties',
        'bulk/CRM/Accounts',
        'ID,Name,Email,Country,ChamberOfCommerce,VATNumber,Status,Created',
      ),
      code(
        'Zoek gaten en dubbele',
        `
${EXACT_DAY}
const kaal = (tekst) => String(tekst ?? '').toUpperCase().replace(/[^A-Z0-9@]/g, '');
const alle = $input.all().flatMap(({ json }) => json.d?.results ?? []);
const begin = DateTime.utc($now.year, $now.month, $now.day).minus({ days: $now.weekday === 1 ? 3 : 1 });
return alle.filter((relatie) => exactDag(relatie.Created) >= begin).flatMap((relatie) => {
  const gelijk = alle.filter((ander) => ander.ID !== relatie.ID && ['ChamberOfCommerce', 'VATNumber', 'Email'].some((veld) => kaal(relatie[veld]).length > 5 && kaal(ander[veld]) === kaal(relatie[veld])));
  const land = String(relatie.Country ?? '').trim().toUpperCase();
  const btw = kaal(relatie.VATNumber);
  const klachten = [
    ...(gelijk.length > 0 ? [${say("'dubbel met '", "'double of '")} + gelijk.map(({ Name }) => Name).slice(0, 3).join(', ')] : []),
    ...(land === 'NL' && btw !== '' && !/^NL\\d{9}B\\d{2}$/.test(btw) ? [${say("'btw-nummer heeft niet de vorm NL123456789B01'", "'VAT number is not of the form NL123456789B01'")}] : []),
    ...(land !== 'NL' && land !== '' && btw === '' ? [${say("'btw-nummer ontbreekt, nodig om btw te verleggen'", "'VAT number lacks, needed for reverse charge'")}] : []),
  ];
  const mistKvk = land === 'NL' && kaal(relatie.ChamberOfCommerce).length !== 8;
  if (klachten.length === 0 && !mistKvk) return [];
  return [{ json: { naam: relatie.Name ?? '', klachten, mistKvk } }];
});`,
      ),
      loop('Relatie na relatie', 1),
      when('Mist het KvK-nummer?', [['={{ $json.mistKvk }}', 'yes']]),
      // Answers 404 where nothing is found, which is no fault.
      http('Vraag Handelsregister', 'https://api.kvk.nl/api/v2/zoeken', {
        auth: 'header',
        full: true,
        query: { naam: '={{ $json.naam }}', type: 'hoofdvestiging', resultatenPerPagina: '5' },
      }),
      codeEach(
        'Lees treffers',
        `
const relatie = $('Relatie na relatie').item.json;
const treffers = $json.body?.resultaten ?? [];
const tip = !relatie.mistKvk ? [] : $json.statusCode >= 400 && $json.statusCode !== 404
  ? [${say("'KvK-nummer ontbreekt, het register antwoordde niet'", "'KvK number lacks, the register did not answer'")}]
  : [treffers.length === 0 ? ${say("'KvK-nummer ontbreekt, geen treffer in het register'", "'KvK number lacks, no hit in the register'")} : ${say("'KvK-nummer ontbreekt, misschien '", "'KvK number lacks, perhaps '")} + treffers.slice(0, 3).map((een) => een.kvkNummer + ' (' + een.naam + ')').join(', ')];
return { json: { naam: relatie.naam, tekst: [...relatie.klachten, ...tip].map((een) => '- ' + een).join('\\n') } };`,
      ),
      chat.post(
        'Meld wat ontbreekt',
        say(
          '=Nieuw in Exact: {{ $json.naam }}\n{{ $json.tekst }}',
          '=New in Exact: {{ $json.naam }}\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Elke werkdag om 10 uur > Haal alle relaties > Zoek gaten en dubbele > Relatie na relatie #1 > Mist het KvK-nummer? > Vraag Handelsregister > Lees treffers > Meld wat ontbreekt > Relatie na relatie',
      'Mist het KvK-nummer? #1 > Lees treffers',
    ],
  }),
});
