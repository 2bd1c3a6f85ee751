import { xero } from '../../apps/accounting-cloud.js';
import { hubSpot } from '../../apps/crm-apps.js';
import {
  moneybirdApp,
  moneybirdList,
  snelStart,
  snelStartAccess,
  snelStartApp,
  snelStartLink,
  snelStartList,
} from '../../apps/dutch-books.js';
import { officeChats, officeTables } from '../../apps/office.js';
import { inApp, limitOf, xeroOrganisation } from '../../apps/values.js';
import {
  AS_AMOUNT,
  asEuro,
  both,
  byHand,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyHours,
  goOnAfterError,
  loop,
  node,
  onlyNew,
  onlyOnce,
  recipe,
  say,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const searchHubSpot = (
  name: string,
  resource: 'contact' | 'deal',
  filters: { propertyName: string; operator: string; value: string }[],
  properties: string[],
) =>
  node(name, 'hubspot', 2.2, {
    authentication: 'appToken',
    resource,
    operation: 'search',
    returnAll: true,
    filterGroupsUi: { filterGroupsValues: [{ filtersUi: { filterValues: filters } }] },
    additionalFields: { properties },
  });

const DAYS = limitOf(
  'days-to-invoice',
  ['Dagen om te factureren', 'Days to invoice'],
  [
    'Hoeveel dagen na de sluitdatum een gewonnen deal zonder factuur mag blijven.',
    'How many days after its close date a won deal may go without an invoice.',
  ],
  7,
);

export const wonWithoutInvoice = recipe({
  id: 'hubspot-won-deals-without-moneybird-invoice',
  category: 'finance',
  tags: ['hubspot', 'moneybird', 'omzetlek', 'facturatie', 'controle'],
  saves: spares(
    45,
    'Iemand legt elke week de gewonnen deals naast de verzonden facturen.',
    'Every week someone puts the won deals next to the invoices sent.',
  ),
  variants: combine({ chat: officeChats }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Gewonnen HubSpot-deals zonder factuur in Moneybird opsporen, lijst in ${chat.app.label}`,
      `Find won HubSpot deals without an invoice in Moneybird, list in ${chat.app.label}`,
    ),
    description: both(
      `Elke maandag legt hij de gewonnen deals van de laatste negentig dagen uit HubSpot naast de verkoopfacturen in Moneybird en zet in ${chat.app.label} welke deal nog geen factuur heeft, en welke voor minder is gefactureerd.`,
      `Every Monday it puts the won deals of the last ninety days from HubSpot next to the sales invoices in Moneybird and tells ${chat.app.label} which deal has no invoice yet, and which was invoiced for less.`,
    ),
    benefit: both(
      'Verkocht werk blijft niet ongefactureerd liggen.',
      'Work that was sold is never left unbilled.',
    ),
    uses: [
      [{ app: hubSpot }, both('geeft de gewonnen deals', 'gives the won deals')],
      [{ app: moneybirdApp }, both('geeft de verkoopfacturen', 'gives the sales invoices')],
      [chat, both('krijgt de lijst', 'receives the list')],
    ],
    setup: [
      both(
        'Zet bij het factureren het nummer van de deal (in het adres van HubSpot achter /deal/) in de referentie van de factuur; in delen factureren mag, dan telt hij ze op.',
        'When you invoice, put the number of the deal (in the address of HubSpot behind /deal/) into the reference of the invoice; invoicing in parts is fine, they are added up.',
      ),
    ],
    notes: [
      {
        over: ['Leg deals naast facturen', 'Is er iets te melden?'],
        text: say(
          '## Het dealnummer is de sleutel\nEen naam of bedrag wijkt bijna altijd af. Concepten tellen niet mee: wat niet verstuurd is, is niet gefactureerd. Het bedrag van een deal is zonder btw, zoals in HubSpot gebruikelijk.',
          '## The number of the deal is the key\nA name or an amount nearly always differs. Drafts do not count: what was not sent was not invoiced. The amount of a deal is without VAT, as is usual in HubSpot.',
        ),
      },
    ],
    names: {
      'Maandag om half 9': 'Monday at half past 8',
      'Gewonnen deals': 'Won deals',
      'Verstuurde facturen': 'Invoices sent',
      'Leg deals naast facturen': 'Put deals next to invoices',
      'Is er iets te melden?': 'Anything to report?',
      'Meld ongefactureerd': 'Report what is unbilled',
      'Meld dat alles klopt': 'Report that all is well',
    },
    nodes: [
      cron('Maandag om half 9', '30 8 * * 1'),
      evenWhenEmpty(
        searchHubSpot(
          'Gewonnen deals',
          'deal',
          [
            { propertyName: 'hs_is_closed_won|bool', operator: 'EQ', value: 'true' },
            {
              propertyName: 'closedate|datetime',
              operator: 'GTE',
              value: "={{ $now.minus({ days: 90 }).startOf('day').toMillis() }}",
            },
          ],
          ['dealname', 'amount', 'closedate'],
        ),
      ),
      onlyOnce(
        evenWhenEmpty(
          moneybirdList(
            'Verstuurde facturen',
            'sales_invoices',
            "=period:{{ $now.minus({ months: 4 }).toFormat('yyyyMM') }}..{{ $now.toFormat('yyyyMM') }}",
          ),
        ),
      ),
      code(
        'Leg deals naast facturen',
        `
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const facturen = $input.all().map(({ json }) => json).filter((een) => een.invoice_id && een.state !== 'draft' && een.state !== 'scheduled');
const grens = $now.startOf('day').minus({ days: Number('${DAYS}') || 7 });
const regels = $('Gewonnen deals').all().flatMap(({ json: deal }) => {
  if (!deal.id) return [];
  const gewonnen = DateTime.fromISO(String(deal.properties?.closedate ?? ''));
  if (gewonnen.isValid && gewonnen > grens) return [];
  const bedrag = getal(deal.properties?.amount);
  const eigen = facturen.filter((een) => new RegExp('(^|\\\\D)' + deal.id + '(\\\\D|$)').test(String(een.reference ?? '')));
  const som = cent(eigen.reduce((totaal, een) => totaal + (getal(een.total_price_excl_tax) ?? 0), 0));
  if (eigen.length > 0 && (bedrag === null || som >= bedrag - 0.01)) return [];
  const naam = (deal.properties?.dealname || deal.id) + ' (' + deal.id + ')';
  const waarde = bedrag === null ? '${say('zonder bedrag', 'no amount')}' : euro(bedrag);
  return [{ open: Math.max(0, (bedrag ?? 0) - som), tekst: eigen.length === 0 ? \`- \${naam}: \${waarde}, ${say('geen factuur', 'no invoice')}\` : \`- \${naam}: \${waarde}, ${say('gefactureerd', 'invoiced')} \${euro(som)}\` }];
}).sort((a, b) => b.open - a.open);
return [{ json: { aantal: regels.length, totaal: euro(regels.reduce((som, regel) => som + regel.open, 0)), lijst: regels.slice(0, 40).map(({ tekst }) => tekst).join('\\n') + (regels.length > 40 ? '\\n…' : '') } }];`,
      ),
      when('Is er iets te melden?', [['={{ $json.aantal }}', '>', 0]]),
      chat.post(
        'Meld ongefactureerd',
        say(
          '={{ $json.aantal }} gewonnen deals zijn nog niet of niet helemaal gefactureerd, samen {{ $json.totaal }} zonder btw:\n{{ $json.lijst }}',
          '={{ $json.aantal }} won deals are not invoiced yet, or not in full, together {{ $json.totaal }} without VAT:\n{{ $json.lijst }}',
        ),
      ),
      chat.post(
        'Meld dat alles klopt',
        say(
          'Alle gewonnen deals van de laatste negentig dagen zijn gefactureerd.',
          'All deals won in the last ninety days were invoiced.',
        ),
      ),
    ],
    flow: [
      'Maandag om half 9 > Gewonnen deals > Verstuurde facturen > Leg deals naast facturen > Is er iets te melden? > Meld ongefactureerd',
      'Is er iets te melden? #1 > Meld dat alles klopt',
    ],
  }),
});

export const moneybirdToXero = recipe({
  id: 'moneybird-open-invoices-to-xero',
  category: 'finance',
  tags: ['moneybird', 'xero', 'overstappen', 'migratie', 'debiteuren'],
  saves: spares(
    180,
    'Iemand tikt bij een overstap alle openstaande facturen over en zoekt de klanten erbij.',
    'At a change of program someone types all unpaid invoices over and looks up the customers.',
  ),
  variants: combine({ table: officeTables }, { take: 2 }),
  build: ({ table }) => ({
    name: both(
      `Openstaande Moneybird-facturen overzetten naar Xero met een verslag in ${table.app.label}`,
      `Move unpaid Moneybird invoices to Xero with a report in ${table.app.label}`,
    ),
    description: both(
      `Bij een overstap leest hij met één klik de onbetaalde verkoopfacturen uit Moneybird, slaat over wat al in Xero staat, maakt contact en conceptfactuur met hetzelfde nummer en zet per factuur in ${table.app.label} wat er gebeurde.`,
      `When you change programs it reads the unpaid sales invoices from Moneybird with one click, skips what is in Xero already, makes contact and draft invoice with the same number and tells ${table.app.label} what happened to each.`,
    ),
    benefit: both(
      'Je debiteuren staan na de overstap op het saldo van de dag ervoor.',
      'After the change your debtors stand at the balance of the day before.',
    ),
    uses: [
      [{ app: moneybirdApp }, both('geeft de open facturen', 'gives the unpaid invoices')],
      [xero, both('krijgt contacten en concepten', 'receives contacts and drafts')],
      [table, both('houdt het verslag bij', 'keeps the report')],
    ],
    setup: [
      both(
        'Maak de tabel Overgezet met de kolommen Factuur, Klant, Bedrag, Uitkomst en Op.',
        'Make the table Moved with the columns Invoice, Customer, Amount, Outcome and On.',
      ),
    ],
    notes: [
      {
        over: ['Nog niet in Xero', 'Maak conceptfactuur'],
        text: say(
          '## Alleen wat nog betaald moet worden\nHet openstaande bedrag gaat mee, zonder btw: die stond al in een aangifte. Alles komt als concept binnen, zodat je het totaal met de debiteurenlijst van Moneybird vergelijkt voordat je goedkeurt. Nog eens starten slaat over wat er al is.',
          '## Only what has to be paid still\nThe unpaid amount goes along, without VAT: that was in a return before. All of it comes in as a draft, so that you compare the total with the debtors of Moneybird before you approve. Starting again skips what is there.',
        ),
      },
    ],
    names: {
      'Begin met overzetten': 'Begin the move',
      'Open facturen in Moneybird': 'Unpaid invoices in Moneybird',
      'Facturen in Xero': 'Invoices in Xero',
      'Nog niet in Xero': 'Not in Xero yet',
      'Factuur voor factuur': 'Invoice by invoice',
      'Maak contact': 'Make the contact',
      'Maak conceptfactuur': 'Make the draft invoice',
      'Zet in verslag': 'Put in the report',
      'Zet mislukt in verslag': 'Put the failure in the report',
    },
    nodes: [
      byHand('Begin met overzetten'),
      moneybirdList(
        'Open facturen in Moneybird',
        'sales_invoices',
        "=state:open|late|reminded,period:{{ $now.minus({ years: 5 }).toFormat('yyyyMM') }}..{{ $now.toFormat('yyyyMM') }}",
      ),
      onlyOnce(
        evenWhenEmpty(
          node('Facturen in Xero', 'xero', 1, {
            resource: 'invoice',
            operation: 'getAll',
            organizationId: xeroOrganisation,
            returnAll: true,
            options: { where: 'Type=="ACCREC"' },
          }),
        ),
      ),
      code(
        'Nog niet in Xero',
        `
${AS_AMOUNT}
const bekend = new Set($input.all().map(({ json }) => String(json.InvoiceNumber ?? '')));
return $('Open facturen in Moneybird').all().flatMap(({ json: factuur }) => {
  const open = getal(factuur.total_unpaid);
  if (!factuur.invoice_id || open === null || open <= 0 || bekend.has(String(factuur.invoice_id))) return [];
  const klant = factuur.contact?.company_name || [factuur.contact?.firstname, factuur.contact?.lastname].filter(Boolean).join(' ') || '${say('Onbekende klant', 'Unknown customer')} ' + factuur.invoice_id;
  return [{ json: { nummer: String(factuur.invoice_id), klant, email: factuur.contact?.email || '', open, datum: factuur.invoice_date, vervalt: factuur.due_date || factuur.invoice_date, munt: factuur.currency || 'EUR' } }];
});`,
      ),
      loop('Factuur voor factuur', 1),
      withErrorBranch(
        node('Maak contact', 'xero', 1, {
          resource: 'contact',
          operation: 'create',
          organizationId: xeroOrganisation,
          name: '={{ $json.klant }}',
          additionalFields: { emailAddress: '={{ $json.email }}' },
        }),
      ),
      withErrorBranch(
        node('Maak conceptfactuur', 'xero', 1, {
          resource: 'invoice',
          operation: 'create',
          organizationId: xeroOrganisation,
          type: 'ACCREC',
          contactId: '={{ $json.ContactID }}',
          lineItemsUi: {
            lineItemsValues: [
              {
                description: say(
                  "=Openstaand uit Moneybird, factuur {{ $('Factuur voor factuur').item.json.nummer }}",
                  "=Unpaid in Moneybird, invoice {{ $('Factuur voor factuur').item.json.nummer }}",
                ),
                quantity: 1,
                unitAmount: "={{ $('Factuur voor factuur').item.json.open }}",
                accountCode: inApp(
                  'Xero',
                  ['tussenrekening voor de overstap', 'clearing account for the change'],
                  [
                    'De code in je rekeningschema: de omzet en de btw zijn in Moneybird al aangegeven, dus geen omzetrekening.',
                    'Its code in your chart of accounts: turnover and VAT were declared in Moneybird before, so no revenue account.',
                  ],
                  '2099',
                ),
                taxType: 'NONE',
              },
            ],
          },
          additionalFields: {
            invoiceNumber: "={{ $('Factuur voor factuur').item.json.nummer }}",
            date: "={{ $('Factuur voor factuur').item.json.datum }}",
            dueDate: "={{ $('Factuur voor factuur').item.json.vervalt }}",
            currency: "={{ $('Factuur voor factuur').item.json.munt }}",
            status: 'DRAFT',
          },
        }),
      ),
      table.upsert('Zet in verslag', say('Overgezet', 'Moved'), say('Factuur', 'Invoice'), {
        [say('Factuur', 'Invoice')]: "={{ $('Factuur voor factuur').item.json.nummer }}",
        [say('Klant', 'Customer')]: "={{ $('Factuur voor factuur').item.json.klant }}",
        [say('Bedrag', 'Amount')]: "={{ $('Factuur voor factuur').item.json.open }}",
        [say('Uitkomst', 'Outcome')]: say('concept in Xero', 'draft in Xero'),
        [say('Op', 'On')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
      table.upsert('Zet mislukt in verslag', say('Overgezet', 'Moved'), say('Factuur', 'Invoice'), {
        [say('Factuur', 'Invoice')]: "={{ $('Factuur voor factuur').item.json.nummer }}",
        [say('Klant', 'Customer')]: "={{ $('Factuur voor factuur').item.json.klant }}",
        [say('Bedrag', 'Amount')]: "={{ $('Factuur voor factuur').item.json.open }}",
        [say('Uitkomst', 'Outcome')]: say(
          "=niet overgezet: {{ $json.error?.message ?? $json.error ?? 'Xero weigerde' }}",
          "=not moved: {{ $json.error?.message ?? $json.error ?? 'Xero refused' }}",
        ),
        [say('Op', 'On')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
    ],
    flow: [
      'Begin met overzetten > Open facturen in Moneybird > Facturen in Xero > Nog niet in Xero > Factuur voor factuur #1 > Maak contact > Maak conceptfactuur > Zet in verslag > Factuur voor factuur',
      'Maak contact #1 > Zet mislukt in verslag > Factuur voor factuur',
      'Maak conceptfactuur #1 > Zet mislukt in verslag',
    ],
  }),
});

export const hubSpotToSnelStart = recipe({
  id: 'hubspot-customers-to-snelstart',
  category: 'finance',
  tags: ['hubspot', 'snelstart', 'relaties', 'klantgegevens'],
  saves: spares(
    8,
    'De administratie zoekt een nieuwe klant op en voert hem nog eens in.',
    'The administration looks up a new customer and enters it once more.',
  ),
  variants: combine({ chat: officeChats }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Nieuwe klanten uit HubSpot als relatie in SnelStart zetten, twijfel in ${chat.app.label}`,
      `Add new HubSpot customers to SnelStart as relations, doubts in ${chat.app.label}`,
    ),
    description: both(
      `Elk uur neemt hij contacten die in HubSpot klant zijn geworden, zoekt in SnelStart op mailadres en bedrijfsnaam, en maakt alleen wie er niet is aan. Lijkt een relatie erop, dan beslist een collega in ${chat.app.label}.`,
      `Every hour it takes contacts that became a customer in HubSpot, looks them up in SnelStart by address and company name, and adds only those who are not there. Where a relation looks like one, a colleague decides in ${chat.app.label}.`,
    ),
    benefit: both(
      'De eerste factuur kan de deur uit zonder overtikken en zonder dubbele relatie.',
      'The first invoice can go out without retyping and without a double relation.',
    ),
    uses: [
      [{ app: hubSpot }, both('geeft de nieuwe klanten', 'gives the new customers')],
      [{ app: snelStartApp }, both('krijgt de relaties', 'receives the relations')],
      [{ app: snelStartLink }, both('geeft toegang tot je administratie', 'gives access to your books')],
      [chat, both('krijgt wat nieuw is en wat twijfel geeft', 'is told what is new and what is in doubt')],
    ],
    setup: [
      both(
        'Zet in HubSpot de levenscyclusfase op Klant zodra iets verkocht is: dat start het overzetten.',
        'In HubSpot, set the lifecycle stage to Customer once something is sold: that starts the move.',
      ),
    ],
    notes: [
      {
        over: ['Vergelijk met SnelStart', 'Wat is het?'],
        text: say(
          '## Drie uitkomsten\nHetzelfde mailadres: de klant is er, er gebeurt niets. Dezelfde naam zonder bv, vof en leestekens maar een ander adres: een mens kijkt. Anders is hij nieuw. Zonder naam wordt niets aangemaakt.',
          '## Three outcomes\nThe same address: the customer is there, nothing happens. The same name without its legal form and punctuation but another address: somebody looks. Otherwise it is new. Without a name nothing is added.',
        ),
      },
    ],
    names: {
      'Elk uur naar klanten kijken': 'Look for customers every hour',
      'Klanten in HubSpot': 'Customers in HubSpot',
      'Nog niet bekeken': 'Not seen yet',
      'Relaties in SnelStart': 'Relations in SnelStart',
      'Antwoordde SnelStart?': 'Did SnelStart answer?',
      'Vergelijk met SnelStart': 'Compare with SnelStart',
      'Wat is het?': 'What is it?',
      'Geeft het twijfel?': 'Any doubt?',
      'Maak relatie aan': 'Add the relation',
      'Meld nieuwe relatie': 'Report the new relation',
      'Vraag om te kijken': 'Ask to have a look',
      'Meld geweigerde relatie': 'Report a refused relation',
      'Meld dat SnelStart zweeg': 'Report that SnelStart was silent',
    },
    nodes: [
      everyHours('Elk uur naar klanten kijken', 1),
      searchHubSpot(
        'Klanten in HubSpot',
        'contact',
        [
          { propertyName: 'lifecyclestage|enumeration', operator: 'EQ', value: 'customer' },
          {
            propertyName: 'lastmodifieddate|datetime',
            operator: 'GTE',
            value: '={{ $now.minus({ days: 3 }).toMillis() }}',
          },
        ],
        ['firstname', 'lastname', 'email', 'company', 'phone'],
      ),
      onlyNew('Nog niet bekeken', '={{ $json.id }}'),
      withErrorBranch(onlyOnce(snelStartAccess())),
      goOnAfterError(onlyOnce(evenWhenEmpty(snelStartList('Relaties in SnelStart', 'relaties')))),
      when('Antwoordde SnelStart?', [["={{ $json.error ? 'nee' : '' }}", 'empty']]),
      onlyOnce(
        chat.post(
          'Meld dat SnelStart zweeg',
          say(
            "=SnelStart gaf geen antwoord. Maak deze klanten uit HubSpot zelf aan: {{ $('Nog niet bekeken').all().map(({ json }) => json.properties?.company || json.properties?.email || json.id).join(', ') }}",
            "=SnelStart gave no answer. Add these customers of HubSpot yourself: {{ $('Nog niet bekeken').all().map(({ json }) => json.properties?.company || json.properties?.email || json.id).join(', ') }}",
          ),
        ),
      ),
      code(
        'Vergelijk met SnelStart',
        `
const kaal = (tekst) => String(tekst ?? '').toLowerCase().replace(/\\b(b\\.?v\\.?|v\\.?o\\.?f\\.?|n\\.?v\\.?|stichting|holding)(?=\\s|$)/g, '').replace(/[^\\p{L}\\p{N}]/gu, '');
const relaties = $input.all().map(({ json }) => json).filter((een) => een.id);
const nieuw = [];
return $('Nog niet bekeken').all().map(({ json: contact }) => {
  const van = contact.properties ?? {};
  const naam = van.company || [van.firstname, van.lastname].filter(Boolean).join(' ');
  const email = String(van.email ?? '').trim().toLowerCase();
  const zelfde = email && relaties.find((een) => String(een.email ?? '').trim().toLowerCase() === email);
  const lijkt = kaal(naam).length > 3 && [...relaties, ...nieuw].find((een) => kaal(een.naam) === kaal(naam));
  if (!zelfde && !lijkt && naam) nieuw.push({ naam, email });
  return { json: { naam, email, telefoon: van.phone || '', soort: zelfde ? 'bekend' : lijkt || !naam ? 'twijfel' : 'nieuw', lijkt: lijkt ? lijkt.naam + ' (' + (lijkt.relatiecode ?? '-') + ', ' + (lijkt.email || '-') + ')' : '${say('naam ontbreekt in HubSpot', 'no name in HubSpot')}' } };
});`,
      ),
      when('Wat is het?', [['={{ $json.soort }}', 'is', 'nieuw']]),
      withErrorBranch(
        snelStart('Maak relatie aan', 'relaties', {
          method: 'POST',
          json: "={{ JSON.stringify({ relatiesoort: ['Klant'], naam: $json.naam.slice(0, 50), email: $json.email || undefined, telefoon: $json.telefoon || undefined }) }}",
        }),
      ),
      chat.post(
        'Meld nieuwe relatie',
        say(
          "={{ $('Wat is het?').item.json.naam }} staat in SnelStart. Vul adres en btw-nummer aan voor de eerste factuur.",
          "={{ $('Wat is het?').item.json.naam }} is in SnelStart. Complete address and VAT number before the first invoice.",
        ),
      ),
      when('Geeft het twijfel?', [['={{ $json.soort }}', 'is', 'twijfel']]),
      chat.post(
        'Vraag om te kijken',
        say(
          '=Is {{ $json.naam || $json.email }} uit HubSpot al een relatie? Lijkt op: {{ $json.lijkt }}. Er is niets aangemaakt; vul het mailadres bij die relatie aan of maak de klant zelf.',
          '=Is {{ $json.naam || $json.email }} of HubSpot a relation already? Looks like: {{ $json.lijkt }}. Nothing was added; complete the address of that relation or add the customer yourself.',
        ),
      ),
      chat.post(
        'Meld geweigerde relatie',
        say(
          "=SnelStart nam {{ $('Wat is het?').item.json.naam }} niet aan. Maak de relatie met de hand aan.",
          "=SnelStart did not take {{ $('Wat is het?').item.json.naam }}. Add the relation by hand.",
        ),
      ),
    ],
    flow: [
      'Elk uur naar klanten kijken > Klanten in HubSpot > Nog niet bekeken > Haal toegang > Relaties in SnelStart > Antwoordde SnelStart? > Vergelijk met SnelStart > Wat is het? > Maak relatie aan > Meld nieuwe relatie',
      'Haal toegang #1 > Meld dat SnelStart zweeg',
      'Antwoordde SnelStart? #1 > Meld dat SnelStart zweeg',
      'Maak relatie aan #1 > Meld geweigerde relatie',
      'Wat is het? #1 > Geeft het twijfel? > Vraag om te kijken',
    ],
  }),
});
