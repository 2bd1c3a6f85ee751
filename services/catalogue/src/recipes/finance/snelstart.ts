import { googleChat, slackChat, teamsChat } from '../../apps/chats.js';
import {
  snelStart,
  snelStartAccess,
  snelStartApp,
  snelStartLink,
  snelStartList,
} from '../../apps/dutch-books.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { airtableTable, excelTable, sheetsTable } from '../../apps/tables.js';
import { asana, notionTasks, todoist, trello } from '../../apps/tasks.js';
import {
  asEuro,
  code,
  combine,
  cron,
  gather,
  goOnAfterError,
  loop,
  onlyNew,
  type Port,
  recipe,
  say,
  sideBySide,
  starts,
  tryAgain,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const chats = [slackChat, teamsChat, googleChat];
const uses = (nl: string, en: string): readonly (readonly [Port, { nl: string; en: string }])[] => [
  [{ app: snelStartApp }, { nl, en }],
  [{ app: snelStartLink }, { nl: 'geeft toegang tot je administratie', en: 'gives access to your books' }],
];
const updating = [sheetsTable, airtableTable, excelTable].flatMap((table) =>
  table.upsert && table.rows ? [{ ...table, upsert: table.upsert, rows: table.rows }] : [],
);
const LAST_YEAR =
  '=FactuurDatum gt datetime\'{{ $now.minus({ years: 1 }).toFormat("yyyy-MM-dd") }}T00:00:00\'';

const CREDIT_PERCENT = ownLimit(
  ['Waarschuwen vanaf procent', 'Warn from percent'],
  [
    'Vanaf hoeveel procent van de kredietlimiet er een waarschuwing komt.',
    'From how many percent of the credit limit there is a warning.',
  ],
  80,
);

export const snelStartCredit = recipe({
  id: 'snelstart-credit-limit-watch',
  category: 'finance',
  tags: ['snelstart', 'kredietlimiet', 'debiteuren'],
  saves: {
    minutes: 20,
    nl: 'Iemand vergelijkt elke dag het openstaande saldo met de kredietlimiet.',
    en: 'Every day someone compares the unpaid balance with the credit limit.',
  },
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Kredietlimieten in SnelStart elke ochtend bewaken met alarm in ${chat.app.label}`,
      en: `Watch credit limits in SnelStart every morning with an alarm in ${chat.app.label}`,
    },
    description: {
      nl: `Elke ochtend telt hij per klant de open verkoopfacturen in SnelStart op en legt ze naast de kredietlimiet van de relatie. Vanaf jouw percentage volgt een waarschuwing, erboven een stop in ${chat.app.label}, per klant eens per week.`,
      en: `Every morning it adds up the open sales invoices of SnelStart by customer and puts them next to the credit limit of the relation. From your percentage a warning follows, above it a stop in ${chat.app.label}, once a week a customer.`,
    },
    benefit: {
      nl: 'Je levert niet door aan wie al te veel openstaan heeft.',
      en: 'You do not go on delivering to who owes too much already.',
    },
    uses: [
      ...uses('geeft facturen en limieten', 'gives invoices and limits'),
      [chat, { nl: 'krijgt waarschuwing en stop', en: 'gets warning and stop' }],
    ],
    setup: [
      {
        nl: 'Vul bij klanten in SnelStart de kredietlimiet in; zonder limiet blijft een klant buiten beeld.',
        en: 'Fill in the credit limit of customers in SnelStart; a customer without one is left out.',
      },
    ],
    notes: [
      {
        over: ['Leg saldo naast limiet', 'Over de limiet?'],
        text: say(
          '## Alles wat open staat telt\nOok wat nog niet vervallen is: een limiet gaat over wat je kunt verliezen. Creditfacturen gaan eraf; gelezen worden de facturen van het afgelopen jaar.',
          '## All that is open counts\nWhat is not due yet too: a limit is about what you can lose. Credit invoices are taken off; the invoices of the last year are read.',
        ),
      },
    ],
    names: {
      'Elke ochtend om half 8': 'Every morning at half past 7',
      'Haal verkoopfacturen': 'Fetch the sales invoices',
      'Haal klanten': 'Fetch the customers',
      'Facturen bijeen': 'Invoices together',
      'Klanten bijeen': 'Customers together',
      'Facturen en klanten': 'Invoices and customers',
      'Leg saldo naast limiet': 'Put balance next to limit',
      'Deze week nog niet': 'Not this week yet',
      'Over de limiet?': 'Over the limit?',
      'Meld stop': 'Report a stop',
      'Meld waarschuwing': 'Report a warning',
    },
    nodes: [
      cron('Elke ochtend om half 8', '30 7 * * 1-5'),
      snelStartAccess(),
      snelStartList('Haal verkoopfacturen', 'verkoopfacturen', LAST_YEAR),
      snelStartList('Haal klanten', 'relaties'),
      gather('Facturen bijeen', 'facturen'),
      gather('Klanten bijeen', 'klanten'),
      sideBySide('Facturen en klanten', 2, true),
      code(
        'Leg saldo naast limiet',
        `
${asEuro()}
const { facturen = [], klanten = [] } = $input.first().json;
const saldo = new Map();
for (const factuur of facturen) {
  const id = factuur.relatie?.id;
  const open = Number(factuur.openstaandSaldo);
  if (id && Number.isFinite(open)) saldo.set(id, (saldo.get(id) ?? 0) + open);
}
return klanten.flatMap((klant) => {
  const limiet = Number(klant.kredietLimiet);
  const open = Math.round((saldo.get(klant.id) ?? 0) * 100) / 100;
  if (klant.nonactief || !(limiet > 0) || open < limiet * ${CREDIT_PERCENT} / 100) return [];
  const over = open > limiet;
  return [{ json: { id: klant.id, naam: klant.naam, open, limiet, opentekst: euro(open), limiettekst: euro(limiet), over, deel: Math.round(open / limiet * 100), sleutel: klant.id + $now.toFormat("kkkk-'W'WW") + over } }];
});`,
      ),
      onlyNew('Deze week nog niet', '={{ $json.sleutel }}'),
      when('Over de limiet?', [['={{ $json.over }}', 'yes']]),
      chat.post(
        'Meld stop',
        say(
          '=Stop: {{ $json.naam }} heeft {{ $json.opentekst }} openstaan bij een limiet van {{ $json.limiettekst }} ({{ $json.deel }}%). Lever pas na betaling of akkoord.',
          '=Stop: {{ $json.naam }} owes {{ $json.opentekst }} with a limit of {{ $json.limiettekst }} ({{ $json.deel }}%). Deliver after payment or approval only.',
        ),
      ),
      chat.post(
        'Meld waarschuwing',
        say(
          '={{ $json.naam }} zit op {{ $json.deel }}% van de kredietlimiet: {{ $json.opentekst }} van {{ $json.limiettekst }}.',
          '={{ $json.naam }} is at {{ $json.deel }}% of the credit limit: {{ $json.opentekst }} of {{ $json.limiettekst }}.',
        ),
      ),
    ],
    flow: [
      'Elke ochtend om half 8 > Haal toegang > Haal verkoopfacturen > Facturen bijeen > Facturen en klanten',
      'Haal toegang > Haal klanten > Klanten bijeen > Facturen en klanten @1',
      'Facturen en klanten > Leg saldo naast limiet > Deze week nog niet > Over de limiet? > Meld stop',
      'Over de limiet? #1 > Meld waarschuwing',
    ],
  }),
});

const OVER_PERCENT = ownLimit(
  ['Procent over de begroting', 'Percent over budget'],
  [
    'Vanaf hoeveel procent boven de begroting een rekening wordt gemeld.',
    'From how many percent over budget an account is told.',
  ],
  10,
);
const OVER_EUROS = ownLimit(
  ['En minstens in euro', 'And at least in euros'],
  ['Onder dit verschil in euro blijft het stil.', 'Below this difference in euros nothing is told.'],
  50,
);

export const snelStartBudget = recipe({
  id: 'snelstart-budget-by-ledger',
  category: 'finance',
  tags: ['snelstart', 'begroting', 'grootboek'],
  saves: {
    minutes: 60,
    nl: 'Iemand zet elke maand de kosten per grootboekrekening naast de begroting.',
    en: 'Every month someone puts the costs by ledger account next to the budget.',
  },
  variants: combine({ table: updating, chat: chats }, { take: 3, apart: ['table'] }),
  build: ({ table, chat }) => ({
    name: {
      nl: `SnelStart-grootboek elke maand naast de begroting in ${table.app.label}`,
      en: `SnelStart ledger next to the budget in ${table.app.label} each month`,
    },
    description: {
      nl: `Op de zesde van de maand telt hij de grootboekmutaties van vorige maand in SnelStart op en zet realisatie en verschil bij je begroting in ${table.app.label}. Rekeningen die meer dan tien procent (of jouw grens) over gaan, staan in ${chat.app.label}.`,
      en: `On the sixth of the month it adds up last month’s ledger entries of SnelStart and puts the actual and the difference with your budget in ${table.app.label}. Accounts that exceed it by over ten percent (or your limit) show in ${chat.app.label}.`,
    },
    benefit: {
      nl: 'Een overschrijding zie je na een week, niet na een kwartaal.',
      en: 'You see an overrun after a week, not after a quarter.',
    },
    uses: [
      ...uses('geeft de mutaties', 'gives the entries'),
      [table, { nl: 'heeft de begroting', en: 'has the budget' }],
      [chat, { nl: 'krijgt overschrijdingen', en: 'is told of overruns' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Begroting met Grootboek (het nummer), Naam, Maandbudget, Realisatie, Verschil en Maand.',
        en: 'Make the table Budget with Ledger (its number), Name, Monthly budget, Actual, Difference and Month.',
      },
    ],
    notes: [
      {
        over: ['Reken per rekening', 'Werk begroting bij'],
        text: say(
          '## Kosten als plus\nKosten staan in SnelStart debet, omzet credit. Voor omzet vul je het budget met een min in; de zesde geeft je tijd om de maand af te boeken.',
          '## Costs as plus\nCosts are a debit in SnelStart, turnover a credit. For turnover fill in the budget with a minus; the sixth gives you time to finish the month.',
        ),
      },
    ],
    names: {
      'Zesde van de maand': 'Sixth of the month',
      'Lees begroting': 'Read the budget',
      'Begroting bijeen': 'Budget together',
      'Haal rekeningen': 'Fetch the accounts',
      'Rekeningen bijeen': 'Accounts together',
      'Haal mutaties': 'Fetch the entries',
      'Mutaties bijeen': 'Entries together',
      'Drie lijsten': 'Three lists',
      'Reken per rekening': 'Work out by account',
      'Werk begroting bij': 'Update the budget',
      'Kies overschrijdingen': 'Choose the overruns',
      'Meld overschrijdingen': 'Report the overruns',
    },
    nodes: [
      cron('Zesde van de maand', '0 8 6 * *'),
      snelStartAccess(),
      table.rows('Lees begroting', say('Begroting', 'Budget')),
      gather('Begroting bijeen', 'begroting'),
      snelStartList('Haal rekeningen', 'grootboeken'),
      gather('Rekeningen bijeen', 'rekeningen'),
      snelStartList(
        'Haal mutaties',
        'grootboekmutaties',
        '=Datum ge datetime\'{{ $now.minus({ months: 1 }).startOf("month").toFormat("yyyy-MM-dd") }}T00:00:00\' and Datum lt datetime\'{{ $now.startOf("month").toFormat("yyyy-MM-dd") }}T00:00:00\'',
      ),
      gather('Mutaties bijeen', 'mutaties'),
      sideBySide('Drie lijsten', 3, true),
      code(
        'Reken per rekening',
        `
const { begroting = [], rekeningen = [], mutaties = [] } = $input.first().json;
const nummerVan = new Map(rekeningen.map((rekening) => [rekening.id, String(rekening.nummer)]));
const som = new Map();
for (const mutatie of mutaties) {
  const nummer = nummerVan.get(mutatie.grootboek?.id);
  if (nummer) som.set(nummer, (som.get(nummer) ?? 0) + (Number(mutatie.debet) || 0) - (Number(mutatie.credit) || 0));
}
const getal = (tekst) => { const kaal = String(tekst ?? '').replace(/[€\\s]/g, ''); return Number(kaal.includes(',') ? kaal.replaceAll('.', '').replace(',', '.') : kaal) || 0; };
const cent = (bedrag) => Math.round(bedrag * 100) / 100;
return begroting.flatMap(($json) => {
  const nummer = String(${table.cell(say('Grootboek', 'Ledger'))} ?? '').trim();
  if (!/^\\d+$/.test(nummer)) return [];
  const budget = getal(${table.cell(say('Maandbudget', 'Monthly budget'))});
  const realisatie = cent(som.get(nummer) ?? 0);
  return [{ json: { nummer, naam: String(${table.cell(say('Naam', 'Name'))} ?? ''), budget, realisatie, verschil: cent(realisatie - budget), over: realisatie > budget + Math.abs(budget) * ${OVER_PERCENT} / 100 && realisatie - budget > ${OVER_EUROS}, maand: $now.minus({ months: 1 }).toFormat("yyyy-'M'MM") } }];
});`,
      ),
      table.upsert('Werk begroting bij', say('Begroting', 'Budget'), say('Grootboek', 'Ledger'), {
        [say('Grootboek', 'Ledger')]: '={{ $json.nummer }}',
        [say('Realisatie', 'Actual')]: '={{ $json.realisatie }}',
        [say('Verschil', 'Difference')]: '={{ $json.verschil }}',
        [say('Maand', 'Month')]: '={{ $json.maand }}',
      }),
      code(
        'Kies overschrijdingen',
        `
${asEuro()}
const over = $('Reken per rekening').all().map(({ json }) => json).filter((regel) => regel.over).sort((a, b) => b.verschil - a.verschil);
return over.length === 0 ? [] : [{ json: { maand: $now.minus({ months: 1 }).setLocale('${say('nl', 'en')}').toFormat('LLLL yyyy'), tekst: over.map((regel) => \`- \${regel.nummer} \${regel.naam}: \${euro(regel.realisatie)} (\${euro(regel.budget)}), +\${euro(regel.verschil)}\`).join('\\n') } }];`,
      ),
      chat.post(
        'Meld overschrijdingen',
        say(
          `=Meer dan {{ ${OVER_PERCENT} }} procent boven de begroting in {{ $json.maand }} (realisatie, tussen haakjes het budget):\n{{ $json.tekst }}`,
          `=More than {{ ${OVER_PERCENT} }} percent above the budget in {{ $json.maand }} (actual, the budget in brackets):\n{{ $json.tekst }}`,
        ),
      ),
    ],
    flow: [
      'Zesde van de maand > Haal toegang > Lees begroting > Begroting bijeen > Drie lijsten',
      'Haal toegang > Haal rekeningen > Rekeningen bijeen > Drie lijsten @1',
      'Haal toegang > Haal mutaties > Mutaties bijeen > Drie lijsten @2',
      'Drie lijsten > Reken per rekening > Werk begroting bij > Kies overschrijdingen > Meld overschrijdingen',
    ],
  }),
});

export const snelStartDoubles = recipe({
  id: 'snelstart-double-relations',
  category: 'finance',
  tags: ['snelstart', 'dubbele relaties', 'stamgegevens'],
  saves: {
    minutes: 60,
    nl: 'Iemand zoekt dubbele relaties in de administratie.',
    en: 'Someone looks for double relations in the books.',
  },
  variants: combine({ table: updating }, { take: 3 }),
  build: ({ table }) => ({
    name: {
      nl: `Dubbele relaties in SnelStart opsporen in een lijst in ${table.app.label}`,
      en: `Find double relations in SnelStart in a list in ${table.app.label}`,
    },
    description: {
      nl: `Elke maand vergelijkt hij alle actieve relaties in SnelStart op KvK-nummer, btw-nummer, IBAN, mailadres en naam en zet elk vermoedelijk paar één keer in ${table.app.label}, met waarom. Wat jij daar al beoordeelde, blijft staan.`,
      en: `Every month it compares all active relations in SnelStart by KvK number, VAT number, IBAN, address and name and puts each likely pair into ${table.app.label} once, with the reason. What you judged there already stays as it is.`,
    },
    benefit: {
      nl: 'Eén klant is weer één relatie, met één saldo.',
      en: 'One customer is one relation again, with one balance.',
    },
    uses: [
      ...uses('geeft de relaties', 'gives the relations'),
      [table, { nl: 'bewaart de paren', en: 'keeps the pairs' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Dubbel met Paar, Eerste, Tweede, Waarom, Laatst gezien en een kolom Oordeel voor jezelf.',
        en: 'Make the table Doubles with Pair, First, Second, Why, Last seen and a column Verdict for yourself.',
      },
    ],
    names: {
      'Eerste maandag van de maand': 'First Monday of the month',
      'Alleen de eerste maandag': 'The first Monday only',
      'Haal relaties': 'Fetch the relations',
      'Zoek paren': 'Find pairs',
      'Zet paar in lijst': 'Put the pair in the list',
    },
    nodes: [
      cron('Eerste maandag van de maand', '0 7 * * 1'),
      when('Alleen de eerste maandag', [['={{ $now.day }}', '<=', 7]]),
      snelStartAccess(),
      snelStartList('Haal relaties', 'relaties'),
      code(
        'Zoek paren',
        `
const kaal = (tekst) => String(tekst ?? '').toUpperCase().replace(/[^A-Z0-9@]/g, '');
const naam = (tekst) => kaal(String(tekst ?? '').toUpperCase().replace(/\\b(B\\.?V\\.?|V\\.?O\\.?F\\.?|N\\.?V\\.?|STICHTING|HOLDING)\\b/g, ''));
const TEKENS = [['kvk', (r) => kaal(r.kvkNummer), 8], ['btw', (r) => kaal(r.btwNummer), 8], ['iban', (r) => kaal(r.iban), 15], ['mail', (r) => kaal(r.email), 6], ['${say('naam', 'name')}', (r) => naam(r.naam), 4]];
const paren = new Map();
for (const [waarom, lees, lengte] of TEKENS) {
  const eerste = new Map();
  for (const { json: relatie } of $input.all()) {
    const teken = lees(relatie);
    if (relatie.nonactief || !relatie.id || teken.length < lengte) continue;
    const ander = eerste.get(teken);
    if (!ander) { eerste.set(teken, relatie); continue; }
    const [a, b] = [ander, relatie].sort((x, y) => Number(x.relatiecode) - Number(y.relatiecode));
    const paar = paren.get(a.relatiecode + '-' + b.relatiecode) ?? { paar: a.relatiecode + '-' + b.relatiecode, eerste: a.relatiecode + ' ' + a.naam, tweede: b.relatiecode + ' ' + b.naam, waarom: [] };
    paar.waarom.push(waarom);
    paren.set(paar.paar, paar);
  }
}
return [...paren.values()].map((paar) => ({ json: { ...paar, waarom: paar.waarom.join(', ') } }));`,
      ),
      table.upsert('Zet paar in lijst', say('Dubbel', 'Doubles'), say('Paar', 'Pair'), {
        [say('Paar', 'Pair')]: '={{ $json.paar }}',
        [say('Eerste', 'First')]: '={{ $json.eerste }}',
        [say('Tweede', 'Second')]: '={{ $json.tweede }}',
        [say('Waarom', 'Why')]: '={{ $json.waarom }}',
        [say('Laatst gezien', 'Last seen')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
    ],
    flow: [
      'Eerste maandag van de maand > Alleen de eerste maandag > Haal toegang > Haal relaties > Zoek paren > Zet paar in lijst',
    ],
  }),
});

export const snelStartUbl = recipe({
  id: 'mail-ubl-to-snelstart',
  category: 'finance',
  tags: ['snelstart', 'ubl', 'e-factuur', 'inkoop'],
  saves: {
    minutes: 5,
    nl: 'Iemand bewaart e-facturen uit de mail en leest ze in SnelStart in.',
    en: 'Someone saves e-invoices of mails and reads them into SnelStart.',
  },
  variants: combine({ mailer: mailboxes, chat: chats }, { take: 3, apart: ['mailer'] }),
  build: ({ mailer, chat }) => {
    const mail = starts(mailer.inboxWithFiles, 'E-factuur per mail', 'Factuurmail');
    return {
      name: {
        nl: `E-facturen (UBL) uit ${mailer.inboxWithFiles.app.label} met hun pdf in SnelStart inboeken`,
        en: `Enter UBL e-invoices from ${mailer.inboxWithFiles.app.label} in SnelStart with their PDF`,
      },
      description: {
        nl: `Zodra ${mailer.inboxWithFiles.event.nl}, zoekt hij de UBL-bestanden eruit en stuurt ze met de pdf als inkoopboeking naar SnelStart. Een mail zonder UBL of een geweigerde factuur staat in ${chat.app.label}.`,
        en: `As soon as ${mailer.inboxWithFiles.event.en}, it takes the UBL files out and sends them with the PDF to SnelStart as a purchase entry. A mail without UBL, or an invoice that is refused, is told in ${chat.app.label}.`,
      },
      benefit: {
        nl: 'E-facturen staan ingeboekt zonder dat iemand een bedrag overtikt.',
        en: 'E-invoices are entered without anyone typing an amount.',
      },
      uses: [
        [
          { app: mailer.inboxWithFiles.app, setup: mailer.inboxWithFiles.setup ?? [] },
          { nl: 'geeft de mails', en: 'gives the mails' },
        ],
        ...uses('boekt de e-facturen in', 'enters the e-invoices'),
        [chat, { nl: 'krijgt wat niet lukt', en: 'is told what fails' }],
      ],
      setup: [
        {
          nl: 'Vraag leveranciers om UBL naast de pdf; de meeste pakketten sturen het op verzoek mee.',
          en: 'Ask suppliers for UBL beside the PDF; most programs send it along when asked.',
        },
      ],
      notes: [
        {
          over: ['Zoek UBL en pdf', 'Boek e-factuur in'],
          text: say(
            '## Xml is niet altijd UBL\nAlleen een bestand met een Invoice of CreditNote van UBL gaat door. De pdf met dezelfde naam, of de enige pdf, gaat mee als bijlage.',
            '## XML is not always UBL\nOnly a file with an Invoice or CreditNote of UBL goes on. The PDF of the same name, or the only PDF, goes along as its attachment.',
          ),
        },
      ],
      names: {
        'E-factuur per mail': 'E-invoice by mail',
        Factuurmail: 'Invoice mail',
        'Zoek UBL en pdf': 'Find UBL and PDF',
        'Factuur na factuur': 'Invoice after invoice',
        'Zit er UBL in?': 'Is there UBL?',
        'Boek e-factuur in': 'Enter the e-invoice',
        'Meld zonder UBL': 'Report without UBL',
        'Meld geweigerd': 'Report as refused',
      },
      nodes: [
        ...mail.nodes,
        code(
          'Zoek UBL en pdf',
          `
const uit = [];
const mails = $input.all();
for (let i = 0; i < mails.length; i += 1) {
  const item = mails[i];
  const bestanden = [];
  for (const [sleutel, bestand] of Object.entries(item.binary ?? {})) {
    const inhoud = bestand.id ? await this.helpers.getBinaryDataBuffer(i, sleutel).catch(() => null) : Buffer.from(bestand.data ?? '', 'base64');
    if (inhoud) bestanden.push({ naam: bestand.fileName ?? sleutel, inhoud });
  }
  const pdfs = bestanden.filter(({ naam }) => /\\.pdf$/i.test(naam));
  const ubls = bestanden.filter(({ naam, inhoud }) => /\\.xml$/i.test(naam) && /oasis:names:specification:ubl:schema:xsd:(Invoice|CreditNote)-2/.test(inhoud.toString('utf8', 0, 4000)));
  const stam = (naam) => naam.replace(/\\.\\w+$/, '').toLowerCase();
  for (const ubl of ubls) {
    const pdf = pdfs.find(({ naam }) => stam(naam) === stam(ubl.naam)) ?? (pdfs.length === 1 ? pdfs[0] : undefined);
    uit.push({ json: { ubl: true, van: item.json.from ?? '', onderwerp: item.json.subject ?? '', naam: ubl.naam, inhoud: ubl.inhoud.toString('base64'), pdf: pdf ? pdf.inhoud.toString('base64') : null } });
  }
  if (ubls.length === 0) uit.push({ json: { ubl: false, van: item.json.from ?? '', onderwerp: item.json.subject ?? '' } });
}
return uit;`,
        ),
        loop('Factuur na factuur', 1),
        when('Zit er UBL in?', [['={{ $json.ubl }}', 'yes']]),
        withErrorBranch(snelStartAccess()),
        withErrorBranch(
          snelStart('Boek e-factuur in', 'inkoopboekingen/ubl', {
            method: 'POST',
            json: "={{ JSON.stringify({ fileName: $('Zit er UBL in?').item.json.naam, content: $('Zit er UBL in?').item.json.inhoud, pdfContent: $('Zit er UBL in?').item.json.pdf }) }}",
          }),
        ),
        chat.post(
          'Meld zonder UBL',
          say(
            '=De mail “{{ $json.onderwerp }}” van {{ $json.van }} heeft geen UBL. Boek de factuur zelf in, of vraag de leverancier erom.',
            '=The mail “{{ $json.onderwerp }}” from {{ $json.van }} has no UBL. Enter the invoice yourself, or ask the supplier for it.',
          ),
        ),
        chat.post(
          'Meld geweigerd',
          say(
            "=SnelStart nam {{ $('Zit er UBL in?').item.json.naam }} van {{ $('Zit er UBL in?').item.json.van }} niet aan. Staat hij er al, of is de leverancier onbekend?",
            "=SnelStart did not take {{ $('Zit er UBL in?').item.json.naam }} from {{ $('Zit er UBL in?').item.json.van }}. Is it there already, or is the supplier unknown?",
          ),
        ),
      ],
      flow: [
        `${mail.path} > Zoek UBL en pdf > Factuur na factuur #1 > Zit er UBL in? > Haal toegang > Boek e-factuur in > Factuur na factuur`,
        'Zit er UBL in? #1 > Meld zonder UBL > Factuur na factuur',
        'Haal toegang #1 > Meld geweigerd',
        'Boek e-factuur in #1 > Meld geweigerd > Factuur na factuur',
      ],
    };
  },
});

const CALL_AFTER = ownLimit(
  ['Dagen te laat', 'Days late'],
  ['Wie langer te laat is dan dit wordt gebeld.', 'Who is later than this is called.'],
  14,
);

export const snelStartCalls = recipe({
  id: 'snelstart-overdue-call-tasks',
  category: 'finance',
  tags: ['snelstart', 'debiteuren', 'bellen'],
  saves: {
    minutes: 30,
    nl: 'Iemand maakt elke week een bellijst van klanten die te laat zijn.',
    en: 'Every week someone makes a list of late customers to call.',
  },
  variants: combine({ tasks: [asana, trello, todoist, notionTasks] }, { take: 4 }),
  build: ({ tasks }) => ({
    name: {
      nl: `Beltaken voor te late SnelStart-klanten in ${tasks.app.label}`,
      en: `Tasks to call late SnelStart customers in ${tasks.app.label}`,
    },
    description: {
      nl: `Elke donderdag zoekt hij in SnelStart klanten die langer dan veertien dagen (of jouw termijn) te laat zijn en maakt per klant één beltaak in ${tasks.app.label}, met telefoonnummer, facturen en totaal. Wie deze maand al een taak kreeg, komt niet terug.`,
      en: `Every Thursday it finds customers in SnelStart who are over fourteen days (or your term) late and makes one task to call each in ${tasks.app.label}, with telephone number, invoices and total. Who got a task this month does not come back.`,
    },
    benefit: {
      nl: 'Bellen werkt beter dan een derde mail, en nu vergeet niemand het.',
      en: 'A call works better than a third mail, and now nobody forgets.',
    },
    uses: [
      ...uses('geeft facturen en telefoonnummers', 'gives invoices and telephone numbers'),
      [tasks, { nl: 'krijgt de beltaken', en: 'receives the tasks' }],
    ],
    setup: [
      {
        nl: 'Zet bij klanten in SnelStart een telefoonnummer; zonder nummer staat er “nummer ontbreekt”.',
        en: 'Give customers in SnelStart a telephone number; without one the task says so.',
      },
    ],
    notes: [
      {
        over: ['Tel te laat per klant', 'Deze maand nog geen taak'],
        text: say(
          '## Veertien dagen na de vervaldag\nDat is de termijn van de wettelijke aanmaning aan consumenten. Een klant met een negatief totaal (creditnota) krijgt geen taak.',
          '## Fourteen days after the due date\nThat is the term of the statutory Dutch reminder to consumers. A customer with a negative total (credit note) gets no task.',
        ),
      },
    ],
    names: {
      'Donderdag om 9 uur': 'Thursday at 9',
      'Haal open verkoop': 'Fetch open sales',
      'Tel te laat per klant': 'Add up by late customer',
      'Deze maand nog geen taak': 'No task this month yet',
      'Haal klantgegevens': 'Fetch the customer',
      'Maak beltaak': 'Make the task',
    },
    nodes: [
      cron('Donderdag om 9 uur', '0 9 * * 4'),
      snelStartAccess(),
      snelStartList('Haal open verkoop', 'verkoopfacturen', LAST_YEAR),
      code(
        'Tel te laat per klant',
        `
${asEuro()}
const klanten = new Map();
for (const { json: factuur } of $input.all()) {
  const open = Number(factuur.openstaandSaldo);
  const vervalt = DateTime.fromISO(String(factuur.vervalDatum ?? factuur.vervaldatum ?? '').slice(0, 10));
  if (!factuur.relatie?.id || !vervalt.isValid || !Number.isFinite(open) || open === 0) continue;
  const dagen = Math.floor($now.startOf('day').diff(vervalt, 'days').days);
  if (dagen <= ${CALL_AFTER} && open > 0) continue;
  const klant = klanten.get(factuur.relatie.id) ?? { id: factuur.relatie.id, totaal: 0, regels: [] };
  klant.totaal += open;
  klant.regels.push(\`- \${factuur.factuurnummer}: \${euro(open)}, \${dagen} ${say('dagen te laat', 'days late')}\`);
  klanten.set(factuur.relatie.id, klant);
}
return [...klanten.values()].filter(({ totaal }) => totaal > 0.01).sort((a, b) => b.totaal - a.totaal).map((klant) => ({ json: { id: klant.id, totaal: klant.totaal.toFixed(2), lijst: klant.regels.join('\\n'), sleutel: klant.id + $now.toFormat('yyyy-MM') } }));`,
      ),
      onlyNew('Deze maand nog geen taak', '={{ $json.sleutel }}'),
      goOnAfterError(snelStart('Haal klantgegevens', 'relaties/{{ $json.id }}')),
      tryAgain(
        tasks.create('Maak beltaak', {
          title: say(
            "=Bel {{ $json.naam || 'de klant' }} over {{ Number($('Deze maand nog geen taak').item.json.totaal).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}",
            "=Call {{ $json.naam || 'the customer' }} about {{ Number($('Deze maand nog geen taak').item.json.totaal).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}",
          ),
          description: say(
            "=Telefoon: {{ $json.telefoon || $json.mobieleTelefoon || 'nummer ontbreekt' }}\nMail: {{ $json.email || '-' }}\n{{ $('Deze maand nog geen taak').item.json.lijst }}",
            "=Telephone: {{ $json.telefoon || $json.mobieleTelefoon || 'number lacks' }}\nMail: {{ $json.email || '-' }}\n{{ $('Deze maand nog geen taak').item.json.lijst }}",
          ),
          due: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
      ),
    ],
    flow: [
      'Donderdag om 9 uur > Haal toegang > Haal open verkoop > Tel te laat per klant > Deze maand nog geen taak > Haal klantgegevens > Maak beltaak',
    ],
  }),
});
