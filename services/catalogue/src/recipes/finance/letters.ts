import { accounting, collecting } from '../../apps/accounting.js';
import { officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { formAddress, limitOf, mailbox, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  AS_MAIL,
  alsoRows,
  among,
  answeredWithin,
  asEuro,
  both,
  chain,
  choose,
  code,
  combine,
  cron,
  euros,
  everyDay,
  formEnd,
  from,
  openFormWithEnding,
  reads,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const LANDLORD = mailbox(['de verhuurder', 'the landlord'], ['verhuurder', 'landlord']);

export const commercialInterest = recipe({
  id: 'commercial-interest-on-late-payers',
  category: 'finance',
  tags: ['handelsrente', 'incassokosten', 'debiteuren', 'zakelijke klant', 'te late betaling'],
  saves: spares(
    60,
    'De boekhouder rekent per factuur dagen, rente en kosten uit en typt brieven.',
    'The bookkeeper works out days, interest and costs of each invoice and types letters.',
  ),
  variants: combine(
    {
      books: among(collecting, 'moneybird', 'xero', 'quickbooks'),
      table: officeTables,
      mailer: officeMail,
    },
    { take: 4, apart: ['books', 'table'] },
  ),
  build: ({ books, table, mailer }) => {
    const log = say('Renteaanzeggingen', 'Interest notices');
    const number = say('Factuur', 'Invoice');
    const open = reads(books.unpaid, 'Lees openstaande facturen', 'Openstaande factuur');
    const rates = alsoRows(
      rowsOf(
        table,
        'Lees rentetabel',
        say('Wettelijke handelsrente', 'Commercial interest'),
        'Rentepercentage',
        {
          vanaf: say('Vanaf', 'From'),
          procent: say('Percentage', 'Percentage'),
        },
      ),
    );
    const customers = alsoRows(
      rowsOf(
        table,
        'Lees zakelijke klanten',
        say('Zakelijke klanten', 'Business customers'),
        'Zakelijke klant',
        {
          klant: say('Klant', 'Customer'),
        },
      ),
    );
    const sent = alsoRows(
      rowsOf(table, 'Lees aanzeggingen', log, 'Eerdere aanzegging', {
        factuur: number,
        op: say('Verstuurd op', 'Sent on'),
      }),
    );
    return {
      name: both(
        `Wettelijke handelsrente en incassokosten berekenen over late facturen uit ${books.app.label}, brieven na akkoord via ${mailer.app.label}`,
        `Work out statutory commercial interest and collection costs on late invoices of ${books.app.label}, letters after approval through ${mailer.app.label}`,
      ),
      description: both(
        `Rekent elke maand over te late facturen uit ${books.app.label} van zakelijke klanten de handelsrente per dag en de incassokosten uit. Na jouw akkoord gaan de brieven weg via ${mailer.app.label}; ${table.app.label} onthoudt ze.`,
        `Each month it works out on late invoices of ${books.app.label} of business customers the interest by day and the collection costs. After your approval the letters go through ${mailer.app.label}; ${table.app.label} remembers them.`,
      ),
      benefit: both(
        'Te laat betalen kost je klant geld, niet jou.',
        'Paying late costs your customer, not you.',
      ),
      uses: [
        [books, both('heeft de openstaande facturen', 'has the unpaid invoices')],
        [
          table,
          both('heeft rente, zakelijke klanten en logboek', 'has rates, business customers and the log'),
        ],
        [mailer, both('vraagt akkoord en stuurt de brieven', 'asks for approval and sends the letters')],
      ],
      setup: [
        both(
          'Maak de tabel Wettelijke handelsrente met de kolommen Vanaf (datum) en Percentage, een regel per halfjaar. De percentages staan op rijksoverheid.nl; vul elk halfjaar aan.',
          'Make the table Commercial interest with the columns From (date) and Percentage, a row for each half-year. The percentages are on rijksoverheid.nl; add one each half-year.',
        ),
        both(
          'Maak de tabel Zakelijke klanten met de kolom Klant, met de namen zoals in je boekhouding. Alleen zij krijgen een brief: voor consumenten gelden andere regels.',
          'Make the table Business customers with the column Customer, with names as in your bookkeeping. Only they get a letter: other rules hold for consumers.',
        ),
        both(
          'Maak de tabel Renteaanzeggingen met de kolommen Factuur (uniek), Klant, Rente, Kosten en Verstuurd op.',
          'Make the table Interest notices with the columns Invoice (unique), Customer, Interest, Costs and Sent on.',
        ),
      ],
      notes: [
        {
          over: ['Reken rente en kosten', 'Akkoord met brieven?'],
          text: say(
            '## Hoe hij rekent\nHandelsrente (artikel 6:119a BW) loopt vanaf de dag na de vervaldag, per halfjaar tegen het percentage van dat halfjaar, enkelvoudig binnen een jaar en daarna met rente op rente. Kosten volgen de staffel van het Besluit BIK: 15, 10, 5, 1 en 0,5 procent, ten minste 40 en ten hoogste 6.775 euro per factuur. Een factuur krijgt hoogstens eens per dertig dagen een brief.',
            '## How it is worked out\nCommercial interest (article 6:119a of the Dutch Civil Code) runs from the day after the due day, by half-year at the rate of that half-year, simple within a year and compound after it. Costs follow the Dutch scale: 15, 10, 5, 1 and 0.5 per cent, at least 40 and at most 6,775 euros an invoice. An invoice gets a letter at most once in thirty days.',
          ),
        },
      ],
      names: {
        'Tweede van de maand': 'Second of the month',
        'Lees openstaande facturen': 'Read the unpaid invoices',
        'Openstaande factuur': 'Unpaid invoice',
        'Lees rentetabel': 'Read the rates',
        Rentepercentage: 'Rate of interest',
        'Lees zakelijke klanten': 'Read the business customers',
        'Zakelijke klant': 'Business customer',
        'Lees aanzeggingen': 'Read the notices',
        'Eerdere aanzegging': 'Earlier notice',
        'Reken rente en kosten': 'Work out interest and costs',
        'Kan er gerekend worden?': 'Can it be worked out?',
        'Vraag akkoord voor brieven': 'Ask approval of the letters',
        'Akkoord met brieven?': 'Letters approved?',
        'Een brief per factuur': 'One letter an invoice',
        'Stuur renteaanzegging': 'Send the notice of interest',
        'Noteer aanzegging': 'Note the notice',
        'Mail brief die niet wegging': 'Mail the letter that did not go',
        'Mail dat niets is verstuurd': 'Mail that nothing was sent',
        'Mail waarom niet gerekend is': 'Mail why nothing was worked out',
      },
      nodes: [
        cron('Tweede van de maand', '0 9 2 * *'),
        ...open.nodes,
        ...rates.nodes,
        ...customers.nodes,
        ...sent.nodes,
        code(
          'Reken rente en kosten',
          `
${AS_DAY}
${AS_AMOUNT}
${AS_MAIL}
${SAFE_TEXT}
${TO_CENT}
${asEuro()}
const vandaag = $now.startOf('day'), gelijk = (v) => String(v ?? '').trim().toLowerCase();
const reeks = $('Rentepercentage').all().map(({ json }) => ({ vanaf: asDay(json.vanaf), procent: getal(json.procent) })).filter((een) => een.vanaf.isValid && een.procent !== null && een.procent > 0).sort((a, b) => a.vanaf - b.vanaf);
const zakelijk = new Set($('Zakelijke klant').all().map(({ json }) => gelijk(json.klant)).filter(Boolean)), eerder = new Map($input.all().map(({ json }) => [gelijk(json.factuur), asDay(json.op)]));
const laatste = reeks[reeks.length - 1], verouderd = !laatste || laatste.vanaf < vandaag.minus({ months: 7 });
if (verouderd) return [{ json: { soort: 'tabel', reden: '${say('De rentetabel is leeg of mist het laatste halfjaar.', 'The table of rates is empty or lacks the last half-year.')}' } }];
const tarief = (dag) => [...reeks].reverse().find((een) => een.vanaf <= dag)?.procent ?? null;
const rente = (hoofdsom, vervallen) => {
  let basis = hoofdsom, jaar = 0, som = 0, volgend = vervallen.plus({ years: 1 });
  for (let dag = vervallen.plus({ days: 1 }); dag <= vandaag; dag = dag.plus({ days: 1 })) { const p = tarief(dag); if (p === null) return null; jaar += basis * p / 100 / (dag.isInLeapYear ? 366 : 365); if (dag >= volgend) { som += jaar; basis += jaar; jaar = 0; volgend = volgend.plus({ years: 1 }); } }
  return cent(som + jaar);
};
const staffel = (bedrag) => { let rest = bedrag, som = 0; for (const [stuk, deel] of [[2500, 0.15], [2500, 0.1], [5000, 0.05], [190000, 0.01], [Infinity, 0.005]]) { const neem = Math.min(rest, stuk); som += neem * deel; rest -= neem; } return cent(Math.min(6775, Math.max(40, som))); };
const dagen = Number('${limitOf('days-late', ['Dagen te laat', 'Days late'], ['Vanaf hoeveel dagen na de vervaldag een brief gaat.', 'From how many days after the due day a letter goes.'], 30)}') || 30, over = [];
const brieven = $('Openstaande factuur').all().map(({ json }) => json).flatMap((een) => {
  const vervallen = asDay(een.due), bedrag = getal(een.amount), mail = mailvan(een.email);
  if (!zakelijk.has(gelijk(een.customer)) || !een.number) return [];
  if (!vervallen.isValid || bedrag === null || bedrag <= 0) { over.push(String(een.number)); return []; }
  if (vandaag.diff(vervallen, 'days').days < dagen) return [];
  const was = eerder.get(gelijk(een.number)); if (was?.isValid && was > vandaag.minus({ days: 30 })) return [];
  const bij = rente(bedrag, vervallen.startOf('day')); if (bij === null || !mail) { over.push(String(een.number)); return []; }
  return [{ factuur: String(een.number), naam: String(een.customer ?? ''), klant: cel(een.customer), mail, vervallen: vervallen.toFormat('dd-MM-yyyy'), telaat: Math.floor(vandaag.diff(vervallen, 'days').days), bedrag: euro(bedrag), rente: bij, rentetekst: euro(bij), kosten: staffel(bedrag), kostentekst: euro(staffel(bedrag)), totaal: euro(cent(bedrag + bij + staffel(bedrag))) }];
});
if (brieven.length === 0) return over.length === 0 ? [] : [{ json: { soort: 'tabel', reden: '${say('Geen brief mogelijk. Zonder leesbare datum, bedrag of mailadres:', 'No letter possible. Without a readable date, amount or mail address:')} ' + cel(over.join(', ')) } }];
return [{ json: { soort: 'brieven', brieven, aantal: brieven.length, som: euro(cent(brieven.reduce((totaal, een) => totaal + een.rente + een.kosten, 0))), over: cel(over.join(', ') || '-'), lijst: brieven.map((een) => '<li>' + cel(een.factuur) + ' ' + een.klant + ': ' + een.bedrag + ', ' + een.telaat + ' ${say('dagen, rente', 'days, interest')} ' + een.rentetekst + ', ${say('kosten', 'costs')} ' + een.kostentekst + '</li>').join('') } }];`,
        ),
        when('Kan er gerekend worden?', [['={{ $json.soort }}', 'is', 'brieven']]),
        answeredWithin(
          mailer.approve(
            'Vraag akkoord voor brieven',
            mailOf.bookkeeping,
            say(
              '={{ $json.aantal }} renteaanzeggingen, samen {{ $json.som }}',
              '={{ $json.aantal }} notices of interest, together {{ $json.som }}',
            ),
            say(
              '=Mogen deze brieven weg?<ul>{{ $json.lijst }}</ul>Overgeslagen: {{ $json.over }}. Er gaat niets weg zonder jouw akkoord.',
              '=May these letters go?<ul>{{ $json.lijst }}</ul>Passed over: {{ $json.over }}. Nothing goes without your approval.',
            ),
          ),
          5,
          'days',
        ),
        when('Akkoord met brieven?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Een brief per factuur',
          "return ($('Reken rente en kosten').first().json.brieven ?? []).map((json) => ({ json }));",
        ),
        withErrorBranch(
          mailer.send(
            'Stuur renteaanzegging',
            '={{ $json.mail }}',
            say(
              '=Factuur {{ $json.factuur }} is {{ $json.telaat }} dagen te laat',
              '=Invoice {{ $json.factuur }} is {{ $json.telaat }} days late',
            ),
            say(
              '=Geachte {{ $json.klant }},<br><br>Factuur {{ $json.factuur }} van {{ $json.bedrag }} verviel op {{ $json.vervallen }}. U bent daarover wettelijke handelsrente (artikel 6:119a BW) en buitengerechtelijke kosten verschuldigd:<br>rente tot vandaag {{ $json.rentetekst }}<br>kosten {{ $json.kostentekst }}<br><b>samen {{ $json.totaal }}</b><br><br>Heeft u al betaald of klopt er iets niet, antwoord dan op deze mail.',
              '=Dear {{ $json.klant }},<br><br>Invoice {{ $json.factuur }} of {{ $json.bedrag }} was due on {{ $json.vervallen }}. You owe statutory commercial interest (article 6:119a of the Dutch Civil Code) and collection costs on it:<br>interest up to today {{ $json.rentetekst }}<br>costs {{ $json.kostentekst }}<br><b>together {{ $json.totaal }}</b><br><br>If you have paid or something is wrong, answer this mail.',
            ),
          ),
        ),
        table.upsert('Noteer aanzegging', log, number, {
          [number]: `=${from('Een brief per factuur', 'factuur')}`,
          [say('Klant', 'Customer')]: `=${from('Een brief per factuur', 'naam')}`,
          [say('Rente', 'Interest')]: `=${from('Een brief per factuur', 'rente')}`,
          [say('Kosten', 'Costs')]: `=${from('Een brief per factuur', 'kosten')}`,
          [say('Verstuurd op', 'Sent on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Mail brief die niet wegging',
          mailOf.administration,
          say(
            `=Renteaanzegging ${from('Een brief per factuur', 'factuur')} kon niet weg`,
            `=Notice of interest ${from('Een brief per factuur', 'factuur')} could not go`,
          ),
          say(
            `=Stuur zelf een brief naar ${from('Een brief per factuur', 'klant')} (${from('Een brief per factuur', 'mail')}): totaal ${from('Een brief per factuur', 'totaal')}. Hij staat niet in het logboek.`,
            `=Send a letter to ${from('Een brief per factuur', 'klant')} (${from('Een brief per factuur', 'mail')}) yourself: total ${from('Een brief per factuur', 'totaal')}. It is not in the log.`,
          ),
        ),
        mailer.send(
          'Mail dat niets is verstuurd',
          mailOf.bookkeeping,
          say('Geen renteaanzeggingen verstuurd', 'No notices of interest sent'),
          say(
            'Er kwam geen akkoord binnen vijf dagen. Volgende maand komt een nieuw voorstel.',
            'No approval came in five days. Next month there is a new proposal.',
          ),
        ),
        mailer.send(
          'Mail waarom niet gerekend is',
          mailOf.bookkeeping,
          say('Handelsrente kon niet berekend worden', 'Commercial interest could not be worked out'),
          '={{ $json.reden }}',
        ),
      ],
      flow: [
        `Tweede van de maand > ${open.path} > ${rates.path} > ${customers.path} > ${sent.path} > Reken rente en kosten > Kan er gerekend worden? > Vraag akkoord voor brieven > Akkoord met brieven? > Een brief per factuur > Stuur renteaanzegging > Noteer aanzegging`,
        'Stuur renteaanzegging #1 > Mail brief die niet wegging',
        'Akkoord met brieven? #1 > Mail dat niets is verstuurd',
        'Kan er gerekend worden? #1 > Mail waarom niet gerekend is',
      ],
    };
  },
});

export const rentIncrease = recipe({
  id: 'rent-increase-within-the-cap',
  category: 'finance',
  tags: ['verhuur', 'huurverhoging', 'verhuurder', 'indexering', 'bezwaar', 'huurder'],
  saves: spares(
    90,
    'De verhuurder rekent elk voorjaar per contract de verhoging uit en schrijft brieven.',
    'Each spring the landlord works out the increase of each contract and writes letters.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Huurcontracten', 'Leases');
    const key = say('Contract', 'Lease');
    const columns = {
      contract: key,
      huurder: say('Huurder', 'Tenant'),
      mail: say('Mail', 'Mail'),
      soort: say('Soort', 'Kind'),
      huur: say('Kale huur', 'Basic rent'),
      eigen: say('Percentage in contract', 'Percentage in lease'),
      laatst: say('Laatste verhoging', 'Last increase'),
      voorstel: say('Voorstel op', 'Proposed on'),
    };
    const rows = rowsOf(table, 'Lees huurcontracten', tab, 'Huurcontract', columns);
    const again = alsoRows(rowsOf(table, 'Zoek het contract', tab, 'Gevraagd contract', columns));
    const cap = (id: string, nl: string, en: string, example: number) =>
      limitOf(
        id,
        [`Hoogste verhoging ${nl} (%)`, `Highest increase ${en} (%)`],
        [
          'Het maximum van dit jaar, van rijksoverheid.nl.',
          'The maximum of this year, from rijksoverheid.nl.',
        ],
        example,
      );
    const l = (field: string) => from('Een brief per huurder', field);
    return {
      name: both(
        `Jaarlijkse huurverhoging binnen het maximum uit ${table.app.label}: brieven na akkoord via ${mailer.app.label}, bezwaar met een formulier`,
        `Yearly rent increase within the cap from ${table.app.label}: letters after approval through ${mailer.app.label}, objection with a form`,
      ),
      description: both(
        `Rekent in april per contract in ${table.app.label} de nieuwe huur uit: het laagste van contract en wettelijk maximum, niet binnen een jaar. Na jouw akkoord gaan de brieven via ${mailer.app.label} weg; een bezwaar komt per formulier terug.`,
        `In April it works out the new rent of each lease in ${table.app.label}: the lower of lease and legal cap, not within a year. After your approval the letters go through ${mailer.app.label}; objections return by form.`,
      ),
      benefit: both(
        'Geen verhoging die de Huurcommissie terugdraait.',
        'No increase that the rent tribunal turns back.',
      ),
      uses: [
        [table, both('heeft de contracten', 'has the leases')],
        [mailer, both('vraagt akkoord en stuurt brieven', 'asks for approval and sends letters')],
      ],
      setup: [
        both(
          'Maak de tabel Huurcontracten met de kolommen Contract (uniek), Huurder, Mail, Soort (sociaal, midden of vrij), Kale huur, Percentage in contract (leeg als het contract niets zegt), Laatste verhoging, Voorstel op, Nieuwe huur en Bezwaar.',
          'Make the table Leases with the columns Lease (unique), Tenant, Mail, Kind (sociaal, midden or vrij, for social, middle or free), Basic rent, Percentage in lease (empty where it says nothing), Last increase, Proposed on, New rent and Objection.',
        ),
        both(
          'Vul elk jaar de drie hoogste percentages in en kijk of er per woning een andere grens geldt, zoals de maximale huurprijs volgens de punten. Brieven gaan alleen voor ingang op 1 juli.',
          'Fill in the three highest percentages each year and see whether another limit holds for a home, such as the highest rent by points. Letters are only for a start on 1 July.',
        ),
      ],
      notes: [
        {
          over: ['Reken nieuwe huur', 'Vraag akkoord van verhuurder'],
          text: say(
            '## Twee maanden vooraf\nEen voorstel voor een gereguleerde woning moet ten minste twee maanden voor de ingang bij de huurder zijn (artikel 7:252 BW): brieven van april, ingang 1 juli. In de vrije sector geldt het contract tot het wettelijk maximum; zegt het contract niets, dan doet deze flow daar geen voorstel. Een huurder met een voorstel van dit jaar wordt overgeslagen.',
            '## Two months ahead\nA proposal for a regulated home has to reach the tenant at least two months before it starts (article 7:252 of the Dutch Civil Code): letters in April, start on 1 July. In the free sector the lease counts up to the legal cap; where it says nothing, this makes no proposal. A tenant with a proposal of this year is passed over.',
          ),
        },
      ],
      names: {
        'Tweede april': 'Second of April',
        'Lees huurcontracten': 'Read the leases',
        Huurcontract: 'Lease of a tenant',
        'Reken nieuwe huur': 'Work out the new rent',
        'Iets te verhogen?': 'Anything to increase?',
        'Vraag akkoord van verhuurder': 'Ask the landlord to approve',
        'Verhoging akkoord?': 'Increase approved?',
        'Een brief per huurder': 'One letter a tenant',
        'Mail voorstel aan huurder': 'Mail the proposal to the tenant',
        'Noteer voorstel': 'Note the proposal',
        'Mail huurder zonder brief': 'Mail the tenant without a letter',
        'Mail dat verhoging niet doorgaat': 'Mail that there is no increase',
        'Mail dat er niets is': 'Mail that there is nothing',
        'Bezwaar van huurder': 'Objection of a tenant',
        'Zoek het contract': 'Look up the lease',
        'Gevraagd contract': 'Requested lease',
        'Hoort het bij elkaar?': 'Do they belong together?',
        'Contract gevonden?': 'Lease found?',
        'Leg bezwaar vast': 'Record the objection',
        'Mail bezwaar door': 'Pass the objection on',
        'Bevestig bezwaar': 'Confirm the objection',
        'Toon dat het niet klopt': 'Show that it is not right',
      },
      nodes: [
        cron('Tweede april', '0 9 2 4 *'),
        ...rows.nodes,
        code(
          'Reken nieuwe huur',
          `
${AS_DAY}
${AS_AMOUNT}
${AS_MAIL}
${SAFE_TEXT}
${TO_CENT}
${asEuro()}
const ingang = $now.set({ month: 7, day: 1 }).startOf('day'), grens = { sociaal: getal('${cap('cap-social', 'sociale huur', 'social rent', 4.1)}'), midden: getal('${cap('cap-middle', 'middenhuur', 'middle rent', 6.1)}'), vrij: getal('${cap('cap-free', 'vrije sector', 'free sector', 4.4)}') };
const brieven = [], over = [];
for (const { json: een } of $input.all()) {
  if (!een.contract) continue;
  const soort = String(een.soort ?? '').trim().toLowerCase(), huur = getal(een.huur), eigen = getal(een.eigen), laatst = asDay(een.laatst), voorstel = asDay(een.voorstel), mail = mailvan(een.mail);
  const reden = voorstel.isValid && voorstel.year === $now.year ? '' : grens[soort] === undefined || grens[soort] === null ? '${say('soort onbekend', 'kind unknown')}' : huur === null || huur <= 0 ? '${say('huur niet leesbaar', 'rent unreadable')}' : !mail ? '${say('geen mailadres', 'no mail address')}' : !laatst.isValid ? '${say('laatste verhoging of begin onbekend', 'last increase or start unknown')}' : laatst > ingang.minus({ years: 1 }) ? '${say('verhoogd binnen een jaar', 'increased within a year')}' : soort === 'vrij' && eigen === null ? '${say('contract noemt geen verhoging', 'lease names no increase')}' : null;
  if (reden !== null) { if (reden) over.push('<li>' + cel(een.contract) + ': ' + reden + '</li>'); continue; }
  const procent = eigen === null ? grens[soort] : Math.min(eigen, grens[soort]), nieuw = Math.floor(huur * (1 + procent / 100) * 100) / 100;
  brieven.push({ contract: String(een.contract), huurder: cel(een.huurder), mail, procent: String(procent).replace('.', '${say(',', '.')}'), oud: euro(huur), nieuw, nieuwtekst: euro(nieuw), erbij: cent(nieuw - huur), ingang: ingang.toFormat('dd-MM-yyyy') });
}
return [{ json: { brieven, aantal: brieven.length, som: euro(cent(brieven.reduce((totaal, een) => totaal + een.erbij, 0))), over: over.join('') || '<li>-</li>', lijst: brieven.map((een) => '<li>' + cel(een.contract) + ' ' + een.huurder + ': ' + een.oud + ' → ' + een.nieuwtekst + ' (' + een.procent + '%)</li>').join('') } }];`,
        ),
        when('Iets te verhogen?', [['={{ $json.aantal }}', '>', 0]]),
        answeredWithin(
          mailer.approve(
            'Vraag akkoord van verhuurder',
            LANDLORD,
            say(
              '={{ $json.aantal }} huurverhogingen, {{ $json.som }} per maand',
              '={{ $json.aantal }} rent increases, {{ $json.som }} a month',
            ),
            say(
              '=Mogen deze voorstellen weg? Ze moeten voor 1 mei bij de huurder zijn.<ul>{{ $json.lijst }}</ul>Overgeslagen:<ul>{{ $json.over }}</ul>',
              '=May these proposals go? They have to reach the tenant before 1 May.<ul>{{ $json.lijst }}</ul>Passed over:<ul>{{ $json.over }}</ul>',
            ),
          ),
          14,
          'days',
        ),
        when('Verhoging akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Een brief per huurder',
          "return ($('Reken nieuwe huur').first().json.brieven ?? []).map((json) => ({ json }));",
        ),
        withErrorBranch(
          mailer.send(
            'Mail voorstel aan huurder',
            '={{ $json.mail }}',
            say(
              '=Voorstel voor de huur per {{ $json.ingang }}',
              '=Proposal for the rent from {{ $json.ingang }}',
            ),
            say(
              `=Beste {{ $json.huurder }},<br><br>We stellen voor de kale huur per {{ $json.ingang }} te verhogen met {{ $json.procent }}%: van {{ $json.oud }} naar {{ $json.nieuwtekst }} per maand (contract {{ $json.contract }}).<br><br>Ben je het er niet mee eens, maak dan voor {{ $json.ingang }} bezwaar met dit formulier: ${formAddress}`,
              `=Dear {{ $json.huurder }},<br><br>We propose to increase the basic rent from {{ $json.ingang }} by {{ $json.procent }}%: from {{ $json.oud }} to {{ $json.nieuwtekst }} a month (lease {{ $json.contract }}).<br><br>If you do not agree, object with this form before {{ $json.ingang }}: ${formAddress}`,
            ),
          ),
        ),
        table.upsert('Noteer voorstel', tab, key, {
          [key]: `=${l('contract')}`,
          [say('Voorstel op', 'Proposed on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Nieuwe huur', 'New rent')]: `=${l('nieuw')}`,
        }),
        mailer.send(
          'Mail huurder zonder brief',
          mailOf.administration,
          say(`=Huurvoorstel ${l('contract')} kon niet weg`, `=Rent proposal ${l('contract')} could not go`),
          say(
            `=Stuur het zelf per post, zodat het er voor 1 mei is: ${l('huurder')}, van ${l('oud')} naar ${l('nieuwtekst')}.`,
            `=Send it by post yourself, so that it is there before 1 May: ${l('huurder')}, from ${l('oud')} to ${l('nieuwtekst')}.`,
          ),
        ),
        mailer.send(
          'Mail dat verhoging niet doorgaat',
          mailOf.administration,
          say('Geen huurverhoging verstuurd', 'No rent increase sent'),
          say(
            'De verhuurder gaf binnen veertien dagen geen akkoord. Er is geen brief weg.',
            'The landlord did not approve within fourteen days. No letter went.',
          ),
        ),
        mailer.send(
          'Mail dat er niets is',
          LANDLORD,
          say('Geen huur te verhogen', 'No rent to increase'),
          say('=Overgeslagen:<ul>{{ $json.over }}</ul>', '=Passed over:<ul>{{ $json.over }}</ul>'),
        ),
        openFormWithEnding(
          'Bezwaar van huurder',
          say('Bezwaar tegen de huurverhoging', 'Objection to the rent increase'),
          say('Het contract staat in de brief.', 'The lease is in the letter.'),
          [
            ['contract', say('Contract', 'Lease')],
            ['mail', say('Jouw e-mailadres', 'Your email address'), 'email'],
            ['reden', say('Waarom ben je het er niet mee eens?', 'Why do you not agree?'), 'textarea'],
          ],
        ),
        ...again.nodes,
        code(
          'Hoort het bij elkaar?',
          `
${SAFE_TEXT}
const gelijk = (v) => String(v ?? '').trim().toLowerCase(), vraag = $('Bezwaar van huurder').first().json;
const een = $input.all().map(({ json }) => json).find((een) => gelijk(een.contract) !== '' && gelijk(een.contract) === gelijk(vraag.contract) && gelijk(een.mail) === gelijk(vraag.mail));
return [{ json: { klopt: een !== undefined, contract: een?.contract ?? '', huurder: cel(een?.huurder), reden: String(vraag.reden ?? ''), veilig: cel(vraag.reden) } }];`,
        ),
        when('Contract gevonden?', [['={{ $json.klopt }}', 'yes']]),
        table.upsert('Leg bezwaar vast', tab, key, {
          [key]: '={{ $json.contract }}',
          [say('Bezwaar', 'Objection')]: "={{ $now.toFormat('yyyy-MM-dd') }}: {{ $json.reden }}",
        }),
        withErrorBranch(
          mailer.send(
            'Mail bezwaar door',
            LANDLORD,
            say(
              `=Bezwaar van ${from('Hoort het bij elkaar?', 'huurder')} (${from('Hoort het bij elkaar?', 'contract')})`,
              `=Objection of ${from('Hoort het bij elkaar?', 'huurder')} (${from('Hoort het bij elkaar?', 'contract')})`,
            ),
            say(
              `=${from('Hoort het bij elkaar?', 'veilig')}<br><br>Blijf je bij de verhoging, dan kun je binnen zes weken na de ingang naar de Huurcommissie. Tot dan betaalt de huurder de oude huur.`,
              `=${from('Hoort het bij elkaar?', 'veilig')}<br><br>If you keep to the increase, you can go to the rent tribunal within six weeks after its start. Until then the tenant pays the old rent.`,
            ),
          ),
        ),
        formEnd(
          'Bevestig bezwaar',
          say('Bezwaar genoteerd', 'Objection noted'),
          say(
            'Je bezwaar is vastgelegd. Betaal tot er een besluit is je huidige huur.',
            'Your objection is recorded. Pay your present rent until there is a decision.',
          ),
        ),
        formEnd(
          'Toon dat het niet klopt',
          say('Niet gevonden', 'Not found'),
          say(
            'Contract en e-mailadres horen niet bij elkaar. Neem ze over uit de brief en probeer het opnieuw.',
            'Lease and email address do not belong together. Copy them from the letter and try again.',
          ),
        ),
      ],
      flow: [
        `Tweede april > ${rows.path} > Reken nieuwe huur > Iets te verhogen? > Vraag akkoord van verhuurder > Verhoging akkoord? > Een brief per huurder > Mail voorstel aan huurder > Noteer voorstel`,
        'Mail voorstel aan huurder #1 > Mail huurder zonder brief',
        'Verhoging akkoord? #1 > Mail dat verhoging niet doorgaat',
        'Iets te verhogen? #1 > Mail dat er niets is',
        `Bezwaar van huurder > ${again.path} > Hoort het bij elkaar? > Contract gevonden? > Leg bezwaar vast > Mail bezwaar door > Bevestig bezwaar`,
        'Mail bezwaar door #1 > Bevestig bezwaar',
        'Contract gevonden? #1 > Toon dat het niet klopt',
      ],
    };
  },
});

export const domainRenewals = recipe({
  id: 'domain-renewal-asked-then-invoiced',
  category: 'finance',
  tags: ['bureau', 'domeinnaam', 'hosting', 'verlengen', 'doorbelasten', 'webbouwer'],
  saves: spares(
    20,
    'Het bureau mailt klanten over verlopende domeinen, wacht op antwoord en factureert met de hand.',
    'The agency mails clients about expiring domains, waits for an answer and invoices by hand.',
  ),
  variants: combine(
    {
      books: among(accounting, 'moneybird', 'xero', 'quickbooks'),
      table: officeTables,
      mailer: officeMail,
      tasks: among(officeTasks, 'asana', 'trello', 'clickUp'),
    },
    { take: 4, apart: ['books', 'table', 'tasks'] },
  ),
  build: ({ books, table, mailer, tasks }) => {
    const tab = say('Domeinen', 'Domains');
    const key = say('Domein', 'Domain');
    const asked = say('Gevraagd', 'Asked');
    const decision = say('Besluit', 'Decision');
    const yes = say('Verlengen', 'Renew');
    const columns = {
      domein: key,
      klant: say('Klant', 'Client'),
      mail: say('Mail', 'Mail'),
      tot: say('Verloopt op', 'Expires on'),
      prijs: say('Prijs per jaar', 'Price a year'),
      gevraagd: asked,
      besluit: decision,
    };
    const rows = rowsOf(table, 'Lees domeinen', tab, 'Domein van klant', columns);
    const again = alsoRows(rowsOf(table, 'Zoek het domein', tab, 'Gevraagd domein', columns));
    const c = (field: string) => from('Welk domein is aan de beurt?', field);
    const d = (field: string) => from('Geldt het besluit?', field);
    const invoice = books.createInvoice('Maak conceptfactuur', {
      customer: `=${d('klant')}`,
      email: `=${d('mail')}`,
      description: say(`=Verlenging ${d('domein')} voor een jaar`, `=Renewal of ${d('domein')} for a year`),
      amount: `=${d('prijs')}`,
      due: "={{ $now.plus({ days: 14 }).toFormat('yyyy-MM-dd') }}",
    });
    return {
      name: both(
        `Domeinen en hosting verlengen na akkoord van de klant uit ${table.app.label}, factuur in ${books.app.label}, taak in ${tasks.app.label}`,
        `Renew domains and hosting after the client agrees from ${table.app.label}, invoice in ${books.app.label}, task in ${tasks.app.label}`,
      ),
      description: both(
        `Vraagt klanten uit ${table.app.label} 45 dagen voor een domein verloopt via ${mailer.app.label} of het blijft. Ja wordt een factuur in ${books.app.label} en een taak in ${tasks.app.label}; nee een taak om te stoppen, stilte een belletje.`,
        `Asks clients from ${table.app.label} 45 days before a domain expires through ${mailer.app.label} whether it stays. Yes becomes an invoice in ${books.app.label} and a task in ${tasks.app.label}; no a task to stop, silence a call.`,
      ),
      benefit: both(
        'Geen domein verlengd dat niemand betaalt, geen site die ineens weg is.',
        'No domain renewed that nobody pays, no site that is suddenly gone.',
      ),
      uses: [
        [table, both('heeft de domeinen en besluiten', 'has the domains and decisions')],
        [mailer, both('vraagt de klant', 'asks the client')],
        [books, both('krijgt de factuur', 'receives the invoice')],
        [tasks, both('krijgt het werk', 'receives the work')],
      ],
      setup: [
        both(
          'Maak de tabel Domeinen met de kolommen Domein (uniek), Klant, Mail, Verloopt op, Prijs per jaar (zonder btw), Gevraagd en Besluit. Zet na het verlengen de nieuwe datum erin en maak Gevraagd en Besluit leeg.',
          'Make the table Domains with the columns Domain (unique), Client, Mail, Expires on, Price a year (without VAT), Asked and Decision. After renewal put in the new date and empty Asked and Decision.',
        ),
        both(
          'Zet bij je registrar automatisch verlengen uit: dit besluit komt ervoor in de plaats.',
          'Switch automatic renewal off at your registrar: this decision takes its place.',
        ),
      ],
      notes: [
        {
          over: ['Welk domein is aan de beurt?', 'Noteer vraag'],
          text: say(
            '## Twee vragen, dan bellen\nOp 45 dagen de eerste mail, op 21 de tweede, op 10 een taak om te bellen. Een trap komt in de tabel zodra hij gelukt is; wat mislukt, komt morgen terug. Het besluit geldt alleen van het mailadres dat bij het domein hoort, en eenmaal.',
            '## Two questions, then a call\nThe first mail at 45 days, the second at 21, a task to call at 10. A stage is in the table once it succeeded; what fails comes back tomorrow. The decision counts only from the mail address that belongs to the domain, and once.',
          ),
        },
      ],
      names: {
        'Elke ochtend om half negen': 'Every morning at half past eight',
        'Lees domeinen': 'Read the domains',
        'Domein van klant': 'Domain of a client',
        'Welk domein is aan de beurt?': 'Which domain is due?',
        'Mailen of bellen?': 'Mail or call?',
        'Vraag klant om besluit': 'Ask the client to decide',
        'Noteer vraag': 'Note the question',
        'Maak taak om te bellen': 'Make a task to call',
        'Mail dat taak niet lukte': 'Mail that the task failed',
        'Noteer beltaak': 'Note the call task',
        'Besluit van klant': 'Decision of the client',
        'Zoek het domein': 'Look up the domain',
        'Gevraagd domein': 'Requested domain',
        'Geldt het besluit?': 'Does the decision count?',
        'Verlengen of stoppen?': 'Renew or stop?',
        'Leg verlenging vast': 'Record the renewal',
        'Maak conceptfactuur': 'Make a draft invoice',
        'Maak taak verlengen': 'Make a task to renew',
        'Toon dat het blijft': 'Show that it stays',
        'Leg opzegging vast': 'Record the stop',
        'Maak taak stoppen': 'Make a task to stop',
        'Toon wat er gebeurt': 'Show what happens',
        'Toon dat code niet klopt': 'Show that it is not right',
        'Mail wat er nog moet': 'Mail what is left to do',
      },
      nodes: [
        everyDay('Elke ochtend om half negen', 8, 30),
        ...rows.nodes,
        code(
          'Welk domein is aan de beurt?',
          `
${AS_DAY}
${AS_AMOUNT}
${AS_MAIL}
${SAFE_TEXT}
${asEuro()}
const vandaag = $now.startOf('day');
return $input.all().map(({ json }) => json).flatMap((een) => {
  const tot = asDay(een.tot), prijs = getal(een.prijs), mail = mailvan(een.mail);
  if (!een.domein || een.besluit || !tot.isValid) return [];
  const rest = Math.floor(tot.startOf('day').diff(vandaag, 'days').days), hoort = rest <= 10 ? 3 : rest <= 21 ? 2 : rest <= 45 ? 1 : 0, had = getal(een.gevraagd) ?? 0;
  if (rest < -30 || hoort <= had) return [];
  const trap = mail && prijs !== null && hoort < 3 ? hoort : 3;
  return [{ json: { trap, soort: trap === 3 ? 'bel' : 'mail', domein: String(een.domein), klant: String(een.klant ?? ''), veilig: cel(een.klant), mail, tot: tot.toFormat('dd-MM-yyyy'), rest, prijs: prijs === null ? '?' : euro(prijs), vandaag: vandaag.toFormat('yyyy-MM-dd') } }];
});`,
        ),
        choose('Mailen of bellen?', [
          ['mail', ['={{ $json.soort }}', 'is', 'mail']],
          [say('bellen', 'call'), ['={{ $json.soort }}', 'is', 'bel']],
        ]),
        withErrorBranch(
          mailer.send(
            'Vraag klant om besluit',
            '={{ $json.mail }}',
            say(
              '=Blijft {{ $json.domein }}? Het verloopt op {{ $json.tot }}',
              '=Does {{ $json.domein }} stay? It expires on {{ $json.tot }}',
            ),
            say(
              `=Beste {{ $json.veilig }},<br><br>{{ $json.domein }} verloopt op {{ $json.tot }}. Verlengen kost {{ $json.prijs }} per jaar zonder btw. Laat met dit formulier weten of het blijft: ${formAddress}<br><br>Zonder verlenging werken site en mail op dit domein daarna niet meer.`,
              `=Dear {{ $json.veilig }},<br><br>{{ $json.domein }} expires on {{ $json.tot }}. Renewal costs {{ $json.prijs }} a year without VAT. Tell with this form whether it stays: ${formAddress}<br><br>Without renewal, site and mail at this domain stop working afterwards.`,
            ),
          ),
        ),
        table.upsert('Noteer vraag', tab, key, { [key]: `=${c('domein')}`, [asked]: `=${c('trap')}` }),
        withErrorBranch(
          tasks.create('Maak taak om te bellen', {
            title: say(`=Bel ${c('klant')} over ${c('domein')}`, `=Call ${c('klant')} about ${c('domein')}`),
            description: say(
              `=Verloopt op ${c('tot')} (over ${c('rest')} dagen), geen besluit. Controleer ook mailadres (${c('mail')}) en prijs (${c('prijs')}).`,
              `=Expires on ${c('tot')} (in ${c('rest')} days), no decision. Also check the mail address (${c('mail')}) and price (${c('prijs')}).`,
            ),
            due: `=${c('vandaag')}`,
          }),
        ),
        mailer.send(
          'Mail dat taak niet lukte',
          mailOf.office,
          say(`=Bel ${c('klant')} over ${c('domein')}`, `=Call ${c('klant')} about ${c('domein')}`),
          say(
            `=Er is geen besluit en de taak kon niet worden gemaakt. Het domein verloopt op ${c('tot')}; morgen probeert hij het opnieuw.`,
            `=There is no decision and the task could not be made. The domain expires on ${c('tot')}; tomorrow it tries again.`,
          ),
        ),
        table.upsert('Noteer beltaak', tab, key, { [key]: `=${c('domein')}`, [asked]: '3' }),
        openFormWithEnding(
          'Besluit van klant',
          say('Blijft dit domein?', 'Does this domain stay?'),
          say('Vul het domein in zoals in de mail.', 'Fill in the domain as in the mail.'),
          [
            ['domein', say('Domein', 'Domain')],
            ['mail', say('Jouw e-mailadres', 'Your email address'), 'email'],
            [
              'besluit',
              say('Jouw besluit', 'Your decision'),
              'dropdown',
              [yes, say('Laten verlopen', 'Let it expire')],
            ],
          ],
        ),
        ...again.nodes,
        code(
          'Geldt het besluit?',
          `
${AS_DAY}
${AS_AMOUNT}
const gelijk = (v) => String(v ?? '').trim().toLowerCase(), vraag = $('Besluit van klant').first().json;
const een = $input.all().map(({ json }) => json).find((een) => gelijk(een.domein) !== '' && gelijk(een.domein) === gelijk(vraag.domein) && gelijk(een.mail) === gelijk(vraag.mail)), tot = asDay(een?.tot), prijs = getal(een?.prijs);
const geldt = een !== undefined && gelijk(een.besluit) === '' && tot.isValid && prijs !== null;
return [{ json: { soort: !geldt ? 'fout' : String(vraag.besluit) === '${yes}' ? 'ja' : 'nee', domein: een?.domein ?? '', klant: een?.klant ?? '', mail: een?.mail ?? '', prijs: prijs ?? 0, tot: tot.isValid ? tot.toFormat('dd-MM-yyyy') : '', voor: tot.isValid ? tot.minus({ days: 3 }).toFormat('yyyy-MM-dd') : $now.toFormat('yyyy-MM-dd') } }];`,
        ),
        choose('Verlengen of stoppen?', [
          [say('verlengen', 'renew'), ['={{ $json.soort }}', 'is', 'ja']],
          [say('stoppen', 'stop'), ['={{ $json.soort }}', 'is', 'nee']],
          [say('ongeldig', 'void'), ['={{ $json.soort }}', 'is', 'fout']],
        ]),
        table.upsert('Leg verlenging vast', tab, key, {
          [key]: '={{ $json.domein }}',
          [decision]: say(
            "=verlengen ({{ $now.toFormat('yyyy-MM-dd') }})",
            "=renew ({{ $now.toFormat('yyyy-MM-dd') }})",
          ),
        }),
        withErrorBranch(
          tasks.create('Maak taak verlengen', {
            title: say(
              `=Verleng ${d('domein')} voor ${d('tot')}`,
              `=Renew ${d('domein')} before ${d('tot')}`,
            ),
            description: say(
              'De klant heeft ja gezegd. Zet daarna de nieuwe datum in de tabel.',
              'The client said yes. Then put the new date in the table.',
            ),
            due: `=${d('voor')}`,
          }),
        ),
        ...invoice.map((step) => (step.attach ? step : withErrorBranch(step))),
        formEnd(
          'Toon dat het blijft',
          say('Het blijft', 'It stays'),
          say(`=We verlengen ${d('domein')} voor een jaar.`, `=We renew ${d('domein')} for a year.`),
        ),
        mailer.send(
          'Mail wat er nog moet',
          mailOf.administration,
          say(
            `=Rond de verlenging van ${d('domein')} zelf af`,
            `=Finish the renewal of ${d('domein')} yourself`,
          ),
          say(
            `=${d('klant')} verlengt ${d('domein')} voor ${euros(d('prijs'))} zonder btw, uiterlijk ${d('tot')}, maar de taak of de factuur kon niet worden gemaakt. Kijk welke van de twee er is en maak de andere.`,
            `=${d('klant')} renews ${d('domein')} for ${euros(d('prijs'))} without VAT, by ${d('tot')}, but the task or the invoice could not be made. See which of the two is there and make the other.`,
          ),
        ),
        table.upsert('Leg opzegging vast', tab, key, {
          [key]: '={{ $json.domein }}',
          [decision]: say(
            "=verlopen ({{ $now.toFormat('yyyy-MM-dd') }})",
            "=expire ({{ $now.toFormat('yyyy-MM-dd') }})",
          ),
        }),
        tasks.create('Maak taak stoppen', {
          title: say(`=Stop ${d('domein')} op ${d('tot')}`, `=Stop ${d('domein')} on ${d('tot')}`),
          description: say(
            `=Maak een kopie van site en mail, geef ${d('klant')} de verhuiscode als die gevraagd wordt en laat het domein verlopen.`,
            `=Make a copy of site and mail, give ${d('klant')} the transfer code when asked and let the domain expire.`,
          ),
          due: `=${d('voor')}`,
        }),
        formEnd(
          'Toon wat er gebeurt',
          say('Het stopt', 'It stops'),
          say(
            `=${d('domein')} verloopt op ${d('tot')}. Wil je het elders onderbrengen, vraag dan voor die dag de verhuiscode.`,
            `=${d('domein')} expires on ${d('tot')}. To move it elsewhere, ask for the transfer code before that day.`,
          ),
        ),
        formEnd(
          'Toon dat code niet klopt',
          say('Niet gevonden', 'Not found'),
          say(
            'Domein en e-mailadres horen niet bij elkaar, of er is al besloten. Antwoord op onze mail als je wilt wijzigen.',
            'Domain and email address do not belong together, or it was decided before. Answer our mail to change it.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend om half negen > ${rows.path} > Welk domein is aan de beurt? > Mailen of bellen? > Vraag klant om besluit > Noteer vraag`,
        'Vraag klant om besluit #1 > Maak taak om te bellen',
        'Mailen of bellen? #1 > Maak taak om te bellen > Noteer beltaak',
        'Maak taak om te bellen #1 > Mail dat taak niet lukte',
        `Besluit van klant > ${again.path} > Geldt het besluit? > Verlengen of stoppen? > Leg verlenging vast > Maak taak verlengen > ${chain(invoice)} > Toon dat het blijft`,
        ...invoice.filter((step) => !step.attach).map((step) => `${step.name} #1 > Mail wat er nog moet`),
        'Maak taak verlengen #1 > Mail wat er nog moet > Toon dat het blijft',
        'Verlengen of stoppen? #1 > Leg opzegging vast > Maak taak stoppen > Toon wat er gebeurt',
        'Verlengen of stoppen? #2 > Toon dat code niet klopt',
      ],
    };
  },
});
