import { googleChat, slackChat, teamsChat } from '../../apps/chats.js';
import { hubSpot } from '../../apps/crm-apps.js';
import { mollieKey, mollieOrganisation } from '../../apps/dutch-books.js';
import { wholeLimit } from '../../apps/limits.js';
import { airtableTable, excelTable, notionTable, sheetsTable } from '../../apps/tables.js';
import { inApp } from '../../apps/values.js';
import {
  code,
  codeEach,
  combine,
  cron,
  euros,
  everyHours,
  everyMinutes,
  goOnAfterError,
  http,
  keep,
  loop,
  node,
  onlyNew,
  type Parameters,
  recipe,
  say,
  splitOut,
  tryAgain,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const chats = [slackChat, teamsChat, googleChat];
const updating = [sheetsTable, airtableTable, excelTable].flatMap((table) =>
  table.upsert && table.rows ? [{ ...table, upsert: table.upsert, rows: table.rows }] : [],
);

export const mollieRefundList = recipe({
  id: 'mollie-refunds-from-list',
  category: 'finance',
  tags: ['mollie', 'terugbetalen', 'lijst'],
  saves: {
    minutes: 20,
    nl: 'Iemand zoekt in Mollie betaling voor betaling op en betaalt terug.',
    en: 'Someone looks up payment after payment in Mollie and refunds it.',
  },
  variants: combine({ table: updating, chat: chats }, { take: 3, apart: ['table'] }),
  build: ({ table, chat }) => ({
    name: {
      nl: `Goedgekeurde terugbetalingen uit ${table.app.label} via Mollie uitvoeren`,
      en: `Carry out approved refunds from ${table.app.label} through Mollie`,
    },
    description: {
      nl: `Elk uur betaalt hij regels uit ${table.app.label} met status Akkoord terug via Mollie, nooit meer dan er nog terug kan en nooit twee keer. De uitkomst of de reden van weigering staat achter de regel, weigeringen ook in ${chat.app.label}.`,
      en: `Every hour it refunds rows of ${table.app.label} with the status Approved through Mollie, never more than is left and never twice. The outcome or the reason of a refusal stands behind the row, refusals in ${chat.app.label} too.`,
    },
    benefit: {
      nl: 'Klantenservice keurt goed, de betaling volgt vanzelf.',
      en: 'Customer service approves, the payment follows by itself.',
    },
    uses: [
      [table, { nl: 'is de lijst met aanvragen', en: 'is the list of requests' }],
      [{ app: mollieKey }, { nl: 'betaalt terug', en: 'pays back' }],
      [chat, { nl: 'krijgt weigeringen', en: 'is told of refusals' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Terugbetalingen met Nummer (uniek; een regel zonder, of met een dat vaker voorkomt, wordt overgeslagen), Betaling (tr_…), Bedrag, Omschrijving, Status en Uitkomst. Alleen wie mag goedkeuren, mag Status op Akkoord zetten.',
        en: 'Make the table Refunds with Number (unique; a row without one, or with one that occurs more often, is passed over), Payment (tr_…), Amount, Description, Status and Outcome. Only who may approve should be able to set Status to Approved.',
      },
    ],
    notes: [
      {
        over: ['Zet op bezig', 'Betaal terug'],
        text: say(
          '## Nooit dubbel\nVoor het betalen komt er Bezig achter de regel: gaat er daarna iets mis, dan wordt ze niet nog eens betaald en kijk je zelf in Mollie. Het verzoek draagt ook een vaste sleutel, zodat Mollie een herhaling na een storing herkent.',
          '## Never twice\nBefore paying, the row says Busy: if something goes wrong after that it is not paid again, and you look in Mollie yourself. The request carries a fixed key too, so that Mollie knows a repeat after a fault.',
        ),
      },
    ],
    names: {
      'Elk uur': 'Every hour',
      'Lees aanvragen': 'Read the requests',
      'Alleen akkoord': 'Approved only',
      'Aanvraag voor aanvraag': 'Request by request',
      'Klopt de regel?': 'Is the row right?',
      'Vraag betaling op': 'Look up the payment',
      'Kan dit terug?': 'Can it be refunded?',
      'Zet op bezig': 'Mark as busy',
      'Betaal terug': 'Pay back',
      'Zet op terugbetaald': 'Mark as refunded',
      'Weigerde Mollie?': 'Did Mollie refuse?',
      'Meld onzekere terugbetaling': 'Report an uncertain refund',
      'Zet op geweigerd': 'Mark as refused',
      'Meld weigering': 'Report the refusal',
    },
    nodes: [
      everyHours('Elk uur', 1),
      table.rows('Lees aanvragen', say('Terugbetalingen', 'Refunds')),
      code(
        'Alleen akkoord',
        `
${say('// Een nummer dat twee keer voorkomt, wijst geen regel aan: de uitkomst kwam achter de verkeerde.', '// A number that occurs twice points at no row: the outcome would stand behind the wrong one.')}
const keren = {};
const nummerVan = ({ json: $json }) => { try { return String(${table.cell(say('Nummer', 'Number'))} ?? '').trim(); } catch { return ''; } };
for (const rij of $input.all()) keren[nummerVan(rij)] = (keren[nummerVan(rij)] ?? 0) + 1;
return $input.all().flatMap(({ json }) => {
  const cel = (lezen) => { try { return lezen({ json }); } catch { return ''; } };
  const betaling = String(cel(({ json: $json }) => ${table.cell(say('Betaling', 'Payment'))}) ?? '').trim();
  const status = String(cel(({ json: $json }) => ${table.cell(say('Status', 'Status'))}) ?? '').trim().toLowerCase();
  const nummer = nummerVan({ json });
  if (status !== ${say("'akkoord'", "'approved'")} || betaling === '' || nummer === '' || keren[nummer] > 1) return [];
  ${say('// Een Nederlands bedrag heeft een komma; punten staan dan voor duizenden. Tekst als 1.250 is ook duizend.', '// A Dutch amount has a comma; dots then stand for thousands. Text such as 1.250 is a thousand too.')}
  const cijfers = cel(({ json: $json }) => ${table.cell(say('Bedrag', 'Amount'))}) ?? '';
  const ruw = String(cijfers).replace(/[€\\s]/g, '');
  const duizenden = typeof cijfers === 'string' && /^\\d{1,3}(\\.\\d{3})+$/.test(ruw);
  const bedrag = Number(ruw.includes(',') ? ruw.replaceAll('.', '').replace(',', '.') : duizenden ? ruw.replaceAll('.', '') : ruw);
  const omschrijving = String(cel(({ json: $json }) => ${table.cell(say('Omschrijving', 'Description'))}) ?? '');
  return [{ json: { nummer, betaling, bedrag: Math.round(bedrag * 100) / 100, omschrijving, inOrde: /^tr_\\w+$/.test(betaling) && bedrag > 0 } }];
});`,
      ),
      loop('Aanvraag voor aanvraag', 1),
      when('Klopt de regel?', [['={{ $json.inOrde }}', 'yes']]),
      withErrorBranch(
        http('Vraag betaling op', '=https://api.mollie.com/v2/payments/{{ $json.betaling }}', {
          auth: 'header',
        }),
      ),
      when('Kan dit terug?', [
        ['={{ $json.status }}', 'is', 'paid'],
        [
          '={{ Number($json.amountRemaining?.value ?? $json.amount?.value ?? 0) }}',
          '>=',
          "={{ $('Klopt de regel?').item.json.bedrag }}",
        ],
      ]),
      table.upsert('Zet op bezig', say('Terugbetalingen', 'Refunds'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Klopt de regel?').item.json.nummer }}",
        Status: say('Bezig', 'Busy'),
      }),
      withErrorBranch(
        http(
          'Betaal terug',
          "=https://api.mollie.com/v2/payments/{{ $('Klopt de regel?').item.json.betaling }}/refunds",
          {
            method: 'POST',
            auth: 'header',
            headers: {
              'Idempotency-Key':
                "={{ $('Klopt de regel?').item.json.nummer }}-{{ $('Klopt de regel?').item.json.betaling }}-{{ $('Klopt de regel?').item.json.bedrag.toFixed(2) }}",
            },
            json: `={{ JSON.stringify({ amount: { currency: $('Vraag betaling op').item.json.amount.currency, value: $('Klopt de regel?').item.json.bedrag.toFixed(2) }, description: $('Klopt de regel?').item.json.omschrijving.slice(0, 255) }) }}`,
          },
        ),
      ),
      table.upsert('Zet op terugbetaald', say('Terugbetalingen', 'Refunds'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Klopt de regel?').item.json.nummer }}",
        Status: say('Terugbetaald', 'Refunded'),
        [say('Uitkomst', 'Outcome')]: "={{ $json.id }} {{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      // Without an answer of Mollie the refund may have been made: the row stays busy.
      when('Weigerde Mollie?', [
        [
          "={{ ((fout) => /\\b4\\d\\d\\b/.test([fout?.status, fout?.httpCode, fout?.statusCode, fout?.message, typeof fout === 'string' ? fout : ''].join(' ')))($json.error) }}",
          'yes',
        ],
      ]),
      chat.post(
        'Meld onzekere terugbetaling',
        say(
          `=Onzeker: Mollie gaf geen antwoord op aanvraag {{ $('Aanvraag voor aanvraag').item.json.nummer }}, {{ $('Aanvraag voor aanvraag').item.json.betaling }}, ${euros("$('Aanvraag voor aanvraag').item.json.bedrag")}. De regel blijft op Bezig; kijk in Mollie of er is terugbetaald.`,
          `=Uncertain: Mollie gave no answer to request {{ $('Aanvraag voor aanvraag').item.json.nummer }}, {{ $('Aanvraag voor aanvraag').item.json.betaling }}, ${euros("$('Aanvraag voor aanvraag').item.json.bedrag")}. The row stays Busy; see in Mollie whether it was refunded.`,
        ),
      ),
      table.upsert('Zet op geweigerd', say('Terugbetalingen', 'Refunds'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('Aanvraag voor aanvraag').item.json.nummer }}",
        Status: say('Geweigerd', 'Refused'),
        [say('Uitkomst', 'Outcome')]: say(
          "={{ $json.status && $json.status !== 'paid' ? 'Mollie noemt de betaling ' + $json.status : $json.amountRemaining ? 'Er is nog maar ' + (Number($json.amountRemaining.value) || 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) + ' over' : $json.error ? 'Mollie weigerde: ' + String($json.error.description ?? $json.error.message ?? $json.error).slice(0, 300) : 'Betaling of bedrag klopt niet' }}",
          "={{ $json.status && $json.status !== 'paid' ? 'Mollie calls the payment ' + $json.status : $json.amountRemaining ? 'No more than ' + (Number($json.amountRemaining.value) || 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) + ' is left' : $json.error ? 'Mollie refused: ' + String($json.error.description ?? $json.error.message ?? $json.error).slice(0, 300) : 'Payment or amount is wrong' }}",
        ),
      }),
      chat.post(
        'Meld weigering',
        say(
          `=Niet terugbetaald: aanvraag {{ $('Aanvraag voor aanvraag').item.json.nummer }}, {{ $('Aanvraag voor aanvraag').item.json.betaling }}, ${euros("$('Aanvraag voor aanvraag').item.json.bedrag")}. De reden staat in de lijst.`,
          `=Not refunded: request {{ $('Aanvraag voor aanvraag').item.json.nummer }}, {{ $('Aanvraag voor aanvraag').item.json.betaling }}, ${euros("$('Aanvraag voor aanvraag').item.json.bedrag")}. The reason stands in the list.`,
        ),
      ),
    ],
    flow: [
      'Elk uur > Lees aanvragen > Alleen akkoord > Aanvraag voor aanvraag #1 > Klopt de regel? > Vraag betaling op > Kan dit terug? > Zet op bezig > Betaal terug > Zet op terugbetaald > Aanvraag voor aanvraag',
      'Klopt de regel? #1 > Zet op geweigerd',
      'Vraag betaling op #1 > Zet op geweigerd',
      'Kan dit terug? #1 > Zet op geweigerd',
      'Betaal terug #1 > Weigerde Mollie? > Zet op geweigerd > Meld weigering > Aanvraag voor aanvraag',
      'Weigerde Mollie? #1 > Meld onzekere terugbetaling > Aanvraag voor aanvraag',
    ],
  }),
});

export const mollieChargebacks = recipe({
  id: 'mollie-chargebacks-file',
  category: 'finance',
  tags: ['mollie', 'storneringen', 'dossier'],
  saves: {
    minutes: 12,
    nl: 'Iemand zoekt bij elke stornering de betaling en de klant op.',
    en: 'For every chargeback someone looks up the payment and the customer.',
  },
  variants: combine(
    { table: [notionTable, airtableTable, sheetsTable], chat: chats },
    { take: 3, apart: ['table'] },
  ),
  build: ({ table, chat }) => ({
    name: {
      nl: `Storneringen bij Mollie als dossier in ${table.app.label} met melding in ${chat.app.label}`,
      en: `File Mollie chargebacks in ${table.app.label} with a message in ${chat.app.label}`,
    },
    description: {
      nl: `Elke werkdag leest hij nieuwe storneringen bij Mollie, zoekt de betaling erbij en zet klant, bedrag, reden en uiterste dag voor actie in ${table.app.label}. Wat Mollie heeft teruggedraaid, blijft weg; ${chat.app.label} krijgt de rest.`,
      en: `Every working day it reads new chargebacks at Mollie, looks up the payment and puts customer, amount, reason and the day to act by in ${table.app.label}. What Mollie reversed stays out; ${chat.app.label} gets the others.`,
    },
    benefit: {
      nl: 'Je belt de klant voordat de factuur onbetaald blijft.',
      en: 'You call the customer before the invoice stays unpaid.',
    },
    uses: [
      [{ app: mollieKey }, { nl: 'geeft storneringen en betalingen', en: 'gives chargebacks and payments' }],
      [table, { nl: 'bewaart het dossier', en: 'keeps the file' }],
      [chat, { nl: 'meldt elke stornering', en: 'reports every chargeback' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Storneringen met Klant, Omschrijving, Bedrag, Reden, Betaling en Actie voor.',
        en: 'Make the table Chargebacks with Customer, Description, Amount, Reason, Payment and Act by.',
      },
    ],
    names: {
      'Elke werkdag om half 9': 'Every working day at half past 8',
      'Haal storneringen op': 'Fetch the chargebacks',
      'Losse storneringen': 'Each chargeback',
      'Niet teruggedraaid': 'Not reversed',
      'Nog geen dossier': 'No file yet',
      'Zoek betaling': 'Find the payment',
      'Maak dossier': 'Make the file',
      'Bewaar dossier': 'Keep the file',
      'Meld stornering': 'Report the chargeback',
      'Meld zonder betaling': 'Report without its payment',
    },
    nodes: [
      cron('Elke werkdag om half 9', '30 8 * * 1-5'),
      http('Haal storneringen op', 'https://api.mollie.com/v2/chargebacks', {
        auth: 'header',
        query: { limit: '100' },
      }),
      splitOut('Losse storneringen', '_embedded.chargebacks'),
      keep('Niet teruggedraaid', [
        ['={{ $json.reversedAt }}', 'empty'],
        ["={{ DateTime.fromISO(String($json.createdAt ?? '')) > $now.minus({ days: 14 }) }}", 'yes'],
      ]),
      onlyNew('Nog geen dossier', '={{ $json.id }}'),
      withErrorBranch(
        http('Zoek betaling', '=https://api.mollie.com/v2/payments/{{ $json.paymentId }}', {
          auth: 'header',
        }),
      ),
      codeEach(
        'Maak dossier',
        `
const stornering = $('Nog geen dossier').item.json;
const werkdagen = (dag, aantal) => { let dagen = aantal; let dan = dag; while (dagen > 0) { dan = dan.plus({ days: 1 }); if (dan.weekday < 6) dagen -= 1; } return dan; };
return { json: {
  klant: $json.billingAddress?.email ?? $json.metadata?.email ?? $json.details?.consumerName ?? ${say("'onbekend'", "'unknown'")},
  omschrijving: $json.description ?? '',
  bedrag: Number(stornering.amount?.value) || 0,
  reden: stornering.reason?.description ?? stornering.reason?.code ?? ${say("'geen reden gegeven'", "'no reason given'")},
  betaling: stornering.paymentId,
  voor: werkdagen($now.startOf('day'), 5).toFormat('yyyy-MM-dd'),
} };`,
      ),
      tryAgain(
        table.append('Bewaar dossier', say('Storneringen', 'Chargebacks'), {
          [say('Klant', 'Customer')]: '={{ $json.klant }}',
          [say('Omschrijving', 'Description')]: '={{ $json.omschrijving }}',
          [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
          [say('Reden', 'Reason')]: '={{ $json.reden }}',
          [say('Betaling', 'Payment')]: '={{ $json.betaling }}',
          [say('Actie voor', 'Act by')]: '={{ $json.voor }}',
        }),
      ),
      chat.post(
        'Meld stornering',
        say(
          "=Gestorneerd: {{ Number($('Maak dossier').item.json.bedrag).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }} van {{ $('Maak dossier').item.json.klant }} ({{ $('Maak dossier').item.json.omschrijving }}). Reden: {{ $('Maak dossier').item.json.reden }}. Neem voor {{ $('Maak dossier').item.json.voor }} contact op.",
          "=Charged back: {{ Number($('Maak dossier').item.json.bedrag).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }} of {{ $('Maak dossier').item.json.klant }} ({{ $('Maak dossier').item.json.omschrijving }}). Reason: {{ $('Maak dossier').item.json.reden }}. Get in touch before {{ $('Maak dossier').item.json.voor }}.",
        ),
      ),
      chat.post(
        'Meld zonder betaling',
        say(
          "=Stornering {{ $('Nog geen dossier').item.json.id }} van {{ (Number($('Nog geen dossier').item.json.amount?.value) || 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}: de betaling was niet op te vragen. Zoek haar op in Mollie.",
          "=Chargeback {{ $('Nog geen dossier').item.json.id }} of {{ (Number($('Nog geen dossier').item.json.amount?.value) || 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}: its payment could not be read. Look it up in Mollie.",
        ),
      ),
    ],
    flow: [
      'Elke werkdag om half 9 > Haal storneringen op > Losse storneringen > Niet teruggedraaid > Nog geen dossier > Zoek betaling > Maak dossier > Bewaar dossier > Meld stornering',
      'Zoek betaling #1 > Meld zonder betaling',
    ],
  }),
});

export const mollieFees = recipe({
  id: 'mollie-fees-by-method',
  category: 'finance',
  tags: ['mollie', 'transactiekosten', 'betaalmethoden'],
  saves: {
    minutes: 30,
    nl: 'Iemand rekent elke maand uit wat elke betaalmethode kost.',
    en: 'Every month someone works out what each payment method costs.',
  },
  variants: combine({ table: updating, chat: chats }, { take: 3, apart: ['table'] }),
  build: ({ table, chat }) => ({
    name: {
      nl: `Mollie-kosten per betaalmethode elke maand in ${table.app.label}`,
      en: `Mollie fees by payment method each month in ${table.app.label}`,
    },
    description: {
      nl: `Op de derde van de maand telt hij de uitbetalingen van Mollie over vorige maand op per betaalmethode: aantal, omzet, kosten zonder btw en percentage. De regels staan in ${table.app.label}, de duurste methode in ${chat.app.label}.`,
      en: `On the third of the month it adds up Mollie’s settlements of last month by payment method: number, turnover, fees without VAT and percentage. The rows stand in ${table.app.label}, the dearest method in ${chat.app.label}.`,
    },
    benefit: {
      nl: 'Je ziet welke betaalmethode je marge opeet.',
      en: 'You see which payment method eats your margin.',
    },
    uses: [
      [{ app: mollieOrganisation }, { nl: 'geeft de uitbetalingen', en: 'gives the settlements' }],
      [table, { nl: 'bewaart de maandcijfers', en: 'keeps the figures of each month' }],
      [chat, { nl: 'krijgt de samenvatting', en: 'gets the summary' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Betaalkosten met Sleutel, Maand, Methode, Aantal, Omzet, Kosten en Percentage.',
        en: 'Make the table Payment fees with Key, Month, Method, Number, Turnover, Fees and Percentage.',
      },
    ],
    names: {
      'Derde van de maand': 'Third of the month',
      'Haal uitbetalingen van de maand': 'Fetch the settlements of the month',
      'Tel per methode': 'Add up by method',
      'Werk cijfers bij': 'Update the figures',
      'Zoek de duurste': 'Find the dearest',
      'Meld de kosten': 'Tell the fees',
    },
    nodes: [
      cron('Derde van de maand', '0 8 3 * *'),
      // A period of last month may be paid out in this month: both are read, and the period decides.
      http('Haal uitbetalingen van de maand', 'https://api.mollie.com/v2/settlements', {
        auth: 'header',
        query: { limit: '250' },
        pages: {
          next: '={{ $response.body._links.next?.href }}',
          done: '={{ !$response.body._links.next || String($response.body._embedded.settlements.at(-1)?.createdAt ?? "") < $now.minus({ months: 2 }).toFormat("yyyy-MM-dd") }}',
        },
      }),
      code(
        'Tel per methode',
        `
const maand = $now.minus({ months: 1 });
const methoden = new Map();
const pak = (naam) => { const een = methoden.get(naam) ?? { aantal: 0, omzet: 0, kosten: 0 }; methoden.set(naam, een); return een; };
for (const { json } of $input.all())
  for (const uitbetaling of json._embedded?.settlements ?? []) {
    if (!['paidout', 'open', 'pending'].includes(uitbetaling.status)) continue;
    const periode = uitbetaling.periods?.[maand.toFormat('yyyy')]?.[maand.toFormat('MM')];
    for (const regel of periode?.revenue ?? []) {
      const een = pak(regel.method ?? regel.description);
      if (regel.method !== 'refund') een.aantal += Number(regel.count) || 0;
      een.omzet += Number(regel.amountNet?.value) || 0;
    }
    for (const regel of periode?.costs ?? []) pak(regel.method ?? regel.description).kosten += Number(regel.amountNet?.value) || 0;
  }
const cent = (bedrag) => Math.round(bedrag * 100) / 100;
return [...methoden].map(([methode, een]) => ({ json: {
  sleutel: maand.toFormat('yyyy-MM') + ' ' + methode, maand: maand.toFormat('yyyy-MM'), methode,
  aantal: een.aantal, omzet: cent(een.omzet), kosten: cent(een.kosten),
  percentage: een.omzet > 0 ? Math.round(een.kosten / een.omzet * 1000) / 10 : 0,
} }));`,
      ),
      table.upsert('Werk cijfers bij', say('Betaalkosten', 'Payment fees'), say('Sleutel', 'Key'), {
        [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
        [say('Maand', 'Month')]: '={{ $json.maand }}',
        [say('Methode', 'Method')]: '={{ $json.methode }}',
        [say('Aantal', 'Number')]: '={{ $json.aantal }}',
        [say('Omzet', 'Turnover')]: '={{ $json.omzet }}',
        [say('Kosten', 'Fees')]: '={{ $json.kosten }}',
        [say('Percentage', 'Percentage')]: '={{ $json.percentage }}',
      }),
      code(
        'Zoek de duurste',
        `
const regels = $('Tel per methode').all().map(({ json }) => json);
const kosten = regels.reduce((som, regel) => som + regel.kosten, 0);
const [duurste] = regels.filter(({ omzet }) => omzet > 0).sort((a, b) => b.percentage - a.percentage);
return [{ json: { maand: regels[0].maand, kosten: kosten.toFixed(2), duurste: duurste?.methode ?? '-', percentage: (duurste?.percentage ?? 0).toLocaleString('${say('nl-NL', 'en-GB')}') } }];`,
      ),
      chat.post(
        'Meld de kosten',
        say(
          '=Mollie hield over {{ $json.maand }} {{ Number($json.kosten).toLocaleString("nl-NL", { style: "currency", currency: "EUR" }) }} in (zonder btw). Duurste methode: {{ $json.duurste }}, {{ $json.percentage }}% van haar omzet.',
          '=Mollie held back {{ Number($json.kosten).toLocaleString("en-GB", { style: "currency", currency: "EUR" }) }} in {{ $json.maand }} (without VAT). Dearest method: {{ $json.duurste }}, {{ $json.percentage }}% of its turnover.',
        ),
      ),
    ],
    flow: [
      'Derde van de maand > Haal uitbetalingen van de maand > Tel per methode > Werk cijfers bij > Zoek de duurste > Meld de kosten',
    ],
  }),
});

const stage = (what: readonly [string, string], example: string) =>
  inApp(
    'HubSpot',
    what,
    [
      'Het interne id van de fase: bij de instellingen van de pijplijn onder de naam van de fase.',
      'The internal id of the stage: in the settings of the pipeline, under the name of the stage.',
    ],
    example,
  );
const PROPERTY = 'mollie_betaallink';
const deals = (name: string, dealstage: string, operator: string) =>
  node(name, 'hubspot', 2.2, {
    authentication: 'appToken',
    resource: 'deal',
    operation: 'search',
    returnAll: true,
    filterGroupsUi: {
      filterGroupsValues: [
        {
          filtersUi: {
            filterValues: [
              { propertyName: 'dealstage|enumeration', operator: 'EQ', value: dealstage },
              { propertyName: `${PROPERTY}|string`, operator },
            ],
          },
        },
      ],
    },
    additionalFields: { properties: ['dealname', 'amount', 'dealstage', PROPERTY] },
  });
const updateDeal = (name: string, dealId: string, updateFields: Parameters) =>
  node(name, 'hubspot', 2.2, {
    authentication: 'appToken',
    resource: 'deal',
    operation: 'update',
    dealId: { __rl: true, mode: 'id', value: dealId },
    updateFields,
  });
const READY = stage(['fase om te laten betalen', 'stage to have paid'], 'contractsent');
const WON = stage(['fase voor betaald', 'stage for paid'], 'closedwon');

const LINK_DAYS = wholeLimit(
  ['Link geldig in dagen', 'Days that the link is valid'],
  [
    'Hoeveel dagen de klant met de link kan betalen.',
    'For how many days the customer can pay with the link.',
  ],
  30,
);

export const hubSpotPaymentLinks = recipe({
  id: 'hubspot-deal-mollie-payment-link',
  category: 'finance',
  tags: ['mollie', 'hubspot', 'betaallink', 'ideal'],
  saves: {
    minutes: 8,
    nl: 'Iemand maakt voor elke deal een betaallink en kijkt of er betaald is.',
    en: 'For each deal someone makes a payment link and looks whether it was paid.',
  },
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Mollie-betaallink bij HubSpot-deals en bij betaling de deal winnen, met bericht in ${chat.app.label}`,
      en: `Mollie payment link for HubSpot deals, won once paid, with a message in ${chat.app.label}`,
    },
    description: {
      nl: `Komt een deal in HubSpot in de fase om te betalen, dan maakt hij een betaallink bij Mollie en zet die bij de deal. Elk kwartier kijkt hij of er betaald is; dan gaat de deal naar gewonnen en staat het bedrag in ${chat.app.label}.`,
      en: `Once a deal in HubSpot reaches the stage to be paid, it makes a payment link at Mollie and keeps it with the deal. Every quarter of an hour it looks for the payment; then the deal is won and ${chat.app.label} tells the amount.`,
    },
    benefit: {
      nl: 'Van akkoord naar betaald zonder dat iemand erop hoeft te letten.',
      en: 'From agreed to paid without anyone watching.',
    },
    uses: [
      [
        { app: hubSpot },
        { nl: 'geeft de deals en houdt ze bij', en: 'gives the deals and keeps them up to date' },
      ],
      [{ app: mollieKey }, { nl: 'maakt de betaallinks', en: 'makes the payment links' }],
      [chat, { nl: 'meldt links en betalingen', en: 'tells links and payments' }],
    ],
    setup: [
      {
        nl: `Maak in HubSpot bij deals een eigenschap van het soort tekst met de interne naam ${PROPERTY}.`,
        en: `In HubSpot, create a property of deals of the kind text with the internal name ${PROPERTY}.`,
      },
      {
        nl: 'Het bedrag van de deal is wat de klant betaalt: zet het met btw in HubSpot.',
        en: 'The amount of the deal is what the customer pays: put it in HubSpot with VAT.',
      },
    ],
    notes: [
      {
        over: ['Deals zonder link', 'Bewaar link bij deal'],
        text: say(
          '## Eén link per deal\nDe link wordt bij de deal bewaard. Een deal die er een heeft, krijgt geen tweede. Wis de eigenschap om een nieuwe te laten maken.',
          '## One link a deal\nThe link is kept with the deal. A deal that has one gets no second. Empty the property to have a new one made.',
        ),
      },
    ],
    names: {
      'Elk kwartier': 'Every quarter of an hour',
      'Deals zonder link': 'Deals without a link',
      'Heeft een bedrag?': 'Has an amount?',
      'Maak betaallink': 'Make a payment link',
      'Bewaar link bij deal': 'Keep the link with the deal',
      'Meld de link': 'Tell the link',
      'Meld deal zonder bedrag': 'Report a deal without an amount',
      'Deals met link': 'Deals with a link',
      'Vraag link op': 'Look up the link',
      'Betaald?': 'Paid?',
      'Win de deal': 'Win the deal',
      'Meld betaling': 'Tell the payment',
      'Eén keer per deal': 'Once a deal',
    },
    nodes: [
      everyMinutes('Elk kwartier', 15),
      deals('Deals zonder link', READY, 'NOT_HAS_PROPERTY'),
      when('Heeft een bedrag?', [['={{ Number($json.properties?.amount) || 0 }}', '>', 0]]),
      withErrorBranch(
        http('Maak betaallink', 'https://api.mollie.com/v2/payment-links', {
          method: 'POST',
          auth: 'header',
          headers: {
            'Idempotency-Key':
              '=hubspot-{{ $json.id }}-{{ (Number($json.properties.amount) || 0).toFixed(2) }}',
          },
          json: `={{ JSON.stringify({ description: String($json.properties.dealname ?? '').slice(0, 255) || 'HubSpot ' + $json.id, amount: { currency: 'EUR', value: (Number($json.properties.amount) || 0).toFixed(2) }, expiresAt: $now.plus({ days: ${LINK_DAYS} }).toUTC().toISO() }) }}`,
        }),
      ),
      updateDeal('Bewaar link bij deal', "={{ $('Heeft een bedrag?').item.json.id }}", {
        customPropertiesUi: {
          customPropertiesValues: [
            { property: PROPERTY, value: '={{ $json.id }} {{ $json._links.paymentLink.href }}' },
          ],
        },
      }),
      chat.post(
        'Meld de link',
        say(
          `=Betaallink voor {{ $('Heeft een bedrag?').item.json.properties.dealname }}: {{ $('Maak betaallink').item.json._links.paymentLink.href }}. Stuur hem naar de klant; hij geldt {{ ${LINK_DAYS} }} dagen.`,
          `=Payment link for {{ $('Heeft een bedrag?').item.json.properties.dealname }}: {{ $('Maak betaallink').item.json._links.paymentLink.href }}. Send it to the customer; it is valid for {{ ${LINK_DAYS} }} days.`,
        ),
      ),
      onlyNew('Eén keer per deal', "={{ $('Deals zonder link').item.json.id }}"),
      chat.post(
        'Meld deal zonder bedrag',
        say(
          "=Geen betaallink voor {{ $('Deals zonder link').item.json.properties?.dealname ?? 'een deal' }}: het bedrag ontbreekt, of Mollie nam het niet aan.",
          "=No payment link for {{ $('Deals zonder link').item.json.properties?.dealname ?? 'a deal' }}: its amount lacks, or Mollie did not take it.",
        ),
      ),
      deals('Deals met link', READY, 'HAS_PROPERTY'),
      goOnAfterError(
        http(
          'Vraag link op',
          `=https://api.mollie.com/v2/payment-links/{{ String($json.properties.${PROPERTY}).split(' ')[0] }}`,
          {
            auth: 'header',
          },
        ),
      ),
      keep('Betaald?', [['={{ $json.paidAt }}', 'filled']]),
      updateDeal('Win de deal', "={{ $('Deals met link').item.json.id }}", { stage: WON }),
      chat.post(
        'Meld betaling',
        say(
          "=Betaald: {{ $('Deals met link').item.json.properties.dealname }}, {{ (Number($('Vraag link op').item.json.amount?.value) || 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}. De deal staat op gewonnen.",
          "=Paid: {{ $('Deals met link').item.json.properties.dealname }}, {{ (Number($('Vraag link op').item.json.amount?.value) || 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}. The deal is won.",
        ),
      ),
    ],
    flow: [
      'Elk kwartier > Deals zonder link > Heeft een bedrag? > Maak betaallink > Bewaar link bij deal > Meld de link',
      'Heeft een bedrag? #1 > Eén keer per deal > Meld deal zonder bedrag',
      'Maak betaallink #1 > Eén keer per deal',
      'Elk kwartier > Deals met link > Vraag link op > Betaald? > Win de deal > Meld betaling',
    ],
  }),
});
