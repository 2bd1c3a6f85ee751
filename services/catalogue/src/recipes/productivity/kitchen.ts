import { officeChats, officeMail, officeModels, officeTables } from '../../apps/office.js';
import { mailbox, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  AS_MAIL,
  alsoRows,
  asEuro,
  ask,
  both,
  code,
  combine,
  cron,
  decimals,
  formEnd,
  formWithEnding,
  from,
  parser,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const KITCHEN = mailbox(['de keuken', 'the kitchen'], ['keuken', 'kitchen']);

export const deliveryClaims = recipe({
  id: 'short-delivery-to-credit-note',
  category: 'productivity',
  tags: ['horeca', 'leverancier', 'manco', 'creditnota', 'goederenontvangst', 'inkoop'],
  saves: spares(
    20,
    'De kok belt over manco’s en niemand controleert of de creditnota komt.',
    'The cook calls about shortages and nobody checks whether the credit note comes.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Leverclaims', 'Delivery claims');
    const key = say('Claim', 'Claim');
    const status = say('Status', 'Status');
    const columns = {
      claim: key,
      leverancier: say('Leverancier', 'Supplier'),
      bedrag: say('Bedrag', 'Amount'),
      op: say('Gemeld op', 'Reported on'),
      status,
    };
    const suppliers = alsoRows(
      rowsOf(table, 'Lees leveranciers', say('Leveranciers', 'Suppliers'), 'Leverancier', {
        naam: say('Leverancier', 'Supplier'),
        mail: say('Mail', 'Mail'),
      }),
    );
    const again = alsoRows(rowsOf(table, 'Zoek de claim', tab, 'Gevraagde claim', columns));
    const open = rowsOf(table, 'Lees open claims', tab, 'Leverclaim', columns);
    const c = (field: string) => from('Reken claim uit', field);
    return {
      name: both(
        `Manco’s bij levering claimen via ${mailer.app.label} en creditnota’s bewaken in ${table.app.label}`,
        `Claim short deliveries through ${mailer.app.label} and watch credit notes in ${table.app.label}`,
      ),
      description: both(
        `De ontvanger vult per regel in wat ontbrak of slecht was. De flow rekent het bedrag uit, mailt de leverancier via ${mailer.app.label} en bewaart de claim in ${table.app.label}. Elke maand staat op een rij welke creditnota nog mist.`,
        `Who receives goods fills in by line what was missing or bad. It works out the amount, mails the supplier through ${mailer.app.label} and keeps the claim in ${table.app.label}. Each month it lists which credit note is missing.`,
      ),
      benefit: both('Je betaalt alleen wat er echt kwam.', 'You pay only for what really came.'),
      uses: [
        [table, both('houdt de claims bij', 'keeps the claims')],
        [mailer, both('mailt leverancier en boekhouding', 'mails supplier and bookkeeping')],
      ],
      setup: [
        both(
          'Maak de tabel Leveranciers met de kolommen Leverancier en Mail (van wie creditnota’s maakt).',
          'Make the table Suppliers with the columns Supplier and Mail (of who makes credit notes).',
        ),
        both(
          'Maak de tabel Leverclaims met de kolommen Claim (uniek), Leverancier, Bon, Regels, Bedrag, Gemeld op, Status en Gecrediteerd.',
          'Make the table Delivery claims with the columns Claim (unique), Supplier, Slip, Lines, Amount, Reported on, Status and Credited.',
        ),
      ],
      notes: [
        {
          over: ['Reken claim uit', 'Alles te lezen?'],
          text: say(
            '## Een regel per product\nSchrijf: product; besteld; goed ontvangen; prijs per stuk. Een regel die niet te lezen is, houdt de hele claim tegen en komt terug op het scherm, zodat niemand de helft claimt. De status gaat pas op Gemeld als de mail weg is.',
            '## One line a product\nWrite: product; ordered; received in good order; price each. A line that cannot be read holds the whole claim back and returns on the screen, so that nobody claims half. The status becomes Reported only once the mail has gone.',
          ),
        },
      ],
      names: {
        'Levering nagekeken': 'Delivery checked',
        'Lees leveranciers': 'Read the suppliers',
        Leverancier: 'Supplier',
        'Reken claim uit': 'Work out the claim',
        'Alles te lezen?': 'All readable?',
        'Bewaar claim': 'Keep the claim',
        'Mail leverancier': 'Mail the supplier',
        'Zet claim op gemeld': 'Set the claim to reported',
        'Toon wat geclaimd is': 'Show what was claimed',
        'Toon dat je moet bellen': 'Show that you have to call',
        'Toon welke regel niet klopt': 'Show which line is wrong',
        'Creditnota ontvangen': 'Credit note received',
        'Zoek de claim': 'Look up the claim',
        'Gevraagde claim': 'Requested claim',
        'Vergelijk bedrag': 'Compare the amount',
        'Claim bekend?': 'Claim known?',
        'Sluit of houd open': 'Close or keep open',
        'Toon stand van claim': 'Show the state of the claim',
        'Toon dat claim onbekend is': 'Show that the claim is unknown',
        'Eerste van de maand': 'First of the month',
        'Lees open claims': 'Read the open claims',
        Leverclaim: 'Delivery claim',
        'Tel per leverancier': 'Add up by supplier',
        'Mail wat nog mist': 'Mail what is missing',
      },
      nodes: [
        formWithEnding(
          'Levering nagekeken',
          say('Manco of slechte levering', 'Short or bad delivery'),
          say('Regels als: tomaten kist; 4; 3; 12,50', 'Lines such as: crate of tomatoes; 4; 3; 12.50'),
          [
            ['leverancier', say('Leverancier', 'Supplier')],
            ['bon', say('Nummer van de pakbon', 'Number of the delivery slip')],
            ['regels', say('Wat ontbrak of was slecht', 'What was missing or bad'), 'textarea'],
            [
              'reden',
              say('Reden', 'Reason'),
              'dropdown',
              [
                say('niet geleverd', 'not delivered'),
                say('te warm', 'too warm'),
                say('bedorven of kapot', 'spoiled or broken'),
                say('verkeerd product', 'wrong product'),
              ],
            ],
          ],
        ),
        ...suppliers.nodes,
        code(
          'Reken claim uit',
          `
${AS_AMOUNT}
${AS_MAIL}
${SAFE_TEXT}
${TO_CENT}
${asEuro()}
const vraag = $('Levering nagekeken').first().json, gelijk = (v) => String(v ?? '').trim().toLowerCase(), fout = [];
const wie = $input.all().map(({ json }) => json).find((een) => gelijk(een.naam) !== '' && gelijk(een.naam) === gelijk(vraag.leverancier));
const regels = String(vraag.regels ?? '').split('\\n').map((een) => een.trim()).filter(Boolean).flatMap((tekst) => {
  const [product, besteld, goed, prijs] = tekst.split(';').map((deel) => deel.trim()), a = getal(besteld), b = getal(goed), p = getal(prijs);
  if (!product || a === null || b === null || p === null || b > a || p < 0) { fout.push(tekst.slice(0, 80)); return []; }
  return [{ product, tekort: cent(a - b), bedrag: cent((a - b) * p) }];
});
if (!wie) fout.unshift('${say('leverancier onbekend', 'supplier unknown')}: ' + String(vraag.leverancier ?? '').slice(0, 60));
const som = cent(regels.reduce((totaal, een) => totaal + een.bedrag, 0));
if (regels.length === 0 && fout.length === 0) fout.push('${say('geen regels', 'no lines')}');
return [{ json: { goed: fout.length === 0 && som > 0, fout: fout.join(' | ') || '${say('het bedrag is nul', 'the amount is zero')}', claim: 'LC-' + $now.toFormat('yyMMdd') + '-' + $execution.id, leverancier: wie?.naam ?? '', mail: mailvan(wie?.mail), bon: String(vraag.bon ?? '').slice(0, 40), veiligebon: cel(vraag.bon), reden: vraag.reden, bedrag: som, tekst: euro(som), kort: regels.map((een) => een.tekort + ' x ' + een.product).join(', '), lijst: regels.map((een) => '<li>' + een.tekort + ' x ' + cel(een.product) + ': ' + euro(een.bedrag) + '</li>').join('') } }];`,
        ),
        when('Alles te lezen?', [['={{ $json.goed }}', 'yes']]),
        table.append('Bewaar claim', tab, {
          [key]: '={{ $json.claim }}',
          [say('Leverancier', 'Supplier')]: '={{ $json.leverancier }}',
          [say('Bon', 'Slip')]: '={{ $json.bon }}',
          [say('Regels', 'Lines')]: '={{ $json.kort }}',
          [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
          [say('Gemeld op', 'Reported on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [status]: say('Nog te melden', 'To be reported'),
        }),
        withErrorBranch(
          mailer.send(
            'Mail leverancier',
            `=${c('mail')}`,
            say(
              `=Creditnota gevraagd: claim ${c('claim')}, bon ${c('bon')}`,
              `=Credit note asked: claim ${c('claim')}, slip ${c('bon')}`,
            ),
            say(
              `=Bij de levering op bon ${c('veiligebon')} ging dit mis (${c('reden')}):<ul>${c('lijst')}</ul>Samen ${c('tekst')}. Stuur een creditnota met ons claimnummer ${c('claim')}.`,
              `=In the delivery of slip ${c('veiligebon')} this went wrong (${c('reden')}):<ul>${c('lijst')}</ul>Together ${c('tekst')}. Please send a credit note with our claim number ${c('claim')}.`,
            ),
          ),
        ),
        table.upsert('Zet claim op gemeld', tab, key, {
          [key]: `=${c('claim')}`,
          [status]: say('Gemeld', 'Reported'),
        }),
        formEnd(
          'Toon wat geclaimd is',
          say('Geclaimd', 'Claimed'),
          say(
            `=${c('tekst')} geclaimd onder ${c('claim')}. Schrijf dit nummer op de pakbon.`,
            `=${c('tekst')} claimed under ${c('claim')}. Write this number on the slip.`,
          ),
        ),
        formEnd(
          'Toon dat je moet bellen',
          say('Bewaard, niet gemaild', 'Kept, not mailed'),
          say(
            `=Claim ${c('claim')} staat op de lijst, maar de mail kon niet weg. Bel de leverancier en controleer het adres.`,
            `=Claim ${c('claim')} is on the list, but the mail could not go. Call the supplier and check the address.`,
          ),
        ),
        formEnd(
          'Toon welke regel niet klopt',
          say('Nog niet geclaimd', 'Not claimed yet'),
          say(
            '=Dit is niet te lezen: {{ $json.fout }}. Er is niets verstuurd.',
            '=This cannot be read: {{ $json.fout }}. Nothing was sent.',
          ),
        ),
        formWithEnding(
          'Creditnota ontvangen',
          say('Creditnota ontvangen', 'Credit note received'),
          say('Voor de administratie.', 'For the administration.'),
          [
            ['claim', say('Claimnummer', 'Claim number')],
            ['bedrag', say('Bedrag op de creditnota', 'Amount on the credit note')],
          ],
        ),
        ...again.nodes,
        code(
          'Vergelijk bedrag',
          `
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const vraag = $('Creditnota ontvangen').first().json, gelijk = (v) => String(v ?? '').trim().toLowerCase(), kreeg = getal(vraag.bedrag);
const een = $input.all().map(({ json }) => json).find((een) => gelijk(een.claim) !== '' && gelijk(een.claim) === gelijk(vraag.claim)), gevraagd = getal(een?.bedrag), rest = gevraagd === null || kreeg === null ? null : cent(gevraagd - Math.abs(kreeg));
return [{ json: { bekend: rest !== null, claim: een?.claim ?? vraag.claim, kreeg: kreeg === null ? 0 : Math.abs(kreeg), rest: rest === null ? '' : euro(rest), status: rest !== null && rest <= 0 ? '${say('Gecrediteerd', 'Credited')}' : '${say('Deels', 'In part')}' } }];`,
        ),
        when('Claim bekend?', [['={{ $json.bekend }}', 'yes']]),
        table.upsert('Sluit of houd open', tab, key, {
          [key]: '={{ $json.claim }}',
          [status]: '={{ $json.status }}',
          [say('Gecrediteerd', 'Credited')]: '={{ $json.kreeg }}',
        }),
        formEnd(
          'Toon stand van claim',
          say('Verwerkt', 'Processed'),
          say(
            `=Claim ${from('Vergelijk bedrag', 'claim')}: ${from('Vergelijk bedrag', 'status')}, nog open ${from('Vergelijk bedrag', 'rest')}.`,
            `=Claim ${from('Vergelijk bedrag', 'claim')}: ${from('Vergelijk bedrag', 'status')}, still open ${from('Vergelijk bedrag', 'rest')}.`,
          ),
        ),
        formEnd(
          'Toon dat claim onbekend is',
          say('Niet verwerkt', 'Not processed'),
          say(
            'Het claimnummer is onbekend of het bedrag is niet te lezen.',
            'The claim number is unknown or the amount cannot be read.',
          ),
        ),
        cron('Eerste van de maand', '0 8 1 * *'),
        ...open.nodes,
        code(
          'Tel per leverancier',
          `
${AS_AMOUNT}
${AS_DAY}
${SAFE_TEXT}
${TO_CENT}
${asEuro()}
const per = new Map(), vandaag = $now.startOf('day');
for (const { json: een } of $input.all()) {
  const bedrag = getal(een.bedrag), op = asDay(een.op);
  if (!een.claim || bedrag === null || /^(gecrediteerd|credited)$/i.test(String(een.status ?? '').trim())) continue;
  const wie = per.get(een.leverancier) ?? { som: 0, aantal: 0, oud: 0, nummers: [] }; wie.som += bedrag; wie.aantal += 1; wie.nummers.push(een.claim); if (op.isValid) wie.oud = Math.max(wie.oud, Math.floor(vandaag.diff(op.startOf('day'), 'days').days)); per.set(een.leverancier, wie);
}
const lijst = [...per].sort((a, b) => b[1].som - a[1].som);
return lijst.length === 0 ? [] : [{ json: { som: euro(cent(lijst.reduce((totaal, [, een]) => totaal + een.som, 0))), rijen: lijst.map(([wie, een]) => '<tr><td>' + cel(wie || '-') + '</td><td>' + een.aantal + '</td><td>' + euro(cent(een.som)) + '</td><td>' + een.oud + '</td><td>' + cel(een.nummers.join(', ')) + '</td></tr>').join('') } }];`,
        ),
        mailer.send(
          'Mail wat nog mist',
          mailOf.bookkeeping,
          say(
            '=Nog {{ $json.som }} aan creditnota’s te ontvangen',
            '=Still {{ $json.som }} in credit notes to be received',
          ),
          say(
            '=<table><tr><th>Leverancier</th><th>Claims</th><th>Geclaimd</th><th>Oudste in dagen</th><th>Nummers</th></tr>{{ $json.rijen }}</table>Betaal de factuur niet volledig zolang de creditnota mist.',
            '=<table><tr><th>Supplier</th><th>Claims</th><th>Claimed</th><th>Oldest in days</th><th>Numbers</th></tr>{{ $json.rijen }}</table>Do not pay the bill in full as long as the credit note is missing.',
          ),
        ),
      ],
      flow: [
        `Levering nagekeken > ${suppliers.path} > Reken claim uit > Alles te lezen? > Bewaar claim > Mail leverancier > Zet claim op gemeld > Toon wat geclaimd is`,
        'Mail leverancier #1 > Toon dat je moet bellen',
        'Alles te lezen? #1 > Toon welke regel niet klopt',
        `Creditnota ontvangen > ${again.path} > Vergelijk bedrag > Claim bekend? > Sluit of houd open > Toon stand van claim`,
        'Claim bekend? #1 > Toon dat claim onbekend is',
        `Eerste van de maand > ${open.path} > Tel per leverancier > Mail wat nog mist`,
      ],
    };
  },
});

export const foodWaste = recipe({
  id: 'food-waste-cost-of-the-week',
  category: 'productivity',
  tags: ['horeca', 'voedselverspilling', 'derving', 'keuken', 'kostprijs', 'bakker'],
  saves: spares(
    45,
    'De chef telt weggooilijsten op en schat wat het kost.',
    'The chef adds up waste lists and guesses what it costs.',
  ),
  variants: combine(
    { table: officeTables, model: officeModels, mailer: officeMail, chat: officeChats },
    { take: 4, apart: ['table', 'model'] },
  ),
  build: ({ table, model, mailer, chat }) => {
    const tab = say('Derving', 'Waste');
    const prices = alsoRows(
      rowsOf(table, 'Lees kostprijzen', say('Kostprijzen', 'Cost prices'), 'Kostprijs', {
        product: say('Product', 'Product'),
        prijs: say('Prijs per kilo', 'Price a kilo'),
      }),
    );
    const rows = rowsOf(table, 'Lees derving', tab, 'Dervingsregel', {
      dag: say('Datum', 'Date'),
      product: say('Product', 'Product'),
      kilo: say('Kilo', 'Kilos'),
      kosten: say('Kosten', 'Cost'),
      reden: say('Reden', 'Reason'),
    });
    const w = (field: string) => from('Vergelijk met vier weken', field);
    return {
      name: both(
        `Voedselverspilling wegen met een formulier in ${table.app.label}, weekkosten en drie maatregelen van ${model.app.label} via ${mailer.app.label}`,
        `Weigh food waste with a form in ${table.app.label}, weekly cost and three measures of ${model.app.label} through ${mailer.app.label}`,
      ),
      description: both(
        `De keuken noteert product, gewicht en reden; ${table.app.label} rekent de kosten uit. Elke maandag legt de flow de week naast de vier ervoor, stelt ${model.app.label} maatregelen voor en mailt ${mailer.app.label} het verslag.`,
        `The kitchen notes product, weight and reason; the cost is worked out in ${table.app.label}. Each Monday the week is laid beside the four before, ${model.app.label} proposes measures and ${mailer.app.label} mails the report.`,
      ),
      benefit: both('Je ziet in euro’s wat er in de bak gaat.', 'You see in euros what goes into the bin.'),
      uses: [
        [table, both('houdt derving en prijzen bij', 'keeps waste and prices')],
        [model, both('stelt maatregelen voor', 'proposes measures')],
        [mailer, both('mailt het weekverslag', 'mails the weekly report')],
        [chat, both('hoort wat geen prijs heeft', 'hears what has no price')],
      ],
      setup: [
        both(
          'Maak de tabel Kostprijzen met de kolommen Product en Prijs per kilo.',
          'Make the table Cost prices with the columns Product and Price a kilo.',
        ),
        both(
          'Maak de tabel Derving met de kolommen Datum, Product, Kilo, Kosten, Reden en Door.',
          'Make the table Waste with the columns Date, Product, Kilos, Cost, Reason and By.',
        ),
      ],
      notes: [
        {
          over: ['Vergelijk met vier weken', 'Bedenk maatregelen'],
          text: say(
            '## Cijfers rekent de flow, ideeën geeft het model\nHet model krijgt alleen totalen per product en reden, geen namen. Antwoordt het niet of anders dan gevraagd, dan gaat het verslag zonder maatregelen weg. Jaarkosten zijn het gemiddelde van de gemeten weken maal 52: een schatting.',
            '## The figures are worked out here, ideas come from the model\nThe model gets only totals by product and reason, no names. If it does not answer, or otherwise than asked, the report goes without measures. The cost a year is the mean of the weeks measured times 52: an estimate.',
          ),
        },
      ],
      names: {
        Weggegooid: 'Thrown away',
        'Lees kostprijzen': 'Read the cost prices',
        Kostprijs: 'Cost price',
        'Reken kosten uit': 'Work out the cost',
        'Gewicht bruikbaar?': 'Weight usable?',
        'Schrijf derving op': 'Write the waste down',
        'Prijs bekend?': 'Price known?',
        'Toon kosten': 'Show the cost',
        'Vraag om een prijs': 'Ask for a price',
        'Toon dat prijs mist': 'Show that a price is missing',
        'Toon dat gewicht mist': 'Show that the weight is missing',
        'Maandag om zeven': 'Monday at seven',
        'Lees derving': 'Read the waste',
        Dervingsregel: 'Waste line',
        'Vergelijk met vier weken': 'Compare with four weeks',
        'Bedenk maatregelen': 'Think of measures',
        'Model voor maatregelen': 'Model for measures',
        'Drie maatregelen': 'Three measures',
        'Mail verslag met maatregelen': 'Mail the report with measures',
        'Mail verslag zonder maatregelen': 'Mail the report without measures',
      },
      nodes: [
        formWithEnding(
          'Weggegooid',
          say('Weggegooid', 'Thrown away'),
          say('Weeg zonder bak.', 'Weigh without the bin.'),
          [
            ['product', say('Product', 'Product')],
            ['kilo', say('Kilo, zoals 1,4', 'Kilos, such as 1.4')],
            [
              'reden',
              say('Reden', 'Reason'),
              'dropdown',
              [
                say('over datum', 'past its date'),
                say('te veel gemaakt', 'made too much'),
                say('bord terug', 'left on the plate'),
                say('snijafval', 'trimmings'),
                say('mislukt', 'failed'),
              ],
            ],
            ['door?', say('Naam', 'Name')],
          ],
        ),
        ...prices.nodes,
        code(
          'Reken kosten uit',
          `
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const vraag = $('Weggegooid').first().json, gelijk = (v) => String(v ?? '').trim().toLowerCase(), kilo = getal(vraag.kilo);
const gevonden = $input.all().map(({ json }) => json).find((een) => gelijk(een.product) !== '' && gelijk(een.product) === gelijk(vraag.product)), prijs = getal(gevonden?.prijs), kosten = kilo === null || prijs === null ? null : cent(kilo * prijs);
return [{ json: { goed: kilo !== null && kilo > 0 && kilo < 500, bekend: kosten !== null, product: String(gevonden?.product ?? vraag.product ?? '').trim().slice(0, 60), kilo: kilo ?? 0, kosten: kosten ?? '', tekst: kosten === null ? '' : euro(kosten), reden: vraag.reden, door: vraag.door ?? '' } }];`,
        ),
        when('Gewicht bruikbaar?', [['={{ $json.goed }}', 'yes']]),
        table.append('Schrijf derving op', tab, {
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Product', 'Product')]: '={{ $json.product }}',
          [say('Kilo', 'Kilos')]: '={{ $json.kilo }}',
          [say('Kosten', 'Cost')]: '={{ $json.kosten }}',
          [say('Reden', 'Reason')]: '={{ $json.reden }}',
          [say('Door', 'By')]: '={{ $json.door }}',
        }),
        when('Prijs bekend?', [["={{ $('Reken kosten uit').item.json.bekend }}", 'yes']]),
        formEnd(
          'Toon kosten',
          say('Genoteerd', 'Noted'),
          say(
            `=${from('Reken kosten uit', 'kilo')} kilo ${from('Reken kosten uit', 'product')} kostte ${from('Reken kosten uit', 'tekst')}.`,
            `=${from('Reken kosten uit', 'kilo')} kilos of ${from('Reken kosten uit', 'product')} cost ${from('Reken kosten uit', 'tekst')}.`,
          ),
        ),
        chat.post(
          'Vraag om een prijs',
          say(
            `=Geen kostprijs voor “${from('Reken kosten uit', 'product')}”: vul hem aan in Kostprijzen en zet de kosten bij de regel van vandaag.`,
            `=No cost price for “${from('Reken kosten uit', 'product')}”: add it to Cost prices and put the cost in the line of today.`,
          ),
        ),
        formEnd(
          'Toon dat prijs mist',
          say('Genoteerd zonder prijs', 'Noted without a price'),
          say(
            'Het gewicht staat genoteerd; de chef vult de prijs aan.',
            'The weight is noted; the chef adds the price.',
          ),
        ),
        formEnd(
          'Toon dat gewicht mist',
          say('Nog niet genoteerd', 'Not noted yet'),
          say(
            'Vul het gewicht in als getal in kilo, zoals 0,8.',
            'Fill in the weight as a number in kilos, such as 0.8.',
          ),
        ),
        cron('Maandag om zeven', '0 7 * * 1'),
        ...rows.nodes,
        code(
          'Vergelijk met vier weken',
          `
${AS_AMOUNT}
${AS_DAY}
${SAFE_TEXT}
${TO_CENT}
${asEuro()}
const maandag = $now.startOf('week').minus({ weeks: 1 }), weken = new Map(), per = new Map(), redenen = new Map(); let kilos = 0, zonder = 0;
for (const { json: een } of $input.all()) {
  const dag = asDay(een.dag), kilo = getal(een.kilo), kosten = getal(een.kosten);
  if (!dag.isValid || kilo === null || dag >= maandag.plus({ weeks: 1 }) || dag < maandag.minus({ weeks: 4 })) continue;
  const week = dag.startOf('week').toISODate(); weken.set(week, (weken.get(week) ?? 0) + (kosten ?? 0));
  if (dag < maandag) continue;
  kilos += kilo; if (kosten === null) zonder += 1;
  per.set(een.product || '-', (per.get(een.product || '-') ?? 0) + (kosten ?? 0)); redenen.set(een.reden || '-', (redenen.get(een.reden || '-') ?? 0) + (kosten ?? 0));
}
if (kilos === 0) return [];
const nu = weken.get(maandag.toISODate()) ?? 0, eerder = [...weken].filter(([week]) => week !== maandag.toISODate()).map(([, som]) => som), gemiddeld = eerder.length === 0 ? null : eerder.reduce((som, een) => som + een, 0) / eerder.length;
const top = (lijst) => [...lijst].sort((a, b) => b[1] - a[1]).slice(0, 5), regels = (lijst) => top(lijst).map(([wat, som]) => '<li>' + cel(wat) + ': ' + euro(cent(som)) + '</li>').join('');
return [{ json: { week: maandag.weekNumber, nu: euro(cent(nu)), kilos: Math.round(kilos * 10) / 10, zonder, verschil: gemiddeld === null || gemiddeld === 0 ? '${say('eerste meting', 'first measurement')}' : (nu >= gemiddeld ? '+' : '') + Math.round((nu / gemiddeld - 1) * 100) + '% ${say('naast de weken ervoor', 'beside the weeks before')}', jaar: euro(Math.round((nu + eerder.reduce((som, een) => som + een, 0)) / (eerder.length + 1) * 52)), producten: regels(per), redenen: regels(redenen), tekst: top(per).map(([wat, som]) => wat + ' ' + cent(som)).join(', ') + ' / ' + top(redenen).map(([wat, som]) => wat + ' ' + cent(som)).join(', ') } }];`,
        ),
        withErrorBranch(
          ask(
            'Bedenk maatregelen',
            say(
              'Je adviseert een restaurantkeuken. Geef drie maatregelen tegen de grootste verspilling, elk een zin, uitvoerbaar deze week, zonder cijfers te verzinnen. Nooit iets wat voedselveiligheid raakt.',
              'You advise a restaurant kitchen. Give three measures against the largest waste, a sentence each, feasible this week, without making up figures. Never anything that touches food safety. Answer in English.',
            ),
            say(
              '=Kosten in euro van vorige week, producten en daarna redenen: {{ $json.tekst }}',
              '=Cost in euros of last week, products and then reasons: {{ $json.tekst }}',
            ),
            true,
          ),
        ),
        model.attach('Model voor maatregelen', 'Bedenk maatregelen'),
        parser('Drie maatregelen', 'Bedenk maatregelen', {
          maatregelen: [
            say('Snijd brood op bestelling', 'Cut bread to order'),
            say('Vries overgebleven bouillon dezelfde avond in', 'Freeze left broth the same evening'),
            say('Zet de kleinste maat frites standaard', 'Make the smallest portion of fries the default'),
          ],
        }),
        mailer.send(
          'Mail verslag met maatregelen',
          KITCHEN,
          say(
            `=Verspilling week ${w('week')}: ${w('nu')} (${w('verschil')})`,
            `=Waste of week ${w('week')}: ${w('nu')} (${w('verschil')})`,
          ),
          say(
            `=${decimals(w('kilos'))} kilo, ongeveer ${w('jaar')} per jaar. Zonder prijs: ${w('zonder')} regels.<br><b>Producten</b><ul>${w('producten')}</ul><b>Redenen</b><ul>${w('redenen')}</ul><b>Deze week proberen</b><ul>{{ [$json.output?.maatregelen ?? []].flat().slice(0, 3).map((een) => '<li>' + String(een).replaceAll('<', '&lt;') + '</li>').join('') }}</ul>`,
            `=${decimals(w('kilos'))} kilos, about ${w('jaar')} a year. Without a price: ${w('zonder')} lines.<br><b>Products</b><ul>${w('producten')}</ul><b>Reasons</b><ul>${w('redenen')}</ul><b>To try this week</b><ul>{{ [$json.output?.maatregelen ?? []].flat().slice(0, 3).map((een) => '<li>' + String(een).replaceAll('<', '&lt;') + '</li>').join('') }}</ul>`,
          ),
        ),
        mailer.send(
          'Mail verslag zonder maatregelen',
          KITCHEN,
          say(
            `=Verspilling week ${w('week')}: ${w('nu')} (${w('verschil')})`,
            `=Waste of week ${w('week')}: ${w('nu')} (${w('verschil')})`,
          ),
          say(
            `=${decimals(w('kilos'))} kilo, ongeveer ${w('jaar')} per jaar. Zonder prijs: ${w('zonder')} regels.<ul>${w('producten')}</ul><ul>${w('redenen')}</ul>Het taalmodel gaf geen bruikbaar antwoord; bespreek zelf wat de grootste post kleiner maakt.`,
            `=${decimals(w('kilos'))} kilos, about ${w('jaar')} a year. Without a price: ${w('zonder')} lines.<ul>${w('producten')}</ul><ul>${w('redenen')}</ul>The language model gave no usable answer; discuss yourselves what makes the largest item smaller.`,
          ),
        ),
      ],
      flow: [
        `Weggegooid > ${prices.path} > Reken kosten uit > Gewicht bruikbaar? > Schrijf derving op > Prijs bekend? > Toon kosten`,
        'Prijs bekend? #1 > Vraag om een prijs > Toon dat prijs mist',
        'Gewicht bruikbaar? #1 > Toon dat gewicht mist',
        `Maandag om zeven > ${rows.path} > Vergelijk met vier weken > Bedenk maatregelen > Mail verslag met maatregelen`,
        'Bedenk maatregelen #1 > Mail verslag zonder maatregelen',
      ],
    };
  },
});
